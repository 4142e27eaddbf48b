import { overThreads } from '../threads.ts'
import { nameOf, type Seating } from './line-ups.ts'
import type { Played, Setting } from './play.ts'

/** Plays the tables over so many threads, in order as threads get free, and hands each over as it ends. */
export function playAll(setting: Setting, seatings: readonly Seating[], threads: number, done: (table: Played) => void): Promise<void> {
  return overThreads(new URL('./worker.ts', import.meta.url), setting, seatings, threads, done, (seating) => `the table ${nameOf(seating)}`)
}
