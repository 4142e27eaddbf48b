import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pick, type Random } from '@fairground/kernel'
import type { Accepted, Position } from '@fairground/protocol'
import type { TableId } from '../tables/api.ts'
import { SLOW } from '../test/serving.ts'
import { beginTable, Player } from './player.ts'
import type { Witness } from './witness.ts'

const GAMES = ['fair-trade', 'counterfeiters']
/** How often a request is retried at another process, and after how long, in milliseconds. */
const TRIES = 40
const BETWEEN_TRIES = 500

/**
 * Pairs at slow tables who never check a table by themselves: they come when a webhook says that it is their turn, move, and leave.
 * Nobody may be notified of the same turn twice, whatever fails. If a process is killed while it notifies, a notice may be lost, and its
 * table then waits: we count that.
 */
export class Correspondents {
  private readonly people: Player[] = []
  readonly tables: { readonly id: TableId; readonly game: string; readonly players: readonly Player[] }[] = []
  private readonly anywhere: () => string | undefined
  private readonly witness: Witness
  private readonly random: Random
  private readonly received = new Set<string>()
  private readonly answering = new Set<Promise<void>>()
  private hook: Server | undefined
  private closed = false
  failure: Error | undefined

  constructor(witness: Witness, random: Random, anywhere: () => string | undefined) {
    this.witness = witness
    this.random = random
    this.anywhere = anywhere
  }

  /** How many notices were received. */
  get notices(): number {
    return this.received.size
  }

  async open(tables: number, url: string): Promise<void> {
    this.hook = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      response.writeHead(204).end()
      this.hear(Number(request.url?.slice(1)), body)
    }).listen(0, '127.0.0.1')
    await once(this.hook, 'listening')
    const { port } = this.hook.address() as AddressInfo
    await this.allowWebhooksInside(url)
    for (let n = 0; n < 2 * tables; n++) {
      const person = new Player(`writer${n}`, this.witness, this.random)
      this.people.push(person)
      await person.ask(url, 'POST', '/api/guests', { name: person.name })
      await person.ask(url, 'PUT', '/api/me/notices/webhook', { url: `http://127.0.0.1:${port}/${n}` })
    }
    for (let n = 0; n < tables; n++) await this.begin(this.people[2 * n], this.people[2 * n + 1], GAMES[n % GAMES.length], url)
  }

  /** The first account of a server is its host's. */
  private async allowWebhooksInside(url: string): Promise<void> {
    const host = new Player('the-host', this.witness, this.random)
    await host.ask(url, 'POST', '/api/guests', { name: host.name })
    await host.ask(url, 'POST', '/api/me/account', { login: host.name, password: 'correct horse' })
    await host.ask(url, 'PATCH', '/api/host/settings', { privateWebhooks: true })
  }

  private async begin(one: Player, other: Player, game: string, url: string): Promise<void> {
    const id = await beginTable(() => url, [one, other], { game, seats: 2, handover: 0, clock: SLOW })
    this.tables.push({ id, game, players: [one, other] })
  }

  private hear(index: number, body: string): void {
    const { kind, table, n } = JSON.parse(body) as { kind: string; table: TableId; n: number }
    const person = this.people[index]
    if (kind !== 'turn' || person === undefined || this.closed) return
    const turn = `${person.name}-${table}-${n}`
    if (this.received.has(turn)) this.failure ??= new Error(`${turn} was told twice`)
    this.received.add(turn)
    const answer = this.move(person, table, turn).catch((error) => {
      this.failure ??= error
    })
    this.answering.add(answer)
    answer.finally(() => this.answering.delete(answer))
  }

  private async move(person: Player, table: TableId, client: string): Promise<void> {
    const { position } = await this.stubbornly((url) => person.ask<{ position: Position }>(url, 'GET', `/api/tables/${table}`))
    if (position.moves.length === 0) return
    const act = { play: pick(position.moves, this.random) }
    const { n, again } = await this.stubbornly((url) =>
      person.ask<Accepted>(url, 'POST', `/api/tables/${table}/acts`, { act, after: position.n, client }),
    )
    this.witness.accept(table, person.seatAt(table) ?? 0, client, n, again)
  }

  /** Tries one process after another until one answers. */
  private async stubbornly<T>(ask: (url: string) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const url = this.anywhere()
      try {
        if (url !== undefined) return await ask(url)
      } catch (error) {
        if (tries >= TRIES || this.closed) throw error
      }
      await pause(BETWEEN_TRIES)
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.answering)
    this.closed = true
    this.hook?.closeAllConnections()
    this.hook?.close()
  }
}
