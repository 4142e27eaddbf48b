import { parentPort, workerData } from 'node:worker_threads'
import { confirmedPuzzle, type Puzzle, type PuzzleSetting, puzzlesIn } from '@fairground/review'
import { messageOf } from '../failure.ts'
import { gameNamed } from '../games.ts'
import type { Answer } from '../threads.ts'

/** A thread that searches one game at a time for puzzles, or checks one puzzle at a time. */

export type PuzzleTask =
  | { readonly make: PuzzleSetting }
  | { readonly check: Puzzle; readonly times: number; readonly luck: string | undefined }
export type PuzzleAnswer = { readonly made: readonly Puzzle[] } | { readonly checked: Puzzle | undefined }

const port = parentPort
if (port === null) throw new Error('this file is a thread that makes puzzles')
const gamePackage = await gameNamed((workerData as { readonly game: string }).game)

async function done(task: PuzzleTask): Promise<PuzzleAnswer> {
  if ('make' in task) return { made: await puzzlesIn(gamePackage, task.make) }
  return { checked: await confirmedPuzzle(gamePackage, task.check, task.times, task.luck) }
}

port.on('message', async (task: PuzzleTask) => {
  let answer: Answer<PuzzleAnswer>
  try {
    answer = { done: await done(task) }
  } catch (error) {
    answer = { failed: messageOf(error) }
  }
  port.postMessage(answer)
})
