import { type Opened, openedFor, type Playout, playoutOf, type Searcher, searcherOf, unlearned } from '@fairground/bots'
import type { AnyGamePackage, AnyRules, ChanceReading, Coach, SeenBy } from '@fairground/kernel'

/** All that hints, reviews and puzzles need, opened once for a match. It holds nothing of the match itself. */
export interface Engine {
  readonly game: string
  readonly rules: AnyRules
  readonly seats: number
  readonly opened: Opened
  /** The strong player; missing where the game has none. */
  readonly searcher: Searcher<unknown, SeenBy> | undefined
  /** Iterations that the strong player takes for itself. */
  readonly iterations: number
  /** Plays on for a few turns and appraises. */
  readonly playout: Playout
  /** Plays on to the end: long and full of luck, but nothing is appraised. */
  readonly toEnd: Playout
  readonly reading: ChanceReading
  /** A score that nobody tops, for a table of one. */
  readonly alone: number
  // biome-ignore lint/suspicious/noExplicitAny: as for AnyGame, no type is a supertype of every game's coach
  readonly coach: Coach<any, any, any> | undefined
}

/** Where a game has no reading of its own: playouts are taken as they are, with much doubt. */
const UNREAD = { power: 1, floor: 0.05, error: 0.05 }

export interface EngineSetting {
  /** Another number of turns that playouts go on. */
  readonly turns?: number
  /** The strong player may think so many times as long. */
  readonly times?: number
}

export async function openEngine(
  gamePackage: AnyGamePackage,
  options: unknown,
  seats: number,
  { turns, times = 1 }: EngineSetting = {},
): Promise<Engine> {
  const { game } = gamePackage
  const rules: AnyRules = game.open(options, seats)
  const [gameBot, coach] = await Promise.all([gamePackage.bot(), gamePackage.coach?.()])
  const merchant = gameBot.thinking?.(seats).merchant
  // Readings were fitted to what needs no weights.
  const usually = merchant && unlearned(merchant)
  const thinking = usually && { ...usually, iterations: Math.ceil(usually.iterations * times) }
  const opened = openedFor(gameBot, rules, gameBot.greedy(rules))
  // To the end, unless the game can appraise a position.
  const usual = opened.hooks.evaluate === undefined ? Number.POSITIVE_INFINITY : (thinking?.turns ?? Number.POSITIVE_INFINITY)
  const reading = { ...(coach?.readings[seats] ?? { turns: usual, ...UNREAD }), ...(turns !== undefined && { turns }) }
  const alone = thinking?.reward.alone ?? 1
  const reward = { margin: 0, lead: 1, alone }
  return {
    game: game.id,
    rules,
    seats,
    opened,
    searcher: thinking && searcherOf(gameBot, rules, opened.instinct, thinking),
    iterations: thinking?.iterations ?? 0,
    playout: playoutOf(opened, { reward, turns: reading.turns }),
    toEnd: playoutOf(opened, { reward }),
    reading,
    alone,
    coach,
  }
}
