import { type AnyGamePackage, type Bot, fastRandom, type SeenBy, type Temperament } from '@fairground/kernel'
import { isLevel, type Level, levelOf } from './levels.ts'
import { openBot } from './open.ts'

/** A request to a bot: a view and the legal moves, never a state. Plain data, so it can be sent to a thread or a worker. */
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
 * The maximum thinking time of a level, in milliseconds. Levels stop by themselves after a number of iterations, which takes about a third
 * of this time on an average machine; the limit is for slow ones.
 */
export const LONGEST: Readonly<Record<Level, number>> = { random: 100, apprentice: 100, trader: 150, merchant: 900, master: 3000 }

/** The same for any name that a table may have for a level; for an unknown name, the smallest. */
export function longestOf(name: string): number {
  return isLevel(name) ? LONGEST[levelOf(name)] : LONGEST.random
}

type Games = Readonly<Record<string, () => Promise<AnyGamePackage>>>

/** Bots are opened for a match. The last few stay open, since the next task probably belongs to one of their matches. */
const MOST_OPEN = 16

/** Answers tasks with the index of the chosen move. `stopped` ends the search early. */
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
    // Views and moves are plain JSON; a bot of this game can read them.
    const choice = moves.indexOf(bot.choose(view as Parameters<typeof bot.choose>[0], moves, budget, fastRandom(seed)))
    if (choice < 0) throw new Error('the bot chose a move that was not offered')
    return choice
  }
}
