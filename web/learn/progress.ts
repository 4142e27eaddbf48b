import { signal } from '@preact/signals'
import { store, stored } from '../lib/browser-storage.ts'

/** The progress in a game's lesson on this device. */
export interface Progress {
  /** How many notes are done. */
  readonly done: number
  readonly of: number
}

const KEY = 'fairground.lessons'

const kept = signal((stored(KEY) ?? {}) as Readonly<Record<string, Progress>>)

export function progressIn(game: string): Progress | undefined {
  return kept.value[game]
}

export function isUnderWay(game: string): boolean {
  const progress = progressIn(game)
  return progress !== undefined && progress.done > 0 && progress.done < progress.of
}

export function keepProgress(game: string, progress: Progress): void {
  kept.value = { ...kept.value, [game]: progress }
  store(KEY, kept.value)
}
