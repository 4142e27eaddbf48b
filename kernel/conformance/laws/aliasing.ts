import type { Seat } from '../../game.ts'
import { same } from '../../json.ts'
import { pick } from '../../random.ts'
import { imagine } from '../../sampler.ts'
import { clone, difference } from '../plain.ts'
import { type Moment, type PositionLaw, seatsOf, showViewer, type Verdict } from './law.ts'

/**
 * Law 2: returned values are independent. Reading a state does not change it; playing on a copy does not change the original; later plays
 * change no view or event returned before; playing on an imagined state does not change the view it came from.
 */
export const aliasing: PositionLaw = {
  name: 'aliasing',
  judge: (moment) => lookingProblem(moment) ?? playingProblem(moment) ?? imaginingProblem(moment),
}

/** `check` is the slowest function, and the law of sound states runs it on every state anyway. */
const CHECK_EVERY = 8

function lookingProblem({ rules, state, seats, viewers, thorough, random }: Moment): Verdict {
  const before = clone(state)
  rules.turn(state)
  for (const seat of seatsOf(seats)) {
    rules.moves(state, seat)
    rules.secret(state, seat)
  }
  for (const viewer of viewers) rules.view(state, viewer)
  rules.outcome(state)
  if (thorough || random.below(CHECK_EVERY) === 0) rules.check(state)
  return same(state, before) ? undefined : `looking at a state changes it at ${difference(before, state)}`
}

function playingProblem(moment: Moment): Verdict {
  const { rules, state, next } = moment
  const before = clone(state)
  const copy = rules.copy(state)
  if (!same(copy, before)) return `a copy differs at ${difference(before, copy)}`
  if (next === undefined) return undefined
  const views = moment.viewers.map((viewer) => keep(`the view of ${showViewer(viewer)}`, rules.view(copy, viewer)))
  const told: unknown[] = []
  rules.play(copy, next.seat, next.move, moment.chance(), (event) => told.push(event))
  if (!same(state, before)) return `playing on a copy changes what it was copied from at ${difference(before, state)}`
  const events = told.map((event) => keep('an event', event))
  playAny(moment, copy)
  for (const { name, given, kept } of [...views, ...events])
    if (!same(given, kept)) return `playing on changes ${name} that was given before at ${difference(kept, given)}`
  return undefined
}

function imaginingProblem(moment: Moment): Verdict {
  const { rules, state, random } = moment
  for (const viewer of moment.viewers) {
    const { given, kept } = keep('view', rules.view(state, viewer))
    playAny(moment, imagine(rules, given, random))
    if (!same(given, kept))
      return `imagining a state and playing on it changes the view of ${showViewer(viewer)} at ${difference(kept, given)}`
  }
  return undefined
}

interface Kept<T> {
  readonly name: string
  readonly given: T
  readonly kept: T
}

function keep<T>(name: string, given: T): Kept<T> {
  return { name, given, kept: clone(given) }
}

function playAny({ rules, random }: Moment, state: unknown): void {
  const turn: readonly Seat[] = rules.turn(state)
  if (turn.length === 0) return
  const seat = pick(turn, random)
  rules.play(state, seat, pick(rules.moves(state, seat), random), random)
}
