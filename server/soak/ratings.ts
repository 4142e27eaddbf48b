import { fastRandom, type Random } from '@fairground/kernel'
import { afterMatch, type Belief, NEWCOMER } from '../people/rating.ts'

export interface RatingsFigure {
  readonly games: number
  readonly players: number
  readonly seats: number
  /** Games that each player played, on average. */
  readonly each: number
  /** Root mean square of rating minus true strength, in points. */
  readonly error: number
  /** The error that the ratings claim. */
  readonly deviation: number
  /** Shares of players whose true strength lies within one and two deviations: about 0.68 and 0.95 if the ratings are honest. */
  readonly withinOne: number
  readonly withinTwo: number
  readonly correlation: number
  /** How far all ratings have risen or fallen together. */
  readonly inflation: number
}

const SPREAD = 200
const LUCK = 400 / Math.LN10

/**
 * Players with known strengths meet at random and are rated only by their places. Luck is Gumbel distributed, as the model assumes, or
 * normal, which it does not assume.
 */
export function ratingsSimulation(
  games: number,
  seed: number,
  seats = 4,
  luck: 'gumbel' | 'normal' = 'gumbel',
  players = 200,
): RatingsFigure {
  const random = fastRandom(seed)
  const share = () => random.below(2 ** 32) / 2 ** 32
  const normal = () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share())
  const oneGame = () => (luck === 'gumbel' ? -LUCK * Math.log(-Math.log(share())) : ((LUCK * Math.PI) / Math.sqrt(6)) * normal())
  const strengths = Array.from({ length: players }, () => SPREAD * normal())
  const middle = mean(strengths)
  const known = strengths.map((strength) => NEWCOMER.mean + strength - middle)
  const beliefs: Belief[] = known.map(() => NEWCOMER)
  for (let game = 0; game < games; game++) {
    const table = drawn(players, seats, random)
    const shown = table.map((player) => known[player] + oneGame())
    const places = shown.map((score) => 1 + shown.filter((other) => other > score).length)
    const after = afterMatch(
      table.map((player) => beliefs[player]),
      places,
    )
    for (const [index, player] of table.entries()) beliefs[player] = after[index]
  }
  const inflation = mean(beliefs.map((belief, player) => belief.mean - known[player]))
  const errors = beliefs.map((belief, player) => belief.mean - inflation - known[player])
  const within = (deviations: number) =>
    mean(beliefs.map(({ deviation }, player) => Number(Math.abs(errors[player]) <= deviations * deviation)))
  return {
    games,
    players,
    seats,
    each: Math.round((games * seats) / players),
    error: round(Math.sqrt(mean(errors.map((error) => error ** 2)))),
    deviation: round(mean(beliefs.map(({ deviation }) => deviation))),
    withinOne: round(within(1), 100),
    withinTwo: round(within(2), 100),
    correlation: round(
      correlation(
        known,
        beliefs.map((belief) => belief.mean),
      ),
      1000,
    ),
    inflation: round(inflation),
  }
}

function drawn(from: number, count: number, random: Random): readonly number[] {
  const those = new Set<number>()
  while (those.size < count) those.add(random.below(from))
  return [...those]
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  const spread = (values: readonly number[], middle: number) => Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
  return mean(a.map((value, index) => (value - meanA) * (b[index] - meanB))) / (spread(a, meanA) * spread(b, meanB))
}

function round(value: number, parts = 10): number {
  return Math.round(value * parts) / parts
}
