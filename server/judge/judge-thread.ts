import { parentPort, workerData } from 'node:worker_threads'
import type { AnyGame, AnyGamePackage } from '@fairground/kernel'
import type { Answer } from '../threads.ts'
import type { JudgeSetting, JudgeTask } from './judge.ts'
import { type ArrivedRecord, type Games, readRecord } from './record.ts'
import { optionProblems } from './trial.ts'

/** A thread that parses, deals and plays what people upload: it can be terminated, whatever happens. */

const port = parentPort
if (port === null) throw new Error('this file is a thread of the judge')
const { gamesModule }: JudgeSetting = workerData
const { games }: { games: Readonly<Record<string, () => Promise<AnyGamePackage>>> } = await import(gamesModule)
const loaded = new Map<string, AnyGame>()

port.on('message', async (task: JudgeTask) => {
  let answer: Answer<unknown>
  try {
    answer = { answer: await judged(task) }
  } catch (error) {
    answer = { failed: error instanceof Error ? error.message : String(error) }
  }
  port.postMessage(answer)
})

async function judged(task: JudgeTask): Promise<unknown> {
  if (task.kind === 'record') return (await readRecord(load, task)) satisfies ArrivedRecord
  const game = await load(task.game)
  if (game === undefined) throw new Error(`there is no game ${task.game}`)
  return optionProblems(game, JSON.parse(task.options), task.seats)
}

const load: Games = async (id) => {
  if (Object.hasOwn(games, id) && !loaded.has(id)) loaded.set(id, (await games[id]()).game)
  return loaded.get(id)
}
