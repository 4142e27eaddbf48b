import { LEASE } from '../cluster/leases.ts'
import { must, sql } from '../sql.ts'
import { Conflict, type Statement } from '../store/store.ts'
import { type TableId, type TableRef, TableRefusal } from './api.ts'
import { ClockRunner } from './clock/clock-runner.ts'
import type { TablesContext } from './context.ts'
import { BotRunner } from './match/bot-runner.ts'
import { LiveTable } from './match/live-table.ts'
import { Queue } from './match/queue.ts'
import { Sharing } from './sharing.ts'
import { advance, deleteTable, readTables } from './storage/sql.ts'

interface OpenTable {
  readonly live: LiveTable
  readonly clockRunner: ClockRunner
  readonly botRunner: BotRunner
  /** Does this process run its bots? */
  driven: boolean
}

/** How often all tables are checked, in milliseconds. */
const ROUND = 20_000
/** The same when several processes report that they are alive. */
const SHARED_ROUND = 5000
/** Tables that are due within this time are kept in memory, with their timers set. */
const AHEAD = 60_000
/** How long after opening a match is replayed from the deal, to confirm its checkpoint. */
const CONFIRM = 2000
/** A table without activity or listeners leaves memory after this time; a finished one at the next check. */
const IDLE = 60_000

/** All tables in memory. A table is loaded when somebody asks for it or when it is due, and dropped when nobody needs it. */
export class TableRegistry {
  private readonly context: TablesContext
  private readonly expireAfter: () => number
  private readonly tables = new Map<TableId, OpenTable>()
  private readonly loading = new Map<TableRef, Promise<LiveTable | undefined>>()
  private readonly codes = new Map<string, TableId>()
  /** Changes to several tables run one after the other, so that they cannot deadlock. */
  private readonly across = new Queue(() => {})
  private cancelRound: (() => void) | undefined
  private rounding: Promise<void> = Promise.resolve()
  private closing = false
  private readonly sharing: Sharing | undefined

  constructor(context: TablesContext, expireAfter: () => number, role = 'all', onDeath: () => void = () => {}) {
    this.context = context
    this.expireAfter = expireAfter
    const { news, presence } = context
    if (news === undefined || presence === undefined) return
    const tables = this.tables
    this.sharing = new Sharing(
      context,
      news,
      presence,
      {
        here: (id) => tables.get(id)?.live,
        *all() {
          for (const { live } of tables.values()) yield live
        },
        attend: (id) => this.attend(id),
      },
      role,
      onDeath,
    )
  }

  get size(): number {
    return this.tables.size
  }

  get listeners(): number {
    let count = 0
    for (const { live } of this.tables.values()) count += live.broadcaster.audience.size
    return count
  }

  /** A table that is already in memory. */
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

  /** Resumes what the last process left: clocks, pauses and bots in the middle of a turn. */
  async resume(): Promise<void> {
    await this.forgiveDownTime()
    await this.sharing?.open()
    this.rounding = this.round()
  }

  /** Lets bots play at a table until none of them has to move. Holds the lease meanwhile, so that no other process takes it. */
  async drive(id: TableId): Promise<void> {
    const live = await this.find(id)
    const kept = this.tables.get(live.table.id)
    if (kept === undefined || kept.driven) return
    const { time } = this.context
    const hold = () => this.sharing?.leases.hold(id, time.now()).catch(() => {})
    kept.driven = true
    const renewing = setInterval(hold, LEASE / 3)
    try {
      await hold()
      await live.run(async () => {
        await live.refresh()
      })
      kept.botRunner.poke()
      await kept.botRunner.atRest()
    } finally {
      clearInterval(renewing)
      kept.driven = false
      await this.sharing?.leases.release(id).catch(() => {})
    }
  }

  /** A table is overdue, and no other process handles it. */
  private async attend(id: TableId): Promise<void> {
    try {
      const live = await this.find(id)
      await live.run(async () => {
        await live.refresh()
      })
      const kept = this.tables.get(live.table.id)
      if (kept?.botRunner.isOwed) this.context.askBots?.(id)
    } catch (error) {
      if (!(error instanceof TableRefusal)) this.context.emit({ kind: 'fault', table: id, error })
    }
  }

  /**
   * Writes something that concerns several tables while none of them changes. The function that `write` returns applies it to a table in
   * memory; if that is not possible, the table is read again.
   */
  together(ids: readonly TableId[], write: () => Promise<(live: LiveTable) => boolean>): Promise<void> {
    return this.across.run(async () => {
      const written = Promise.withResolvers<(live: LiveTable) => boolean>()
      const lives = ids.flatMap((id) => this.tables.get(id)?.live ?? [])
      const held = lives.map((live) => {
        const holding = Promise.withResolvers<void>()
        const done = live.run(async () => {
          holding.resolve()
          const fits = await written.promise
          if (!fits(live)) await live.reread()
        })
        return { holding: Promise.race([holding.promise, done]), done }
      })
      await Promise.allSettled(held.map(({ holding }) => holding))
      try {
        written.resolve(await write())
      } finally {
        // If it could not be written, the stored state is unknown.
        written.resolve(() => false)
        await Promise.allSettled(held.map(({ done }) => done))
      }
    })
  }

  /** Ids of the tables in memory that match a condition. */
  inMemory(fulfils: (live: LiveTable) => boolean): readonly TableId[] {
    return [...this.tables.values()].filter(({ live }) => fulfils(live)).map(({ live }) => live.table.id)
  }

  /** Removes a table that has not begun, and writes something with that. Run inside its queue. */
  async remove(live: LiveTable, because: string, also: readonly Statement[] = []): Promise<void> {
    try {
      await this.context.store.commit([...deleteTable(live.table), ...also])
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      await live.reread()
      throw new TableRefusal('not-stored', 'another change came first; reload the table and try again')
    }
    live.remove(because)
    live.onWrite()
    this.forget(live)
  }

  async close(): Promise<void> {
    this.closing = true
    this.cancelRound?.()
    this.sharing?.stop()
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
    await this.sharing?.close()
  }

  private async load(ref: TableRef): Promise<LiveTable | undefined> {
    const live = await LiveTable.load(this.context, ref)
    if (live === undefined) return undefined
    const before = this.tables.get(live.table.id)
    if (before !== undefined) return before.live
    const kept: OpenTable = { live, clockRunner: new ClockRunner(live), botRunner: new BotRunner(live), driven: this.sharing === undefined }
    this.tables.set(live.table.id, kept)
    if (live.table.code !== undefined) this.codes.set(live.table.code, live.table.id)
    live.onChange = () => {
      if (this.closing) return
      kept.clockRunner.arm()
      if (kept.driven) kept.botRunner.poke()
    }
    live.onWrite = () => this.wrote(kept)
    live.onChange()
    if (live.table.state === 'running' && live.matchLog?.unconfirmed)
      this.context.time.after(CONFIRM, () => {
        if (!this.closing) live.run(() => live.confirm()).catch(() => {})
      })
    return live
  }

  private wrote({ live, botRunner, driven }: OpenTable): void {
    const { id, n, changes } = live.table
    // A removed table counts as newer than any stored one.
    this.context.news?.send('table', id, n, live.removed ? changes + 1 : changes)
    if (!driven && botRunner.isOwed) this.context.askBots?.(id)
  }

  private forget(live: LiveTable): void {
    const kept = this.tables.get(live.table.id)
    kept?.clockRunner.stop()
    kept?.botRunner.stop()
    this.tables.delete(live.table.id)
    if (live.table.code !== undefined) this.codes.delete(live.table.code)
  }

  /** Downtime does not count at live tables: their clocks continue from when the server was last alive. */
  private async forgiveDownTime(): Promise<void> {
    const { store, time } = this.context
    const [server] = await store.all('SELECT alive FROM game_heartbeat WHERE id = 1')
    if (server === undefined) return
    time.notBefore?.(Number(server.alive))
    const now = time.awake?.() ?? time.now()
    if (this.sharing !== undefined && !(await this.isFirst(Number(server.alive), now))) return
    const shifted: Statement[] = []
    for (const table of await readTables(store, "state = 'running' AND due IS NOT NULL AND clocks IS NOT NULL", [])) {
      const { clocks, setting } = table
      if (clocks === undefined || setting.clock.kind === 'slow') continue
      const down = Math.max(0, now - Math.max(Number(server.alive), clocks.at))
      shifted.push(advance({ ...table, clocks: { ...clocks, at: clocks.at + down } }))
    }
    if (this.sharing === undefined) await store.commit([alive(now), ...shifted])
    // Another process may have opened meanwhile and written to one of them: then that one is left alone.
    else await Promise.allSettled(shifted.map((statement) => store.commit([statement])))
  }

  /** Is this the first process to start after all were down? */
  private async isFirst(seen: number, now: number): Promise<boolean> {
    if (now - seen < 2 * SHARED_ROUND) return false
    const claim = must(sql`UPDATE game_heartbeat SET alive = ${now} WHERE id = 1 AND alive = ${seen}`)
    return this.context.store.commit([claim]).then(
      () => true,
      () => false,
    )
  }

  /** Checks all tables, then schedules the next check. Failures are retried then. */
  private async round(): Promise<void> {
    await this.lookOver().catch((error) => this.context.emit({ kind: 'fault', error }))
    if (this.closing) return
    this.cancelRound = this.context.time.after(this.sharing === undefined ? ROUND : SHARED_ROUND, () => {
      this.rounding = this.round()
    })
  }

  private async lookOver(): Promise<void> {
    const { store, time } = this.context
    const now = time.now()
    const awake = time.awake?.() ?? now
    await store.commit([alive(awake)])
    this.tidy(Math.max(now, awake))
    // With other processes, the first to find a due table takes it; no process loads it in advance.
    if (this.sharing === undefined) await this.each("state = 'running' AND due <= $1", Math.max(now, awake) + AHEAD, async () => {})
    const old = now - this.expireAfter()
    await this.each("state = 'open' AND touched < $1", old, async (live) => {
      if (live.table.state === 'open' && live.table.touched < old) await this.remove(live, 'the table was never begun')
    })
  }

  /** Runs a job at every matching table, in its queue. A failure does not stop the others. */
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
      const alone = this.sharing === undefined
      const dueSoon = alone && state === 'running' && due !== undefined && due <= now + 2 * AHEAD && live.frozen === undefined
      const lately = state !== 'over' && now - live.lastUsed <= IDLE
      if (live.idle && !botRunner.busy && !dueSoon && !lately) this.forget(live)
    }
  }
}

function alive(now: number): Statement {
  return sql`INSERT INTO game_heartbeat (id, alive) VALUES (1, ${now}) ON CONFLICT (id) DO UPDATE SET alive = excluded.alive`
}
