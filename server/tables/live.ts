import type { AnyMatch, AppliedEntry, Refusal, Seat, Viewer } from '@fairground/kernel'
import { type Accepted, type Availability, type ChatLine, type Heard, heardEntry, type TableInfo } from '@fairground/protocol'
import { Conflict, type Statement } from '../store/store.ts'
import { advanced, dueOf } from './advance.ts'
import { type Listener, TableRefusal, type Who } from './api.ts'
import { charge } from './clock.ts'
import { ended, newlyOwing } from './happenings.ts'
import type { House } from './house.ts'
import { availabilityOf } from './persons.ts'
import { Queue } from './queue.ts'
import { running } from './seeing.ts'
import { advance, readEntries, readTable, writeChange, writeEntries } from './sql.ts'
import { differing, openStory, readStored, type Stored, type Story } from './story.ts'
import { type Around, infoOf, type Place, type Table } from './table.ts'
import { type Step, Telling } from './telling.ts'

/** After so many entries a checkpoint is kept, so that fewer are played again when the table is opened. */
const CHECKPOINT_EVERY = 100

/** Commands to be judged, each on the position that the one before it left. */
export type Plan = readonly ((match: AnyMatch, at: number) => AppliedEntry | Refusal)[]

interface Entering {
  /** The client id that the first command is kept with. */
  readonly client?: string
  /** What else changes at the table together with the entries. */
  readonly also?: (table: Table) => Table
}

/** A table at which the match begins, and its story from there. */
export interface Beginning {
  readonly table: Table
  readonly story: Story
}

/**
 * A table in memory: one serial queue in which everything happens. What is done is first written, then kept, then answered, then
 * told; when it cannot be written, the table is as it was, and the store is asked before the next command, in case it knows better.
 */
export class LiveTable implements Around {
  readonly house: House
  readonly telling = new Telling(this)
  /** Called after anything has changed: clocks are set and bots asked. */
  onChange: () => void = () => {}
  lastUsed: number
  private readonly queue = new Queue(() => this.telling.flush())
  private kept: Table
  private told: Story | undefined
  private differs: string | undefined
  private unsure = false
  private gone = false

  private constructor(house: House, table: Table) {
    this.house = house
    this.kept = table
    this.lastUsed = house.time.now()
  }

  static async load(house: House, ref: string): Promise<LiveTable | undefined> {
    const [table, stored] = await Promise.all([readTable(house.store, ref), readStored(house.store, ref)])
    if (table === undefined) return undefined
    const live = new LiveTable(house, table)
    await live.learn()
    await live.recall(stored)
    return live
  }

  get table(): Table {
    return this.kept
  }

  /** The match so far, once it has begun and unless it is frozen. */
  get story(): Story | undefined {
    return this.told
  }

  get match(): AnyMatch | undefined {
    return this.told?.match
  }

  /** Why the match cannot go on under these rules. */
  get frozen(): string | undefined {
    return this.differs
  }

  get idle(): boolean {
    return this.queue.idle && this.telling.audience.size === 0
  }

  get removed(): boolean {
    return this.gone
  }

  get info(): TableInfo {
    return infoOf(this.kept, this)
  }

  get spectators(): number {
    return this.telling.audience.spectators
  }

  present(person: string): boolean {
    return this.telling.audience.present(person)
  }

  /** When somebody was last here: listening, or by a command of their own. */
  lastSeen({ seat, person }: Place): number {
    const here = person === undefined ? undefined : this.telling.lastHere(person)
    return Math.max(this.kept.started ?? 0, this.told?.lastCommandOf(seat) ?? 0, here ?? 0)
  }

  readonly availability = (seat: Seat): Availability | undefined => {
    const { person } = this.kept.places[seat]
    return person === undefined ? undefined : this.house.availability.get(person)
  }

  /** Finds out when the people at a slow table play. */
  async learn(): Promise<void> {
    if (this.kept.setting.clock.kind !== 'slow') return
    const { availability, store } = this.house
    for (const { person } of this.kept.places)
      if (person !== undefined && !availability.has(person)) availability.set(person, await availabilityOf(store, person))
  }

  /** Waits its turn, and finds the table as the store has it. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.lastUsed = this.house.time.now()
    return this.queue.run(() => (this.unsure || this.gone ? this.runAnew(job) : job()))
  }

  private async runAnew<T>(job: () => Promise<T>): Promise<T> {
    if (this.unsure) await this.reread()
    if (this.gone) throw new TableRefusal('no-table', 'there is no such table')
    return job()
  }

  drained(): Promise<void> {
    return this.queue.drained()
  }

  /** The running match, or a refusal that says why there is none. */
  playable(): Story {
    if (this.kept.state === 'open') throw new TableRefusal('not-begun', 'the match has not begun')
    if (this.kept.state === 'over') throw new TableRefusal('over', 'the match is over')
    if (this.told === undefined) throw new TableRefusal('frozen', this.differs ?? 'the match cannot go on')
    return this.told
  }

  /** Changes the table other than by an entry. Only inside `run`. */
  async change(make: (table: Table) => Table | Beginning, more: readonly Statement[] = []): Promise<void> {
    for (;;) {
      const before = this.kept
      const made = make(before)
      if (made === before) return
      const begins = 'story' in made
      const after = { ...(begins ? made.table : made), changes: before.changes + 1, touched: this.house.time.now() }
      if (await this.written([...writeChange(before, after), ...more])) {
        if (begins) this.told = made.story
        this.keep(after)
        if (begins) this.telling.say('begun')
        this.telling.say('table')
        return
      }
      await this.reread()
    }
  }

  /** Judges commands on a fork, writes them, and only then keeps the fork. Only inside `run`. */
  enter(plan: Plan, entering: Entering = {}): Promise<readonly AppliedEntry[]> {
    const { client, also } = entering
    const story = this.playable()
    const before = this.kept
    const steps = this.judged(plan, story)
    const last = steps[steps.length - 1]
    const after = also === undefined ? last.table : also(last.table)
    const lived = steps.map((step) => step.lived)
    const mark = passesMark(lived) ? last.match.checkpoint() : undefined
    return this.written(writeEntries(before, after, lived, { client, mark })).then((written) => {
      if (!written) return this.enterAnew(plan, entering, lived[0].entry.seat)
      this.house.counts.accepted += lived.length
      story.goOn(last.match, lived, client)
      this.keep(after)
      for (const step of steps) this.telling.say(step)
      if (after.places !== before.places || after.state !== before.state || after.votes !== before.votes) this.telling.say('table')
      return lived
    })
  }

  /** Somebody else wrote first: the commands are judged again on what they left, unless they were these very commands. */
  private async enterAnew(plan: Plan, entering: Entering, seat: Seat): Promise<readonly AppliedEntry[]> {
    await this.reread()
    const { client } = entering
    const done = client === undefined ? undefined : await this.told?.doneBefore(seat, client)
    return done === undefined ? this.enter(plan, entering) : [done]
  }

  /** Brings the clocks up to a moment, lets something about them change, and goes on from now. Only inside `run`. */
  async settleClocks(until: number, change: () => void): Promise<void> {
    const { clocks, setting } = this.kept
    if (clocks === undefined || this.match === undefined || this.kept.state !== 'running') return change()
    const charged = charge(setting.clock, clocks, running(this.kept, this.match), until, this.availability)
    change()
    const settled = { ...this.kept, clocks: { ...charged, at: this.house.time.now() } }
    const after = { ...settled, due: dueOf(settled, this.match, this.availability) }
    await this.written([advance(after)])
    this.keep(after)
    this.telling.say('clocks')
  }

  accepted(lived: AppliedEntry, viewer: Viewer, again: boolean): Accepted {
    if (this.match === undefined) throw new TableRefusal('frozen', this.differs ?? 'the match cannot go on')
    return { n: lived.entry.n, again, heard: heardEntry(lived, viewer), position: this.telling.position(viewer, this.match) }
  }

  async log(viewer: Viewer, since?: number): Promise<readonly Heard[]> {
    await this.told?.recollect(since)
    return this.told?.log(this.kept, viewer, since) ?? []
  }

  /** From now on this listener hears everything, and first what it missed, which is recollected. Only inside `run`. */
  listen(who: Who, viewer: Viewer, since: number | undefined, chat: readonly ChatLine[], listener: Listener): () => void {
    const stop = this.telling.listen(who, viewer, since, chat, listener)
    return () => {
      const left = stop() && who.person?.id
      if (left) this.run(async () => this.telling.sayIfSeated(left)).catch(() => {})
    }
  }

  /** The table is gone: those who listen hear it last. */
  remove(because: string): void {
    this.gone = true
    this.telling.audience.close(because)
  }

  /** Reads the table again, with what others have written, and tells it. Only inside `run`. */
  async reread(): Promise<void> {
    const { store } = this.house
    const table = await readTable(store, this.kept.id)
    if (table === undefined) return this.remove('the table is gone')
    const before = this.kept
    const tail = this.told === undefined ? [] : await readEntries(store, table.id, this.told.match.n)
    this.kept = table
    await this.learn()
    if (this.told === undefined) await this.recall(await readStored(store, table.id))
    for (const stored of tail) {
      if (this.told === undefined) break
      const next = this.told.match.fork()
      try {
        const lived = this.told.take(stored, next)
        this.telling.say({ lived, match: next, table })
      } catch (error) {
        this.freeze(differing(error))
      }
    }
    this.unsure = false
    this.keep(table, before)
    if (before.begun === undefined && table.begun !== undefined) this.telling.say('begun')
    this.telling.say('table')
  }

  /** Makes sure that these rules play the match as it was played. One that they do not is frozen. Only inside `run`. */
  async confirm(): Promise<void> {
    const why = await this.told?.confirm()
    if (why === undefined) return
    this.freeze(why)
    this.keep(this.kept)
    this.telling.say('table')
  }

  private async recall(stored: Stored): Promise<void> {
    if (this.differs !== undefined || this.kept.begun === undefined) return
    const story = await openStory(this.house.shelf, this.kept, stored)
    if (typeof story === 'string') this.freeze(story)
    else this.told = story
  }

  private freeze(why: string): void {
    this.told = undefined
    this.differs = why
  }

  private judged(plan: Plan, story: Story): readonly Step[] {
    const at = Math.max(this.house.time.now(), story.lastAt)
    const steps: Step[] = []
    let here: Omit<Step, 'lived'> = { match: story.match, table: this.kept }
    for (const command of plan) {
      const match = here.match.fork()
      const lived = command(match, at)
      if ('refused' in lived) throw new TableRefusal(lived.refused, lived.because, { rule: lived.rule })
      const step = { lived, match, table: advanced(here.table, here.match, match, lived.entry, this.availability) }
      steps.push(step)
      here = step
    }
    return steps
  }

  /** True once it is on disk, false when somebody else wrote first. */
  private written(statements: readonly Statement[]): Promise<boolean> {
    return this.house.store.commit(statements).then(
      () => true,
      (error) => {
        // It may or may not have reached the disk: the store is asked before anything else happens here.
        this.unsure = true
        if (error instanceof Conflict) return false
        throw new TableRefusal('not-stored', 'it could not be written; nothing has changed, try again', { cause: error })
      },
    )
  }

  private keep(after: Table, before = this.kept): void {
    this.kept = after
    this.telling.changed()
    for (const turn of newlyOwing(before, after, this)) this.house.tell(turn)
    if (before.state === 'open' && after.state === 'running') this.house.tell({ kind: 'begun', table: after.id })
    if (before.state !== 'over' && after.state === 'over') this.house.tell({ kind: 'ended', ended: ended(after) })
    this.onChange()
  }
}

function passesMark(lived: readonly AppliedEntry[]): boolean {
  return lived.some(({ entry }) => entry.n % CHECKPOINT_EVERY === 0)
}
