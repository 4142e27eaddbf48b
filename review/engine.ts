import {
  calibratedFor,
  type Learned,
  type Opened,
  openedFor,
  type Playout,
  playoutOf,
  type Searcher,
  searcherOf,
  unlearned,
} from '@fairground/bots'
import type { AnyGamePackage, AnyRules, ChanceReading, Coach, SeenBy } from '@fairground/kernel'

/** Everything that hints, reviews and puzzles need, opened once for a match. It contains nothing of the match itself. */
export interface Engine {
  readonly game: string
  readonly rules: AnyRules
  readonly seats: number
  readonly opened: Opened
  /** The strong player; undefined where the game has none. */
  readonly searcher: Searcher<unknown, SeenBy> | undefined
  /** The strong player's usual number of iterations. */
  readonly iterations: number
  /** Plays on for a few turns and evaluates. */
  readonly playout: Playout
  /** Plays on to the end: slow and noisy, but without an evaluation function. */
  readonly toEnd: Playout
  readonly reading: ChanceReading
  /** Where it predicts games better than playouts do: how good a position is comes from it, what a move costs still from playouts. */
  readonly network: Learned | undefined
  /** A score that nobody reaches, for solo games. */
  readonly alone: number
  // biome-ignore lint/suspicious/noExplicitAny: as for AnyGame, no type is a supertype of every game's coach
  readonly coach: Coach<any, any, any> | undefined
}

/** For a game without fitted values: playout results are used as they are, with a large error. */
const UNREAD = { power: 1, floor: 0.05, error: 0.05 }

export interface EngineSetting {
  /** Overrides how many turns a playout takes. */
  readonly turns?: number
  /** Multiplies the strong player's iterations. */
  readonly times?: number
  /** Chances come from playouts only: for puzzles, whose values are stored, and where all hands are open. */
  readonly withoutNetwork?: boolean
}

export async function openEngine(
  gamePackage: AnyGamePackage,
  options: unknown,
  seats: number,
  { turns, times = 1, withoutNetwork = false }: EngineSetting = {},
): Promise<Engine> {
  const { game } = gamePackage
  const rules: AnyRules = game.open(options, seats)
  const [gameBot, coach] = await Promise.all([gamePackage.bot(), gamePackage.coach?.()])
  const { merchant, master } = gameBot.thinking?.(seats) ?? {}
  const asked = !withoutNetwork && coach?.byNetwork?.includes(seats) === true
  const network = asked && master !== undefined ? await calibratedFor(gamePackage, rules, master) : undefined
  // The conversion was fitted without network weights.
  const usually = merchant && unlearned(merchant)
  const thinking = usually && { ...usually, iterations: Math.ceil(usually.iterations * times) }
  const opened = openedFor(gameBot, rules, gameBot.greedy(rules))
  // To the end, unless the game can evaluate a position.
  const usual = opened.hooks.evaluate === undefined ? Number.POSITIVE_INFINITY : (thinking?.turns ?? Number.POSITIVE_INFINITY)
  const reading = { ...(coach?.readings[seats] ?? { turns: usual, ...UNREAD }), ...(turns !== undefined && { turns }) }
  const alone = thinking?.reward.alone ?? 1
  const reward = { margin: 0, lead: 1, alone }
  return {
    game: game.id,
    rules,
    seats,
    opened,
    searcher: thinking && searcherOf(gameBot, rules, opened.fastBot, thinking),
    iterations: thinking?.iterations ?? 0,
    playout: playoutOf(opened, { reward, turns: reading.turns }),
    toEnd: playoutOf(opened, { reward }),
    reading,
    network,
    alone,
    coach,
  }
}
