import { createHash } from 'node:crypto'
import type { House } from '../house.ts'
import type { Delivery, TableInfo, Who } from '../tables/api.ts'

const USUAL_WAIT = 25
const MARK_LENGTH = 16

export interface Wanted {
  readonly since?: number | undefined
  readonly mark?: string | undefined
  readonly wait?: number | undefined
}

/**
 * A long poll: what the socket would have pushed, as the answer to a request. Its first delivery is always a welcome with all that
 * is to be known now; when that is nothing new, the answer waits until something is.
 */
export async function answerUpdates(
  house: House,
  table: string,
  who: Who,
  { since, mark, wait = USUAL_WAIT }: Wanted,
  { poller, gone }: { readonly poller: string; readonly gone: AbortSignal },
): Promise<{ mark: string; deliveries: Delivery[] }> {
  const blocked = who.person === undefined ? new Set<string>() : await house.blocks.list(who.person.id)
  const deliveries: Delivery[] = []
  const news = Promise.withResolvers<void>()
  const isNews = () => since === undefined || markOf(deliveries) !== mark || deliveries.some(tellsOfEntry)
  let answered = false
  const poll = house.pollers.begin(poller)
  try {
    const subscription = await house.tables.subscribe(table, who, since, (delivery) => {
      const shown = answered ? undefined : withoutBlocked(delivery, blocked)
      if (shown === undefined) return
      deliveries.push(shown)
      if (isNews()) news.resolve()
    })
    poll.holds(`${subscription.table} ${who.seat}`, subscription)
    const timer = setTimeout(news.resolve, wait * 1000)
    AbortSignal.any([gone, house.stopping]).addEventListener('abort', () => news.resolve(), { once: true })
    await news.promise
    clearTimeout(timer)
  } finally {
    answered = true
    poll.end()
  }
  return { mark: markOf(deliveries), deliveries: isNews() ? deliveries : [] }
}

/** Leaves out what people say whom the viewer has blocked. */
export function withoutBlocked(delivery: Delivery, blocked: ReadonlySet<string>): Delivery | undefined {
  if (blocked.size === 0) return delivery
  const isBlocked = (person: string | undefined) => person !== undefined && blocked.has(person)
  if (delivery.kind === 'chat') return isBlocked(delivery.line.person) ? undefined : delivery
  if (delivery.kind !== 'welcome') return delivery
  return { ...delivery, chat: delivery.chat.filter(({ person }) => !isBlocked(person)) }
}

function tellsOfEntry(delivery: Delivery): boolean {
  if (delivery.kind === 'welcome') return delivery.missed.length > 0
  return delivery.kind !== 'table' && delivery.kind !== 'chat'
}

/** What a poller has seen beside the entries: the table's own affairs and the chat. */
function markOf(deliveries: readonly Delivery[]): string {
  let table: TableInfo | undefined
  let line = 0
  for (const delivery of deliveries) {
    if (delivery.kind === 'welcome') {
      table = delivery.snapshot.table
      line = delivery.chat.at(-1)?.n ?? 0
    } else if (delivery.kind === 'table') table = delivery.table
    else if (delivery.kind === 'begun') table = delivery.snapshot.table
    else if (delivery.kind === 'chat') line = delivery.line.n
  }
  return table === undefined
    ? ''
    : createHash('sha256')
        .update(JSON.stringify([settled(table), line]))
        .digest('base64url')
        .slice(0, MARK_LENGTH)
}

/** The table without what changes by coming and going, which would wake every poller for nothing, and what entries tell anyway. */
function settled(table: TableInfo): unknown {
  const { spectators: _spectators, touched: _touched, n: _n, turn: _turn, seats, ...rest } = table
  return { ...rest, seats: seats.map(({ present: _present, ...seat }) => seat) }
}
