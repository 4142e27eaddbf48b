import { type Accepted, type Brief, type Delivery, filled, type PlayerCommand, type Position } from '@fairground/protocol'
import { post, Unreachable } from '../lib/api.ts'
import type { Connection, Line } from './live.ts'

interface Message {
  readonly delivery?: Exclude<Delivery, Entry> | BriefEntry
  readonly error?: { readonly code: string; readonly message: string }
}

type Entry = Extract<Delivery, { kind: 'entry' }>
type BriefEntry = Omit<Entry, 'position'> & { readonly position: Brief<Position> }

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

/** The way to a table over a socket: it comes back by itself and goes on from the last number seen. Commands go over HTTP, safe to repeat. */
export function socketLine(table: string): Line {
  return {
    listen(hear, state) {
      let socket: WebSocket | undefined
      let since: number | undefined
      let position: Position | undefined
      let wait = FIRST_WAIT
      let timer: ReturnType<typeof setTimeout> | undefined
      let over = false

      function connect(): void {
        clearTimeout(timer)
        state(since === undefined ? 'connecting' : 'lost')
        socket?.close()
        const opened = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
        socket = opened
        // One that came too late is heard no more.
        const isLast = () => opened === socket && !over
        opened.addEventListener('open', () => opened.send(JSON.stringify({ id: 1, do: 'watch', table, since: since ?? 0, brief: true })))
        opened.addEventListener('message', ({ data }) => isLast() && receive(JSON.parse(data)))
        opened.addEventListener('close', () => {
          if (!isLast()) return
          state('lost')
          timer = setTimeout(connect, wait)
          wait = Math.min(LONGEST_WAIT, wait * 2)
        })
      }

      function receive({ delivery, error }: Message): void {
        if (error !== undefined) {
          over = true
          hear({ kind: 'closed', because: error.code })
          socket?.close()
        }
        if (delivery === undefined) return
        state('live' satisfies Connection)
        wait = FIRST_WAIT
        const whole = delivery.kind === 'entry' ? { ...delivery, position: filled(delivery.position, position) } : delivery
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

    act(act: PlayerCommand, after: number) {
      const client = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
      return patiently(() => post<Accepted>(`/api/tables/${table}/acts`, { act, after, client }))
    },

    async say(text) {
      await post(`/api/tables/${table}/chat`, { text })
    },
  }
}

/** About half a minute: a house that was restarted is back by then. */
const TRIES = 12
const LONGEST_PAUSE = 3000

/** Sends again while the server does not answer: the client id makes sure that it is done once. */
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
