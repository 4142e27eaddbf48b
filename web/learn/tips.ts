import { signal } from '@preact/signals'
import { store, stored } from '../lib/browser-storage.ts'

const KEY = 'fairground.tips'

/** By game, the tips that were shown on this device. */
type Given = Readonly<Record<string, readonly string[]>>

const given = signal((stored(KEY) ?? {}) as Given)

/** The first of these that is new here. */
export function newTip(game: string, tips: readonly string[]): string | undefined {
  const known = given.value[game] ?? []
  return tips.find((tip) => !known.includes(tip))
}

export function setGiven(game: string, tip: string): void {
  const known = given.peek()[game] ?? []
  if (known.includes(tip)) return
  given.value = { ...given.peek(), [game]: [...known, tip] }
  store(KEY, given.peek())
}
