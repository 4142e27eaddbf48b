import { type AddressedEvent, receives } from '../entry.ts'
import type { Seat, SeenBy, Viewer } from '../game.ts'
import type { Random } from '../random.ts'
import type { OpaqueRules } from './opaque.ts'

/** An event, its audience, and whether it reveals. */
export type EmittedEvent = Extract<AddressedEvent, { readonly event: unknown }>

/** The result of a play. */
export interface Played {
  readonly state: unknown
  readonly events: readonly EmittedEvent[]
  /** It cannot be undone: something was drawn or revealed. */
  readonly barrier: boolean
}

/** Plays on a copy and collects the events. */
export function playOn(rules: OpaqueRules, state: unknown, seat: Seat, move: unknown, random: Random): Played {
  const copy = rules.copy(state)
  const events: EmittedEvent[] = []
  let drawn = false
  const counting: Random = {
    below(bound) {
      drawn = true
      return random.below(bound)
    },
  }
  rules.play(copy, seat, move, counting, (event, to = 'all', reveals = false) => events.push({ event, to, reveals }))
  return { state: copy, events, barrier: drawn || events.some(({ reveals }) => reveals) }
}

/** An event as one viewer receives it, with the view at that moment. */
export interface EventWithView {
  readonly event: unknown
  readonly view: SeenBy
}

/** The events of a play for one viewer; the last event comes with the position it leads to, as in a match. */
export function receivedSteps(
  rules: OpaqueRules,
  state: unknown,
  seat: Seat,
  move: unknown,
  random: Random,
  viewer: Viewer,
): readonly EventWithView[] {
  const copy = rules.copy(state)
  const steps: EventWithView[] = []
  rules.play(copy, seat, move, random, (event, to = 'all') => {
    if (receives(to, viewer)) steps.push({ event, view: rules.view(copy, viewer) })
  })
  const last = steps.at(-1)
  if (last !== undefined) steps[steps.length - 1] = { event: last.event, view: rules.view(copy, viewer) }
  return steps
}

/** The events that one viewer receives. */
export function receivedBy(events: readonly EmittedEvent[], viewer: Viewer): readonly EmittedEvent[] {
  return events.filter(({ to }) => receives(to, viewer))
}

/** The name of an event's kind, as games write it. */
export function kindOf(event: unknown): string {
  return typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : 'event'
}
