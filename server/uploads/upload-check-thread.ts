import { workerData } from 'node:worker_threads'
import type { AnyGame } from '@fairground/kernel'
import { answerTasks, gamesOf } from '../thread.ts'
import { optionProblems } from './option-problems.ts'
import { type ArrivedRecord, type Games, readRecord } from './record.ts'
import type { UploadCheckSetting, UploadTask } from './upload-check.ts'

/** A thread that parses, deals and plays what people upload: it can be terminated, whatever happens. */

const { gamesModule }: UploadCheckSetting = workerData
const games = await gamesOf(gamesModule)
const loaded = new Map<string, AnyGame>()

answerTasks<UploadTask>(checked)

async function checked(task: UploadTask): Promise<unknown> {
  if (task.kind === 'record') return (await readRecord(load, task)) satisfies ArrivedRecord
  const game = await load(task.game)
  if (game === undefined) throw new Error(`there is no game ${task.game}`)
  return optionProblems(game, JSON.parse(task.options), task.seats)
}

const load: Games = async (id) => {
  if (Object.hasOwn(games, id) && !loaded.has(id)) loaded.set(id, (await games[id]()).game)
  return loaded.get(id)
}
