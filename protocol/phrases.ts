/**
 * Phrases that are sent as codes, so that everybody reads them in their own language. The chat line also has the English text, for clients
 * that do not know the code.
 */
export const PHRASES = {
  hello: 'Hello!',
  luck: 'Good luck, have fun!',
  nice: 'Nice move!',
  oops: 'Oops, that went wrong.',
  thinking: 'Give me a moment, I am thinking.',
  thanks: 'Thank you!',
  good: 'Good game!',
  again: 'Another one?',
} as const

export type Phrase = keyof typeof PHRASES

/** A chat message: own words, or a phrase by its code. */
export type ChatText = string | { readonly phrase: Phrase }
