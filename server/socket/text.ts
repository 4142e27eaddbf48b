import type { Delivery, Position } from '../tables/api.ts'

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

function entryText({ heard, position, now }: Extract<Delivery, { kind: 'entry' }>): string {
  return `{"kind":"entry","heard":${JSON.stringify(heard)},"position":${positionText(position)},"now":${now}}`
}

/** All of it is named: a field that is missing here would be missing at the other end. */
function positionText(position: Position): string {
  const { n, viewer, view, turn, moves, secret, canUndo, handover, request, paused, clocks, conceded, result } = position
  const rest = JSON.stringify({
    n,
    viewer,
    view,
    turn,
    secret,
    canUndo,
    handover,
    request,
    paused,
    clocks,
    conceded,
    result,
  } satisfies Rest)
  return `${rest.slice(0, -1)},"moves":${movesText(moves)}}`
}

type Rest = Record<Exclude<keyof Position, 'moves'>, unknown>

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
