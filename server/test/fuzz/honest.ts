import type { Random } from '@fairground/kernel'
import { type Client, type Json, tableOfTwo } from '../serving.ts'
import type { Socket } from '../socket.ts'
import { late, ServerFailed } from './http-attack.ts'

/** Two people who play one match after the other, and throw if anything goes wrong. */
export class HonestPair {
  private readonly clients: readonly [Client, Client]
  /** What they play, in turn. */
  private readonly games: readonly string[]
  private stopped = false
  moves = 0
  matches = 0
  /** The tables they have sat at, as targets for attackers. */
  readonly tables: string[] = []

  constructor(one: Client, other: Client, games: readonly string[]) {
    this.clients = [one, other]
    this.games = games
  }

  stop(): void {
    this.stopped = true
  }

  async play(random: Random): Promise<void> {
    const sockets = await Promise.all(this.clients.map((client) => client.socket()))
    while (!this.stopped) await this.match(sockets, random)
    for (const socket of sockets) socket.close()
  }

  private async match(sockets: readonly Socket[], random: Random): Promise<void> {
    const [one, other] = this.clients
    const game = this.games[this.tables.length % this.games.length]
    const id = await tableOfTwo(one, other, { game })
    this.tables.push(id)
    const seats = await Promise.all(sockets.map((socket) => this.sit(socket, id)))
    while (!this.stopped && seats.every(({ position }) => position.result === undefined)) {
      for (const seat of seats) {
        const { moves, n } = seat.position
        if (moves.length === 0) continue
        await seat.socket.ask('act', { table: id, act: { play: moves[random.below(moves.length)] }, after: n })
        this.moves++
        // Both must hear of it before either continues.
        for (const each of seats) await each.reached(n + 1)
      }
    }
    for (const { socket, watch } of seats) await socket.ask('unwatch', { watch })
    if (!this.stopped) this.matches++
  }

  private async sit(socket: Socket, table: string): Promise<SeatedSocket> {
    socket.pushed.length = 0
    const watch = await socket.watch(table)
    return new SeatedSocket(socket, watch)
  }
}

class SeatedSocket {
  readonly socket: Socket
  readonly watch: number

  constructor(socket: Socket, watch: number) {
    this.socket = socket
    this.watch = watch
  }

  get position(): Json {
    const deliveries = this.socket.deliveries(this.watch)
    const latest = deliveries.findLast(({ kind }) => kind === 'entry' || kind === 'welcome' || kind === 'begun')
    return latest.position ?? latest.snapshot.position
  }

  /** Checks that every number comes, once and in order. */
  async reached(n: number): Promise<void> {
    const here = this.socket.until((message) => message.watch === this.watch && message.delivery.entry?.n === n)
    await Promise.race([here, late(`an honest player about entry ${n}`)])
    const numbers = this.socket.deliveries(this.watch).flatMap(({ kind, entry }) => (kind === 'entry' ? [entry.n] : []))
    if (numbers.some((each, index) => index > 0 && each !== numbers[index - 1] + 1)) throw new ServerFailed(`numbers came as ${numbers}`)
  }
}
