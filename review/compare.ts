import { ReseedableRandom } from '@fairground/bots'
import type { ChanceReading, Random, Seat, SeenBy } from '@fairground/kernel'
import { chancesByNetwork, chancesOf, DOUBT, evenness, randomFor, readChances, steepness, Tally } from './chances.ts'
import type { Engine } from './engine.ts'
import type { Estimate } from './types.ts'

const SEEDS = 2 ** 31

/** Moves compared in the same sampled positions with the same random numbers. */
export interface Comparison {
  /** The playout results for each seat after a move. */
  tally(index: number): Tally
  /** What a move is worth to the player who makes it. */
  worth(index: number): Estimate
  /** How much more one move is worth than another: much more exact than the difference of the two separate estimates. */
  by(index: number, other: number): Estimate
}

/** Plays each move in the same positions that the view allows, against the same choices of the others, with the same playouts. */
export function compare(
  engine: Engine,
  view: SeenBy,
  moves: readonly unknown[],
  samples: number,
  toEnd = false,
  random = randomFor(view),
): Comparison {
  const { rules, seats } = engine
  const playout = toEnd ? engine.toEnd : engine.playout
  const { viewer } = view
  if (viewer === 'spectator') throw new Error('a spectator has no moves to compare')
  const sampler = rules.sampler(view, 'open')
  const [draws, choices] = [new ReseedableRandom(), new ReseedableRandom()]
  const tallies = moves.map(() => new Tally(seats))
  const brought = moves.map(() => new Float64Array(samples))
  let work: unknown
  for (let sample = 0; sample < samples; sample++) {
    const luck = random.below(SEEDS)
    work = sampler.deal(draws.reseed(luck), work)
    const together = rules.turn(work).length > 1 ? 1 : 0
    const rivals = rivalsNow(engine, work, viewer, choices.reseed(luck))
    for (let i = 0; i < moves.length; i++) {
      work = sampler.deal(draws.reseed(luck), work)
      rules.play(work, viewer, moves[i], draws)
      for (const [seat, move] of rivals) rules.play(work, seat, move, draws)
      playout.run(work, viewer, draws, choices.reseed(luck), together)
      tallies[i].add(playout.worth)
      brought[i][sample] = playout.worth[viewer]
    }
  }
  const estimates = tallies.map((tally) => (toEnd ? asItCame(tally, viewer) : chancesOf(engine, tally)[viewer]))
  const chance = toEnd ? undefined : chancesByNetwork(engine, view, samples)?.[viewer]
  const best = estimates.reduce((top, { value }, index) => (value > estimates[top].value ? index : top), 0)
  const by = (index: number, other: number): Estimate => {
    if (index === other) return { value: 0, error: 0 }
    const [mean, error] = difference(brought[index], brought[other])
    if (toEnd) return { value: mean, error }
    // Moves with the same result in every position are equal, however exact the conversion is.
    if (mean === 0 && error === 0) return { value: 0, error: 0 }
    return readDifference(engine.reading, tallies[index].means, tallies[other].means, viewer, error)
  }
  return {
    tally: (index) => tallies[index],
    // The network says how good the position is: that is what the best of these moves is worth, and the others are worth less by their cost.
    worth: (index) => (chance === undefined ? estimates[index] : plus(chance, by(index, best))),
    by,
  }
}

/** The difference between two moves in chances, from their playout results and the error of the difference. */
function readDifference(reading: ChanceReading, one: Float64Array, other: Float64Array, seat: Seat, error: number): Estimate {
  const [more, less] = [readChances(reading, one)[seat], readChances(reading, other)[seat]]
  const middle = one.map((mean, at) => (mean + other[at]) / 2)
  return { value: more - less, error: Math.hypot(steepness(reading, middle, seat) * error, DOUBT * evenness((more + less) / 2)) }
}

function asItCame(tally: Tally, seat: Seat): Estimate {
  return { value: tally.means[seat], error: tally.error(seat) }
}

/** What the others choose at the same time, as ordinary players: determined once for a position, since they do not know what anybody else chooses. */
function rivalsNow(
  { rules, opened: { hooks } }: Engine,
  state: unknown,
  viewer: Seat,
  random: Random,
): readonly (readonly [Seat, unknown])[] {
  const rivals: (readonly [Seat, unknown])[] = []
  if (hooks.rival === undefined) return rivals
  for (const seat of rules.turn(state)) {
    if (seat === viewer) continue
    const offered = rules.moves(state, seat)
    rivals.push([seat, offered.length > 1 ? hooks.rival(state, seat, offered, random) : offered[0]])
  }
  return rivals
}

/** Mean of the differences, and its standard error. */
function difference(one: Float64Array, other: Float64Array): readonly [number, number] {
  const count = one.length
  if (count < 2) return [0, 0.5]
  let [sum, squares] = [0, 0]
  for (let i = 0; i < count; i++) {
    const by = one[i] - other[i]
    sum += by
    squares += by * by
  }
  const mean = sum / count
  return [mean, Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1))]
}

function plus(chance: Estimate, difference: Estimate): Estimate {
  return { value: Math.min(1, Math.max(0, chance.value + difference.value)), error: Math.hypot(chance.error, difference.error) }
}
