import { briefEntry, type Delivery, type Position } from '@fairground/protocol'

/** What goes over sockets most often, as JSON. Making these texts is much of what a move costs, hence none is made twice. */

/** What somebody who watches in brief was told last. */
export interface Familiar {
  position: Position | undefined
}

/**
 * One delivery goes to many sockets of the same viewer, all in one go, and a table has few kinds of viewers: the last few texts are
 * kept. A map that is cleared each time would do, but for the garbage collector: each of its tables holds the next.
 */
const KEPT = 8
const deliveries: Delivery[] = []
/** The position before, for entries that were told in brief. */
const befores: (Position | undefined | 'whole')[] = []
const texts: string[] = []
let next = 0

/** The text of a delivery; in brief for whoever is familiar with the position before it, who then is with this one. */
export function deliveryText(delivery: Delivery, familiar?: Familiar): string {
  const before = familiar === undefined || delivery.kind !== 'entry' ? 'whole' : familiar.position
  if (familiar !== undefined) familiar.position = lastPosition(delivery, familiar)
  for (let at = 0; at < deliveries.length; at++) if (deliveries[at] === delivery && befores[at] === before) return texts[at]
  const text = delivery.kind === 'entry' && before !== 'whole' ? entryText(delivery, before) : JSON.stringify(delivery)
  deliveries[next] = delivery
  befores[next] = before
  texts[next] = text
  next = (next + 1) % KEPT
  return text
}

function lastPosition(delivery: Delivery, { position }: Familiar): Position | undefined {
  if (delivery.kind === 'entry') return delivery.position
  return delivery.kind === 'welcome' || delivery.kind === 'begun' ? delivery.snapshot.position : position
}

function entryText({ heard, position, now }: Extract<Delivery, { kind: 'entry' }>, before: Position | undefined): string {
  const [told, news] = briefEntry(heard, position, before)
  return `{"kind":"entry","heard":${told},"now":${now},"position":${news}}`
}
