import { brief, clone, difference, same, sharedWith } from '../plain.ts'
import { type Moment, type PositionLaw, seatsOf, showViewer, type Verdict } from './law.ts'

/**
 * Law 2: what was handed out stands apart. Looking at a state changes nothing in it; a copy, a view, an event and an imagined
 * state share no list or object that a later play could change.
 */
export const apart: PositionLaw = {
  name: 'apart',
  judge: (moment) => lookingProblem(moment) ?? sharingProblem(moment) ?? eventProblem(moment),
}

function lookingProblem(moment: Moment): Verdict {
  const { rules, state, seats } = moment
  const before = clone(state)
  rules.turn(state)
  for (const seat of seatsOf(seats)) {
    rules.moves(state, seat)
    rules.secret(state, seat)
  }
  for (const viewer of moment.viewers) rules.view(state, viewer)
  rules.outcome(state)
  rules.check(state)
  rules.copy(state)
  return same(state, before) ? undefined : `looking at a state changes it at ${difference(before, state)}`
}

function sharingProblem(moment: Moment): Verdict {
  const { rules, state } = moment
  const copy = rules.copy(state)
  if (!same(copy, state)) return `a copy differs at ${difference(state, copy)}`
  const inCopy = sharedWith(copy, state)
  if (inCopy !== undefined) return `a copy shares ${inCopy} with the state`
  for (const { viewer, view, twin } of moment.pairs) {
    const inView = sharedWith(view, state)
    if (inView !== undefined) return `the view of ${showViewer(viewer)} shares ${inView} with the state`
    const imagined = sharedWith(twin, view)
    if (imagined !== undefined) return `a state imagined by ${showViewer(viewer)} shares ${imagined} with the view`
  }
  return undefined
}

function eventProblem({ played }: Moment): Verdict {
  for (const { event } of played?.told ?? []) {
    const shared = sharedWith(event, played?.state)
    if (shared !== undefined) return `the event ${brief(event)} shares ${shared} with the state`
  }
  return undefined
}
