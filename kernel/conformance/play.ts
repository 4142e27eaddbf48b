import { type AddressedEvent, hears } from '../entry.ts'
import type { Seat, SeenBy, Viewer } from '../game.ts'
import type { Random } from '../random.ts'
import type { OpaqueRules } from './opaque.ts'

/** An event, its audience, and whether it reveals. */
export type Telling = Extract<AddressedEvent, { readonly event: unknown }>

/** The result of a play. */
export interface Played {
  readonly state: unknown
  readonly told: readonly Telling[]
  /** It cannot be undone: something was drawn or revealed. */
  readonly barrier: boolean
}

/** Plays on a copy and collects the events. */
export function playOn(rules: OpaqueRules, state: unknown, seat: Seat, move: unknown, random: Random): Played {
  const copy = rules.copy(state)
  const told: Telling[] = []
  let drawn = false
  const counting: Random = {
    below(bound) {
      drawn = true
      return random.below(bound)
    },
  }
  rules.play(copy, seat, move, counting, (event, to = 'all', reveals = false) => told.push({ event, to, reveals }))
  return { state: copy, told, barrier: drawn || told.some(({ reveals }) => reveals) }
}

/** An event as one viewer receives it, with the view at that moment. */
export interface Heard {
  readonly event: unknown
  readonly view: SeenBy
}

/** The story of a play for one viewer; the last event comes with the position it leads to, as in a match. */
export function heardSteps(
  rules: OpaqueRules,
  state: unknown,
  seat: Seat,
  move: unknown,
  random: Random,
  viewer: Viewer,
): readonly Heard[] {
  const copy = rules.copy(state)
  const steps: Heard[] = []
  rules.play(copy, seat, move, random, (event, to = 'all') => {
    if (hears(to, viewer)) steps.push({ event, view: rules.view(copy, viewer) })
  })
  const last = steps.at(-1)
  if (last !== undefined) steps[steps.length - 1] = { event: last.event, view: rules.view(copy, viewer) }
  return steps
}

/** The events that one viewer receives. */
export function heardBy(told: readonly Telling[], viewer: Viewer): readonly Telling[] {
  return told.filter(({ to }) => hears(to, viewer))
}

/** The name of an event's kind, as games write it. */
export function kindOf(event: unknown): string {
  return typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : 'event'
}
