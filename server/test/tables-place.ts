import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGamePackage, Seat } from '@fairground/kernel'
import type { Accepted, Delivery, NewTable, Position, TableInfo } from '@fairground/protocol'
import type { BotOffer } from '../bots/offer.ts'
import { BotPool } from '../bots/pool.ts'
import { migrations } from '../migrations.ts'
import { migrate } from '../store/migrate.ts'
import type { Store } from '../store/store.ts'
import type { Person, Seated, TableId, TableRefusal, Tables } from '../tables/api.ts'
import type { Time } from '../tables/context.ts'
import type { QuotaSetting } from '../tables/storage/quota.ts'
import { openTables } from '../tables/tables.ts'
import { UploadCheck } from '../uploads/upload-check.ts'
import { Watchdog } from '../watchdog/watchdog.ts'
import { openTestStore, quiet, testDatabase } from './database.ts'
import { games } from './odd-games.ts'

/** A server of tables with a real store on disk, in a folder that is removed at the end, and time controlled by the test. */

export const ann: Person = { id: 'ann', name: 'Ann' }
export const bob: Person = { id: 'bob', name: 'Bob' }
export const cy: Person = { id: 'cy', name: 'Cy' }
export const people = [ann, bob, cy]

export function as(person: Person, more: Partial<Seated> = {}): Seated {
  return { person, ...more }
}

/** Time controlled by the test. */
export class HeldTime implements Time {
  private at = Date.UTC(2026, 5, 1, 12)
  private alarms: { readonly at: number; readonly run: () => void }[] = []

  now(): number {
    return this.at
  }

  after(milliseconds: number, run: () => void): () => void {
    const alarm = { at: this.at + milliseconds, run }
    this.alarms.push(alarm)
    return () => {
      this.alarms = this.alarms.filter((other) => other !== alarm)
    }
  }

  /** Lets time pass without alarms, as while the server is down. */
  skip(milliseconds: number): void {
    this.at += milliseconds
  }

  forgetAlarms(): void {
    this.alarms = []
  }

  /** Advances the time at once; then all due alarms ring, including those set meanwhile for now. */
  async pass(milliseconds: number): Promise<void> {
    this.at += milliseconds
    for (let due = this.takeDue(); due.length > 0; due = this.takeDue()) {
      for (const { run } of due) run()
      await quiet()
    }
  }

  private takeDue(): HeldTime['alarms'] {
    const due = this.alarms.filter(({ at }) => at <= this.at)
    this.alarms = this.alarms.filter(({ at }) => at > this.at)
    return due
  }
}

/** The code of a refusal, or `accepted`. */
export async function code(asked: Promise<unknown>): Promise<string> {
  return asked.then(
    () => 'accepted',
    (refusal: TableRefusal) => refusal.code ?? String(refusal),
  )
}

/** Waits until the condition holds. */
export async function until<T>(what: () => Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 1000; tries++) {
    const found = await what()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('it did not happen')
}

export interface PlaceSetting {
  readonly games?: Readonly<Record<string, () => Promise<AnyGamePackage>>>
  readonly tablesPerPerson?: number
  readonly quota?: QuotaSetting
  readonly expireAfter?: () => number
  readonly bots?: Partial<BotOffer>
  /** Wraps the store, to make it fail. */
  readonly wrap?: (store: Store) => Store
}

export class Place {
  readonly time = new HeldTime()
  readonly database: string | undefined
  private readonly folder: string
  private readonly setting: PlaceSetting
  private pool: BotPool | undefined
  private uploadCheck: UploadCheck | undefined
  private opened: { store: Store; tables: Tables } | undefined

  private constructor(folder: string, setting: PlaceSetting, database: string | undefined) {
    this.folder = folder
    this.database = database
    this.setting = setting
  }

  static async open(setting: PlaceSetting = {}): Promise<Place> {
    const place = new Place(await mkdtemp(join(tmpdir(), 'fairground-tables-')), setting, await testDatabase())
    await place.start()
    return place
  }

  get storePath(): string {
    return join(this.folder, 'store.db')
  }

  get tables(): Tables {
    if (this.opened === undefined) throw new Error('the place is closed')
    return this.opened.tables
  }

  get store(): Store {
    if (this.opened === undefined) throw new Error('the place is closed')
    return this.opened.store
  }

  /** Starts the server again; with other games, as after an upgrade. */
  async start(games_: PlaceSetting['games'] = this.setting.games ?? games): Promise<void> {
    const disk = await openTestStore(this.storePath, this.database)
    await migrate(disk, migrations, join(this.folder, 'before.db'))
    const store = this.setting.wrap?.(disk) ?? disk
    const gamesModule = new URL('./odd-games.ts', import.meta.url).href
    this.pool = new BotPool({ gamesModule, grace: 500, ...this.setting.bots, threads: 1 })
    this.uploadCheck = new UploadCheck({ gamesModule, optionsTime: 1500 })
    const { tablesPerPerson, quota, expireAfter, bots } = this.setting
    const tables = await openTables({
      store,
      pool: this.pool,
      bots,
      uploadCheck: this.uploadCheck,
      time: this.time,
      games: games_,
      tablesPerPerson,
      quota,
      watchdog: new Watchdog(this.folder),
      expireAfter,
    })
    this.opened = { store, tables }
  }

  /** The same tables in another process: on the same store, without messages between the two. */
  async another(): Promise<Tables> {
    if (this.pool === undefined || this.uploadCheck === undefined) throw new Error('the place is closed')
    const { store, time, pool, uploadCheck } = this
    const { games: games_ = games, expireAfter } = this.setting
    return openTables({ store, pool, uploadCheck, time, games: games_, expireAfter })
  }

  async restart(): Promise<void> {
    await this.stop()
    await this.start()
  }

  async stop(): Promise<void> {
    await this.tables.close()
    await this.pool?.close()
    await this.uploadCheck?.close()
    await this.store.close()
    this.time.forgetAlarms()
    this.opened = undefined
  }

  async remove(): Promise<void> {
    if (this.opened !== undefined) await this.stop()
    await rm(this.folder, { recursive: true })
  }

  /** A running table of Lots with these people. */
  async begun(who: readonly Person[], wish: Partial<NewTable> = {}): Promise<TableInfo> {
    const seats = wish.seats ?? Math.max(2, who.length)
    const made = await this.tables.create(who[0], { game: 'lots', seats, visibility: 'listed', handover: 0, ...wish })
    for (const person of who.slice(1)) await this.tables.join(made.id, as(person))
    for (const person of who) await this.tables.ready(made.id, as(person), true)
    return this.tables.get(made.id, as(who[0]))
  }

  /** A running table of Ann and Bob: who moves first, and who waits. */
  async pair(wish: Partial<NewTable> = {}): Promise<{ id: TableId; seat: Seat; mover: Person; other: Person }> {
    const { id, turn } = await this.begun([ann, bob], wish)
    const [seat] = turn
    return { id, seat, mover: people[seat], other: people[1 - seat] }
  }

  async position(table: TableId, person: Person): Promise<Position> {
    const { position } = await this.tables.snapshot(table, as(person))
    if (position === undefined) throw new Error('there is no position')
    return position
  }

  /** The player whose turn it is plays the first legal move. */
  async playOne(table: TableId, who: readonly Person[]): Promise<Accepted> {
    for (const person of who) {
      const { moves } = await this.position(table, person)
      if (moves.length > 0) return this.tables.act(table, as(person), { play: moves[0] })
    }
    throw new Error('nobody owes a move')
  }

  /** Plays to the end, always the first legal move. */
  async playOut(table: TableId, who: readonly Person[]): Promise<void> {
    while ((await this.tables.get(table, as(who[0]))).state === 'running') await this.playOne(table, who)
  }
}

/** Records everything that a listener gets. */
export async function listenTo(tables: Tables, table: string, who: Partial<Seated>, since?: number) {
  const received: Delivery[] = []
  const subscription = await tables.subscribe(table, who, since, (delivery) => received.push(delivery))
  return { received, stop: subscription.stop }
}
