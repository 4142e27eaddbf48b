import type { Duplex } from 'node:stream'
import { constants, gzipSync } from 'node:zlib'
import { CLOSE, type ClientMessage, readClientMessage } from '@fairground/protocol/socket.ts'
import type { WebSocket } from 'ws'
import { Fault } from '../fault.ts'
import { type Caller, requireTableAccess } from '../http/caller.ts'
import { failureOf, malformed } from '../http/failure.ts'
import { postChat } from '../http/post-chat.ts'
import { lookingFor, seatedFor } from '../http/routes/tables.ts'
import { filterFor } from '../http/updates.ts'
import { Bucket } from '../limits.ts'
import type { Server } from '../server.ts'
import type { Subscription } from '../tables/api.ts'
import { readTexts } from './inbox.ts'
import { Outbox } from './outbox.ts'
import { deliveryText, type LastSent } from './text.ts'

/** How many bytes may be queued for a slow client. */
const LARGEST_BACKLOG = 4 * 1024 * 1024
/** How many requests of one socket may be queued. */
const LONGEST_QUEUE = 64
/** From this length, in characters, a welcome is compressed if the client supports it: on a slow line that saves time. */
const WORTH_PACKING = 4096
/** How many warnings a too fast client gets before it is disconnected. */
const PATIENCE = 200

/** A client that may open a socket. */
export interface SocketClient {
  readonly caller: Caller | undefined
  readonly address: string
  readonly packs: boolean
}

type Asked<D extends ClientMessage['do']> = Extract<ClientMessage, { do: D }>

/** One socket: what it watches, and its requests one after the other. */
export class Connection {
  readonly caller: Caller | undefined
  private readonly socket: WebSocket
  private readonly outbox: Outbox
  private readonly server: Server
  private readonly bucket: Bucket
  private readonly watched = new Map<number, Subscription>()
  /** Unanswered requests; the first is in progress. */
  private readonly queue: (string | undefined)[] = []
  private working: Promise<void> = Promise.resolve()
  private tooFast = 0
  /** Does the client support compressed welcomes? */
  private readonly packs: boolean

  constructor(socket: WebSocket, line: Duplex, { caller, packs }: SocketClient, server: Server) {
    this.socket = socket
    this.packs = packs
    this.outbox = new Outbox(line)
    this.caller = caller
    this.server = server
    this.bucket = new Bucket(server.limits.socket, performance.now())
    readTexts(line, (text) => this.received(text))
    socket.on('message', (data, isBinary) => this.received(isBinary ? undefined : data.toString()))
    // Broken frames close the socket with the protocol's own code; nothing else to do.
    socket.on('error', (error) => server.log.debug({ err: error }, 'a socket failed'))
    socket.on('close', () => this.closed())
  }

  close(code: number, reason: string): void {
    this.outbox.flush()
    this.socket.close(code, reason)
  }

  /** Sends what all sockets of this person should get, whatever they watch. */
  push(news: Readonly<Record<string, unknown>>): void {
    this.send(JSON.stringify(news))
  }

  watches(table: string): boolean {
    for (const subscription of this.watched.values()) if (subscription.table === table) return true
    return false
  }

  /** Resolves when all requests so far are answered. */
  settled(): Promise<void> {
    return this.working
  }

  private received(text: string | undefined): void {
    const wait = this.bucket.take(performance.now())
    if (wait > 0 || this.queue.length >= LONGEST_QUEUE) {
      this.fail(text, new Fault('too-many', 'too many messages at once; slow down', { retryAfter: Math.max(1, wait) }))
      if (++this.tooFast > PATIENCE) this.close(CLOSE.tooMany, 'too many messages')
      return
    }
    if (this.queue.push(text) === 1) this.working = this.work()
  }

  private async work(): Promise<void> {
    while (this.queue.length > 0) {
      const text = this.queue[0]
      let asked: ClientMessage['do'] | 'malformed' = 'malformed'
      try {
        const request = read(text)
        asked = request.do
        if (this.caller !== undefined) this.server.buckets.person.takeOrFault(this.caller.person.id)
        await this.carryOut(request)
        this.server.metrics.countMessage(asked, 'ok')
      } catch (error) {
        this.fail(text, error)
        this.server.metrics.countMessage(asked, 'refused')
      }
      this.queue.shift()
    }
  }

  private carryOut(request: ClientMessage): unknown {
    switch (request.do) {
      case 'watch':
        return this.watch(request)
      case 'unwatch':
        return this.unwatch(request)
      case 'act':
        return this.act(request)
      case 'say':
        return this.say(request)
      case 'ping':
        return this.reply(request, { now: this.server.now() })
    }
  }

  private reply({ id }: ClientMessage, ok: unknown): void {
    this.send(`{"id":${id},"ok":${JSON.stringify(ok)}}`)
  }

  private async watch(request: Asked<'watch'>): Promise<void> {
    const { id, table, since, seat, brief } = request
    const { tables, limits } = this.server
    if (this.watched.has(id)) throw new Fault('conflict', `watch ${id} is already open; choose another id`)
    if (this.watched.size >= limits.watchedPerSocket)
      throw new Fault('too-many', `a socket watches at most ${limits.watchedPerSocket} tables`)
    const who = lookingFor(this.caller, seat)
    if (this.caller?.token?.onlyTable !== undefined) requireTableAccess(this.caller, (await tables.get(table, who)).id)
    const filter = await filterFor(this.caller, this.server)
    const lastSent: LastSent | undefined = brief === true ? { position: undefined } : undefined
    const subscription = await tables.subscribe(table, who, since, (delivery) => {
      const shown = filter(delivery)
      if (shown !== undefined)
        this.send(`{"watch":${id},"delivery":${deliveryText(shown, lastSent)}}`, this.packs && shown.kind === 'welcome')
      this.outbox.flush()
      if (delivery.kind === 'closed') this.watched.delete(id)
    })
    if (this.socket.readyState !== this.socket.OPEN) subscription.stop()
    else this.watched.set(id, subscription)
    this.reply(request, { table: subscription.table })
  }

  private unwatch(request: Asked<'unwatch'>): void {
    const { watch } = request
    const subscription = this.watched.get(watch)
    if (subscription === undefined) throw new Fault('not-found', `there is no watch ${watch}`)
    subscription.stop()
    this.watched.delete(watch)
    this.reply(request, {})
  }

  /** Answers with the number of the entry before the result is broadcast to all who watch. */
  private act(request: Asked<'act'>): Promise<void> {
    const caller = this.somebody()
    if (caller.token?.onlyTable === undefined) return this.enter(request, caller)
    return this.server.tables
      .get(request.table, seatedFor(caller, request.seat))
      .then(({ id }) => requireTableAccess(caller, id))
      .then(() => this.enter(request, caller))
  }

  private enter(request: Asked<'act'>, caller: Caller): Promise<void> {
    const { table, act, seat } = request
    return this.server.tables.enter(table, seatedFor(caller, seat), act, request, (n, again) =>
      this.send(`{"id":${request.id},"ok":{"n":${n},"again":${again}}}`),
    )
  }

  private async say(request: Asked<'say'>): Promise<void> {
    const caller = this.somebody()
    if (caller.token !== undefined) throw new Fault('not-allowed', 'an access token is for playing only')
    this.reply(request, await postChat(this.server, caller, request.table, request))
  }

  private somebody(): Caller {
    if (this.caller === undefined) throw new Fault('not-signed-in', 'choose a name or sign in first, then open a new socket')
    return this.caller
  }

  private fail(text: string | undefined, error: unknown): void {
    const id = text === undefined ? undefined : idIn(text)
    this.send(JSON.stringify({ id, ...failureOf(error, this.server.log).failure }))
  }

  private send(text: string, mayPack = false): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.outbox.backlog > LARGEST_BACKLOG) this.close(CLOSE.slow, 'too slow')
    else if (mayPack && text.length >= WORTH_PACKING) this.outbox.addBytes(gzipSync(text, { level: constants.Z_BEST_SPEED }))
    else this.outbox.add(text)
  }

  private closed(): void {
    for (const subscription of this.watched.values()) subscription.stop()
    this.watched.clear()
  }
}

function read(text: string | undefined): ClientMessage {
  if (text === undefined) throw new Fault('malformed', 'a message must be text, not binary')
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Fault('malformed', 'a message must be JSON')
  }
  const checked = readClientMessage(given)
  if (!checked.success) throw malformed('message', checked.error)
  return checked.data
}

/** The id of a message, even if the rest is malformed, so that the sender knows which request was refused. */
function idIn(text: string): number | undefined {
  const found = /"id"\s*:\s*(\d{1,15})\s*[,}]/.exec(text)
  return found === null ? undefined : Number(found[1])
}
