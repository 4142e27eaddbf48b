import { Luck } from '@fairground/bots'
import { canonical, fastRandom, type Outcome, type Random, type Seat, type SeenBy } from '@fairground/kernel'
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

  mean(seat: Seat): number {
    return this.samples === 0 ? 0 : this.sums[seat] / this.samples
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

/** Means by seat as chances by seat: raised to the reading's power, and together 1. Alone nothing is read: it is a share of a score. */
export function readChances({ seats, reading: { power } }: Pick<Engine, 'seats' | 'reading'>, means: ArrayLike<number>): number[] {
  if (seats === 1) return [means[0]]
  const powers = Array.from(means, (mean) => Math.max(mean, LEAST) ** power)
  const sum = powers.reduce((all, each) => all + each, 0)
  return powers.map((each) => each / sum)
}

/** How much a chance changes with the mean it is read from. */
export function steepness({ seats, reading: { power } }: Pick<Engine, 'seats' | 'reading'>, mean: number, chance: number): number {
  if (seats === 1) return 1
  const even = Math.min(Math.max(mean, 0.01), 0.99)
  return Math.min((power * chance * (1 - chance)) / (even * (1 - even)), 2 * power)
}

/** How much of an error that is fitted for even chances is left near the ends. */
export function evenness(chance: number): number {
  return 4 * chance * (1 - chance)
}

/** Chances with their errors: that of the playouts, and that of reading them. */
export function chancesOf(engine: Engine, tally: Tally): readonly Estimate[] {
  const means = Array.from(tally.sums, (_, seat) => tally.mean(seat))
  return readChances(engine, means).map((value, seat) => {
    const tried = tally.error(seat) * steepness(engine, means[seat], value)
    return { value, error: Math.hypot(tried, engine.reading.error * evenness(value)) }
  })
}

/** The chances of all seats as one of them, or somebody without a seat, can see them. */
export function chancesIn(engine: Engine, view: SeenBy, samples: number, random: Random = luckOf(view)): Chances {
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
  return { seats: chancesOf(engine, tally), samples }
}

/** The same in a position that is known wholly, as after the end of a match. Who has chosen in secret has chosen. */
export function chancesAt(
  engine: Engine,
  state: unknown,
  seat: Seat,
  samples: number,
  seed: number,
  before?: (state: unknown, random: Random) => void,
): Tally {
  const { rules, playout } = engine
  const tally = new Tally(engine.seats)
  const [draws, choices] = [new Luck(), new Luck()]
  const random = fastRandom(seed)
  for (let i = 0; i < samples; i++) {
    const luck = random.below(SEEDS)
    const work = rules.copy(state)
    draws.reseed(luck)
    before?.(work, draws)
    playout.run(work, seat, draws, choices.reseed(luck))
    tally.add(playout.worth)
  }
  return tally
}

/** What each seat has of a game that is over: winners share the win; alone it is a share of the score that nobody tops. */
export function sharesOf(places: readonly number[], outcome: Outcome | undefined, alone: number): readonly number[] {
  if (places.length === 1) return [Math.max(0, Math.min(1, (outcome?.scores[0] ?? 0) / alone))]
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}
