import { Luck } from '@fairground/bots'
import type { Random, Seat, SeenBy } from '@fairground/kernel'
import { chancesOf, evenness, luckOf, readChances, steepness, Tally } from './chances.ts'
import type { Engine } from './engine.ts'
import type { Estimate } from './types.ts'

const SEEDS = 2 ** 31

/** Moves that met the same imagined positions and the same luck. */
export interface Comparison {
  /** What a move leaves to the one who makes it. */
  worth(index: number): Estimate
  /** By how much one move leaves more than another: much surer than the two alone. */
  by(index: number, other: number): Estimate
}

/** Plays each move in the same positions that the view allows, against the same choices of the others, and goes on alike. */
export function compare(
  engine: Engine,
  view: SeenBy,
  moves: readonly unknown[],
  samples: number,
  toEnd = false,
  random = luckOf(view),
): Comparison {
  const { rules, seats } = engine
  const playout = toEnd ? engine.toEnd : engine.playout
  const { viewer } = view
  if (viewer === 'spectator') throw new Error('somebody without a seat has no moves to compare')
  const sampler = rules.sampler(view, 'open')
  const [draws, choices] = [new Luck(), new Luck()]
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
  return {
    worth: (index) => estimates[index],
    by(index, other) {
      if (index === other) return { value: 0, error: 0 }
      const [mean, error] = difference(brought[index], brought[other])
      if (toEnd) return { value: mean, error }
      const { gain, doubt } = engine.reading
      const [one, two] = [readOf(engine, tallies[index])[viewer], readOf(engine, tallies[other])[viewer]]
      const middle = (one + two) / 2
      const steep = steepness(engine, (tallies[index].mean(viewer) + tallies[other].mean(viewer)) / 2, middle)
      // Where both bring the same in every position they are the same, whatever the reading is worth.
      if (mean === 0 && error === 0) return { value: 0, error: 0 }
      return { value: gain * (one - two), error: Math.hypot(gain * steep * error, doubt * evenness(middle)) }
    },
  }
}

function asItCame(tally: Tally, seat: Seat): Estimate {
  return { value: tally.mean(seat), error: tally.error(seat) }
}

function readOf(engine: Engine, tally: Tally): readonly number[] {
  return readChances(
    engine,
    Array.from(tally.sums, (_, seat) => tally.mean(seat)),
  )
}

/** What the others choose at the same time, as ordinary players do: worked out once for a position, since nobody knows what anybody else chooses. */
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
