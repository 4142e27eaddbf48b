import { signal } from '@preact/signals'

const KEY = 'fairground.tips'

/** By game, the tips that somebody at this device has been given. */
type Given = Readonly<Record<string, readonly string[]>>

function stored(): Given {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

const given = signal(stored())

/** The first of these that is new here. */
export function newTip(game: string, tips: readonly string[]): string | undefined {
  const known = given.value[game] ?? []
  return tips.find((tip) => !known.includes(tip))
}

export function setGiven(game: string, tip: string): void {
  const known = given.peek()[game] ?? []
  if (known.includes(tip)) return
  given.value = { ...given.peek(), [game]: [...known, tip] }
  try {
    localStorage.setItem(KEY, JSON.stringify(given.peek()))
  } catch {
    // A browser that keeps nothing may be told the same once more.
  }
}
