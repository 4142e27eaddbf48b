import { randomBytes } from 'node:crypto'
import { type Level, levelsAt } from '@fairground/bots'
import { games } from '@fairground/games'
import { type AnyGame, type AnyGamePackage, type MatchRecord, type Seat, toHex, type Viewer } from '@fairground/kernel'
import type {
  Accepted,
  Availability,
  ChatLine,
  Moment,
  NewTable,
  Phrase,
  PlayerCommand,
  ReceivedEntry,
  Snapshot,
  TableInfo,
  TableOverview,
  Visibility,
  Word,
} from '@fairground/protocol'
import { type BotOffer, botOffer } from '../bots/offer.ts'
import type { BotPool } from '../bots/pool.ts'
import { Presence } from '../cluster/presence.ts'
import type { ProcessMessages } from '../cluster/process-messages.ts'
import { Conflict, type Statement, type Store, StoreFailure } from '../store/store.ts'
import { carriesEdition } from '../uploads/record.ts'
import { type UploadCheck, UploadCheckBusy, UploadCheckFailure } from '../uploads/upload-check.ts'
import type { Watchdog } from '../watchdog/watchdog.ts'
import {
  type BugReport,
  type CommandContext,
  type DeviceGameUpload,
  type Figures,
  type Listener,
  type ListFilter,
  type Page,
  type Person,
  type PersonId,
  type PlayerLocation,
  type ReplaceVote,
  type Seated,
  type ServerTable,
  type Subscription,
  type TableEvent,
  type TableId,
  type TableRef,
  TableRefusal,
  type Who,
} from './api.ts'
import { availabilityProblems } from './clock/availability.ts'
import { systemTime, type TablesContext, type Time } from './context.ts'
import * as talk from './delivery/chat.ts'
import { mayLook, viewerOf } from './lobby/access.ts'
import * as lists from './lobby/lists.ts'
import {
  allReady,
  joined,
  kicked,
  left,
  moved,
  notYet,
  opened,
  owned,
  readied,
  shown,
  withBot,
  withoutBot,
  withPeople,
} from './lobby/lobby.ts'
import { badInput, newTable } from './lobby/new-table.ts'
import { openTableOverview } from './lobby/overview.ts'
import { rematched, turned } from './lobby/rematch.ts'
import { serverTable, withoutAbsent } from './lobby/server-table.ts'
import { beginWhenReady } from './match/begin.ts'
import { abandoned, agreedToEnd, brokenOff, enterCommand, returnToSeat, takeOpenSeat, voted } from './match/commands.ts'
import type { LiveTable } from './match/live-table.ts'
import { MatchHistory } from './match/match-history.ts'
import { TableRegistry } from './registry.ts'
import { RulesCache } from './rules-cache.ts'
import { recordOf, records } from './storage/archive.ts'
import { importDeviceGame, imported } from './storage/imports.ts'
import * as persons from './storage/personal-data.ts'
import { QUOTA, Quota, type QuotaSetting } from './storage/quota.ts'
import { insertTable } from './storage/sql.ts'
import { seatsOf, type Table } from './table.ts'

export interface TablesSetting {
  /** With the migrations of the tables done. */
  readonly store: Store
  readonly pool: BotPool
  readonly bots?: Partial<BotOffer>
  /** Validates what people upload. */
  readonly uploadCheck: UploadCheck
  /** How much people may store here. */
  readonly quota?: QuotaSetting | undefined
  readonly watchdog?: Watchdog | undefined
  /** Set if other processes share the store. */
  readonly news?: ProcessMessages | undefined
  /** Asks the processes that run bots to do so at a table; missing if bots run here. */
  readonly askBots?: ((table: TableId) => void) | undefined
  readonly role?: string
  /** Called in one of the remaining processes when another has died. */
  readonly onDeath?: () => void
  readonly games?: Readonly<Record<string, () => Promise<AnyGamePackage>>>
  readonly time?: Time
  readonly entropy?: (bytes: number) => Uint8Array
  /** After how many milliseconds a table that never began is deleted; evaluated each time. */
  readonly expireAfter?: () => number
  /** How many unfinished tables one person may own or sit at. */
  readonly tablesPerPerson?: number
}

const TWO_WEEKS = 14 * 86_400_000
const TABLES_PER_PERSON = 100
/** 32 letters and digits that are hard to confuse. */
const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const CODE_LENGTH = 10

export type Tables = Pick<TablesService, keyof TablesService>

/** Opens the tables of a store and resumes what was going on there. */
export async function openTables(setting: TablesSetting): Promise<Tables> {
  const tables = new TablesService(setting)
  await tables.resume()
  return tables
}

/**
 * The tables for HTTP, sockets and the command line. Every result is built for one viewer: views and events, never entries, never a seed
 * before the end. Refused calls reject with `TableRefusal`.
 */
class TablesService {
  private readonly context: TablesContext
  private readonly registry: TableRegistry
  private readonly most: number
  private readonly past = new MatchHistory()
  private readonly watchers = new Set<(event: TableEvent) => void>()

  constructor(setting: TablesSetting) {
    this.context = {
      store: setting.store,
      pool: setting.pool,
      bots: botOffer(setting.bots),
      uploadCheck: setting.uploadCheck,
      quota: new Quota(setting.store, setting.quota ?? QUOTA),
      watchdog: setting.watchdog,
      rulesCache: new RulesCache(setting.games ?? games),
      time: setting.time ?? systemTime,
      entropy: setting.entropy ?? ((bytes) => new Uint8Array(randomBytes(bytes))),
      availability: new Map(),
      emit: (event) => this.tell(event),
      news: setting.news,
      presence: setting.news && new Presence(setting.store, setting.news.process, (tables) => this.tellOthers(tables)),
      askBots: setting.askBots,
      counts: { accepted: 0, refused: 0 },
    }
    this.overview = openTableOverview(setting.store, () => this.context.time.now())
    this.most = setting.tablesPerPerson ?? TABLES_PER_PERSON
    this.registry = new TableRegistry(this.context, setting.expireAfter ?? (() => TWO_WEEKS), setting.role, setting.onDeath)
  }

  resume(): Promise<void> {
    return this.registry.resume()
  }

  // Finding

  /** A table by its id or its invite code, for somebody who may see it. */
  get(at: TableRef, who: Who): Promise<TableInfo> {
    return this.looking(at, who, async (live) => live.info)
  }

  /** Listed tables, newest first. */
  readonly listed = (filter: ListFilter) => lists.listed(this.context.store, filter)
  /** An overview of listed tables, the same for everybody and at most a few seconds old. */
  readonly overview: () => Promise<TableOverview>
  /** Every table, newest first. */
  readonly all = (filter: ListFilter) => lists.all(this.context.store, filter)
  /** Tables by id, as stored, without anything that only some may see. */
  readonly byIds = (ids: readonly TableId[]) => lists.byIds(this.context.store, ids)
  /** A person's unfinished tables: those where it is their turn first, longest waiting first. */
  readonly ofPerson = (person: PersonId) => lists.ofPerson(this.context.store, person)
  /** The next table where it is this person's turn, after the given one, wrapping around at the end. */
  readonly nextTurn = (person: PersonId, after?: TableId) => lists.nextTurn(this.context.store, person, after)
  /** A person's finished matches, newest first. */
  readonly finished = (person: PersonId, page: Page = {}) => lists.finished(this.context.store, person, page)
  /** What ended after a moment, oldest first, so that ratings missed in a crash can be made up for. */
  readonly endedAfter = (at: number, limit: number) => lists.endedAfter(this.context.store, at, limit)

  /** At which running table each of these people is now, in any process; with the table's id only if anybody may watch it. */
  async whereAre(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, PlayerLocation>> {
    const found = new Map<PersonId, PlayerLocation>()
    for (const { table, person } of await lists.runningTablesOf(this.context.store, people)) {
      const here = this.registry.here(table.id)?.broadcaster.audience.present(person) ?? false
      const elsewhere = here || (await this.context.presence?.isHere(table.id, person))
      if (elsewhere) found.set(person, { game: table.game, ...(table.visibility === 'listed' && { table: table.id }) })
    }
    return found
  }

  // Before the start

  /** The creator owns the table and sits in its first free seat, unless the draft says otherwise. */
  create(person: Person, draft: NewTable): Promise<TableInfo> {
    return this.refusing(async () => {
      const table = await this.drafted(person, draft)
      await this.context.store.commit(insertTable(table))
      return (await this.registry.find(table.id)).info
    })
  }

  /**
   * A table with all these people seated, the first of them its owner. The statements of `also` are written in the same transaction: on a
   * conflict it rejects with `Conflict`, and there is no table.
   */
  gather(people: readonly Person[], draft: NewTable, also: (table: TableId) => readonly Statement[] = () => []): Promise<TableInfo> {
    return this.refusing(async () => {
      const [owner] = people
      const table = withPeople(await this.drafted(owner, { ...draft, seat: 'none' }), people)
      await this.context.store.commit([...insertTable(table), ...also(table.id)])
      return (await this.registry.find(table.id)).info
    })
  }

  /** Begins a table whose seats are all taken, even if some are not ready; those have added no word. */
  beginAnyway(id: TableId): Promise<TableInfo> {
    return this.hosting(id, (live) => beginWhenReady(live, allReady)).then((live) => live.info)
  }

  /** Removes a table that has not begun, and writes `also` with it; refused with `begun` once it has. */
  async dissolve(id: TableId, because: string, also: readonly Statement[] = []): Promise<void> {
    await this.hosting(id, async (live) => {
      opened(live.table)
      await this.registry.remove(live, because, also)
    })
  }

  /** Takes an empty seat, or one that a vote opened. A private table requires its code. */
  join(at: TableRef, who: Seated, seat?: Seat): Promise<TableInfo> {
    return this.changing(at, who, async (live) => {
      if (live.table.state === 'open') await live.change((table) => joined(table, who.person, seat))
      else await takeOpenSeat(live, who.person, seat)
      // Another person's night hours count from now on.
      await live.learn()
      await live.settleClocks(live.now(), () => {})
    })
  }

  /** Before the start: frees the seat. During the match: abandons it; the table's setting says what happens then. */
  leave(at: TableRef, who: Seated): Promise<TableInfo> {
    return this.changing(at, who, async (live) => {
      if (live.table.state !== 'open') return abandoned(live, who.person)
      if (left(live.table, who.person.id) === undefined) return this.registry.remove(live, 'everybody has left')
      await live.change((table) => left(table, who.person.id) ?? table)
    })
  }

  /** The owner puts a bot into an empty seat, or takes it out again. */
  addBot(at: TableRef, who: Seated, seat: Seat, level: string): Promise<TableInfo> {
    return this.changing(at, who, (live) =>
      beginWhenReady(live, (table) => withBot(table, who.person.id, seat, level, this.levelsAt(table.game))),
    )
  }

  removeBot(at: TableRef, who: Seated, seat: Seat): Promise<TableInfo> {
    return this.changing(at, who, (live) => live.change((table) => withoutBot(table, who.person.id, seat)))
  }

  /** The owner removes somebody, who cannot come back to this table. */
  kick(at: TableRef, who: Seated, seat: Seat): Promise<TableInfo> {
    return this.changing(at, who, (live) => live.change((table) => kicked(table, who.person.id, seat)))
  }

  /** Before the start the owner lists the table, or leaves it to those who have its link. */
  show(at: TableRef, who: Seated, visibility: Visibility): Promise<TableInfo> {
    return this.changing(at, who, (live) => live.change((table) => shown(table, who.person.id, visibility, this.newCode())))
  }

  /** Swaps two seats: the owner any two, everybody else their own with an empty one. */
  move(at: TableRef, who: Seated, from: Seat, to: Seat): Promise<TableInfo> {
    return this.changing(at, who, (live) => live.change((table) => moved(table, who.person.id, from, to)))
  }

  /**
   * The ready check. The match begins by itself once every seat is taken and every person is ready. The word is mixed into the seed; the
   * server never makes one up for anybody.
   */
  ready(at: TableRef, who: Seated, ready: boolean, word?: Word): Promise<TableInfo> {
    return this.changing(at, who, (live) => beginWhenReady(live, (table) => readied(table, who.person.id, ready, word)))
  }

  /** The owner is ready and wants to begin: refused with `not-full` or `not-ready` if others are missing. */
  start(at: TableRef, who: Seated, word?: Word): Promise<TableInfo> {
    return this.changing(at, who, async (live) => {
      owned(live.table, who.person.id)
      const sits = seatsOf(live.table, who.person.id).length > 0
      const readyTable = (table: Table) => (sits ? readied(table, who.person.id, true, word) : { ...table })
      const missing = notYet(readyTable(live.table))
      if (missing !== undefined) throw missing
      await beginWhenReady(live, readyTable)
    })
  }

  /**
   * A table that the server opens with everybody in their seats. A second call with the same id returns the same table. Refused with
   * `bad-input` if the game does not accept the draft.
   */
  openFor(draft: ServerTable): Promise<TableInfo> {
    return this.refusing(async () => {
      const game = await this.gameOf(draft.game)
      const { entropy, time, store } = this.context
      const generated = { id: draft.id, code: this.newCode(), seed: toHex(entropy(32)), at: time.now() }
      try {
        await store.commit(insertTable(serverTable(game, draft, generated, this.levelsAt(draft.game))))
      } catch (error) {
        // It already exists: this is a retry.
        if (!(error instanceof Conflict)) throw error
      }
      return (await this.registry.find(draft.id)).info
    })
  }

  /** Could this game be played? Refused as `openFor` would be. */
  checkDraft(draft: Omit<ServerTable, 'id' | 'seating'>, seats: number): Promise<void> {
    return this.refusing(async () => {
      const game = await this.gameOf(draft.game)
      const levels = this.levelsAt(draft.game)
      const seating = Array.from({ length: seats }, (_, seat) => ({ id: `nobody-${seat}`, name: '' }))
      serverTable(game, { ...draft, id: 'none', seating }, { id: 'none', code: 'none', seed: toHex(new Uint8Array(32)), at: 0 }, levels)
    })
  }

  /**
   * Stops waiting at a table that the server has opened: bots replace those who are not ready, and the match begins; if nobody is left to
   * play with, the seats of those who are not ready are emptied.
   */
  beginWithout(id: TableId, level: string): Promise<TableInfo> {
    return this.refusing(async () => {
      const live = await this.registry.find(id)
      return live.run(async () => {
        await beginWhenReady(live, (table) => withoutAbsent(table, level, this.levelsAt(table.game)))
        return live.info
      })
    })
  }

  // During the match

  /** A command at the table. With a client id it can be retried: it runs once, and every retry gets the same answer. */
  act(at: TableRef, who: Seated, act: PlayerCommand, about: CommandContext = {}): Promise<Accepted> {
    const job = (live: LiveTable) => enterCommand(live, who, act, about, (applied, again, seat) => live.accepted(applied, seat, again))
    return this.looking(at, who, job, 'writes')
  }

  /** The same for a watcher: `accepted` is called with its number once it is on disk, before the result is broadcast. */
  enter(
    at: TableRef,
    who: Seated,
    act: PlayerCommand,
    about: CommandContext,
    accepted: (n: number, again: boolean) => void,
  ): Promise<void> {
    return this.looking(at, who, (live) => enterCommand(live, who, act, about, ({ entry }, again) => accepted(entry.n, again)), 'writes')
  }

  /** Ends a frozen table without a ranking once all players agree. One who disagrees cancels the vote. */
  agreeToEnd(at: TableRef, who: Seated, agree: boolean): Promise<TableInfo> {
    return this.changing(at, who, (live) => agreedToEnd(live, who, agree))
  }

  /** A vote to replace an absent player; passes with more than half of the other people. */
  vote(at: TableRef, who: Seated, vote: ReplaceVote): Promise<TableInfo> {
    return this.changing(at, who, (live) => voted(live, who, vote))
  }

  /** A player whose seat a bot took over (timeout, abandoned, voted) comes back to it. */
  sitBack(at: TableRef, who: Seated): Promise<TableInfo> {
    return this.changing(at, who, (live) => returnToSeat(live, who))
  }

  // Looking

  snapshot(at: TableRef, who: Who): Promise<Snapshot> {
    return this.looking(at, who, async (live, viewer) => live.broadcaster.snapshot(viewer))
  }

  /**
   * Subscribes to everything from now on, in order and without gaps. The first delivery is a `welcome`, with what happened after `since`.
   * Rejects if this viewer may not watch; once it resolves, the listener receives deliveries until `stop`.
   */
  subscribe(at: TableRef, who: Who, since: number | undefined, listener: Listener): Promise<Subscription> {
    return this.looking(at, who, async (live, viewer, known) => {
      const chat = await talk.recentChat(this.context.store, live.table.id)
      if (since !== undefined) await live.matchLog?.recollect(since)
      if (this.context.news !== undefined) {
        // Current listeners receive the lines in between, too.
        await talk.broadcastNewLines(live)
        live.line = Math.max(live.line ?? 0, chat.at(-1)?.n ?? 0)
      }
      const received = chat.filter((line) => talk.maySeeLine(live.table, known.person?.id, line))
      const stop = live.listen(known, viewer, since, received, listener)
      return { table: live.table.id, stop }
    })
  }

  /** The match so far as this viewer received it; line 0 is the deal. */
  log(at: TableRef, who: Who, since?: number): Promise<readonly ReceivedEntry[]> {
    return this.looking(at, who, (live, viewer) => live.log(viewer, since))
  }

  /** The match as this viewer saw it after each entry from a number on; 0 is the deal. Never more than was sent at the time. */
  moments(at: TableRef, who: Who, from: number, count: number): Promise<readonly Moment[]> {
    return this.looking(at, who, (live, viewer) => this.past.of(live, viewer, from, count))
  }

  /** The whole record with its seed. Refused with `not-over` before the end. */
  record(at: TableRef, who: Who): Promise<MatchRecord> {
    return this.looking(at, who, async (live) => recordOf(live))
  }

  /** Turns a game that this person started without the server into their table, unrated; the same game again returns the same table. */
  handOver(person: Person, given: DeviceGameUpload): Promise<{ table: TableInfo; added: boolean }> {
    return this.refusing(async () => {
      const { table, added } = await importDeviceGame(this.context, person, given, this.newCode(), this.most)
      return { table: (await this.registry.find(table)).info, added }
    })
  }

  // Around the match

  /** A new table with the same settings and seats rotated by one; the second to ask joins the table of the first. */
  async rematch(at: TableRef, who: Seated): Promise<TableInfo> {
    const over = await this.looking(at, who, async (live) => {
      const { id, made } = await rematched(live, who, (person, draft) => this.drafted(person, draft))
      return { id, made, table: live.table }
    })
    const next = await this.registry.find(over.id)
    if (over.made) return next.info
    return next.run(async () => {
      if (next.table.state !== 'open' || seatsOf(next.table, who.person.id).length > 0) return next.info
      const [seat] = seatsOf(over.table, who.person.id)
      const turnedSeat = turned(over.table, seat)
      await next.change((table) => joined(table, who.person, table.places[turnedSeat].sitter === undefined ? turnedSeat : undefined))
      return next.info
    })
  }

  say(at: TableRef, who: Seated, text: string | { readonly phrase: Phrase }, client?: string): Promise<ChatLine> {
    return this.looking(at, who, (live) => talk.addChatLine(live, who, text, client))
  }

  /** Tells everybody at the table that a seat uses a hint (step 1 to 3). The client computes the hint itself. */
  hint(at: TableRef, who: Seated, step: number): Promise<ChatLine> {
    return this.looking(at, who, (live) => talk.hinted(live, who, step))
  }

  chat(at: TableRef, who: Who, since = 0): Promise<readonly ChatLine[]> {
    return this.looking(at, who, async (live) => {
      const lines = await talk.chatSince(this.context.store, live.table.id, since)
      return lines.filter((line) => talk.maySeeLine(live.table, who.person?.id, line))
    })
  }

  note(at: TableRef, who: Seated): Promise<string> {
    return this.looking(at, who, (live) => talk.noteOf(this.context.store, live.table.id, who.person.id))
  }

  setNote(at: TableRef, who: Seated, text: string): Promise<void> {
    return this.looking(at, who, (live) => talk.noted(this.context.store, live.table.id, who.person.id, text))
  }

  /** A bug report: stored with the record so far and the entry it is about, for the host only. */
  reportBug(at: TableRef, who: Who, report: BugReport): Promise<{ readonly report: string }> {
    return this.looking(at, who, async (live) => {
      const id = this.newId()
      await talk.reported(live, who, report, id)
      return { report: id }
    })
  }

  // Night hours and vacation

  availability(person: PersonId): Promise<Availability> {
    return persons.availabilityOf(this.context.store, person)
  }

  async setAvailability(person: PersonId, availability: Availability): Promise<void> {
    const now = this.context.time.now()
    const problems = availabilityProblems(availability, now)
    if (problems.length > 0) throw badInput(problems)
    const { away } = availability
    const from = away === undefined ? undefined : { away: { ...away, from: Math.max(away.from, now) } }
    const kept: Availability = { ...availability, ...from }
    await this.context.store.commit([persons.keepAvailability(person, kept)])
    const isSlow = ({ table }: LiveTable) => table.setting.clock.kind === 'slow' && seatsOf(table, person).length > 0
    // With other processes, a table that is not in memory here may be in theirs.
    const alone = this.context.news === undefined
    for (const id of alone ? this.registry.inMemory(isSlow) : await persons.busyTables(this.context.store, person)) {
      const live = await this.registry.find(id)
      if (!isSlow(live)) continue
      // The old hours count until now, the new ones from now on.
      await live.run(() => live.settleClocks(now, () => this.context.availability.set(person, kept)))
    }
    if (this.context.availability.has(person)) this.context.availability.set(person, kept)
    this.context.news?.send('hours', person)
  }

  // A person changes

  async rename(person: Person): Promise<void> {
    await this.acrossTables(persons.renaming(person), (table) => persons.renamed(table, person))
  }

  /** Moves seats, chat and notes of one person to another; if both sit at one table, both seats remain. */
  async merge(from: PersonId, into: Person): Promise<void> {
    await this.acrossTables(persons.merging(from, into), (table) => persons.merged(table, from, into))
  }

  /** Leaves every table; finished matches keep a nameless seat, chat a nameless line without its text; notes are deleted. */
  async erase(person: PersonId): Promise<void> {
    const nameless = { id: person, name: '' }
    for (const id of await persons.busyTables(this.context.store, person)) {
      const live = await this.registry.find(id)
      if (live.frozen === undefined && (live.table.state === 'open' || seatsOf(live.table, person).length > 0))
        await this.leave(id, { person: nameless })
    }
    await this.acrossTables(persons.erasing(person), (table) => persons.erased(table, person))
    this.context.availability.delete(person)
  }

  /** Everything that the tables store about a person, as plain JSON. */
  readonly dataOf = (person: PersonId) => persons.dataOf(this.context.store, person)

  // The host

  /** Ends a table that is stuck, without a ranking. One that has not begun is removed. */
  async end(id: TableId): Promise<void> {
    const live = await this.registry.find(id)
    await live.run(async () => {
      if (live.table.state === 'over') throw new TableRefusal('over', 'the match is over')
      if (live.table.state === 'open') await this.registry.remove(live, 'the host has ended this table')
      else if (live.frozen !== undefined) await live.change((table) => brokenOff(table, 'stopped', live.now()))
      else await live.enter([(match, at) => match.enter(0, 'host', { stop: true }, at)])
    })
  }

  async removeLine(id: TableId, line: number): Promise<void> {
    const live = await this.registry.find(id)
    await live.run(() => talk.rewritten(live, line, null))
  }

  /** Restores the text of a removed line. */
  async restoreLine(id: TableId, line: number, text: string): Promise<void> {
    const live = await this.registry.find(id)
    await live.run(() => talk.rewritten(live, line, text))
  }

  /** The chat around a line, or a person's last lines: for a report. */
  readonly linesAround = (table: TableId, line: number, around: number) => talk.linesAround(this.context.store, table, line, around)
  readonly lastLinesOf = (table: TableId, person: PersonId, atMost: number) => talk.lastLinesOf(this.context.store, table, person, atMost)
  /** One table without its match. */
  readonly summary = async (table: TableId) => lists.summaryAt(this.context.store, table)

  readonly bugReports = (page: Page = {}) => talk.reports(this.context.store, page)
  /** Records of finished matches, for `export`. */
  readonly records = () => records(this.context)
  /** Stores a finished match from the JSON of its record, after verifying it. A record that already exists is left alone. */
  readonly importRecord = (record: string) => imported(this.context, record)

  // The server

  /** Reports what happens at any table of this process, for notices, ratings and metrics. Call the result to stop. */
  watch(watcher: (event: TableEvent) => void): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  /** Lets bots play at a table in this process until none of them has to move. */
  drive(table: TableId): Promise<void> {
    return this.registry.drive(table)
  }

  figures(): Figures {
    const { thinking, waiting, killed, share } = this.context.pool.figures
    return {
      live: this.registry.size,
      subscribers: this.registry.listeners,
      ...this.context.counts,
      botsThinking: thinking,
      botsWaiting: waiting,
      botsKilled: killed,
      botsShare: share,
    }
  }

  /** Accepts no more commands, finishes accepted ones, stops clocks and bots. The store stays open. */
  close(): Promise<void> {
    return this.registry.close()
  }

  /** A person has come to these tables, or left them. */
  private tellOthers(tables: ReadonlySet<TableId>): void {
    for (const table of tables) this.context.news?.send('here', table)
  }

  /** A watcher that throws does not affect the table. */
  private tell(event: TableEvent): void {
    for (const watcher of this.watchers) {
      try {
        watcher(event)
      } catch (error) {
        if (event.kind !== 'fault') this.tell({ kind: 'fault', error })
      }
    }
  }

  /** Runs a job in a table's queue for somebody who may see it. For others the table does not exist. */
  private looking<T>(
    at: TableRef,
    who: Who,
    job: (live: LiveTable, viewer: Viewer, known: Who) => Promise<T>,
    kind: 'looks' | 'writes' = 'looks',
  ): Promise<T> {
    const judged = (live: LiveTable) => {
      const known = at === live.table.code ? { ...who, code: at } : who
      if (!mayLook(live.table, known)) throw new TableRefusal('no-table', 'there is no such table')
      const viewer = viewerOf(live.table, known)
      if (viewer === undefined) throw new TableRefusal('not-seated', 'this is not your seat')
      return job(live, viewer, known)
    }
    const admitted = (live: LiveTable) => live.run(() => (this.context.news === undefined ? judged(live) : upToDate(live, judged, kind)))
    return this.refusing(() => {
      const here = this.registry.here(at)
      return here === undefined ? this.registry.find(at).then(admitted) : admitted(here)
    })
  }

  /** The same for the server itself. */
  private hosting(id: TableId, job: (live: LiveTable) => Promise<void>): Promise<LiveTable> {
    return this.refusing(async () => {
      const live = await this.registry.find(id)
      await live.run(() => (this.context.news === undefined ? job(live) : upToDate(live, job, 'looks')))
      return live
    })
  }

  private refusing<T>(job: () => Promise<T>): Promise<T> {
    try {
      return job().catch(this.refuse)
    } catch (error) {
      return Promise.reject(this.refused(error))
    }
  }

  private readonly refuse = (error: unknown): never => {
    throw this.refused(error)
  }

  /** Counts refusals, and turns store failures into refusals. */
  private refused(error: unknown): unknown {
    if (error instanceof TableRefusal) this.context.counts.refused++
    if (error instanceof StoreFailure) return new TableRefusal('not-stored', 'the store does not answer; try again', { cause: error })
    return error
  }

  /** The same for a job that changes the table; returns the table. */
  private changing(at: TableRef, who: Seated, job: (live: LiveTable) => Promise<void>): Promise<TableInfo> {
    return this.looking(at, who, async (live) => {
      await job(live)
      return live.info
    })
  }

  /** `change` applies the statements to a table in memory, so that nothing has to be read again for a hundred tables. */
  private async acrossTables(statements: readonly Statement[], change: (table: Table) => Table): Promise<void> {
    const tables = this.registry.inMemory(({ table }) => change(table) !== table)
    await this.registry.together(tables, async () => {
      const [touched] = await this.context.store.commit(statements)
      const marks = new Map(touched.map(({ id, n, changes }) => [String(id), { n: Number(n), changes: Number(changes) }]))
      for (const [id, { n, changes }] of marks) this.context.news?.send('table', id, n, changes)
      return (live) => live.takeOver(change, marks.get(live.table.id))
    })
  }

  private async drafted(person: Person, draft: NewTable): Promise<Table> {
    const { store, entropy, time } = this.context
    const game = await this.gameOf(draft.game)
    if ((await lists.countUnfinished(store, person.id)) >= this.most)
      throw new TableRefusal('too-many', `you can have at most ${this.most} tables at once`)
    if (carriesEdition(draft.options)) await this.checkEdition(person, draft)
    const seed = toHex(entropy(32))
    const table = newTable(game, person, draft, { id: this.newId(), code: this.newCode(), seed, at: time.now() }, this.levelsAt(draft.game))
    await this.context.quota.take(person.id, JSON.stringify(table.setting).length)
    return table
  }

  private levelsAt(game: string): readonly Level[] {
    return levelsAt(game, this.context.bots.levels)
  }

  private async gameOf(id: string): Promise<AnyGame> {
    const game = await this.context.rulesCache.game(id)
    if (game === undefined) throw new TableRefusal('no-game', `this server has no game ${String(id)}`)
    return game
  }

  /** Plays a custom edition for a moment, where that can be aborted, before a table may use it. */
  private async checkEdition(person: Person, { game, seats, options }: NewTable): Promise<void> {
    try {
      const problems = await this.context.uploadCheck.options(person.id, game, seats, options)
      if (problems.length > 0) throw badInput(problems)
    } catch (error) {
      if (error instanceof UploadCheckBusy) throw new TableRefusal('too-many', error.message)
      if (!(error instanceof UploadCheckFailure)) throw error
      throw badInput([{ path: 'options.edition', reason: `cannot be played: ${error.message}` }])
    }
  }

  /** Begins with the time, so that recent tables are next to each other in the store and a group of moves touches few pages. */
  private newId(): string {
    const seconds = Math.floor(this.context.time.now() / 1000)
    return seconds.toString(36).padStart(7, '0') + Buffer.from(this.context.entropy(7)).toString('base64url')
  }

  private newCode(): string {
    const bytes = this.context.entropy(CODE_LENGTH)
    return Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('')
  }
}

/**
 * With other processes, the copy in memory may be slightly old. Readers get what is in the store. Writers find out by writing; if they are
 * refused and others have written meanwhile, they are validated again.
 */
async function upToDate<T>(live: LiveTable, job: (live: LiveTable) => Promise<T>, kind: 'looks' | 'writes'): Promise<T> {
  const ask = async () => {
    const newer = await live.refresh()
    if (live.removed) throw new TableRefusal('no-table', 'there is no such table')
    return newer
  }
  if (kind === 'looks') {
    await ask()
    return job(live)
  }
  try {
    return await job(live)
  } catch (error) {
    if (!(error instanceof TableRefusal) || error.code === 'not-stored' || !(await ask())) throw error
    return job(live)
  }
}
