import { once } from 'node:events'
import { fastRandom, type Random } from '@fairground/kernel'
import { filledEntry, type NewTable, type Position, type ServerMessage, type TableInfo } from '@fairground/protocol'
import { WebSocket } from 'ws'
import { ServerChild } from './child.ts'
import { type BenchServer, Deferred, forEach, type LiveTable } from './side.ts'

export const OUR_SCRIPT = new URL('our-process.ts', import.meta.url)

/** Our server, with one socket per player. */
export async function openOurs(data: string, tables: number): Promise<BenchServer> {
  return openPlayers([await ServerChild.start(OUR_SCRIPT, data)], tables)
}

/** The same with several processes: the players of one table use different ones. */
export async function openPlayers(servers: readonly ServerChild[], tables: number): Promise<BenchServer> {
  const players = await forEach(2 * tables, async (number) => {
    const [url] = servers[((number >> 1) + number) % servers.length].urls
    const guest = await Guest.enter(url, `player ${number}`)
    return Player.connect(url, guest)
  })
  return {
    name: 'Fairground',
    async cpuSeconds() {
      const each = await Promise.all(servers.map((server) => server.cpuSeconds()))
      return each.reduce((sum, seconds) => sum + seconds, 0)
    },
    deal: () =>
      forEach(tables, async (number) => {
        const seated = [players[2 * number], players[2 * number + 1]]
        // Before moving to another table, the running game is ended.
        await seated[0].concede()
        const table = await beginTable(
          { game: 'fair-trade', seats: 2, handover: 0 },
          seated.map(({ guest }) => guest),
        )
        for (const player of seated) await player.watch(table)
        return new OurTable(table, seated, fastRandom(`moves of table ${number}`))
      }),
    async close() {
      for (const player of players) player.leave()
      for (const server of servers) await server.kill()
    },
  }
}

/** A guest who uses HTTP. */
export class Guest {
  readonly cookie: string
  private readonly url: string

  private constructor(url: string, cookie: string) {
    this.url = url
    this.cookie = cookie
  }

  static async enter(url: string, name: string): Promise<Guest> {
    const response = await send(url, 'POST', '/api/guests', '', { name })
    await response.json()
    return new Guest(url, response.headers.getSetCookie()[0].split(';')[0])
  }

  /** The same guest at a restarted server. */
  at(url: string): Guest {
    return new Guest(url, this.cookie)
  }

  async ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const response = await send(this.url, method, path, this.cookie, body)
    return response.json() as Promise<T>
  }
}

async function send(url: string, method: string, path: string, cookie: string, body?: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(url + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response
}

/** Creates a table, seats everybody and begins. */
export async function beginTable(newTable: NewTable, [owner, ...others]: readonly Guest[]): Promise<string> {
  const { id } = await owner.ask<TableInfo>('POST', '/api/tables', { visibility: 'listed', ...newTable })
  for (const guest of others) await guest.ask('POST', `/api/tables/${id}/join`, {})
  for (const guest of [owner, ...others]) await guest.ask('POST', `/api/tables/${id}/ready`, { ready: true })
  return id
}

/** What a socket sends to the client. */
class Player {
  readonly guest: Guest
  private readonly socket: WebSocket
  private readonly answer = new Deferred<number>()
  private readonly news = new Deferred<void>()
  private left = false
  private asked = 0
  private watched: number | undefined
  private table: string | undefined
  private seen: Position | undefined

  private constructor(guest: Guest, socket: WebSocket) {
    this.guest = guest
    this.socket = socket
    socket.on('message', (data) => this.hear(JSON.parse(data.toString())))
    socket.on('close', (code, reason) => {
      if (!this.left) throw new Error(`our server closed a socket: ${code} ${reason}`)
    })
  }

  static async connect(url: string, guest: Guest): Promise<Player> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie: guest.cookie }, perMessageDeflate: false })
    await once(socket, 'open')
    return new Player(guest, socket)
  }

  get position(): Position {
    if (this.seen === undefined) throw new Error('a player sees no position')
    return this.seen
  }

  /** Watches a table instead of the previous one. */
  async watch(table: string): Promise<void> {
    if (this.watched !== undefined) await this.ask({ do: 'unwatch', watch: this.watched })
    this.watched = this.asked + 1
    this.table = table
    await this.ask({ do: 'watch', table, brief: true })
  }

  /** Concedes the current game. */
  async concede(): Promise<void> {
    if (this.table !== undefined) await this.ask({ do: 'act', table: this.table, act: { concede: true } })
  }

  /** Resolves with the time of the answer. */
  ask(what: object): Promise<number> {
    this.socket.send(JSON.stringify({ id: ++this.asked, ...what }))
    return this.answer.next()
  }

  /** Resolves when something happens at the table. */
  heard(): Promise<void> {
    return this.news.next()
  }

  leave(): void {
    this.left = true
    this.socket.terminate()
  }

  private hear({ id, error, watch, delivery }: ServerMessage): void {
    const now = performance.now()
    if (error !== undefined) throw new Error(`our server refused something: ${JSON.stringify(error)}`)
    if (id === this.asked) this.answer.came(now)
    if (delivery === undefined || watch !== this.watched) return
    if (delivery.kind === 'welcome') this.seen = delivery.snapshot.position
    if (delivery.kind !== 'entry') return
    this.seen = filledEntry(delivery, this.seen).position
    this.news.came()
  }
}

class OurTable implements LiveTable {
  private readonly id: string
  private readonly players: readonly Player[]
  private readonly random: Random
  private commands = 0

  constructor(id: string, players: readonly Player[], random: Random) {
    this.id = id
    this.players = players
    this.random = random
  }

  async move(): Promise<number> {
    const [seat] = this.players[0].position.turn
    const mover = this.players[seat]
    const { moves, n } = mover.position
    const heard = Promise.all(this.players.map((player) => player.heard()))
    const act = { choice: this.random.below(moves.length) }
    const answered = await mover.ask({ do: 'act', table: this.id, act, after: n, client: `command-${++this.commands}` })
    await heard
    return answered
  }
}
