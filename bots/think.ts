import { type AnyGamePackage, type Bot, fastRandom, type SeenBy, type Temperament } from '@fairground/kernel'
import { isLevel, type Level, levelOf } from './levels.ts'
import { openBot } from './open.ts'

/** What a bot is asked: a view and the moves on offer, never a state. Plain data, so that a thread or a worker can be asked. */
export interface BotTask {
  readonly game: string
  readonly options: unknown
  readonly seats: number
  readonly level: string
  readonly temperament?: Temperament | undefined
  readonly view: unknown
  readonly moves: readonly unknown[]
  readonly seed: number
  /** How long it may think, in milliseconds. */
  readonly millis: number
}

/**
 * How long a level thinks by the clock at most, in milliseconds. Levels stop by themselves after so many iterations, which take a third
 * of this on a usual machine; the clock is for slow ones.
 */
export const LONGEST: Readonly<Record<Level, number>> = { random: 100, apprentice: 100, trader: 150, merchant: 900, master: 3000 }

/** The same by any name that a table may have for a level; of one that nobody knows, the least. */
export function longestOf(name: string): number {
  return isLevel(name) ? LONGEST[levelOf(name)] : LONGEST.random
}

type Games = Readonly<Record<string, () => Promise<AnyGamePackage>>>

/** Bots are opened for a match; the last few stay open, since the next task is likely to be of one of their matches. */
const MOST_OPEN = 16

/** Answers tasks with the index of the chosen move. `stopped` ends the thinking early. */
export function thinker(games: Games, stopped: () => boolean = () => false): (task: BotTask) => Promise<number> {
  const open = new Map<string, Promise<Bot<unknown, SeenBy>>>()

  function botFor({ game, options, seats, level, temperament }: BotTask): Promise<Bot<unknown, SeenBy>> {
    if (!isLevel(level)) throw new Error(`there is no level ${level}`)
    const key = JSON.stringify([game, options, seats, level, temperament])
    const bot =
      open.get(key) ?? games[game]().then((found) => openBot(found, level, found.game.open(options, seats), temperament && { temperament }))
    open.delete(key)
    open.set(key, bot)
    for (const oldest of open.keys()) if (open.size > MOST_OPEN) open.delete(oldest)
    return bot
  }

  return async (task) => {
    const { view, moves, seed, millis } = task
    const bot = await botFor(task)
    const until = performance.now() + millis
    const budget = { iterations: Number.MAX_SAFE_INTEGER, stop: () => stopped() || performance.now() >= until }
    // Views and moves are plain JSON; the level's bot knows its own game's.
    const choice = moves.indexOf(bot.choose(view as Parameters<typeof bot.choose>[0], moves, budget, fastRandom(seed)))
    if (choice < 0) throw new Error('it chose a move that was not offered')
    return choice
  }
}
