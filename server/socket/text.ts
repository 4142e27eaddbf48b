import type { Accepted, Delivery, Position } from '../tables/api.ts'

/** What goes over sockets most often, as JSON. Making these texts is most of what a move costs, hence not all of it is made each time. */

/** One delivery goes to many sockets of the same viewer, all in one go. */
const deliveries = new Map<Delivery, string>()

export function deliveryText(delivery: Delivery): string {
  const known = deliveries.get(delivery)
  if (known !== undefined) return known
  if (deliveries.size === 0) queueMicrotask(() => deliveries.clear())
  const text = delivery.kind === 'entry' ? entryText(delivery) : JSON.stringify(delivery)
  deliveries.set(delivery, text)
  return text
}

export function acceptedText({ position, ...rest }: Accepted): string {
  return joined(JSON.stringify(rest), 'position', positionText(position))
}

function entryText({ position, ...rest }: Extract<Delivery, { kind: 'entry' }>): string {
  return joined(JSON.stringify(rest), 'position', positionText(position))
}

function positionText({ moves, ...rest }: Position): string {
  return joined(JSON.stringify(rest), 'moves', movesText(moves))
}

/** Rules that offer the same choices again and again offer the same frozen list. */
const lists = new WeakMap<readonly unknown[], string>()

function movesText(moves: readonly unknown[]): string {
  if (!Object.isFrozen(moves)) return JSON.stringify(moves)
  let text = lists.get(moves)
  if (text === undefined) {
    text = JSON.stringify(moves)
    lists.set(moves, text)
  }
  return text
}

/** An object with one more field. The object is not empty. */
function joined(object: string, key: string, value: string): string {
  return `${object.slice(0, -1)},"${key}":${value}}`
}
