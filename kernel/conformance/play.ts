import { type AddressedEvent, hears } from '../entry.ts'
import type { Seat, Viewer } from '../game.ts'
import type { Random } from '../random.ts'
import type { OpaqueRules } from './opaque.ts'

/** An event, who is told it, and whether it reveals. */
export type Telling = Extract<AddressedEvent, { readonly event: unknown }>

/** What a play brought. */
export interface Played {
  readonly state: unknown
  readonly told: readonly Telling[]
  /** It cannot be taken back: something was drawn or revealed. */
  readonly barrier: boolean
}

/** Plays on a copy and listens. */
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

/** What one viewer hears of it. */
export function heardBy(told: readonly Telling[], viewer: Viewer): readonly Telling[] {
  return told.filter(({ to }) => hears(to, viewer))
}

/** The name of an event's kind, as games write it. */
export function kindOf(event: unknown): string {
  return typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : 'event'
}
