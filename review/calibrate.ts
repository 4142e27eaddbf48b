import { type LevelName, NO_LIMIT_BUT_LEVEL, openBot } from '@fairground/bots'
import { type AnyGamePackage, fastRandom, pick, type Seat, type SeenBy } from '@fairground/kernel'
import { outcomeShares, playOn, type Tally } from './chances.ts'
import { type Engine, openEngine } from './engine.ts'
import { lookAt, WORK } from './look.ts'
import type { Effort } from './types.ts'

/** Games between bots, from which `fit.ts` learns how playout results relate to chances. */

/** The mean playout result for each seat, and its standard error. */
export interface PlayoutMeans {
  readonly means: readonly number[]
  readonly errors: readonly number[]
}

/** The playout results from a position and the result of the game; for some positions also those of longer playouts. Lists are by seat. */
export interface PlayoutSample {
  readonly near: PlayoutMeans
  readonly far?: PlayoutMeans
  readonly result: readonly number[]
}

/** The data from one game. */
export interface CalibrationGame {
  readonly reached: readonly PlayoutSample[]
}

export interface CalibrationSetting {
  readonly options: unknown
  readonly seats: number
  readonly seed: string
  /** How many turns a playout takes. */
  readonly turns: number
  /** Each seat is played by a random one of these. */
  readonly bots: readonly LevelName[]
  /**
   * How many positions of a game are evaluated. They share its result, so a few positions from many games tell more than many from few games;
   * where a game takes much longer to play than its positions to evaluate, more of them cost little.
   */
  readonly positions?: number
}

const USUAL_POSITIONS = 2

/** Opened once, then called for one game after the other. */
export async function openCalibration(
  gamePackage: AnyGamePackage,
  setting: CalibrationSetting,
): Promise<(game: number) => CalibrationGame> {
  const { options, seats, seed, turns, bots: levels, positions: looks = USUAL_POSITIONS } = setting
  const near = await openEngine(gamePackage, options, seats, { turns, withoutNetwork: true })
  const far = await openEngine(gamePackage, options, seats, { turns: 2 * turns, withoutNetwork: true })
  const { rules } = near
  const bots = await Promise.all(levels.map((level) => openBot(gamePackage, level, rules)))

  return (game) => {
    const random = fastRandom(`${seed} ${seats} ${game}`)
    const who = Array.from({ length: seats }, () => pick(bots, random))
    const draws = fastRandom(`${seed} ${seats} ${game} draws`)
    const state = rules.setup(draws)
    const positions: unknown[] = []
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      positions.push(rules.copy(state))
      const asked = [...turn]
      const chosen = asked.map((seat) => {
        const moves = rules.moves(state, seat)
        return moves.length === 1 ? moves[0] : who[seat].choose(rules.view(state, seat), moves, NO_LIMIT_BUT_LEVEL, random)
      })
      for (const [at, seat] of asked.entries()) rules.play(state, seat, chosen[at], draws)
    }
    const result = outcomeShares(near, state)
    const reached: PlayoutSample[] = []
    // Spread over the game, each from one seat's view.
    for (let i = 0; i < looks; i++) {
      const position = positions[Math.floor(((i + random.below(1000) / 1000) * positions.length) / looks)]
      const seat = random.below(seats)
      const farther = i % 2 === game % 2 && { far: reachedFrom(far, position, seat, 'quick') }
      reached.push({ near: reachedFrom(near, position, seat, 'usual'), ...farther, result })
    }
    return { reached }
  }
}

/** As in a review: a seat that has a choice is assumed to choose well. */
function reachedFrom(engine: Engine, position: unknown, seat: Seat, effort: Effort): PlayoutMeans {
  const view: SeenBy = engine.rules.view(position, seat)
  const moves = engine.rules.moves(position, seat)
  if (moves.length < 2) return broughtBy(playOn(engine, view, WORK[effort].chances))
  const { best, tallyOf } = lookAt(engine, view, moves, effort)
  return broughtBy(tallyOf(best))
}

function broughtBy(tally: Tally): PlayoutMeans {
  const rounded = (value: number) => Math.round(value * 1e5) / 1e5
  return { means: Array.from(tally.means, rounded), errors: Array.from(tally.means, (_, seat) => rounded(tally.error(seat))) }
}
