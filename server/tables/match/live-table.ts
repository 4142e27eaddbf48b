import type { AnyMatch, AppliedEntry, Refusal, Seat, Viewer } from '@fairground/kernel'
import { type Accepted, type Availability, type ChatLine, entryFor, type ReceivedEntry, type TableInfo } from '@fairground/protocol'
import { Conflict, type Statement } from '../../store/store.ts'
import { carriesEdition } from '../../uploads/record.ts'
import { type Listener, TableRefusal, type Who } from '../api.ts'
import { charge } from '../clock/clock.ts'
import type { TablesContext } from '../context.ts'
import { type AppliedCommand, Broadcaster } from '../delivery/broadcaster.ts'
import { ended, newTurns } from '../delivery/events.ts'
import { running } from '../delivery/visibility.ts'
import { availabilityOf } from '../storage/personal-data.ts'
import { readEntries, readMark, readTable, writeChange, writeEntries } from '../storage/sql.ts'
import { infoOf, type Place, type RuntimeInfo, type Table } from '../table.ts'
import { advanced, dueOf } from './advance.ts'
import { differing, type MatchLog, openMatchLog, readStored, type Stored } from './match-log.ts'
import { Queue } from './queue.ts'

/** How often a checkpoint is stored, in entries, so that opening the table replays fewer. */
const CHECKPOINT_EVERY = 100

/** Commands to run, each on the position after the one before. */
export type Plan = readonly ((match: AnyMatch, at: number) => AppliedEntry | Refusal)[]

/** How long a move may take with a custom edition, in milliseconds. */
const OVERRUN = 500
const OVERRAN = 'a move took too long under the edition that this table is played by'

interface Entering {
  /** The client id that is stored with the first command. */
  readonly client?: string
  /** For decisions based on the position: if somebody else was first, refuse as stale instead of validating again. */
  readonly once?: true
  /** What else changes at the table together with the entries. */
  readonly also?: (table: Table) => Table
}

/** Who may have written what we read. */
type Writer = 'others' | 'perhaps us'

/** A table at which the match begins, and its log. */
export interface StartingMatch {
  readonly table: Table
  readonly matchLog: MatchLog
}

/**
 * A table in memory: everything happens in one serial queue. Each change is first written, then kept, then answered, then broadcast. If it
 * cannot be written, the table stays as it was, and the store is read before the next command, in case the write did succeed.
 */
export class LiveTable implements RuntimeInfo {
  readonly context: TablesContext
  readonly broadcaster = new Broadcaster(this)
  /** Called after any change: sets clocks and asks bots. */
  onChange: () => void = () => {}
  /** Called after this process has written something. */
  onWrite: () => void = () => {}
  lastUsed: number
  private readonly queue = new Queue(() => this.broadcaster.flush())
  private kept: Table
  private logged: MatchLog | undefined
  private differs: string | undefined
  /** Has another process written, or may this process have written without knowing it? */
  private unsure: Writer | undefined
  /** The last chat line sent to listeners; known once somebody listens. */
  line: number | undefined
  private gone = false

  private constructor(context: TablesContext, table: Table) {
    this.context = context
    this.kept = table
    this.lastUsed = context.time.now()
  }

  static async load(context: TablesContext, ref: string): Promise<LiveTable | undefined> {
    const [table, read] = await Promise.all([readTable(context.store, ref), readStored(context.store, ref)])
    if (table === undefined) return undefined
    // Both are read at the same time: another process may have written in between.
    const stored = read.entries.length < table.n ? await readStored(context.store, ref) : read
    const live = new LiveTable(context, table)
    await live.learn()
    if (live.isOwnEdition && context.watchdog?.hasOverrun(table.id)) live.freeze(OVERRAN)
    await live.recall(stored)
    return live
  }

  get table(): Table {
    return this.kept
  }

  /** The match so far; missing before it begins and when it is frozen. */
  get matchLog(): MatchLog | undefined {
    return this.logged
  }

  get match(): AnyMatch | undefined {
    return this.logged?.match
  }

  /** Why these rules cannot continue the match. */
  get frozen(): string | undefined {
    return this.differs
  }

  get idle(): boolean {
    return this.queue.idle && this.broadcaster.audience.size === 0
  }

  get removed(): boolean {
    return this.gone
  }

  get info(): TableInfo {
    return infoOf(this.kept, this)
  }

  get spectators(): number {
    return this.broadcaster.spectators
  }

  /** This table's clock: the wall clock at slow tables, otherwise the steady clock. */
  now(): number {
    const { time } = this.context
    return this.kept.setting.clock.kind === 'slow' ? time.now() : (time.awake?.() ?? time.now())
  }

  present(person: string): boolean {
    return this.broadcaster.present(person)
  }

  /** When a person was last here: listening, or with a command. */
  lastSeen({ seat, person }: Place): number {
    const here = person === undefined ? undefined : this.broadcaster.lastHere(person)
    return Math.max(this.kept.started ?? 0, this.logged?.lastCommandOf(seat) ?? 0, here ?? 0)
  }

  readonly availability = (seat: Seat): Availability | undefined => {
    const { person } = this.kept.places[seat]
    return person === undefined ? undefined : this.context.availability.get(person)
  }

  /** Loads the night hours and vacation of people at a slow table. */
  async learn(): Promise<void> {
    if (this.kept.setting.clock.kind !== 'slow') return
    const { availability, store } = this.context
    for (const { person } of this.kept.places)
      if (person !== undefined && !availability.has(person)) availability.set(person, await availabilityOf(store, person))
  }

  /** Waits for its turn, and brings the table up to date with the store. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.lastUsed = this.context.time.now()
    return this.queue.run(() => (this.unsure !== undefined || this.gone ? this.runAnew(job) : job()))
  }

  private async runAnew<T>(job: () => Promise<T>): Promise<T> {
    if (this.unsure !== undefined) await this.reread(this.unsure)
    if (this.gone) throw new TableRefusal('no-table', 'there is no such table')
    return job()
  }

  /** Has another process written something that is not known here? */
  isBehind({ n, changes }: { readonly n: number; readonly changes: number }): boolean {
    return n > this.kept.n || changes > this.kept.changes
  }

  /** The copy in memory may be old: read the store before the next job. */
  doubt(): void {
    this.unsure ??= 'others'
  }

  /** Checks whether another process has written, and if so reads it. Only inside `run`. */
  async refresh(): Promise<boolean> {
    const mark = await readMark(this.context.store, this.kept.id)
    if (mark !== undefined && !this.isBehind(mark)) return false
    await this.reread('others')
    return true
  }

  drained(): Promise<void> {
    return this.queue.drained()
  }

  /** The running match; refuses with the reason if there is none. */
  playable(): MatchLog {
    if (this.kept.state === 'open') throw new TableRefusal('not-begun', 'the match has not begun')
    if (this.kept.state === 'over') throw new TableRefusal('over', 'the match is over')
    if (this.logged === undefined) throw new TableRefusal('frozen', this.differs ?? 'the match cannot go on')
    return this.logged
  }

  /** Changes the table without an entry. Only inside `run`. */
  async change(make: (table: Table) => Table | StartingMatch, more: readonly Statement[] = []): Promise<void> {
    for (;;) {
      const before = this.kept
      const made = make(before)
      if (made === before) return
      const begins = 'matchLog' in made
      const after = { ...(begins ? made.table : made), changes: before.changes + 1, touched: this.now() }
      if (await this.written([...writeChange(before, after), ...more])) {
        if (begins) this.logged = made.matchLog
        this.keep(after)
        this.onWrite()
        if (begins) this.broadcaster.queue('begun')
        this.broadcaster.queue('table')
        return
      }
      await this.reread()
    }
  }

  /** Validates commands on a fork, writes them, and only then keeps the fork. Only inside `run`. */
  enter(plan: Plan, entering: Entering = {}): Promise<readonly AppliedEntry[]> {
    const { client, also } = entering
    const matchLog = this.playable()
    const before = this.kept
    const steps = this.judgedInTime(plan, matchLog)
    const last = steps[steps.length - 1]
    const after = also === undefined ? last.table : also(last.table)
    const applied = steps.map((step) => step.applied)
    const mark = passesCheckpoint(applied) ? last.match.checkpoint() : undefined
    return this.written(writeEntries(before, after, applied, { client, mark })).then((written) => {
      if (!written) return this.enterAnew(plan, entering, applied[0].entry.seat)
      this.context.counts.accepted += applied.length
      matchLog.append(last.match, applied, client)
      this.keep(after)
      this.onWrite()
      for (const step of steps) this.broadcaster.queue(step)
      if (after.places !== before.places || after.state !== before.state || after.votes !== before.votes) this.broadcaster.queue('table')
      return applied
    })
  }

  /** Another process wrote first: validates the commands again on the new position, unless they were these very commands. */
  private async enterAnew(plan: Plan, entering: Entering, seat: Seat): Promise<readonly AppliedEntry[]> {
    const before = this.kept
    await this.reread()
    // Nothing new that could explain the conflict: the stored data is inconsistent.
    if (this.kept.n === before.n && this.kept.changes === before.changes)
      throw new TableRefusal('not-stored', 'it could not be written; nothing has changed, try again')
    const { client, once } = entering
    if (once === true) throw new TableRefusal('stale', 'another change came first; reload the table and try again')
    const done = client === undefined ? undefined : await this.logged?.doneBefore(seat, client)
    return done === undefined ? this.enter(plan, entering) : [done]
  }

  /** Charges the clocks up to a moment, lets `change` modify them, and continues from now. Only inside `run`. */
  async settleClocks(until: number, change: () => void): Promise<void> {
    const { clocks, setting } = this.kept
    if (clocks === undefined || this.match === undefined || this.kept.state !== 'running') return change()
    const before = this.kept
    const charged = charge(setting.clock, clocks, running(before, this.match), until, this.availability)
    change()
    const settled = { ...before, clocks: { ...charged, at: this.now() }, changes: before.changes + 1 }
    const after = { ...settled, due: dueOf(settled, this.match, this.availability) }
    if (await this.written(writeChange(before, after))) {
      this.keep(after)
      this.onWrite()
      this.broadcaster.queue('clocks')
      return
    }
    // The process that wrote first has charged the clocks until then.
    await this.reread()
    await this.settleClocks(until, () => {})
  }

  accepted(applied: AppliedEntry, viewer: Viewer, again: boolean): Accepted {
    if (this.match === undefined) throw new TableRefusal('frozen', this.differs ?? 'the match cannot go on')
    return {
      n: applied.entry.n,
      again,
      entry: entryFor(this.match.rules, applied, viewer),
      position: this.broadcaster.position(viewer, this.match),
    }
  }

  async log(viewer: Viewer, since?: number): Promise<readonly ReceivedEntry[]> {
    await this.logged?.recollect(since)
    return this.logged?.log(this.kept, viewer, since) ?? []
  }

  /** Adds a listener, which first receives what it missed; that is restored by replaying. Only inside `run`. */
  listen(who: Who, viewer: Viewer, since: number | undefined, chat: readonly ChatLine[], listener: Listener): () => void {
    const stop = this.broadcaster.listen(who, viewer, since, chat, listener)
    return () => {
      const left = stop() && who.person?.id
      if (left) this.run(async () => this.broadcaster.sayIfSeated(left)).catch(() => {})
    }
  }

  /** The table is gone: sends the last delivery to all listeners. */
  remove(because: string): void {
    this.gone = true
    this.broadcaster.audience.close(because)
  }

  /**
   * Reads the table again, with what others have written, and broadcasts it. Only inside `run`. The process that wrote it notifies the rest
   * of the server; if that may have been this process itself, it is done here.
   */
  async reread(writer: Writer = 'perhaps us'): Promise<void> {
    const { store } = this.context
    const before = this.kept
    const known = this.logged?.match.n
    const readTail = () => (known === undefined ? [] : readEntries(store, before.id, known))
    const [table, read] = await Promise.all([readTable(store, before.id), readTail()])
    if (table === undefined) return this.remove('the table is gone')
    // Read at the same time, one may be newer than the other: what the table does not include yet is left for next time.
    const complete = known === undefined || read.length >= table.n - known
    const tail = (complete ? read : await readTail()).filter(({ entry }) => entry.n <= table.n)
    this.kept = table
    await this.learn()
    if (this.logged === undefined) await this.recall(await readStored(store, table.id))
    for (const stored of tail) {
      if (this.logged === undefined) break
      const next = this.logged.match.fork()
      try {
        const applied = this.logged.take(stored, next)
        this.broadcaster.queue({ applied, match: next, table })
      } catch (error) {
        this.freeze(differing(error))
      }
    }
    this.unsure = undefined
    this.keep(table, before, writer)
    if (before.begun === undefined && table.begun !== undefined) this.broadcaster.queue('begun')
    if (writer === 'perhaps us' || looksOther(before, table)) this.broadcaster.queue('table')
    if (writer === 'others' && table.n === before.n && table.changes > before.changes) this.broadcaster.queue('clocks')
  }

  /**
   * Applies a change that was written for many tables at once, if nothing else was written here since. `mark`: the table's numbers after
   * it; missing for a finished table, whose changes nobody counts. Only inside `run`.
   */
  takeOver(change: (table: Table) => Table, mark: { readonly n: number; readonly changes: number } | undefined): boolean {
    const { state, n, changes } = this.kept
    if (this.unsure || this.gone || (state !== 'over' && (mark?.n !== n || mark.changes !== changes + 1))) return false
    this.keep({ ...change(this.kept), changes: mark?.changes ?? changes })
    this.broadcaster.queue('table')
    return true
  }

  /** Checks that these rules replay the match as it was played; freezes it if not. Only inside `run`. */
  async confirm(): Promise<void> {
    const why = await this.logged?.confirm()
    if (why === undefined) return
    this.freeze(why)
    this.keep(this.kept)
    this.broadcaster.queue('table')
  }

  private async recall(stored: Stored): Promise<void> {
    if (this.differs !== undefined || this.kept.begun === undefined) return
    const matchLog = await openMatchLog(this.context.rulesCache, this.kept, stored)
    if (typeof matchLog === 'string') this.freeze(matchLog)
    else this.logged = matchLog
  }

  private freeze(why: string): void {
    this.logged = undefined
    this.differs = why
  }

  /** With a custom edition a move may take longer than anybody waits: then the table is frozen and the move is not made. */
  private judgedInTime(plan: Plan, matchLog: MatchLog): readonly AppliedCommand[] {
    const { watchdog } = this.context
    if (watchdog === undefined || !this.isOwnEdition) return this.judged(plan, matchLog)
    const { id } = this.kept
    const { done, took } = watchdog.watched(id, () => this.judged(plan, matchLog))
    if (took < OVERRUN) return done
    watchdog.note(id)
    this.freeze(OVERRAN)
    this.keep(this.kept)
    this.broadcaster.queue('table')
    throw new TableRefusal('frozen', OVERRAN)
  }

  private get isOwnEdition(): boolean {
    return carriesEdition(this.kept.setting.options)
  }

  private judged(plan: Plan, matchLog: MatchLog): readonly AppliedCommand[] {
    const at = Math.max(this.now(), matchLog.lastAt)
    const steps: AppliedCommand[] = []
    let here: Omit<AppliedCommand, 'applied'> = { match: matchLog.match, table: this.kept }
    for (const command of plan) {
      const match = here.match.fork(this.broadcaster.audience.size > 0)
      const applied = command(match, at)
      if ('refused' in applied) throw new TableRefusal(applied.refused, applied.because, { rule: applied.rule })
      const step = { applied, match, table: advanced(here.table, here.match, match, applied.entry, this.availability) }
      steps.push(step)
      here = step
    }
    return steps
  }

  /** True once it is on disk, false if another process wrote first. */
  private written(statements: readonly Statement[]): Promise<boolean> {
    return this.context.store.commit(statements).then(
      () => true,
      (error) => {
        // It may or may not have reached the disk: read the store before anything else happens here.
        this.unsure = 'perhaps us'
        if (error instanceof Conflict) return false
        throw new TableRefusal('not-stored', 'it could not be written; nothing has changed, try again', { cause: error })
      },
    )
  }

  private keep(after: Table, before = this.kept, writer: Writer = 'perhaps us'): void {
    this.kept = after
    this.broadcaster.changed()
    if (writer === 'perhaps us') for (const turn of newTurns(before, after, this)) this.context.emit(turn)
    if (before.state === 'open' && after.state === 'running') this.context.emit({ kind: 'begun', table: after.id })
    if (before.state !== 'over' && after.state === 'over') this.context.emit({ kind: 'ended', ended: ended(after) })
    this.onChange()
  }
}

/** Has more of the table changed than an entry implies? */
function looksOther(before: Table, after: Table): boolean {
  const shown = ({ state, places, votes, rematch, owner, visibility }: Table) =>
    JSON.stringify([state, places, votes, rematch, owner, visibility])
  return shown(before) !== shown(after)
}

function passesCheckpoint(applied: readonly AppliedEntry[]): boolean {
  return applied.some(({ entry }) => entry.n % CHECKPOINT_EVERY === 0)
}
