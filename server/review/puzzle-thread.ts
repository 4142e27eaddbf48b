import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { confirmedPuzzle, type Puzzle, puzzleSetting, puzzlesIn } from '@fairground/review'
import { answerTasks, gamesOf } from '../thread.ts'

/** A thread that plays one match between bots at a time and returns the puzzles that it found. */

export interface PuzzleThreadSetting {
  readonly gamesModule: string
  /** A puzzle is kept if so many times the usual thinking time gives the same answer. */
  readonly times: number
  readonly stop: Int32Array
}

export interface PuzzleTask {
  readonly game: string
  readonly seed: string
  readonly number: number
  readonly most: number
}

/** A quarter of the CPU share of a table's thread, if both compete for a core. */
const NICE = 5

const { gamesModule, times, stop }: PuzzleThreadSetting = workerData
const games = await gamesOf(gamesModule)
const isStopped = () => Atomics.load(stop, 0) === 1
giveWay()

async function found({ game, seed, number, most }: PuzzleTask): Promise<readonly Puzzle[]> {
  const gamePackage = await games[game]()
  const kept: Puzzle[] = []
  for (const puzzle of await puzzlesIn(gamePackage, puzzleSetting(gamePackage, seed, number), most, isStopped)) {
    if (isStopped()) throw new Error('the search for puzzles was stopped')
    const confirmed = await confirmedPuzzle(gamePackage, puzzle, times)
    if (confirmed !== undefined) kept.push(confirmed)
  }
  return kept
}

/** Nobody waits for puzzles: lowers the priority of this thread, where the system supports it (Linux). */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, NICE)
  } catch {
    // Other systems: normal priority.
  }
}

answerTasks<PuzzleTask>(found)
