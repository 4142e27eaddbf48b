import { overThreads } from '../threads.ts'
import { nameOf, type TournamentGame } from './line-ups.ts'
import type { Played, Setting } from './play.ts'

/** Plays the tables on so many threads; `done` gets each one as it ends. */
export function playAll(
  setting: Setting,
  seatings: readonly TournamentGame[],
  threads: number,
  done: (table: Played) => void,
): Promise<void> {
  return overThreads(new URL('./worker.ts', import.meta.url), setting, seatings, threads, done, (seating) => `the table ${nameOf(seating)}`)
}
