import type { AnyMatch, AppliedEntry, Refusal, Seat, Viewer } from '@fairground/kernel'
import { type Accepted, type Availability, type ChatLine, type Heard, heardEntry, type TableInfo } from '@fairground/protocol'
import { carriesEdition } from '../../judge/record.ts'
import { Conflict, type Statement } from '../../store/store.ts'
import { type Listener, TableRefusal, type Who } from '../api.ts'
import { charge } from '../clock/clock.ts'
import type { TablesContext } from '../context.ts'
import { type AppliedCommand, Broadcaster } from '../delivery/broadcaster.ts'
import { ended, newlyOwing } from '../delivery/events.ts'
import { running } from '../delivery/visibility.ts'
import { availabilityOf } from '../storage/personal-data.ts'
import { readEntries, readMark, readTable, writeChange, writeEntries } from '../storage/sql.ts'
import { type Around, infoOf, type Place, type Table } from '../table.ts'
import { advanced, dueOf } from './advance.ts'
import { differing, type MatchLog, openMatchLog, readStored, type Stored } from './match-log.ts'
import { Queue } from './queue.ts'

/** After so many entries a checkpoint is kept, so that fewer are played again when the table is opened. */
const CHECKPOINT_EVERY = 100

/** Commands to be judged, each on the position that the one before it left. */
export type Plan = readonly ((match: AnyMatch, at: number) => AppliedEntry | Refusal)[]

/** How long a move may take where the edition is somebody's own, in milliseconds. */
const OVERRUN = 500
const OVERRAN = 'a move took too long under the edition that this table is played by'

interface Entering {
  /** The client id that the first command is kept with. */
  readonly client?: string
  /** For what was decided by looking at the position: when somebody else was first, it is refused as stale instead of judged anew. */
  readonly once?: true
  /** What else changes at the table together with the entries. */
  readonly also?: (table: Table) => Table
}

/** Who may have written what is read. */
type Writer = 'others' | 'perhaps us'

/** A table at which the match begins, and its log from there. */
export interface Beginning {
  readonly table: Table
  readonly matchLog: MatchLog
}

/**
 * A table in memory: one serial queue in which everything happens. What is done is first written, then kept, then answered, then
 * told; when it cannot be written, the table is as it was, and the store is asked before the next command, in case it knows better.
 */
export class LiveTable implements Around {
  readonly context: TablesContext
  readonly broadcaster = new Broadcaster(this)
  /** Called after anything has changed: clocks are set and bots asked. */
  onChange: () => void = () => {}
  /** Called after this process has written something. */
  onWrite: () => void = () => {}
  lastUsed: number
  private readonly queue = new Queue(() => this.broadcaster.flush())
  private kept: Table
  private logged: MatchLog | undefined
  private differs: string | undefined
  /** Has somebody else written, or may this process itself have, without knowing it? */
  private unsure: Writer | undefined
  /** The last line of chat that those who listen have heard; known once somebody listens. */
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
    // Read side by side: another process may have written in between.
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

  /** The match so far, once it has begun and unless it is frozen. */
  get matchLog(): MatchLog | undefined {
    return this.logged
  }

  get match(): AnyMatch | undefined {
    return this.logged?.match
  }

  /** Why the match cannot go on under these rules. */
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

  /** The time at this table: over days it is that on the wall, else the time that the server has lived through. */
  now(): number {
    const { time } = this.context
    return this.kept.setting.clock.kind === 'slow' ? time.now() : (time.awake?.() ?? time.now())
  }

  present(person: string): boolean {
    return this.broadcaster.present(person)
  }

  /** When somebody was last here: listening, or by a command of their own. */
  lastSeen({ seat, person }: Place): number {
    const here = person === undefined ? undefined : this.broadcaster.lastHere(person)
    return Math.max(this.kept.started ?? 0, this.logged?.lastCommandOf(seat) ?? 0, here ?? 0)
  }

  readonly availability = (seat: Seat): Availability | undefined => {
    const { person } = this.kept.places[seat]
    return person === undefined ? undefined : this.context.availability.get(person)
  }

  /** Finds out when the people at a slow table play. */
  async learn(): Promise<void> {
    if (this.kept.setting.clock.kind !== 'slow') return
    const { availability, store } = this.context
    for (const { person } of this.kept.places)
      if (person !== undefined && !availability.has(person)) availability.set(person, await availabilityOf(store, person))
  }

  /** Waits its turn, and finds the table as the store has it. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.lastUsed = this.context.time.now()
    return this.queue.run(() => (this.unsure !== undefined || this.gone ? this.runAnew(job) : job()))
  }

  private async runAnew<T>(job: () => Promise<T>): Promise<T> {
    if (this.unsure !== undefined) await this.reread(this.unsure)
    if (this.gone) throw new TableRefusal('no-table', 'there is no such table')
    return job()
  }

  /** Has somebody else written more than is known here? */
  isBehind({ n, changes }: { readonly n: number; readonly changes: number }): boolean {
    return n > this.kept.n || changes > this.kept.changes
  }

  /** What is in memory may be old: the store is asked before the next thing happens. */
  doubt(): void {
    this.unsure ??= 'others'
  }

  /** Looks whether somebody else has written, and if so reads it. Only inside `run`. */
  async refresh(): Promise<boolean> {
    const mark = await readMark(this.context.store, this.kept.id)
    if (mark !== undefined && !this.isBehind(mark)) return false
    await this.reread('others')
    return true
  }

  drained(): Promise<void> {
    return this.queue.drained()
  }

  /** The running match, or a refusal that says why there is none. */
  playable(): MatchLog {
    if (this.kept.state === 'open') throw new TableRefusal('not-begun', 'the match has not begun')
    if (this.kept.state === 'over') throw new TableRefusal('over', 'the match is over')
    if (this.logged === undefined) throw new TableRefusal('frozen', this.differs ?? 'the match cannot go on')
    return this.logged
  }

  /** Changes the table other than by an entry. Only inside `run`. */
  async change(make: (table: Table) => Table | Beginning, more: readonly Statement[] = []): Promise<void> {
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

  /** Judges commands on a fork, writes them, and only then keeps the fork. Only inside `run`. */
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

  /** Somebody else wrote first: the commands are judged again on what they left, unless they were these very commands. */
  private async enterAnew(plan: Plan, entering: Entering, seat: Seat): Promise<readonly AppliedEntry[]> {
    const before = this.kept
    await this.reread()
    // Nothing has come to be known that could have been first: what is stored does not fit together.
    if (this.kept.n === before.n && this.kept.changes === before.changes)
      throw new TableRefusal('not-stored', 'it could not be written; nothing has changed, try again')
    const { client, once } = entering
    if (once === true) throw new TableRefusal('stale', 'somebody else was first, and the table is not what it was; look again')
    const done = client === undefined ? undefined : await this.logged?.doneBefore(seat, client)
    return done === undefined ? this.enter(plan, entering) : [done]
  }

  /** Brings the clocks up to a moment, lets something about them change, and goes on from now. Only inside `run`. */
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
    // Whoever wrote first has charged the clocks until then.
    await this.reread()
    await this.settleClocks(until, () => {})
  }

  accepted(applied: AppliedEntry, viewer: Viewer, again: boolean): Accepted {
    if (this.match === undefined) throw new TableRefusal('frozen', this.differs ?? 'the match cannot go on')
    return {
      n: applied.entry.n,
      again,
      heard: heardEntry(this.match.rules, applied, viewer),
      position: this.broadcaster.position(viewer, this.match),
    }
  }

  async log(viewer: Viewer, since?: number): Promise<readonly Heard[]> {
    await this.logged?.recollect(since)
    return this.logged?.log(this.kept, viewer, since) ?? []
  }

  /** From now on this listener hears everything, and first what it missed, which is recollected. Only inside `run`. */
  listen(who: Who, viewer: Viewer, since: number | undefined, chat: readonly ChatLine[], listener: Listener): () => void {
    const stop = this.broadcaster.listen(who, viewer, since, chat, listener)
    return () => {
      const left = stop() && who.person?.id
      if (left) this.run(async () => this.broadcaster.sayIfSeated(left)).catch(() => {})
    }
  }

  /** The table is gone: those who listen hear it last. */
  remove(because: string): void {
    this.gone = true
    this.broadcaster.audience.close(because)
  }

  /**
   * Reads the table again, with what others have written, and tells it. Only inside `run`. Whoever wrote it tells the rest of the
   * house; when that may have been this process itself, it is told here.
   */
  async reread(writer: Writer = 'perhaps us'): Promise<void> {
    const { store } = this.context
    const before = this.kept
    const known = this.logged?.match.n
    const readTail = () => (known === undefined ? [] : readEntries(store, before.id, known))
    const [table, read] = await Promise.all([readTable(store, before.id), readTail()])
    if (table === undefined) return this.remove('the table is gone')
    // Read side by side, one may be younger than the other: what the table does not know of yet is left for the next time.
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
   * Takes over a change that was written for many tables at once, if nothing else was written here since. `mark`: how far the table is
   * by it; missing for one that is over, of which nobody counts the changes. Only inside `run`.
   */
  takeOver(change: (table: Table) => Table, mark: { readonly n: number; readonly changes: number } | undefined): boolean {
    const { state, n, changes } = this.kept
    if (this.unsure || this.gone || (state !== 'over' && (mark?.n !== n || mark.changes !== changes + 1))) return false
    this.keep({ ...change(this.kept), changes: mark?.changes ?? changes })
    this.broadcaster.queue('table')
    return true
  }

  /** Makes sure that these rules play the match as it was played. One that they do not is frozen. Only inside `run`. */
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

  /** An edition of somebody's own may make a move take longer than anybody waits: the table is frozen then, and the move is not made. */
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

  /** True once it is on disk, false when somebody else wrote first. */
  private written(statements: readonly Statement[]): Promise<boolean> {
    return this.context.store.commit(statements).then(
      () => true,
      (error) => {
        // It may or may not have reached the disk: the store is asked before anything else happens here.
        this.unsure = 'perhaps us'
        if (error instanceof Conflict) return false
        throw new TableRefusal('not-stored', 'it could not be written; nothing has changed, try again', { cause: error })
      },
    )
  }

  private keep(after: Table, before = this.kept, writer: Writer = 'perhaps us'): void {
    this.kept = after
    this.broadcaster.changed()
    if (writer === 'perhaps us') for (const turn of newlyOwing(before, after, this)) this.context.emit(turn)
    if (before.state === 'open' && after.state === 'running') this.context.emit({ kind: 'begun', table: after.id })
    if (before.state !== 'over' && after.state === 'over') this.context.emit({ kind: 'ended', ended: ended(after) })
    this.onChange()
  }
}

/** Is more of a table otherwise than an entry tells by itself? */
function looksOther(before: Table, after: Table): boolean {
  const shown = ({ state, places, votes, rematch, owner, visibility }: Table) =>
    JSON.stringify([state, places, votes, rematch, owner, visibility])
  return shown(before) !== shown(after)
}

function passesCheckpoint(applied: readonly AppliedEntry[]): boolean {
  return applied.some(({ entry }) => entry.n % CHECKPOINT_EVERY === 0)
}
