import { t } from './text.ts'

/** A friendly name for a guest who has not chosen one, in the current language. It can be changed at any time. */
export function guestName(): string {
  const { named, places, animals } = t.peek().guest
  return named(oneOf(places), oneOf(animals))
}

function oneOf(words: readonly string[]): string {
  return words[Math.floor(Math.random() * words.length)]
}
