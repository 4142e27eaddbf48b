import type { Change, Counts, Seat } from '../../game.ts'
import { receivedSteps } from '../play.ts'
import { type PositionLaw, showViewer, type Verdict } from './law.ts'

/**
 * Law 6, counts: nothing that is counted changes without an event. From one event to the next, a viewer's counts change exactly by what the
 * event says, so that plaques and events stay in step; the last event leads to the position.
 */
export const counts: PositionLaw = {
  name: 'counts',
  judge(moment) {
    const { rules, summary, state, next, viewers, tally } = moment
    if (next === undefined) return undefined
    const { facts } = rules
    for (const viewer of viewers) {
      let before = summary.counts(rules.view(state, viewer), facts)
      for (const { event, view } of receivedSteps(rules, state, next.seat, next.move, moment.chance(), viewer)) {
        const after = summary.counts(view, facts)
        const verdict = addsUp(before, after, summary.changes(event, facts))
        if (verdict !== undefined) return `to ${showViewer(viewer)}, when ${JSON.stringify(event)} happens, ${verdict}`
        before = after
        tally.counted++
      }
    }
    return undefined
  },
}

function addsUp(before: Counts, after: Counts, changes: readonly Change[]): Verdict {
  for (const { count } of changes) if (!Object.hasOwn(after, count)) return `it changes ${count}, which nobody counts`
  for (const [name, numbers] of Object.entries(after))
    for (let seat = 0; seat < numbers.length; seat++) {
      const [was, is] = [before[name]?.[seat], numbers[seat]]
      if (was === undefined || is === undefined) continue
      const by = sumOf(changes, name, seat)
      if (is !== was + by) return `${name} of seat ${seat} goes from ${was} to ${is}, and ${by} is told`
    }
  return undefined
}

function sumOf(changes: readonly Change[], name: string, seat: Seat): number {
  let sum = 0
  for (const change of changes) if (change.count === name && change.seat === seat) sum += change.by
  return sum
}
