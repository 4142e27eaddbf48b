import { pick, type Random, type Seat } from '@fairground/kernel'
import type { Accepted, Delivery, NewTable, PlayerCommand, Position, ReceivedEntry, TableInfo } from '@fairground/protocol'
import { WebSocket } from 'ws'
import type { CommandContext, TableId } from '../tables/api.ts'
import { Client, Refused } from '../test/serving.ts'
import type { Witness } from './witness.ts'

/** An unanswered command: it is retried with the same client id until it is answered. */
export interface Pending {
  readonly act: PlayerCommand
  readonly about: CommandContext & { readonly client: string }
}

export interface TableSession {
  readonly seat: Seat
  position?: Position
  pending?: Pending
}

export interface Answer {
  readonly id?: number
  readonly ok?: unknown
  readonly error?: { readonly code: string; readonly message: string }
  readonly watch?: number
  readonly delivery?: Delivery
}

/** How long a request may take, in milliseconds. */
const LONGEST = 10_000
/** Percent of moves that a player undoes. */
const SECOND_THOUGHTS = 10
/** Percent of turns that a player lets the server pass on. */
const LEFT_TO_THE_CLOCK = 5

/** Opens a table for these players and begins; every request goes to the process that `url` names then. */
export async function beginTable(url: () => string, [owner, ...others]: readonly Player[], wish: NewTable): Promise<TableId> {
  const { id } = await owner.ask<TableInfo>(url(), 'POST', '/api/tables', { visibility: 'listed', ...wish })
  for (const player of others) await player.ask(url(), 'POST', `/api/tables/${id}/join`, {})
  const all = [owner, ...others]
  for (const [seat, player] of all.entries()) player.sit(id, seat)
  for (const player of all) await player.ask(url(), 'POST', `/api/tables/${id}/ready`, { ready: true })
  return id
}

/** A player at several tables over one socket, who reconnects whenever it breaks and reports everything received to the witness. */
export class Player {
  readonly name: string
  private readonly witness: Witness
  protected readonly random: Random
  private readonly client = new Client()
  protected readonly sessions = new Map<TableId, TableSession>()
  private socket: WebSocket | undefined
  private readonly asked = new Map<number, TableId>()
  private readonly watched = new Map<number, TableId>()
  private handle = 0
  private commands = 0
  /** What went wrong while nobody was waiting. */
  failure: Error | undefined

  constructor(name: string, witness: Witness, random: Random) {
    this.name = name
    this.witness = witness
    this.random = random
  }

  /** Asks over HTTP. */
  ask<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
    return this.client.ask<T>(method, path, body, { url })
  }

  /** Requests over HTTP what a socket could answer too. */
  protected async request(url: string, path: string, body: unknown): Promise<Pick<Answer, 'ok' | 'error'>> {
    try {
      return { ok: await this.client.ask('POST', path, body, { url, patience: LONGEST }) }
    } catch (error) {
      if (error instanceof Refused) return { error }
      throw error
    }
  }

  /** Sits at a table from now on. */
  sit(table: TableId, seat: Seat): void {
    this.sessions.set(table, { seat })
    if (this.socket?.readyState === WebSocket.OPEN) this.watch(table)
  }

  rise(table: TableId): void {
    this.sessions.delete(table)
  }

  seatAt(table: TableId): Seat | undefined {
    return this.sessions.get(table)?.seat
  }

  /** Number of the last entry this player has seen at a table. */
  seenAt(table: TableId): number {
    return this.sessions.get(table)?.position?.n ?? 0
  }

  /** Opens a socket and continues where the last one stopped. */
  connect(url: string): void {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie: this.client.cookie } })
    this.socket = socket
    this.asked.clear()
    this.watched.clear()
    // A killed server breaks its sockets; the next one is opened when it is back.
    socket.on('error', () => {})
    socket.on('open', () => {
      for (const table of this.sessions.keys()) this.watch(table)
    })
    socket.on('message', (data) => {
      try {
        if (this.socket === socket) this.hear(JSON.parse(data.toString()))
      } catch (error) {
        this.failure ??= error instanceof Error ? error : new Error(String(error))
      }
    })
  }

  disconnect(): void {
    this.socket?.terminate()
    this.socket = undefined
  }

  private watch(table: TableId): void {
    const id = ++this.handle
    this.watched.set(id, table)
    this.send({ id, do: 'watch', table, since: this.seenAt(table) })
  }

  protected hear({ id, ok, error, watch, delivery }: Answer): void {
    if (delivery !== undefined && watch !== undefined) {
      const table = this.watched.get(watch)
      if (table !== undefined) this.receive(table, delivery)
      return
    }
    const table = id === undefined ? undefined : this.asked.get(id)
    const session = table === undefined ? undefined : this.sessions.get(table)
    if (id === undefined || table === undefined || session?.pending === undefined) return
    this.asked.delete(id)
    const { client } = session.pending.about
    session.pending = undefined
    if (error !== undefined) {
      this.refused(table, error)
      // Meant for an old position: the new one may have arrived while the command was pending.
      if (session.position !== undefined) this.see(table, session, session.position)
      return
    }
    const { n, again } = ok as Pick<Accepted, 'n' | 'again'> // the answer to an act that was not refused
    this.witness.accept(table, session.seat, client, n, again)
    if (session.position !== undefined && session.position.n >= n) this.see(table, session, session.position)
  }

  private refused(table: TableId, { code, message }: { readonly code: string; readonly message: string }): void {
    if (
      ![
        'stale',
        'not-stored',
        'store-failed',
        'not-your-turn',
        'barrier',
        'nothing',
        'over',
        'not-offered',
        'closing',
        'stopping',
      ].includes(code)
    )
      throw new Error(`${this.name} was refused at ${table} with ${code}: ${message}`)
  }

  private receive(table: TableId, delivery: Delivery): void {
    const session = this.sessions.get(table)
    if (session === undefined) return
    const show = (entry: ReceivedEntry) => this.witness.show(table, session.seat, entry)
    if (delivery.kind === 'welcome') {
      for (const entry of delivery.missed) show(entry)
      if (session.pending !== undefined) this.act(table, session.pending)
      if (delivery.snapshot.position !== undefined) this.see(table, session, delivery.snapshot.position)
    } else if (delivery.kind === 'begun' && delivery.snapshot.position !== undefined) {
      this.see(table, session, delivery.snapshot.position)
    } else if (delivery.kind === 'entry') {
      show(delivery.entry)
      this.see(table, session, delivery.position)
    }
  }

  private see(table: TableId, session: TableSession, position: Position): void {
    if (position.n < (session.position?.n ?? 0)) return
    session.position = position
    if (session.pending !== undefined) return
    const act = this.choose(position, session.seat)
    if (act === undefined) return
    session.pending = { act, about: { after: position.n, client: `${this.name}-${++this.commands}` } }
    this.act(table, session.pending)
  }

  private choose({ moves, canUndo, handover }: Position, seat: Seat): PlayerCommand | undefined {
    if (canUndo && this.random.below(100) < SECOND_THOUGHTS) return { undo: true }
    if (moves.length > 0) return { play: pick(moves, this.random) }
    return handover?.seat === seat && this.random.below(100) >= LEFT_TO_THE_CLOCK ? { done: true } : undefined
  }

  protected act(table: TableId, { act, about }: Pending): void {
    this.send({ id: this.askedAt(table), do: 'act', table, act, ...about })
  }

  /** The id of a new request about a table. */
  protected askedAt(table: TableId): number {
    const id = ++this.handle
    this.asked.set(id, table)
    return id
  }

  get isConnected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }
}
