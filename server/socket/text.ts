import type { Delivery, Position } from '../tables/api.ts'

/** What goes over sockets most often, as JSON. Making these texts is most of what a move costs, hence not all of it is made each time. */

/**
 * One delivery goes to many sockets of the same viewer, all in one go, and a table has few kinds of viewers: the last few texts are
 * kept. A map that is cleared each time would do, but for the garbage collector: each of its tables holds the next.
 */
const KEPT = 8
const deliveries: Delivery[] = []
const texts: string[] = []
let next = 0

export function deliveryText(delivery: Delivery): string {
  const known = deliveries.indexOf(delivery)
  if (known >= 0) return texts[known]
  const text = delivery.kind === 'entry' ? entryText(delivery) : JSON.stringify(delivery)
  deliveries[next] = delivery
  texts[next] = text
  next = (next + 1) % KEPT
  return text
}

function entryText({ heard, position, now }: Extract<Delivery, { kind: 'entry' }>): string {
  return `{"kind":"entry","heard":${JSON.stringify(heard)},"position":${positionText(position)},"now":${now}}`
}

/** All of it is named: a field that is missing here would be missing at the other end. */
function positionText(position: Position): string {
  const { n, viewer, view, turn, moves, secret, canUndo, handover, request, paused, clocks, conceded, result } = position
  const rest = JSON.stringify({ n, viewer, turn, secret, canUndo, handover, request, paused, clocks, conceded, result } satisfies Rest)
  return `${rest.slice(0, -1)},"view":${viewText(view)},"moves":${frozenText(moves)}}`
}

type Rest = Record<Exclude<keyof Position, 'moves' | 'view'>, unknown>

/** What never changes, such as the cards of an edition, stands in every view as one and the same frozen object. */
function viewText(view: unknown): string {
  let frozen = ''
  const rest: Record<string, unknown> = {}
  const fields = view as Readonly<Record<string, unknown>> // every view is an object and has at least its viewer
  for (const name in fields) {
    const value = fields[name]
    if (typeof value === 'object' && value !== null && Object.isFrozen(value)) frozen += `,"${name}":${frozenText(value)}`
    else rest[name] = value
  }
  return `${JSON.stringify(rest).slice(0, -1)}${frozen}}`
}

const frozenTexts = new WeakMap<object, string>()

/** Rules that show or offer the same again and again do so with the same frozen list. */
function frozenText(value: object): string {
  if (!Object.isFrozen(value)) return JSON.stringify(value)
  let text = frozenTexts.get(value)
  if (text === undefined) {
    text = JSON.stringify(value)
    frozenTexts.set(value, text)
  }
  return text
}
