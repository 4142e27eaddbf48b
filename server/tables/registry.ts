import type { Statement } from '../store/store.ts'
import { type TableId, type TableRef, TableRefusal } from './api.ts'
import { ClockRunner } from './clock/clock-runner.ts'
import type { TablesContext } from './context.ts'
import { BotRunner } from './match/bot-runner.ts'
import { LiveTable } from './match/live-table.ts'
import { Queue } from './match/queue.ts'
import { advance, deleteTable, readTables } from './storage/sql.ts'

interface OpenTable {
  readonly live: LiveTable
  readonly clockRunner: ClockRunner
  readonly botRunner: BotRunner
}

/** How often all tables are looked over, in milliseconds. */
const ROUND = 20_000
/** Tables that are due within this time are kept in memory, where their alarms are set. */
const AHEAD = 60_000
/** How long after it was opened a match is played again from the deal, to make sure of its checkpoint. */
const CONFIRM = 2000
/** A table at which nothing happens and nobody listens goes out of memory after this time; one that is over, at the next look. */
const IDLE = 60_000

/** All tables in memory. One is loaded when somebody asks for it or when it is due, and goes when nobody needs it. */
export class TableRegistry {
  private readonly context: TablesContext
  private readonly expireAfter: () => number
  private readonly tables = new Map<TableId, OpenTable>()
  private readonly loading = new Map<TableRef, Promise<LiveTable | undefined>>()
  private readonly codes = new Map<string, TableId>()
  /** Changes that touch several tables come one after the other, so that none waits for another's table. */
  private readonly across = new Queue(() => {})
  private cancelRound: (() => void) | undefined
  private rounding: Promise<void> = Promise.resolve()
  private closing = false

  constructor(context: TablesContext, expireAfter: () => number) {
    this.context = context
    this.expireAfter = expireAfter
  }

  get size(): number {
    return this.tables.size
  }

  get listeners(): number {
    let count = 0
    for (const { live } of this.tables.values()) count += live.broadcaster.audience.size
    return count
  }

  /** A table that is in memory already. */
  here(ref: TableRef): LiveTable | undefined {
    if (this.closing) throw new TableRefusal('closing', 'the server is stopping')
    return this.tables.get(this.codes.get(ref) ?? ref)?.live
  }

  async find(ref: TableRef): Promise<LiveTable> {
    const here = this.here(ref)
    if (here !== undefined) {
      here.lastUsed = this.context.time.now()
      return here
    }
    let loading = this.loading.get(ref)
    if (loading === undefined) {
      loading = this.load(ref).finally(() => this.loading.delete(ref))
      this.loading.set(ref, loading)
    }
    const live = await loading
    if (live === undefined) throw new TableRefusal('no-table', 'there is no such table')
    return live
  }

  /** Takes up what the last process left: clocks, pauses and bots in the middle of a turn. */
  async resume(): Promise<void> {
    await this.forgiveDownTime()
    this.rounding = this.round()
  }

  /** Writes something that concerns several tables while none of them moves; then they are read again. */
  together(ids: readonly TableId[], write: () => Promise<void>): Promise<void> {
    return this.across.run(async () => {
      const written = Promise.withResolvers<void>()
      const lives = ids.flatMap((id) => this.tables.get(id)?.live ?? [])
      const held = lives.map((live) => {
        const holding = Promise.withResolvers<void>()
        const done = live.run(async () => {
          holding.resolve()
          await written.promise
          await live.reread()
        })
        return { holding: Promise.race([holding.promise, done]), done }
      })
      await Promise.allSettled(held.map(({ holding }) => holding))
      try {
        await write()
      } finally {
        written.resolve()
        await Promise.allSettled(held.map(({ done }) => done))
      }
    })
  }

  /** Ids of the tables in memory that fulfil a condition. */
  inMemory(fulfils: (live: LiveTable) => boolean): readonly TableId[] {
    return [...this.tables.values()].filter(({ live }) => fulfils(live)).map(({ live }) => live.table.id)
  }

  /** Removes a table that has not begun. Run inside its queue. */
  async remove(live: LiveTable, because: string): Promise<void> {
    await this.context.store.commit(deleteTable(live.table.id))
    live.remove(because)
    this.forget(live)
  }

  async close(): Promise<void> {
    this.closing = true
    this.cancelRound?.()
    await Promise.allSettled([this.rounding, ...this.loading.values()])
    for (const { clockRunner, botRunner } of this.tables.values()) {
      clockRunner.stop()
      botRunner.stop()
    }
    await this.across.drained()
    await Promise.all([...this.tables.values()].map(({ live }) => live.drained()))
    for (const { live, clockRunner } of this.tables.values()) {
      clockRunner.stop()
      live.broadcaster.audience.close('the server is stopping')
    }
    this.tables.clear()
  }

  private async load(ref: TableRef): Promise<LiveTable | undefined> {
    const live = await LiveTable.load(this.context, ref)
    if (live === undefined) return undefined
    const before = this.tables.get(live.table.id)
    if (before !== undefined) return before.live
    const kept = { live, clockRunner: new ClockRunner(live), botRunner: new BotRunner(live) }
    this.tables.set(live.table.id, kept)
    if (live.table.code !== undefined) this.codes.set(live.table.code, live.table.id)
    live.onChange = () => {
      if (this.closing) return
      kept.clockRunner.arm()
      kept.botRunner.poke()
    }
    live.onChange()
    if (live.table.state === 'running' && live.matchLog?.unconfirmed)
      this.context.time.after(CONFIRM, () => {
        if (!this.closing) live.run(() => live.confirm()).catch(() => {})
      })
    return live
  }

  private forget(live: LiveTable): void {
    const kept = this.tables.get(live.table.id)
    kept?.clockRunner.stop()
    kept?.botRunner.stop()
    this.tables.delete(live.table.id)
    if (live.table.code !== undefined) this.codes.delete(live.table.code)
  }

  /** The time in which the house was down does not count at live tables: their clocks begin where it was last alive. */
  private async forgiveDownTime(): Promise<void> {
    const { store, time } = this.context
    const now = time.now()
    const [context] = await store.all('SELECT alive FROM game_house WHERE id = 1')
    if (context === undefined) return
    const shifted: Statement[] = []
    for (const table of await readTables(store, "state = 'running' AND due IS NOT NULL AND clocks IS NOT NULL", [])) {
      const { clocks, setting } = table
      if (clocks === undefined || setting.clock.kind === 'slow') continue
      const down = Math.max(0, now - Math.max(Number(context.alive), clocks.at))
      shifted.push(advance({ ...table, clocks: { ...clocks, at: clocks.at + down } }))
    }
    await store.commit([alive(now), ...shifted])
  }

  /** One look over all tables, and the next one after a while. What fails now is tried again then. */
  private async round(): Promise<void> {
    await this.lookOver().catch((error) => this.context.emit({ kind: 'fault', error }))
    if (this.closing) return
    this.cancelRound = this.context.time.after(ROUND, () => {
      this.rounding = this.round()
    })
  }

  private async lookOver(): Promise<void> {
    const { store, time } = this.context
    const now = time.now()
    await store.commit([alive(now)])
    this.tidy(now)
    await this.each("state = 'running' AND due <= $1", now + AHEAD, async () => {})
    const old = now - this.expireAfter()
    await this.each("state = 'open' AND touched < $1", old, async (live) => {
      if (live.table.state === 'open' && live.table.touched < old) await this.remove(live, 'the table was never begun')
    })
  }

  /** Does something at every table of a kind, in its queue. One that fails does not keep it from the others. */
  private async each(where: string, moment: number, job: (live: LiveTable) => Promise<void>): Promise<void> {
    for (const { id } of await this.context.store.all(`SELECT id FROM game_table WHERE ${where}`, [moment])) {
      if (this.closing) return
      try {
        const live = await this.find(String(id))
        await live.run(() => job(live))
      } catch (error) {
        this.context.emit({ kind: 'fault', table: String(id), error })
      }
    }
  }

  private tidy(now: number): void {
    for (const { live, botRunner } of this.tables.values()) {
      const { due, state } = live.table
      const dueSoon = state === 'running' && due !== undefined && due <= now + 2 * AHEAD && live.frozen === undefined
      const lately = state !== 'over' && now - live.lastUsed <= IDLE
      if (live.idle && !botRunner.busy && !dueSoon && !lately) this.forget(live)
    }
  }
}

function alive(now: number): Statement {
  return { sql: 'INSERT INTO game_house (id, alive) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET alive = excluded.alive', values: [now] }
}
