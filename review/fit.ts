import { type ChanceReading, fastRandom, type Random, type Seat } from '@fairground/kernel'
import type { CalibrationGame, PlayoutMeans, PlayoutSample } from './calibrate.ts'
import { DOUBT, evenness, readChances, steepness } from './chances.ts'

/** The conversion of playout results into chances is fitted to games between bots, and tested on others of them. */

/** The conversion that predicts the results of those games best. */
export function fitReading(games: readonly CalibrationGame[], turns: number): ChanceReading {
  const reached = games.flatMap((game) => game.reached)
  const near = likeliest(reached.map(({ near: { means }, result }) => ({ means, result })))
  const far = likeliest(reached.flatMap(({ far: longer, result }) => (longer === undefined ? [] : [{ means: longer.means, result }])))
  return { turns, ...near, error: apart(near, far, reached) }
}

type Read = Pick<ChanceReading, 'power' | 'floor'>

const FLOORS = [0, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.13, 0.16, 0.2]

/** A grid search: there are only two parameters. */
function likeliest(known: readonly { readonly means: readonly number[]; readonly result: readonly number[] }[]): Read {
  let best: Read = { power: 1, floor: 0.05 }
  let least = Number.POSITIVE_INFINITY
  for (let power = 0.3; power <= 3; power *= 1.07) {
    // The loop over floors reuses the powers, which take most of the time.
    const shares = known.map(({ means }) => readChances({ power, floor: 0 }, means))
    for (const floor of FLOORS) {
      let loss = 0
      for (let at = 0; at < known.length; at++) {
        const { result } = known[at]
        for (let seat = 0; seat < result.length; seat++)
          if (result[seat] > 0) loss -= result[seat] * Math.log((1 - floor) * shares[at][seat] + floor / result.length)
      }
      if (loss >= least) continue
      least = loss
      best = { power: round(power), floor }
    }
  }
  return best
}

/**
 * How far two conversions of the same positions differ, minus the noise of the playouts: a standard error of each at even chances. Never less
 * than `DOUBT`, since errors common to both are not visible here.
 */
function apart(near: Read, far: Read, reached: readonly PlayoutSample[]): number {
  let [squares, weights] = [0, 0]
  for (const { near: one, far: other } of reached) {
    if (other === undefined) continue
    const [a, b] = [readChances(near, one.means), readChances(far, other.means)]
    for (let seat = 0; seat < a.length; seat++) {
      squares += (a[seat] - b[seat]) ** 2 - noise(near, one, seat) - noise(far, other, seat)
      weights += evenness((a[seat] + b[seat]) / 2) ** 2
    }
  }
  return round(Math.max(DOUBT, Math.sqrt(Math.max(0, squares) / Math.max(weights, 1e-9) / 2)))
}

/** The variance of a chance due to the noise of playouts. */
function noise(reading: Read, { means, errors }: PlayoutMeans, seat: Seat): number {
  return (errors[seat] * steepness(reading, means, seat)) ** 2
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** The error of predicted chances. */
interface Held {
  readonly games: number
  readonly error: number
  /** The error to be expected from chance alone with so few games. */
  readonly byChance: number
}

/** How good the fit is, cross-validated: each half of the games is tested with the fit of the other half. */
export interface Calibrated extends Held {
  readonly bins: readonly Bin[]
  /** The same for the games of some players only, where there are several kinds. */
  readonly among: Readonly<Record<string, Held>>
  /** Fitted to all games. */
  readonly reading: ChanceReading
}

export function calibrated<G extends CalibrationGame>(games: readonly G[], turns: number, playersOf: (game: G) => string): Calibrated {
  const halves = [0, 1].map((half) => games.filter((_, at) => at % 2 === half))
  const tried = halves.map((half, at) => ({ reading: fitReading(halves[1 - at], turns), games: half }))
  const kinds = [...new Set(games.map(playersOf))]
  const only = (kind: string) =>
    tried.map(({ reading, games: half }) => ({ reading, games: half.filter((game) => playersOf(game) === kind) }))
  return {
    ...held(tried),
    bins: binsOf(tried),
    among: kinds.length > 1 ? Object.fromEntries(kinds.map((kind) => [kind, held(only(kind))])) : {},
    reading: fitReading(games, turns),
  }
}

function held(tried: readonly FitTest[]): Held {
  return {
    games: tried.reduce((sum, { games }) => sum + games.length, 0),
    error: calibrationError(binsOf(tried)),
    byChance: errorByChance(tried, fastRandom('chance')),
  }
}

/** A group of similar chances: mean prediction, real frequency, and their number. */
export interface Bin {
  readonly said: number
  readonly came: number
  readonly count: number
}

const BINS = 10

/** Games, and the conversion to test on them. */
export interface FitTest {
  readonly reading: Read
  readonly games: readonly CalibrationGame[]
}

/** Predictions and real frequencies, grouped by tenths of the prediction. */
export function binsOf(all: readonly FitTest[]): readonly Bin[] {
  const sums = Array.from({ length: BINS }, () => ({ said: 0, came: 0, count: 0 }))
  for (const { reading, games } of all)
    for (const { near, result } of games.flatMap(({ reached }) => reached))
      for (const [seat, chance] of readChances(reading, near.means).entries()) {
        const bin = sums[Math.min(BINS - 1, Math.floor(chance * BINS))]
        bin.said += chance
        bin.came += result[seat]
        bin.count++
      }
  return sums.filter(({ count }) => count > 0).map(({ said, came, count }) => ({ said: said / count, came: came / count, count }))
}

/** The mean difference between predictions and real frequencies. */
export function calibrationError(bins: readonly Bin[]): number {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0)
  return bins.reduce((sum, { said, came, count: of }) => sum + of * Math.abs(said - came), 0) / Math.max(1, count)
}

/** The same if all predictions were exact: the error to be expected from chance alone with so few games. */
export function errorByChance(all: readonly FitTest[], random: Random, times = 20): number {
  let sum = 0
  for (let time = 0; time < times; time++) {
    const imagined = all.map(({ reading, games }) => ({ reading, games: games.map((game) => asSaid(reading, game, random)) }))
    sum += calibrationError(binsOf(imagined))
  }
  return sum / times
}

/** A simulated result according to the predictions. Positions of a game share its result, so one random number decides all of them. */
function asSaid(reading: Read, { reached }: CalibrationGame, random: Random): CalibrationGame {
  const luck = random.below(1e9) / 1e9
  return { reached: reached.map(({ near }) => ({ near, result: drawn(readChances(reading, near.means), luck) })) }
}

function drawn(chances: readonly number[], luck: number): readonly number[] {
  let rest = luck
  let winner = chances.length - 1
  for (const [seat, chance] of chances.entries()) {
    rest -= chance
    if (rest >= 0) continue
    winner = seat
    break
  }
  return chances.map((_, seat) => (seat === winner ? 1 : 0))
}
