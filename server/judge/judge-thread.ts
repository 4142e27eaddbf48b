import { workerData } from 'node:worker_threads'
import type { AnyGame } from '@fairground/kernel'
import { answerTasks, gamesOf } from '../thread.ts'
import type { JudgeSetting, JudgeTask } from './judge.ts'
import { type ArrivedRecord, type Games, readRecord } from './record.ts'
import { optionProblems } from './trial.ts'

/** A thread that parses, deals and plays what people upload: it can be terminated, whatever happens. */

const { gamesModule }: JudgeSetting = workerData
const games = await gamesOf(gamesModule)
const loaded = new Map<string, AnyGame>()

answerTasks<JudgeTask>(judged)

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
