import { type Accepted, type ClientMessage, filledEntry, type Position, type ServerMessage } from '@fairground/protocol'
import { momentsOf, post, Refused, Unreachable } from '../lib/api.ts'
import type { EarlySocket } from './early-socket.ts'
import type { ConnectionState, TableConnection } from './live.ts'
import { GZIP, inOrder } from './packed.ts'

/** A request that waits for its answer. */
interface Waiting {
  resolve(answer: unknown): void
  reject(error: Error): void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

const WATCH = 1

/**
 * The connection to a table over one socket, for deliveries and commands. It reconnects by itself and continues from the last entry
 * seen. Without a socket, commands go over HTTP; the client id makes retries safe on both.
 */
export function socketConnection(table: string): TableConnection {
  let socket: WebSocket | undefined
  const waiting = new Map<number, Waiting>()
  let last = WATCH

  /** Rejects with `Unreachable` if the socket closes before the answer. */
  function ask(request: Omit<Extract<ClientMessage, { do: 'act' }>, 'id'>): Promise<unknown> {
    const id = ++last
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    waiting.set(id, { resolve, reject })
    send({ id, ...request })
    return promise
  }

  function send(message: ClientMessage): void {
    socket?.send(JSON.stringify(message))
  }

  function answered({ id = WATCH, ok, error }: ServerMessage): void {
    const request = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) request?.resolve(ok)
    else request?.reject(new Refused(error.code, error.message, error.rule))
  }

  function giveUp(): void {
    for (const { reject } of waiting.values()) reject(new Unreachable())
    waiting.clear()
  }

  return {
    listen(hear, state) {
      let since: number | undefined
      let position: Position | undefined
      let wait = FIRST_WAIT
      let timer: ReturnType<typeof setTimeout> | undefined
      let over = false

      function connect(): void {
        clearTimeout(timer)
        state(since === undefined ? 'connecting' : 'lost')
        socket?.close()
        const early = takeEarlySocket(table)
        const opened =
          early?.socket ?? new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket${GZIP}`)
        socket = opened
        // A socket that opened too late is ignored.
        const isLast = () => opened === socket && !over
        opened.binaryType = 'arraybuffer'
        const message = inOrder(
          (text) => isLast() && receive(JSON.parse(text)),
          () => opened.close(),
        )
        if (early === undefined)
          opened.addEventListener('open', () => isLast() && send({ id: WATCH, do: 'watch', table, since: since ?? 0, brief: true }))
        else early.received.forEach(message)
        opened.addEventListener('message', ({ data }) => message(data))
        opened.addEventListener('close', () => {
          if (opened === socket) giveUp()
          if (!isLast()) return
          state('lost')
          timer = setTimeout(connect, wait)
          wait = Math.min(LONGEST_WAIT, wait * 2)
        })
      }

      function receive(message: ServerMessage): void {
        const { id, delivery, error } = message
        if (id !== undefined && id !== WATCH) {
          answered(message)
          return
        }
        if (error !== undefined) {
          over = true
          hear({ kind: 'closed', because: error.code })
          socket?.close()
        }
        if (delivery === undefined) return
        state('live' satisfies ConnectionState)
        wait = FIRST_WAIT
        const whole = delivery.kind === 'entry' ? filledEntry(delivery, position) : delivery
        if (whole.kind === 'entry') position = whole.position
        if (whole.kind === 'welcome' || whole.kind === 'begun') position = whole.snapshot.position
        since = position?.n ?? since
        hear(whole)
      }

      const online = () => {
        if (socket?.readyState !== WebSocket.OPEN) connect()
      }
      addEventListener('online', online)
      connect()
      return () => {
        over = true
        removeEventListener('online', online)
        clearTimeout(timer)
        socket?.close()
      }
    },

    act(act, after) {
      const client = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
      const overHttp = () => post<Accepted>(`/api/tables/${table}/acts`, { act, after, client })
      return patiently(async () => {
        if (socket?.readyState !== WebSocket.OPEN) return overHttp()
        try {
          return (await ask({ do: 'act', table, act, after, client })) as { readonly n: number }
        } catch (error) {
          // The socket was opened before its person had a name.
          if (error instanceof Refused && error.code === 'not-signed-in') return overHttp()
          throw error
        }
      })
    },

    moments: momentsOf(`/api/tables/${encodeURIComponent(table)}`),

    async say(said) {
      await post(`/api/tables/${table}/chat`, typeof said === 'string' ? { text: said } : said)
    },
  }
}

/** The socket that was opened while the page was loading, once, if it is still open. It has already requested the table. */
function takeEarlySocket(table: string): EarlySocket | undefined {
  const early = globalThis.earlySocket
  if (early?.table !== table) return undefined
  globalThis.earlySocket = undefined
  early.socket.onmessage = null
  return early.socket.readyState <= WebSocket.OPEN ? early : undefined
}

/** About half a minute: a restarted server is back by then. */
const TRIES = 12
const LONGEST_PAUSE = 3000

/** Retries while the server does not answer: the client id ensures that the command runs once. */
async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn++) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof Unreachable) || turn === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_PAUSE, FIRST_WAIT * turn)))
    }
  }
}
