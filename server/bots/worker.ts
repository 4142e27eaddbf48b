import { parentPort, workerData } from 'node:worker_threads'
import { isLevel, openBot } from '@fairground/bots'
import { type AnyGamePackage, type Bot, fastRandom, type SeenBy } from '@fairground/kernel'
import type { Answer } from '../threads.ts'
import type { BotTask } from './pool.ts'

/** A thread in which one bot thinks at a time. It is given a view and the moves on offer, and answers with an index. */

export interface WorkerSetting {
  readonly gamesModule: string
  readonly stop: Int32Array
}

const port = parentPort
if (port === null) throw new Error('this file is a thread of the bots')
const { gamesModule, stop }: WorkerSetting = workerData
const { games }: { games: Readonly<Record<string, () => Promise<AnyGamePackage>>> } = await import(gamesModule)

port.on('message', async (task: BotTask) => {
  let thought: Answer<number>
  try {
    thought = { answer: await think(task) }
  } catch (error) {
    thought = { failed: error instanceof Error ? error.message : String(error) }
  }
  port.postMessage(thought)
})

/** Bots are opened for a match; the last few stay open, since the next task is likely to be of one of their matches. */
const MOST_OPEN = 8
const open = new Map<string, Promise<Bot<unknown, SeenBy>>>()

function botFor({ game, options, seats, level }: BotTask): Promise<Bot<unknown, SeenBy>> {
  if (!isLevel(level)) throw new Error(`there is no level ${level}`)
  const key = JSON.stringify([game, options, seats, level])
  const bot = open.get(key) ?? games[game]().then((found) => openBot(found, level, found.game.open(options, seats)))
  open.delete(key)
  open.set(key, bot)
  for (const oldest of open.keys()) if (open.size > MOST_OPEN) open.delete(oldest)
  return bot
}

async function think(task: BotTask): Promise<number> {
  const { view, moves, seed, millis } = task
  const bot = await botFor(task)
  const until = performance.now() + millis
  const budget = {
    iterations: Number.MAX_SAFE_INTEGER,
    stop: () => Atomics.load(stop, 0) === 1 || performance.now() >= until,
  }
  // Views and moves are plain JSON; the level's bot knows its own game's.
  const choice = moves.indexOf(bot.choose(view as Parameters<typeof bot.choose>[0], moves, budget, fastRandom(seed)))
  if (choice < 0) throw new Error('it chose a move that was not offered')
  return choice
}
