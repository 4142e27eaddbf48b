import { Leases } from '../cluster/leases.ts'
import { NO_REMOTE_PRESENCE, type Presence } from '../cluster/presence.ts'
import type { ProcessMessages } from '../cluster/process-messages.ts'
import { HEARTBEAT, Processes } from '../cluster/processes.ts'
import type { TableId } from './api.ts'
import type { TablesContext } from './context.ts'
import { broadcastNewLines, onLineRemoved } from './delivery/chat.ts'
import type { LiveTable } from './match/live-table.ts'
import { readMarks } from './storage/sql.ts'

/** How often the store is polled for changes without a notification, in milliseconds. */
const POLL = 4000
/** How often to look for due tables that no process handles. */
const LOOK = 1000
/** A due table is left this long to a process that has it in memory. */
const LATE = 1500
const TIDY = 3_600_000
const AT_A_TIME = 100
const NEWEST = { n: Number.POSITIVE_INFINITY, changes: 0 }

/** What this class needs from the registry. */
interface Tables {
  here(id: TableId): LiveTable | undefined
  all(): Iterable<LiveTable>
  /** Checks a table that is due: its clocks, and whether it waits for bots. */
  attend(id: TableId): Promise<void>
}

/** Syncs this process's tables with what other processes write, and handles due tables that no process has in memory. */
export class Sharing {
  readonly leases: Leases
  private readonly context: TablesContext
  private readonly presence: Presence
  private readonly processes: Processes
  private readonly tables: Tables
  private readonly onDeath: () => void
  private readonly timers = new Map<string, () => void>()
  private readonly running = new Set<Promise<void>>()
  private closed = false

  constructor(context: TablesContext, news: ProcessMessages, presence: Presence, tables: Tables, role: string, onDeath: () => void) {
    this.context = context
    this.presence = presence
    this.tables = tables
    this.onDeath = onDeath
    this.leases = new Leases(context.store, news.process)
    this.processes = new Processes(context.store, news.process, role, () => context.time.now())
    news.listen('table', (id, n, changes) => this.written(String(id), Number(n), Number(changes)))
    news.listen('line', (id) => this.atListened(String(id), broadcastNewLines))
    news.listen('unsaid', (id, n) => this.atListened(String(id), (live) => onLineRemoved(live, Number(n))))
    news.listen('here', (id) => void this.task(this.lookAround([String(id)])))
    news.listen('hours', (person) => this.hoursChanged(String(person)))
    news.onMissed(() => void this.task(this.poll()))
  }

  async open(): Promise<void> {
    await this.processes.beat()
    this.every('beat', HEARTBEAT, () => this.beat())
    this.every('poll', POLL, () => this.poll())
    this.every('look', LOOK, () => this.lookForOverdue())
    this.every('tidy', TIDY, () => this.tidy())
  }

  /** Starts nothing new. */
  stop(): void {
    this.closed = true
    for (const cancel of this.timers.values()) cancel()
  }

  async close(): Promise<void> {
    this.stop()
    await Promise.allSettled(this.running)
    await this.presence.close()
    await this.processes.leave().catch(() => {})
  }

  /** Reads the numbers of tables with listeners from the store, and then what is new. */
  async poll(): Promise<void> {
    const listened = [...this.tables.all()].filter((live) => live.broadcaster.audience.size > 0)
    const ids = listened.map(({ table }) => table.id)
    const marks = await readMarks(this.context.store, ids)
    for (const live of listened) {
      const mark = marks.get(live.table.id)
      if (mark === undefined || live.isBehind(mark)) this.readAnew(live)
      else if (live.line !== undefined && mark.line > live.line) this.atListened(live.table.id, broadcastNewLines)
    }
    await this.lookAround(ids)
  }

  private written(id: TableId, n: number, changes: number): void {
    const live = this.tables.here(id)
    if (live === undefined || !live.isBehind({ n, changes })) return
    // Without listeners it is enough to know that something is new.
    if (live.broadcaster.audience.size === 0) live.doubt()
    else this.readAnew(live, { n, changes })
  }

  private readAnew(live: LiveTable, mark: { readonly n: number; readonly changes: number } = NEWEST): void {
    void this.task(
      live.run(async () => {
        // A later write may have read it already.
        if (live.isBehind(mark)) await live.reread('others')
      }),
    )
  }

  private atListened(id: TableId, job: (live: LiveTable) => Promise<void>): void {
    const live = this.tables.here(id)
    if (live !== undefined && live.broadcaster.audience.size > 0) void this.task(live.run(() => job(live)))
  }

  /** Who else is at these tables? Listeners are told if that changed. */
  private async lookAround(ids: readonly TableId[]): Promise<void> {
    const listened = ids.filter((id) => (this.tables.here(id)?.broadcaster.audience.size ?? 0) > 0)
    if (listened.length === 0) return
    const found = await this.presence.elsewhere(listened)
    for (const id of listened) this.atListened(id, async (live) => live.broadcaster.othersAre(found.get(id) ?? NO_REMOTE_PRESENCE))
  }

  /** Reloads a person's hours where they count. */
  private hoursChanged(person: string): void {
    this.context.availability.delete(person)
    for (const live of this.tables.all()) if (live.table.places.some((place) => place.person === person)) live.doubt()
  }

  private async beat(): Promise<void> {
    // If the others thought this process dead, tell them again who is here.
    if (await this.processes.beat()) for (const live of this.tables.all()) live.broadcaster.tellPresence()
    const dead = await this.processes.removeDead()
    if (dead.length > 0) this.onDeath()
  }

  private async lookForOverdue(): Promise<void> {
    const now = this.context.time.now()
    for (const id of await this.leases.takeOverdue(now - LATE, now, AT_A_TIME)) {
      if (this.closed) return
      await this.tables.attend(id)
    }
  }

  private async tidy(): Promise<void> {
    const now = this.context.time.now()
    await this.leases.forgetOld(now)
    await this.presence.forgetLongGone(now)
  }

  /** Repeats a job, never overlapping. Failures are retried the next time. */
  private every(name: string, milliseconds: number, job: () => Promise<void>): void {
    if (this.closed) return
    const cancel = this.context.time.after(milliseconds, () => {
      void this.task(job()).then(() => this.every(name, milliseconds, job))
    })
    this.timers.set(name, cancel)
  }

  /** The store may be unavailable, a table may be gone: nothing to do about it. */
  private task(job: Promise<void>): Promise<void> {
    const quiet = job.catch(() => {})
    this.running.add(quiet)
    void quiet.then(() => this.running.delete(quiet))
    return quiet
  }
}
