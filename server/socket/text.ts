import { briefEntry, type Delivery, type Position } from '@fairground/protocol'

/** The most frequent socket messages as JSON. Building these texts is a large part of the cost of a move, so none is built twice. */

/** The last position sent to a client that uses brief encoding. */
export interface LastSent {
  position: Position | undefined
}

/**
 * One delivery goes to many sockets of the same viewer at once, and a table has few kinds of viewers: so the last few texts are
 * cached. A map that is cleared each time would also work, but is bad for the garbage collector: each of its tables keeps the next alive.
 */
const KEPT = 8
const deliveries: Delivery[] = []
/** The previous position, for entries in brief encoding. */
const befores: (Position | undefined | 'whole')[] = []
const texts: string[] = []
let next = 0

/** The text of a delivery; in brief encoding if the client has the previous position, and then updates it. */
export function deliveryText(delivery: Delivery, lastSent?: LastSent): string {
  const before = lastSent === undefined || delivery.kind !== 'entry' ? 'whole' : lastSent.position
  if (lastSent !== undefined) lastSent.position = lastPosition(delivery, lastSent)
  for (let at = 0; at < deliveries.length; at++) if (deliveries[at] === delivery && befores[at] === before) return texts[at]
  const text = delivery.kind === 'entry' && before !== 'whole' ? entryText(delivery, before) : JSON.stringify(delivery)
  deliveries[next] = delivery
  befores[next] = before
  texts[next] = text
  next = (next + 1) % KEPT
  return text
}

function lastPosition(delivery: Delivery, { position }: LastSent): Position | undefined {
  if (delivery.kind === 'entry') return delivery.position
  return delivery.kind === 'welcome' || delivery.kind === 'begun' ? delivery.snapshot.position : position
}

function entryText({ entry, position, now }: Extract<Delivery, { kind: 'entry' }>, before: Position | undefined): string {
  const [received, news] = briefEntry(entry, position, before)
  return `{"kind":"entry","entry":${received},"now":${now},"position":${news}}`
}
