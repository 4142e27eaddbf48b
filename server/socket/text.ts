import { type Familiar, fieldsOf, isFrozen, packed } from '@fairground/kernel'
import type { Delivery, Position } from '../tables/api.ts'

/** What goes over sockets most often, as JSON. Making these texts is most of what a move costs, hence not all of it is made each time. */

/**
 * One delivery goes to many sockets of the same viewer, all in one go, and a table has few kinds of viewers: the last few texts are
 * kept. A map that is cleared each time would do, but for the garbage collector: each of its tables holds the next.
 */
const KEPT = 8
const deliveries: Delivery[] = []
/** What was left out of each, since a brief watch knows it. */
const leftOut: string[] = []
const texts: string[] = []
let next = 0

export function deliveryText(delivery: Delivery, familiar?: Familiar): string {
  const position = positionIn(delivery)
  const same = familiar === undefined || position === undefined ? NOTHING : familiar.meets(position)
  const left = familiar === undefined ? 'whole' : same.join()
  for (let at = 0; at < deliveries.length; at++) if (deliveries[at] === delivery && leftOut[at] === left) return texts[at]
  const text = delivery.kind === 'entry' ? entryText(delivery, same, familiar !== undefined) : JSON.stringify(delivery)
  deliveries[next] = delivery
  leftOut[next] = left
  texts[next] = text
  next = (next + 1) % KEPT
  return text
}

const NOTHING: readonly string[] = []

function positionIn(delivery: Delivery): Position | undefined {
  if (delivery.kind === 'entry') return delivery.position
  return delivery.kind === 'welcome' || delivery.kind === 'begun' ? delivery.snapshot.position : undefined
}

function entryText({ heard, position, now }: Entry, same: readonly string[], brief: boolean): string {
  const { n, viewer, view, turn, moves, secret, canUndo, handover, request, paused, clocks, conceded, result } = position
  const { changing, frozen } = partsOf(view, same)
  const offered = same.includes('moves') ? '' : `,"moves":${brief ? packedText(moves) : frozenText(moves)}`
  // All of it is named: a field that is missing here would be missing at the other end.
  const rest = { n, viewer, turn, secret, canUndo, handover, request, paused, clocks, conceded, result } satisfies Rest
  const text = JSON.stringify({
    kind: 'entry',
    heard,
    now,
    position: { ...rest, ...(same.length > 0 && { same }), view: changing },
  } satisfies Told)
  // The text ends with the view, the position and the delivery. What is made already goes in there.
  return `${text.slice(0, -3)}${frozen}}${offered}}}`
}

type Entry = Extract<Delivery, { kind: 'entry' }>
type Told = Record<keyof Entry, unknown>
type Rest = Record<Exclude<keyof Position, 'moves' | 'view'>, unknown>

/** A view's fields that change, and the text of those that do not. */
function partsOf(view: unknown, same: readonly string[]): { changing: Record<string, unknown>; frozen: string } {
  const fields = fieldsOf(view)
  const changing: Record<string, unknown> = {}
  let frozen = ''
  for (const name in fields) {
    const value = fields[name]
    if (!isFrozen(value)) changing[name] = value
    else if (!same.includes(`view.${name}`)) frozen += `,"${name}":${frozenText(value)}`
  }
  return { changing, frozen }
}

/** Rules that show or offer the same again and again do so with the same frozen list. */
const frozenText = onceIfFrozen((value: object) => JSON.stringify(value))
const packedText = onceIfFrozen((moves: readonly unknown[]) => JSON.stringify(packed(moves)))

function onceIfFrozen<T extends object>(make: (value: T) => string): (value: T) => string {
  const made = new WeakMap<T, string>()
  return (value) => {
    if (!Object.isFrozen(value)) return make(value)
    let text = made.get(value)
    if (text === undefined) {
      text = make(value)
      made.set(value, text)
    }
    return text
  }
}
