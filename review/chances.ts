import { networkEvaluation, ReseedableRandom } from '@fairground/bots'
import { type ChanceReading, canonical, fastRandom, type Outcome, type Random, type Seat, type SeenBy } from '@fairground/kernel'
import type { Engine } from './engine.ts'
import type { Chances, Estimate } from './types.ts'

const SEEDS = 2 ** 31

/** Random numbers that depend only on the view: the same view always gets the same answer. */
export function randomFor(view: unknown): Random {
  return fastRandom(canonical(view))
}

/** Sums and squares of playout results for each seat, to be turned into chances. */
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

/** The minimum for a chance: nothing is impossible before the game is over. */
const LEAST = 1e-4

type Read = Pick<ChanceReading, 'power' | 'floor'>

/** Converts mean results by seat into chances by seat with sum 1. In a solo game the mean is a share of a score and is left as it is. */
export function readChances({ power, floor }: Read, means: ArrayLike<number>): number[] {
  const seats = means.length
  if (seats === 1) return [means[0]]
  const powers = Array.from(means, (mean) => Math.max(mean, LEAST) ** power)
  const sum = powers.reduce((all, each) => all + each, 0)
  return powers.map((each) => (1 - floor) * (each / sum) + floor / seats)
}

/** The derivative of a chance with respect to the mean that it is computed from. */
export function steepness({ power, floor }: Read, means: ArrayLike<number>, seat: Seat): number {
  if (means.length === 1) return 1
  const mean = Math.min(Math.max(means[seat], 0.01), 0.99)
  const chance = readChances({ power, floor: 0 }, means)[seat]
  return (1 - floor) * Math.min((power * chance * (1 - chance)) / (mean * (1 - mean)), 2 * power)
}

/** The conversion error that differs from position to position, or from move to move: standard error at even chances. */
export const DOUBT = 0.01

/** What part of an error, fitted at even chances, remains near 0 and 1. */
export function evenness(chance: number): number {
  return 4 * chance * (1 - chance)
}

/** Chances with their errors: that of the playouts plus that of the conversion. */
export function chancesOf(engine: Engine, tally: Tally): readonly Estimate[] {
  const { reading } = engine
  const { means } = tally
  return readChances(reading, means).map((value, seat) => {
    const tried = tally.error(seat) * steepness(reading, means, seat)
    return { value, error: Math.hypot(tried, reading.error * evenness(value)) }
  })
}

/** Runs playouts from positions that the view allows, with the hand-written player in all seats. */
export function playOn(engine: Engine, view: SeenBy, samples: number, random: Random = randomFor(view)): Tally {
  const { rules, playout } = engine
  const tally = new Tally(engine.seats)
  const sampler = rules.sampler(view, 'open')
  const [draws, choices] = [new ReseedableRandom(), new ReseedableRandom()]
  // Playouts count the turns of one seat; for a spectator any seat will do.
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

/** The chances of all seats, as one seat or a spectator can estimate them. For a seat that has a choice, `lookAt` is better without a network. */
export function chancesIn(engine: Engine, view: SeenBy, samples: number): Chances {
  return { seats: chancesByNetwork(engine, view, samples) ?? chancesOf(engine, playOn(engine, view, samples)), samples }
}

/** The chances by the network, in positions that the view allows; undefined if the engine has none. A seat that chooses is expected to choose well. */
export function chancesByNetwork(engine: Engine, view: SeenBy, samples: number): readonly Estimate[] | undefined {
  const { network, rules, reading } = engine
  if (network === undefined) return undefined
  const evaluate = networkEvaluation(network, rules)
  const sampler = network.learning.believed?.(view) ?? rules.sampler(view, 'open')
  const random = randomFor(view)
  const tally = new Tally(engine.seats)
  const worth = new Float64Array(engine.seats)
  let work: unknown
  for (let i = 0; i < samples; i++) {
    work = sampler.deal(random, work)
    evaluate(work, worth)
    tally.add(worth)
  }
  return Array.from(tally.means, (value, seat) => ({ value, error: Math.hypot(tally.error(seat), reading.error * evenness(value)) }))
}

/**
 * What a seat may expect in a fully known position, as after the end of a match; `move` is played first, if given. The error is that of a
 * step from one position to the next: conversion errors common to both do not count.
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
  const [draws, choices] = [new ReseedableRandom(), new ReseedableRandom()]
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

/** The result of a finished game for each seat. */
export function outcomeShares({ rules, alone }: Engine, state: unknown): readonly number[] {
  const outcome = rules.outcome(state)
  if (outcome === undefined) throw new Error('the game is not over')
  return sharesOf(outcome.places, outcome, alone)
}

/** The same from the places of a match, which account for conceding. Winners share the win; a solo score is a share of a score that nobody reaches. */
export function sharesOf(places: readonly number[], outcome: Outcome | undefined, alone: number): readonly number[] {
  if (places.length === 1) return [Math.max(0, Math.min(1, (outcome?.scores[0] ?? 0) / alone))]
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}
