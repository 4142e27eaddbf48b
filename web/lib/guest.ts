import { t } from './text.ts'

/** A friendly name for somebody who has not said theirs, in the language of the moment. It can be changed at any time. */
export function guestName(): string {
  const { named, places, animals } = t.peek().guest
  return named(oneOf(places), oneOf(animals))
}

function oneOf(words: readonly string[]): string {
  return words[Math.floor(Math.random() * words.length)]
}
