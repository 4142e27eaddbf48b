import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { TLSSocket } from 'node:tls'
import { CLOSE } from '@fairground/protocol/socket.ts'
import { parse } from 'hono/utils/cookie'
import { type WebSocket, WebSocketServer } from 'ws'
import type { TurnEvent } from '../cluster/bridge.ts'
import { Fault } from '../fault.ts'
import { callerOf, credentialOf, isStillIn, mayUseTable } from '../http/caller.ts'
import { answerAndDestroy, type Timeouts } from '../http/connections.ts'
import { cookieName } from '../http/cookie.ts'
import { failureOf } from '../http/failure.ts'
import { addressOf, type Headers, isOwnPage, type PublicAddress, siteOf } from '../http/site.ts'
import { addressKey } from '../limits.ts'
import type { Server } from '../server.ts'
import { Connection, type SocketClient } from './connection.ts'
import { HEARTBEAT, Heartbeat, type Pinged } from './heartbeat.ts'

const PATH = '/api/socket'
const LARGEST_MESSAGE = 64 * 1024
/** How long a client has to answer a close before the connection is cut. */
const FAREWELL = 2000

interface OpenSocket extends Pinged {
  readonly socket: WebSocket
  readonly connection: Connection
}

/** All open sockets of this process. */
export class Sockets {
  private readonly server: Server
  private readonly outside: PublicAddress
  private readonly timeouts: Timeouts
  private readonly upgrader = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
  })
  private readonly sockets = new Set<OpenSocket>()
  private readonly ofPerson = new Map<string, Set<OpenSocket>>()
  private readonly fromAddress = new Map<string, Set<OpenSocket>>()
  private readonly heartbeat = new Heartbeat(performance.now())
  private readonly beating: NodeJS.Timeout
  private readonly unwatch: () => void

  constructor(server: Server, outside: PublicAddress, timeouts: Timeouts) {
    this.server = server
    this.outside = outside
    this.timeouts = timeouts
    this.beating = setInterval(() => this.beat(), HEARTBEAT)
    this.beating.unref()
    server.signals.on('ended', (credentials) =>
      this.closeThose(({ caller }) => caller !== undefined && credentials.includes(credentialOf(caller)), CLOSE.ended, 'signed out'),
    )
    server.signals.on('expelled', (person) => this.closeThose(({ caller }) => caller?.person.id === person, CLOSE.banned, 'banned'))
    server.signals.on('turn', (turn) => this.tellTurn(turn))
    this.unwatch = server.tables.watch((event) => {
      if (event.kind === 'turn') this.tellTurn(event)
    })
  }

  get count(): number {
    return this.sockets.size
  }

  /** An upgrade request. Refusals are HTTP responses with the usual shape. */
  async upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const broken = () => stream.destroy()
    stream.on('error', broken)
    try {
      const visitor = await this.identify(request)
      stream.off('error', broken)
      this.upgrader.handleUpgrade(request, stream, head, (socket) => this.open(socket, stream, visitor))
    } catch (error) {
      const { status, failure } = failureOf(error, this.server.log)
      answerAndDestroy(stream, `${status} Refused`, JSON.stringify(failure), this.timeouts)
    }
  }

  /** Lets every socket answer what it was asked, then closes it. */
  async close(): Promise<void> {
    clearInterval(this.beating)
    this.unwatch()
    const sockets = [...this.sockets]
    await Promise.all(sockets.map(({ connection }) => connection.settled()))
    for (const { connection } of sockets) connection.close(CLOSE.stopping, 'the server is stopping')
    const deadline = Date.now() + FAREWELL
    while (this.sockets.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10))
    for (const { socket } of this.sockets) socket.terminate()
  }

  private tellTurn({ person, table, game, seat, n, until }: TurnEvent): void {
    for (const { connection } of this.ofPerson.get(person) ?? [])
      if (!connection.watches(table) && mayUseTable(connection.caller, table)) connection.push({ turn: { table, game, seat, n, until } })
  }

  private async identify(request: IncomingMessage): Promise<SocketClient> {
    const headers = headersOf(request)
    if (this.server.stopping.aborted) throw new Fault('stopping', 'the server is stopping')
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (url?.pathname !== PATH) throw new Fault('not-found', `the socket is at ${PATH}`)
    const address = addressKey(addressOf(headers, request.socket.remoteAddress, this.outside))
    this.server.buckets.address.takeOrFault(address)
    const site = siteOf(headers, this.outside)
    if (!isOwnPage(headers, site)) throw new Fault('bad-origin', 'this was sent by the page of another site')
    const cookie = parse(headers.header('cookie') ?? '')[cookieName(site)]
    const credentials = { cookie, authorization: headers.header('authorization') }
    const caller = await callerOf(credentials, this.server)
    if (caller?.key === true) throw new Fault('not-allowed', "the server's key works for the host's routes only")
    const { socketsPerAddress, socketsPerPerson } = this.server.limits
    if ((this.fromAddress.get(address)?.size ?? 0) >= socketsPerAddress)
      throw new Fault('too-many', `at most ${socketsPerAddress} sockets from one address`)
    if (caller !== undefined && (this.ofPerson.get(caller.person.id)?.size ?? 0) >= socketsPerPerson)
      throw new Fault('too-many', `at most ${socketsPerPerson} sockets per person`)
    return { caller, address, packs: url.searchParams.has('gzip') }
  }

  private open(socket: WebSocket, stream: Duplex, visitor: SocketClient): void {
    const { caller, address } = visitor
    const line: OpenSocket = { socket, connection: new Connection(socket, stream, visitor, this.server), alive: true }
    this.sockets.add(line)
    const groups = [group(this.fromAddress, address), ...(caller === undefined ? [] : [group(this.ofPerson, caller.person.id)])]
    for (const { add } of groups) add(line)
    socket.on('pong', () => {
      line.alive = true
    })
    socket.on('close', () => {
      this.sockets.delete(line)
      for (const { remove } of groups) remove(line)
    })
    line.connection.push({ hello: { now: this.server.now(), person: caller?.person.id } })
  }

  /** Cuts dead connections, and disconnects people whom another process has signed out. */
  private beat(): void {
    for (const { socket } of this.heartbeat.deadOf(this.sockets, performance.now())) socket.terminate()
    for (const line of this.sockets) {
      if (line.socket.readyState !== line.socket.OPEN) continue
      line.alive = false
      line.socket.ping()
      this.recheck(line).catch((error) => this.server.log.warn({ err: error }, 'a socket could not be checked'))
    }
  }

  private async recheck({ connection }: OpenSocket): Promise<void> {
    const { caller } = connection
    if (caller !== undefined && !(await isStillIn(caller, this.server))) connection.close(CLOSE.ended, 'signed out')
  }

  private closeThose(which: (connection: Connection) => boolean, code: number, reason: string): void {
    for (const { connection } of this.sockets) if (which(connection)) connection.close(code, reason)
  }
}

/** Updates one set in a map of sets; empty sets are removed. */
function group<T>(map: Map<string, Set<T>>, key: string): { add(item: T): void; remove(item: T): void } {
  return {
    add(item) {
      map.set(key, (map.get(key) ?? new Set()).add(item))
    },
    remove(item) {
      const set = map.get(key)
      set?.delete(item)
      if (set?.size === 0) map.delete(key)
    },
  }
}

function headersOf(request: IncomingMessage): Headers {
  return {
    header(name) {
      const value = request.headers[name]
      return Array.isArray(value) ? value.join(',') : value
    },
    encrypted: request.socket instanceof TLSSocket,
  }
}
