import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { games } from '@fairground/games'
import { fastRandom, type MatchRecord, pick, type Random, verify } from '@fairground/kernel'
import type { NewTable, ReceivedEntry, TableInfo } from '@fairground/protocol'
import { openPostgres } from '../store/postgres/postgres.ts'
import type { TableId } from '../tables/api.ts'
import { checkRunning } from '../tables/storage/check.ts'
import { inFolder } from '../test/temporary.ts'
import { AskedReviews } from './asked-reviews.ts'
import { ClusterPlayer } from './cluster-player.ts'
import { Correspondents } from './correspondents.ts'
import { Crowd } from './crowd.ts'
import { LagWitness } from './lag-witness.ts'
import { LocalPostgres } from './local-postgres.ts'
import { beginTable, type Player } from './player.ts'
import { ServerProcess } from './server-process.ts'
import { TcpProxy } from './tcp-proxy.ts'
import { TournamentEvening } from './tournament-evening.ts'
import { Visitor } from './visitor.ts'

/**
 * Several web and bots processes on one database, and players who use any of them for every request. Processes and the database itself
 * are killed, connections between them are cut and slowed down, processes are paused. In the end the history of every table is checked:
 * every acknowledged command exactly once, one order for all viewers, nobody behind. In the meantime tournaments are played to their
 * end, people use matchmaking, and finished matches are reviewed.
 */
export interface ClusterSetting {
  readonly webs: number
  readonly bots: number
  readonly tables: number
  /** Slow tables of people who come when they are notified of their turn. */
  readonly slowTables: number
  readonly tournaments: number
  /** The number of people in each tournament. */
  readonly entrants: number
  /** People in matchmaking: a multiple of three. */
  readonly crowd: number
  /** The most requested reviews. */
  readonly reviews: number
  readonly players: number
  /** The longest thinking time of a player, in milliseconds. */
  readonly pace: number
  /** How many faults are injected. */
  readonly troubles: number
  /** How long a process is paused, in milliseconds. */
  readonly longestPause: number
  /** The length of the calm phase at the end, in which nobody may fall behind, in milliseconds. */
  readonly calm: number
  /** A checkout of another release: every second process runs it. */
  readonly beside?: string | undefined
}

/** The longest delay for somebody with an unbroken connection: the store's poll interval, and what a busy machine adds. */
const LATEST = 4000 + 4000
const BETWEEN = 1500
const SEATS = 3
/** Rounds of a tournament follow each other during faults, however long people think elsewhere. */
const TOURNAMENT_PACE = 2000

interface Member {
  readonly server: ServerProcess
  readonly proxy: TcpProxy
  readonly role: 'web' | 'bots'
  isHeld: boolean
}

type Trouble = (soak: ClusterSoak) => Promise<void>

class ClusterSoak {
  readonly witness: LagWitness
  readonly random: Random
  readonly setting: ClusterSetting
  readonly counts: Record<string, number> = {}
  database!: LocalPostgres
  members: Member[] = []
  players: readonly ClusterPlayer[] = []
  readonly tables: { readonly id: TableId; readonly game: string; readonly players: readonly Player[] }[] = []
  readonly correspondents: Correspondents
  readonly reviews: AskedReviews
  readonly evenings: readonly TournamentEvening[]
  readonly crowd: Crowd
  private readonly makers: readonly Visitor[]
  private readonly visitors: Visitor[] = []
  private closed = false
  private readonly data: string

  constructor(setting: ClusterSetting, data: string, seed: number) {
    this.setting = setting
    this.data = data
    this.random = fastRandom(seed)
    this.witness = new LagWitness(setting.beside === undefined)
    this.correspondents = new Correspondents(this.witness, fastRandom(seed * 1000 - 1), () => this.anyWeb())
    const visitors = (what: string, count: number) => Array.from({ length: count }, (_, n) => this.visitor(`${what}${n}`, seed))
    this.reviews = new AskedReviews(setting.reviews)
    this.makers = visitors('maker', setting.tournaments)
    this.evenings = this.makers.map(
      (_, n) => new TournamentEvening(visitors(`entrant${n}-`, setting.entrants), this.reviews, Math.min(TOURNAMENT_PACE, setting.pace)),
    )
    this.crowd = new Crowd(visitors('passer', setting.crowd))
    this.players = Array.from(
      { length: setting.players },
      (_, n) => new ClusterPlayer(`player${n}`, this.witness, fastRandom(seed * 1000 + n), setting.pace, () => this.anyWeb()),
    )
  }

  async open(): Promise<void> {
    this.database = await LocalPostgres.open()
    for (let n = 0; n < this.setting.webs + this.setting.bots; n++) {
      const proxy = await TcpProxy.open(this.database.address)
      const role = n < this.setting.webs ? 'web' : 'bots'
      const database = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`
      const server = new ServerProcess(
        join(this.data, String(n)),
        { database, role, noticeAfter: 0 },
        n % 2 === 1 ? this.setting.beside : undefined,
      )
      this.members.push({ server, proxy, role, isHeld: false })
    }
    for (const { server } of this.members) await server.start()
    for (const player of this.players) await player.ask(this.oneWeb(), 'POST', '/api/guests', { name: player.name })
    for (let n = 0; n < this.setting.tables; n++) await this.newTable(n)
    await this.correspondents.open(this.setting.slowTables, this.oneWeb())
    this.tables.push(...this.correspondents.tables)
    for (const visitor of this.visitors) await visitor.ask('POST', '/api/guests', { name: visitor.name })
    for (const [n, maker] of this.makers.entries()) {
      await maker.ask('POST', '/api/me/account', { login: maker.name, password: 'correct horse' })
      await this.evenings[n].open(maker)
    }
    await this.crowd.open()
    for (const player of this.players) player.wander()
  }

  async run(progress: (text: string) => void): Promise<void> {
    const looking = setInterval(() => this.players.forEach((player) => void player.look()), 700)
    /** Every kind comes once before any comes again. */
    let kinds: [name: string, trouble: Trouble][] = []
    try {
      for (let n = 1; n <= this.setting.troubles; n++) {
        await pause(this.random.below(BETWEEN))
        this.raise()
        if (kinds.length === 0) kinds = Object.entries(troubles)
        const [[name, trouble]] = kinds.splice(this.random.below(kinds.length), 1)
        this.counts[name] = (this.counts[name] ?? 0) + 1
        await trouble(this)
        if (n % 10 === 0) progress(`${n} troubles, ${this.witness.figures.acknowledged} commands acknowledged`)
      }
      await this.mendAll()
      await Promise.all([pause(LATEST), ...this.evenings.map((evening) => evening.ended())])
      await this.crowd.lastCall()
    } finally {
      clearInterval(looking)
    }
    // From now on connections are unbroken, and everything must arrive in time.
    for (const player of this.players) player.wander()
    await pause(2000)
    this.witness.beginCalm()
    await pause(this.setting.calm)
    await this.correspondents.close()
    this.raise()
    await Promise.all(this.players.map((player) => player.leave()))
  }

  /** Checks the store, as every web process shows it, against everything that was sent. */
  async check(): Promise<{ over: number; running: number; entries: number }> {
    for (const evening of this.evenings) await evening.check((await games['fair-trade']()).game)
    await this.reviews.check(this.webs().map(({ server }) => urlOf(server)))
    let [over, entries] = [0, 0]
    for (const { id, game, players } of this.tables) {
      for (const player of players) {
        const logs = await Promise.all(
          this.webs().map(
            async ({ server }) => (await player.ask<{ log: ReceivedEntry[] }>(urlOf(server), 'GET', `/api/tables/${id}/log`)).log,
          ),
        )
        const shortest = Math.min(...logs.map((log) => log.length))
        for (const log of logs) {
          if (this.setting.beside === undefined && JSON.stringify(log.slice(0, shortest)) !== JSON.stringify(logs[0].slice(0, shortest)))
            throw new Error(`table ${id} has another history at another process`)
          this.witness.check(id, player.seatAt(id) ?? 'spectator', log)
        }
        if (player === players[0]) entries += logs[0].length - 1
      }
      const { table } = await players[0].ask<{ table: TableInfo }>(this.oneWeb(), 'GET', `/api/tables/${id}`)
      if (table.state !== 'over') continue
      verify((await games[game]()).game, await players[0].ask<MatchRecord>(this.oneWeb(), 'GET', `/api/tables/${id}/record`))
      over++
    }
    return { over, running: await this.checkRunning(), entries }
  }

  async close(): Promise<void> {
    this.closed = true
    await this.correspondents.close()
    for (const player of this.players) player.disconnect()
    for (const { server, proxy } of this.members) {
      server.pause(false)
      await server.kill()
      await proxy.close()
    }
    await this.database?.remove()
  }

  webs(): readonly Member[] {
    return this.members.filter(({ role }) => role === 'web')
  }

  private visitor(name: string, seed: number): Visitor {
    const visitor = new Visitor(name, fastRandom(`${seed} ${name}`), () => {
      if (this.closed) throw new Error('the soak is over')
      return this.anyWeb()
    })
    this.visitors.push(visitor)
    return visitor
  }

  private anyWeb(): string | undefined {
    const up = this.webs().flatMap(({ server: { url } }) => url ?? [])
    return up.length === 0 ? undefined : pick(up, this.random)
  }

  private oneWeb(): string {
    const url = this.anyWeb()
    if (url === undefined) throw new Error('no web process is up')
    return url
  }

  private async newTable(n: number): Promise<void> {
    const id = Object.keys(games)[n % Object.keys(games).length]
    const { seats } = (await games[id]()).game
    const size = Math.max(seats.min, Math.min(SEATS, seats.max))
    // Every second table has a bot.
    const people = n % 2 === 0 ? size : size - 1
    const first = this.random.below(this.players.length)
    const those = Array.from({ length: people }, (_, each) => this.players[(first + each) % this.players.length])
    const bots = Array.from({ length: size - people }, (_, each) => ({ seat: people + each, level: 'random' }))
    const wish: NewTable = {
      game: id,
      seats: size,
      bots,
      handover: 1,
      clock: { kind: 'game', seconds: 3600, increment: 10 },
    }
    const table = await beginTable(() => this.oneWeb(), those, wish)
    this.tables.push({ id: table, game: id, players: those })
  }

  private async mendAll(): Promise<void> {
    for (const member of this.members) {
      member.proxy.mend()
      release(member)
      if (member.server.url === undefined) await startAgain(member)
    }
  }

  private async checkRunning(): Promise<number> {
    const store = await openPostgres(this.database.url())
    let running = 0
    try {
      for await (const { table, differs } of checkRunning(store, games)) {
        if (differs !== undefined) throw new Error(`table ${table}: ${differs}`)
        running++
      }
    } finally {
      await store.close()
    }
    return running
  }

  private raise(): void {
    for (const { failure } of [...this.players, this.correspondents, this.crowd, ...this.evenings]) if (failure !== undefined) throw failure
  }
}

const troubles: Readonly<Record<string, Trouble>> = {
  async 'process killed'({ members, random }) {
    const member = pick(members, random)
    release(member)
    await member.server.kill()
    await pause(random.below(1500))
    await startAgain(member)
  },
  async 'database killed'({ database, random }) {
    await database.kill()
    await pause(random.below(1000))
    await database.start()
  },
  async 'line cut'({ members, random }) {
    const { proxy } = pick(members, random)
    proxy.cut()
    await pause(random.below(2000))
    proxy.mend()
  },
  async 'line slow'({ members, random }) {
    const { proxy } = pick(members, random)
    proxy.slow(20 + random.below(300))
    setTimeout(() => proxy.mend(), 5000)
  },
  async 'process held'({ members, random, setting }) {
    const member = pick(members, random)
    if (member.isHeld || member.server.url === undefined) return
    member.isHeld = true
    member.server.pause(true)
    setTimeout(() => release(member), setting.longestPause)
  },
}

function release(member: Member): void {
  if (!member.isHeld) return
  member.isHeld = false
  member.server.pause(false)
}

/** While the database is down a process does not start: then we retry, like a process supervisor. */
async function startAgain({ server }: Member): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    try {
      if (await server.start()) return
    } catch {
      await pause(500)
    }
  }
  throw new Error('a process does not start again')
}

function urlOf({ url }: ServerProcess): string {
  if (url === undefined) throw new Error('a web process is down')
  return url
}

export interface ClusterFigures {
  readonly webs: number
  readonly bots: number
  readonly tables: number
  readonly tablesOver: number
  readonly troubles: Readonly<Record<string, number>>
  readonly acknowledged: number
  readonly repeated: number
  readonly shown: number
  readonly entries: number
  /** Turns that were notified by webhook, each once. */
  readonly notices: number
  /** Tournaments that ended with the predetermined result, and their games. */
  readonly tournaments: number
  readonly tournamentGames: number
  /** Tables found by matchmaking. */
  readonly pairings: number
  /** Requested reviews, each made and stored once. */
  readonly reviews: number
  /** The longest delay of another player's move in the calm phase, and its 99th percentile, in milliseconds. */
  readonly latest: number
  readonly late99: number
}

/** Throws if anything was lost, forked, shown differently or delivered too late. */
export function clusterSoak(setting: ClusterSetting, seed: number, progress: (text: string) => void = () => {}): Promise<ClusterFigures> {
  return inFolder(async (data) => {
    const soak = new ClusterSoak(setting, data, seed)
    try {
      await soak.open()
      progress(`${setting.tables} tables at ${setting.webs} web and ${setting.bots} bots processes`)
      await soak.run(progress)
      const { over, entries } = await soak.check()
      const { latest, late99 } = soak.witness.lags()
      if (latest > LATEST) throw new Error(`somebody heard of a move after ${latest} ms`)
      const { webs, bots, tables, slowTables } = setting
      const { notices } = soak.correspondents
      return {
        webs,
        bots,
        tables: tables + slowTables,
        tablesOver: over,
        notices,
        tournaments: soak.evenings.length,
        tournamentGames: soak.evenings.reduce((sum, { games }) => sum + games, 0),
        pairings: soak.crowd.tables,
        reviews: soak.reviews.count,
        troubles: soak.counts,
        ...soak.witness.figures,
        entries,
        latest,
        late99,
      }
    } finally {
      await soak.close()
    }
  })
}
