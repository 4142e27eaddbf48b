import type { Rules, Seat, SeenBy, Viewer } from '../../game.ts'
import { canonical, same } from '../../json.ts'
import { fastRandom } from '../../random.ts'
import type { OpaqueRules } from '../opaque.ts'
import { brief, difference } from '../plain.ts'
import type { Verdict } from './law.ts'

/** A position for which all possible states can be listed. */
export interface FairPosition<S, V> {
  readonly view: V
  /** Every state that fits the view. */
  readonly states: readonly S[]
  /** How likely each is, in any unit; missing: all the same. */
  readonly weights?: readonly number[]
}

/** A position after these seats have chosen without the viewer noticing what: every state that their choices may have led to. */
export function everyChoice<S, M, V extends SeenBy, E, F>(
  rules: Rules<S, M, V, E, F>,
  state: S,
  seats: readonly Seat[],
  viewer: Viewer,
): FairPosition<S, V> {
  let states: readonly S[] = [state]
  for (const seat of seats)
    states = states.flatMap((before) =>
      rules.moves(before, seat).map((move) => {
        const after = rules.copy(before)
        rules.play(after, seat, move, fastRandom(1))
        return after
      }),
    )
  return { view: rules.view(states[0], viewer), states }
}

const A_STATE = 100
/** A fair sampler exceeds the chi-square at this many deviations once in ten thousand seeds. */
const DEVIATIONS = 3.719

/** Law 8: a sampler deals every possible state, no others, and each with the right frequency. */
export function unfair(rules: OpaqueRules, { view, states, weights }: FairPosition<unknown, SeenBy>, seed = 1): Verdict {
  for (const state of states) {
    const problems = rules.check(state)
    if (problems.length > 0) return `a listed state is not sound: ${problems.join('; ')}`
    const seen = rules.view(state, view.viewer)
    if (!same(seen, view)) return `a listed state looks different at ${difference(view, seen)}`
  }
  const counts = new Map(states.map((state) => [canonical(state), 0]))
  if (counts.size !== states.length) return 'a state is listed twice'
  const shares = sharesOf(weights ?? states.map(() => 1))
  const samples = Math.ceil(A_STATE / Math.min(...shares))
  const random = fastRandom(seed)
  const sampler = rules.sampler(view)
  let used: unknown
  for (let i = 0; i < samples; i++) {
    // Alternates between a new state and reusing the last one.
    const imagined = i % 2 === 0 ? sampler.deal(random) : sampler.deal(random, used)
    used = imagined
    const count = counts.get(canonical(imagined))
    if (count === undefined) return `imagined, but not listed: ${brief(imagined)}`
    counts.set(canonical(imagined), count + 1)
  }
  return judge([...counts.values()], shares, samples)
}

function judge(counts: readonly number[], shares: readonly number[], samples: number): Verdict {
  const never = counts.indexOf(0)
  if (never >= 0) return `listed state ${never} never occurs in ${samples} samples`
  const chiSquare = counts.reduce((sum, count, i) => sum + (count - samples * shares[i]) ** 2 / (samples * shares[i]), 0)
  const limit = critical(counts.length - 1)
  return chiSquare <= limit ? undefined : `chi-square is ${chiSquare.toFixed(1)}, above ${limit.toFixed(1)}: counts ${counts.join(' ')}`
}

function sharesOf(weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** Approximation by Wilson and Hilferty. */
function critical(freedom: number): number {
  if (freedom === 0) return 0
  const part = 2 / (9 * freedom)
  return freedom * (1 - part + DEVIATIONS * Math.sqrt(part)) ** 3
}
