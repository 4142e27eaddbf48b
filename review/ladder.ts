import type { Seat } from '@fairground/kernel'
import { isClear } from './look.ts'
import type { Estimate, Ladder, Step, TurningPoint } from './types.ts'

type Rung = 'draws' | 'others' | 'own'

/** One change of what the seat could expect: its cause, and the values before and after. */
interface Change {
  readonly rung: Rung
  readonly step: Step
  readonly from: Estimate
  readonly to: Estimate
}

/** The steps as consecutive changes, each beginning where the last ended. */
function* changesIn(seat: Seat, fair: number, steps: readonly Step[]): Generator<Change> {
  let from: Estimate = { value: fair, error: 0 }
  for (const [at, step] of steps.entries()) {
    if (at > 0) {
      const to = step.chosen ?? step.after
      yield { rung: step.seat === seat ? 'own' : 'others', step, from, to }
      from = to
    }
    if (at === 0 || step.chosen !== undefined) yield { rung: 'draws', step, from, to: step.after }
    from = step.after
  }
}

/**
 * From the fair share to the result. The last step leads to the result, except in a match that was broken off: there the difference counts
 * for the player who gave up.
 */
export function ladderOf(seats: number, seat: Seat, steps: readonly Step[], result: number | undefined, gaveUp: boolean): Ladder {
  const last = steps.at(-1)?.after ?? { value: 0, error: 0 }
  // A solo game has no fair share: the start is what an ordinary player could expect before the first draw, which the setup hardly changes.
  const fair = seats === 1 ? (steps[0]?.after.value ?? 0) : 1 / seats
  const sums: Record<Rung, number> = { draws: 0, others: 0, own: 0 }
  const squares: Record<Rung, number> = { draws: 0, others: 0, own: 0 }
  let before: Change | undefined
  for (const change of changesIn(seat, fair, steps)) {
    sums[change.rung] += change.to.value - change.from.value
    // The estimate of a position between two changes of the same cause cancels out, so its error does not count.
    if (before !== undefined && before.rung !== change.rung) {
      squares[before.rung] += before.to.error ** 2
      squares[change.rung] += before.to.error ** 2
    }
    before = change
  }
  const end = result ?? last.value
  if (before !== undefined) squares[before.rung] += last.error ** 2
  sums[gaveUp ? 'own' : 'others'] += end - last.value
  const rung = (name: Rung): Estimate => ({ value: sums[name], error: Math.sqrt(squares[name]) })
  return { fair, draws: rung('draws'), others: rung('others'), own: rung('own'), result: end }
}

const MOST_TURNING = 5
/** A smaller change is not a turning point. */
const LEAST_TURN = 0.04

/** The entries that changed most, beyond their error, in their order. */
export function turningPointsOf(seat: Seat, fair: number, steps: readonly Step[]): readonly TurningPoint[] {
  const points: TurningPoint[] = []
  for (const { rung, step, from, to } of changesIn(seat, fair, steps)) {
    const by = { value: to.value - from.value, error: Math.hypot(from.error, to.error) }
    const size = Math.abs(by.value)
    if (step.n > 0 && size >= LEAST_TURN && isClear(by))
      points.push({ n: step.n, kind: rung === 'draws' ? 'draw' : rung === 'own' ? 'own' : 'other', seat: step.seat, by })
  }
  return points
    .sort((a, b) => Math.abs(b.by.value) - Math.abs(a.by.value))
    .slice(0, MOST_TURNING)
    .sort((a, b) => a.n - b.n)
}
