import { brief, flaw } from '../plain.ts'
import type { PositionLaw } from './law.ts'

/** Law 2: states, views, moves, events and outcomes are plain JSON and survive it, without `undefined`, NaN, -0 or classes. */
export const plainJson: PositionLaw = {
  name: 'plain',
  judge(moment) {
    const { rules, state, next } = moment
    const stateFlaw = flaw(state)
    if (stateFlaw !== undefined) return `in the state, ${stateFlaw}`
    for (const viewer of moment.viewers) {
      const viewFlaw = flaw(rules.view(state, viewer))
      if (viewFlaw !== undefined) return `in the view of ${viewer}, ${viewFlaw}`
    }
    const outcome = rules.outcome(state)
    const outcomeFlaw = outcome && flaw(outcome)
    if (outcomeFlaw !== undefined) return `in the outcome, ${outcomeFlaw}`
    if (next === undefined) return undefined
    for (const move of moment.sample(rules.moves(state, next.seat), 5)) {
      const moveFlaw = flaw(move)
      if (moveFlaw !== undefined) return `in a move, ${moveFlaw}`
    }
    for (const { event } of moment.played?.events ?? []) {
      const eventFlaw = flaw(event)
      if (eventFlaw !== undefined) return `in the event ${brief(event)}, ${eventFlaw}`
    }
    return undefined
  },
}
