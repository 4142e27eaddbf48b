import { createHash } from 'node:crypto'
import type { ChatLine, Delivery, TableInfo } from '@fairground/protocol'
import { Fault } from '../fault.ts'
import type { Server } from '../server.ts'
import type { Who } from '../tables/api.ts'
import { type Caller, credentialOf } from './caller.ts'

const USUAL_WAIT = 25
const MARK_LENGTH = 16

export interface UpdatesQuery {
  readonly since?: number | undefined
  readonly mark?: string | undefined
  readonly wait?: number | undefined
}

/**
 * A long poll: what the socket would have pushed, as the response to a request. Its first delivery is always a welcome with the
 * current state; if there is nothing new in it, the response waits until there is.
 */
export async function answerUpdates(
  server: Server,
  table: string,
  who: Who,
  { since, mark, wait = USUAL_WAIT }: UpdatesQuery,
  { poller, gone, caller }: { readonly poller: string; readonly gone: AbortSignal; readonly caller: Caller | undefined },
): Promise<{ mark: string; deliveries: Delivery[] }> {
  const filter = await filterFor(caller, server)
  const deliveries: Delivery[] = []
  const news = Promise.withResolvers<void>()
  const isNews = () => since === undefined || markOf(deliveries) !== mark || deliveries.some(tellsOfEntry)
  let answered = false
  const poll = server.pollers.begin(poller)
  const ended = (credentials: readonly string[]) => {
    if (caller !== undefined && credentials.includes(credentialOf(caller)))
      news.reject(new Fault('not-signed-in', 'the session or token of this poll has ended'))
  }
  const expelled = (person: string) => {
    if (caller?.person.id === person) news.reject(new Fault('banned', 'the host has banned you'))
  }
  // The session may have ended before the poll began to wait.
  news.promise.catch(() => undefined)
  server.signals.on('ended', ended)
  server.signals.on('expelled', expelled)
  try {
    const subscription = await server.tables.subscribe(table, who, since, (delivery) => {
      const shown = answered ? undefined : filter(delivery)
      if (shown === undefined) return
      deliveries.push(shown)
      if (isNews()) news.resolve()
    })
    poll.holds(`${subscription.table} ${who.seat}`, subscription)
    const timer = setTimeout(news.resolve, wait * 1000)
    AbortSignal.any([gone, server.stopping]).addEventListener('abort', () => news.resolve(), { once: true })
    await news.promise
    clearTimeout(timer)
  } finally {
    answered = true
    server.signals.off('ended', ended)
    server.signals.off('expelled', expelled)
    poll.end()
  }
  return { mark: markOf(deliveries), deliveries: isNews() ? deliveries : [] }
}

/** Leaves out messages of people whom the viewer has blocked; programs get no chat at all. */
export async function filterFor(caller: Caller | undefined, server: Server): Promise<(delivery: Delivery) => Delivery | undefined> {
  const blocked = caller === undefined ? new Set<string>() : await server.blocks.list(caller.person.id)
  const isProgram = caller?.token !== undefined
  if (blocked.size === 0 && !isProgram) return (delivery) => delivery
  const maySee = ({ person }: ChatLine) => !isProgram && (person === undefined || !blocked.has(person))
  return (delivery) => {
    if (delivery.kind === 'chat') return maySee(delivery.line) ? delivery : undefined
    return delivery.kind === 'welcome' ? { ...delivery, chat: delivery.chat.filter(maySee) } : delivery
  }
}

function tellsOfEntry(delivery: Delivery): boolean {
  if (delivery.kind === 'welcome') return delivery.missed.length > 0
  return delivery.kind !== 'table' && delivery.kind !== 'chat'
}

/** What a poller has seen besides the entries: the table and the chat. */
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

/** The table without presence, which would wake every poller for nothing, and without what entries contain anyway. */
function settled(table: TableInfo): unknown {
  const { spectators: _spectators, touched: _touched, n: _n, turn: _turn, seats, ...rest } = table
  return { ...rest, seats: seats.map(({ present: _present, ...seat }) => seat) }
}
