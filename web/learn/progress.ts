import { signal } from '@preact/signals'

/** How far somebody at this device has come in a game's lesson. */
export interface Progress {
  /** Notes that lie behind. */
  readonly done: number
  readonly of: number
}

const KEY = 'fairground.lessons'

function stored(): Readonly<Record<string, Progress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

const kept = signal(stored())

export function progressIn(game: string): Progress | undefined {
  return kept.value[game]
}

export function isUnderWay(game: string): boolean {
  const progress = progressIn(game)
  return progress !== undefined && progress.done > 0 && progress.done < progress.of
}

export function keepProgress(game: string, progress: Progress): void {
  kept.value = { ...kept.value, [game]: progress }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value))
  } catch {
    // A browser that keeps nothing still teaches; the place is lost with the page.
  }
}
