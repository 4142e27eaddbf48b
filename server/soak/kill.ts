import { setTimeout as pause } from 'node:timers/promises'
import { games } from '@fairground/games'
import { fastRandom, type MatchRecord, type Random, verify } from '@fairground/kernel'
import type { NewTable, ReceivedEntry, TableInfo } from '@fairground/protocol'
import type { TableId } from '../tables/api.ts'
import { inFolder } from '../test/temporary.ts'
import { beginTable, Player } from './player.ts'
import { ServerProcess } from './server-process.ts'
import { Witness } from './witness.ts'

/**
 * Kills a real server process with SIGKILL at random moments while people and bots play several tables of every game. After each
 * restart nothing acknowledged may be missing, and everything that was shown must be stored; in the end every table is played to its
 * end, and its record is verified.
 */

interface KillFigures {
  readonly kills: number
  /** How many of them came before the server listened. */
  readonly whileStarting: number
  readonly acknowledged: number
  /** Commands that were retried after a restart and had been done. */
  readonly repeated: number
  readonly shown: number
  readonly tables: number
  readonly recordsVerified: number
  readonly entries: number
}

const PLAYERS = 3
/** The longest life of a server, in milliseconds. */
const LONGEST_LIFE = 900
const STARTING = 10
/** How long the tables may take to finish in the end, in milliseconds. */
const PATIENCE = 300_000
/** After so many lives without an entry a table is stuck. */
const STUCK = 40

interface Playing {
  readonly table: TableId
  readonly game: string
  n: number
  livesWithout: number
}

class Soak {
  readonly witness = new Witness()
  readonly server: ServerProcess
  readonly players: readonly Player[]
  readonly playing: Playing[] = []
  readonly random: Random
  verified = 0
  entries = 0
  made = 0
  whileStarting = 0

  constructor(data: string, seed: number) {
    this.random = fastRandom(seed)
    this.server = new ServerProcess(data)
    this.players = Array.from({ length: PLAYERS }, (_, n) => new Player(`player${n}`, this.witness, fastRandom(seed * 100 + n)))
  }

  get url(): string {
    const { url } = this.server
    if (url === undefined) throw new Error('the server is down')
    return url
  }

  async open(): Promise<void> {
    await this.server.start()
    for (const player of this.players) await player.ask(this.url, 'POST', '/api/guests', { name: player.name })
    for (const id of Object.keys(games)) {
      await this.newTable(id, false)
      await this.newTable(id, true)
    }
    for (const player of this.players) player.connect(this.url)
  }

  /** Everybody at one table, or one person among bots. */
  async newTable(id: string, withBots: boolean): Promise<void> {
    const { seats } = (await games[id]()).game
    const size = Math.max(seats.min, Math.min(PLAYERS, seats.max))
    const people = withBots ? 1 : Math.min(PLAYERS, size)
    const bots = Array.from({ length: size - people }, (_, n) => ({ seat: people + n, level: n === 0 ? 'greedy' : 'random' }))
    const newTable: NewTable = {
      game: id,
      seats: size,
      bots,
      handover: this.random.below(2),
      clock: this.random.below(2) === 0 ? { kind: 'none' } : { kind: 'game', seconds: 3600, increment: 10 },
    }
    const table = await beginTable(() => this.url, this.players.slice(0, people), newTable)
    this.playing.push({ table, game: id, n: 0, livesWithout: 0 })
    this.made++
  }

  /** One life: some play, then a kill at a random moment, perhaps in the middle of starting. */
  async live(): Promise<void> {
    await pause(this.random.below(LONGEST_LIFE))
    this.raise()
    await this.server.kill()
    for (const player of this.players) player.disconnect()
    while (!(await this.start())) this.whileStarting++
    await this.check()
    for (const player of this.players) player.connect(this.url)
  }

  /** Checks the store against everything that was sent. Finished tables are verified and replaced. */
  async check(): Promise<void> {
    const [spectator] = this.players
    for (const each of [...this.playing]) {
      const { table } = each
      for (const player of this.players) {
        const seat = player.seatAt(table)
        if (seat === undefined) continue
        const { log } = await player.ask<{ log: ReceivedEntry[] }>(this.url, 'GET', `/api/tables/${table}/log`)
        this.witness.check(table, seat, log)
      }
      const { table: info } = await spectator.ask<{ table: TableInfo }>(this.url, 'GET', `/api/tables/${table}`)
      each.livesWithout = info.n > each.n ? 0 : each.livesWithout + 1
      each.n = info.n
      if (info.state === 'over') await this.replace(each, spectator)
      else if (each.livesWithout > STUCK) throw new Error(`table ${table} (${each.game}) is stuck at entry ${each.n}`)
    }
  }

  /** Plays all tables to their end. */
  async playOut(): Promise<void> {
    const until = Date.now() + PATIENCE
    const [spectator] = this.players
    for (const { table, game } of [...this.playing]) {
      for (;;) {
        this.raise()
        const { table: info } = await spectator.ask<{ table: TableInfo }>(this.url, 'GET', `/api/tables/${table}`)
        if (info.state === 'over') break
        if (Date.now() > until) throw new Error(`table ${table} (${game}) did not come to its end; it is at entry ${info.n}`)
        await pause(100)
      }
    }
    for (const each of [...this.playing]) await this.finish(each, spectator)
  }

  async close(): Promise<void> {
    for (const player of this.players) player.disconnect()
    await this.server.kill()
  }

  private raise(): void {
    for (const { failure } of this.players) if (failure !== undefined) throw failure
  }

  private async start(): Promise<boolean> {
    const starting = this.server.start()
    if (this.random.below(100) < STARTING) {
      await pause(this.random.below(LONGEST_LIFE))
      // It may be listening by then: that is a kill at another moment, which is just as good.
      await this.server.kill()
    }
    return (await starting) && this.server.url !== undefined
  }

  private async replace(each: Playing, spectator: Player): Promise<void> {
    await this.finish(each, spectator)
    await this.newTable(each.game, this.random.below(2) === 0)
  }

  private async finish(each: Playing, spectator: Player): Promise<void> {
    const written = await spectator.ask<MatchRecord>(this.url, 'GET', `/api/tables/${each.table}/record`)
    const { n } = verify((await games[each.game]()).game, written)
    this.verified++
    this.entries += n
    this.playing.splice(this.playing.indexOf(each), 1)
    for (const player of this.players) player.rise(each.table)
  }
}

/** Throws if anything was lost, shown too early or stuck. */
export function killSoak(kills: number, seed: number, progress: (text: string) => void = () => {}): Promise<KillFigures> {
  return inFolder(async (data) => {
    const soak = new Soak(data, seed)
    try {
      await soak.open()
      for (let kill = 1; kill <= kills; kill++) {
        await soak.live()
        if (kill % 50 === 0) progress(`${kill} kills, ${soak.witness.figures.acknowledged} commands acknowledged, nothing lost`)
      }
      await soak.playOut()
      const { whileStarting, made, verified, entries } = soak
      return { kills: kills + whileStarting, whileStarting, ...soak.witness.figures, tables: made, recordsVerified: verified, entries }
    } finally {
      await soak.close()
    }
  })
}
