import { Luck } from '@fairground/bots'
import { type ChanceReading, canonical, fastRandom, type Outcome, type Random, type Seat, type SeenBy } from '@fairground/kernel'
import type { Engine } from './engine.ts'
import type { Chances, Estimate } from './types.ts'

const SEEDS = 2 ** 31

/** Chance that hangs on what is seen and on nothing else: who sees the same is told the same. */
export function luckOf(view: unknown): Random {
  return fastRandom(canonical(view))
}

/** What playouts brought to each seat: sums and squares, to be read as chances. */
export class Tally {
  readonly sums: Float64Array
  readonly squares: Float64Array
  samples = 0

  constructor(seats: number) {
    this.sums = new Float64Array(seats)
    this.squares = new Float64Array(seats)
  }

  add(worth: Float64Array): void {
    this.samples++
    for (let seat = 0; seat < worth.length; seat++) {
      this.sums[seat] += worth[seat]
      this.squares[seat] += worth[seat] * worth[seat]
    }
  }

  get means(): Float64Array {
    return this.sums.map((sum) => sum / Math.max(1, this.samples))
  }

  /** Standard error of the mean. */
  error(seat: Seat): number {
    const { samples } = this
    if (samples < 2) return 0.5
    const mean = this.sums[seat] / samples
    return Math.sqrt(Math.max(0, this.squares[seat] / samples - mean * mean) / (samples - 1))
  }
}

/** A chance so small is taken for this much: nothing is hopeless before it is over. */
const LEAST = 1e-4

type Read = Pick<ChanceReading, 'power' | 'floor'>

/** Means by seat as chances by seat, together 1. Alone nothing is read: it is a share of a score. */
export function readChances({ power, floor }: Read, means: ArrayLike<number>): number[] {
  const seats = means.length
  if (seats === 1) return [means[0]]
  const powers = Array.from(means, (mean) => Math.max(mean, LEAST) ** power)
  const sum = powers.reduce((all, each) => all + each, 0)
  return powers.map((each) => (1 - floor) * (each / sum) + floor / seats)
}

/** How much a chance changes with the mean it is read from. */
export function steepness({ power, floor }: Read, means: ArrayLike<number>, seat: Seat): number {
  if (means.length === 1) return 1
  const mean = Math.min(Math.max(means[seat], 0.01), 0.99)
  const chance = readChances({ power, floor: 0 }, means)[seat]
  return (1 - floor) * Math.min((power * chance * (1 - chance)) / (mean * (1 - mean)), 2 * power)
}

/** What is misread in one position and not in the next, or after one move and not after another: standard error where chances are even. */
export const DOUBT = 0.01

/** How much of an error that is fitted for even chances is left near the ends. */
export function evenness(chance: number): number {
  return 4 * chance * (1 - chance)
}

/** Chances with their errors: that of the playouts, and that of reading them. */
export function chancesOf(engine: Engine, tally: Tally): readonly Estimate[] {
  const { reading } = engine
  const { means } = tally
  return readChances(reading, means).map((value, seat) => {
    const tried = tally.error(seat) * steepness(reading, means, seat)
    return { value, error: Math.hypot(tried, reading.error * evenness(value)) }
  })
}

/** Plays on from positions that the view allows, with everybody going by instinct. */
export function playOn(engine: Engine, view: SeenBy, samples: number, random: Random = luckOf(view)): Tally {
  const { rules, playout } = engine
  const tally = new Tally(engine.seats)
  const sampler = rules.sampler(view, 'open')
  const [draws, choices] = [new Luck(), new Luck()]
  // Playouts count the turns of one seat; for somebody without one any will do.
  const seat = view.viewer === 'spectator' ? 0 : view.viewer
  let work: unknown
  for (let i = 0; i < samples; i++) {
    const luck = random.below(SEEDS)
    work = sampler.deal(draws.reseed(luck), work)
    playout.run(work, seat, draws, choices.reseed(luck))
    tally.add(playout.worth)
  }
  return tally
}

/** The chances of all seats as one of them, or somebody without a seat, can see them. Whoever has a choice to make is better asked with `lookAt`. */
export function chancesIn(engine: Engine, view: SeenBy, samples: number): Chances {
  return { seats: chancesOf(engine, playOn(engine, view, samples)), samples }
}

/**
 * What a seat may expect in a position that is known wholly, as after the end of a match; first `move` is played, if there is one. Its error is
 * that of a step from one position to the next: what is misread in both is misread alike.
 */
export function expected(
  engine: Engine,
  state: unknown,
  seat: Seat,
  samples: number,
  seed: number,
  move?: (state: unknown, random: Random) => void,
): Estimate {
  const { rules, playout } = engine
  if (move === undefined && rules.turn(state).length === 0) return { value: outcomeShares(engine, state)[seat], error: 0 }
  const tally = new Tally(engine.seats)
  const [draws, choices] = [new Luck(), new Luck()]
  const random = fastRandom(seed)
  for (let i = 0; i < samples; i++) {
    const luck = random.below(SEEDS)
    const work = rules.copy(state)
    draws.reseed(luck)
    move?.(work, draws)
    playout.run(work, seat, draws, choices.reseed(luck))
    tally.add(playout.worth)
  }
  const { reading } = engine
  const { means } = tally
  const value = readChances(reading, means)[seat]
  const tried = tally.error(seat) * steepness(reading, means, seat)
  return { value, error: Math.hypot(tried, DOUBT * evenness(value)) }
}

/** What each seat has of a position in which the game is over. */
export function outcomeShares({ rules, alone }: Engine, state: unknown): readonly number[] {
  const outcome = rules.outcome(state)
  if (outcome === undefined) throw new Error('the game is not over')
  return sharesOf(outcome.places, outcome, alone)
}

/** The same by the places of a match, which knows who conceded. Winners share the win; alone it is a share of the score that nobody tops. */
export function sharesOf(places: readonly number[], outcome: Outcome | undefined, alone: number): readonly number[] {
  if (places.length === 1) return [Math.max(0, Math.min(1, (outcome?.scores[0] ?? 0) / alone))]
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}
