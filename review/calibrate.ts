import { type LevelName, openBot, UNHURRIED } from '@fairground/bots'
import { type AnyGamePackage, type ChanceReading, fastRandom, pick, type Random, type Seat, type SeenBy } from '@fairground/kernel'
import { DOUBT, evenness, outcomeShares, playOn, readChances, steepness, type Tally } from './chances.ts'
import { type Engine, openEngine } from './engine.ts'
import { lookAt, WORK } from './look.ts'
import type { Effort } from './types.ts'

/** How playouts are to be read is fitted on games that bots played among themselves, and tried on others of them. */

/** What playouts brought to each seat, and the standard error of it. */
interface Brought {
  readonly means: readonly number[]
  readonly errors: readonly number[]
}

/** What playouts brought from a position and how the game came out; in some positions also what longer playouts brought. Lists run by seat. */
interface Reached {
  readonly near: Brought
  readonly far?: Brought
  readonly result: readonly number[]
}

/** What one game adds. */
export interface CalibrationGame {
  readonly reached: readonly Reached[]
}

export interface CalibrationSetting {
  readonly options: unknown
  readonly seats: number
  readonly seed: string
  /** How many turns playouts go on. */
  readonly turns: number
  /** Each seat is played by one of these, by lot. */
  readonly bots: readonly LevelName[]
  /**
   * How many positions of a game are looked at. They share its end, so a few of many games say more than many of a few; where a game takes much
   * longer to play than its positions to look at, more of them cost little.
   */
  readonly positions?: number
}

const USUAL_POSITIONS = 2

/** Opened once, then asked for one game after the other. */
export async function openCalibration(
  gamePackage: AnyGamePackage,
  setting: CalibrationSetting,
): Promise<(game: number) => CalibrationGame> {
  const { options, seats, seed, turns, bots: levels, positions: looks = USUAL_POSITIONS } = setting
  const near = await openEngine(gamePackage, options, seats, { turns })
  const far = await openEngine(gamePackage, options, seats, { turns: 2 * turns })
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
        return moves.length === 1 ? moves[0] : who[seat].choose(rules.view(state, seat), moves, UNHURRIED, random)
      })
      for (const [at, seat] of asked.entries()) rules.play(state, seat, chosen[at], draws)
    }
    const result = outcomeShares(near, state)
    const reached: Reached[] = []
    // Spread over the game, each from a seat's eyes.
    for (let i = 0; i < looks; i++) {
      const position = positions[Math.floor(((i + random.below(1000) / 1000) * positions.length) / looks)]
      const seat = random.below(seats)
      const farther = i % 2 === game % 2 && { far: reachedFrom(far, position, seat, 'quick') }
      reached.push({ near: reachedFrom(near, position, seat, 'usual'), ...farther, result })
    }
    return { reached }
  }
}

/** As a review does it: whoever has a choice is thought to choose well. */
function reachedFrom(engine: Engine, position: unknown, seat: Seat, effort: Effort): Brought {
  const view: SeenBy = engine.rules.view(position, seat)
  const moves = engine.rules.moves(position, seat)
  if (moves.length < 2) return broughtBy(playOn(engine, view, WORK[effort].chances))
  const { best, tallyOf } = lookAt(engine, view, moves, effort)
  return broughtBy(tallyOf(best))
}

function broughtBy(tally: Tally): Brought {
  const rounded = (value: number) => Math.round(value * 1e5) / 1e5
  return { means: Array.from(tally.means, rounded), errors: Array.from(tally.means, (_, seat) => rounded(tally.error(seat))) }
}

/** The reading that says best how those games came out. */
export function fitReading(games: readonly CalibrationGame[], turns: number): ChanceReading {
  const reached = games.flatMap((game) => game.reached)
  const near = likeliest(reached.map(({ near: { means }, result }) => ({ means, result })))
  const far = likeliest(reached.flatMap(({ far: longer, result }) => (longer === undefined ? [] : [{ means: longer.means, result }])))
  return { turns, ...near, error: apart(near, far, reached) }
}

type Read = Pick<ChanceReading, 'power' | 'floor'>

/** By trying: there are but two numbers to find. */
function likeliest(known: readonly { readonly means: readonly number[]; readonly result: readonly number[] }[]): Read {
  let best: Read = { power: 1, floor: 0.05 }
  let least = Number.POSITIVE_INFINITY
  for (let power = 0.3; power <= 3; power *= 1.07)
    for (const floor of [0, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.13, 0.16, 0.2]) {
      let surprise = 0
      for (const { means, result } of known) {
        const chances = readChances({ power, floor }, means)
        for (let seat = 0; seat < result.length; seat++) if (result[seat] > 0) surprise -= result[seat] * Math.log(chances[seat])
      }
      if (surprise >= least) continue
      least = surprise
      best = { power: round(power), floor }
    }
  return best
}

/**
 * How far two readings of the same positions are apart, less what the luck of so few playouts makes of it: a standard error of each where chances
 * are even. Never less than `DOUBT`: what both misread alike is not seen here.
 */
function apart(near: Read, far: Read, reached: readonly Reached[]): number {
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

/** Variance of a chance that comes of the playouts alone. */
function noise(reading: Read, { means, errors }: Brought, seat: Seat): number {
  return (errors[seat] * steepness(reading, means, seat)) ** 2
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** One group of like chances: what was said, what came, and of how many. */
export interface Bin {
  readonly said: number
  readonly came: number
  readonly count: number
}

const BINS = 10

/** Games, and how their playouts are read. */
export interface Tried {
  readonly reading: Read
  readonly games: readonly CalibrationGame[]
}

/** What was said and what came, by tenths of what was said. */
export function binsOf(all: readonly Tried[]): readonly Bin[] {
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

/** Mean of how far what came was from what was said, over all that was said. */
export function calibrationError(bins: readonly Bin[]): number {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0)
  return bins.reduce((sum, { said, came, count: of }) => sum + of * Math.abs(said - came), 0) / Math.max(1, count)
}

/** The same if all that was said were true: what chance alone makes of so few games. */
export function errorByChance(all: readonly Tried[], random: Random, times = 20): number {
  let sum = 0
  for (let time = 0; time < times; time++) {
    const imagined = all.map(({ reading, games }) => ({ reading, games: games.map((game) => asSaid(reading, game, random)) }))
    sum += calibrationError(binsOf(imagined))
  }
  return sum / times
}

/** A game that came out as was said. Positions of a game share its luck: one number decides all of them. */
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
