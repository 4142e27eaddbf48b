import type { MatchRecord, Problem, Reason, RefusalCode, Result, Seat, Sitter } from '@fairground/kernel'
import type {
  Accepted,
  Availability,
  ChatLine,
  Delivery,
  Moment,
  NewTable,
  Phrase,
  PlayerCommand,
  ReceivedEntry,
  Snapshot,
  TableInfo,
  TableOverview,
  TableState,
  TableSummary,
  Word,
} from '@fairground/protocol'
import type { Statement } from '../store/store.ts'

/**
 * The interface of the tables for HTTP, sockets and the command line. Every result is built for one viewer: views and events, never
 * entries, never a seed before the end. Refused calls reject with `TableRefusal`.
 */
export interface Tables {
  // Finding

  /** A table by its id or its invite code, for somebody who may see it. */
  get(at: TableRef, who: Who): Promise<TableInfo>
  /** Listed tables, newest first. */
  listed(filter: ListFilter): Promise<readonly TableSummary[]>
  /** An overview of listed tables, the same for everybody and at most a few seconds old. */
  overview(): Promise<TableOverview>
  /** A person's unfinished tables: those where it is their turn first, longest waiting first. */
  mine(person: PersonId): Promise<readonly TableSummary[]>
  /** The next table where it is this person's turn, after the given one, wrapping around at the end. */
  nextTurn(person: PersonId, after?: TableId): Promise<TableId | undefined>
  /** Tables by id, as stored, without anything that only some may see. */
  some(ids: readonly TableId[]): Promise<readonly TableSummary[]>
  /** A person's finished matches, newest first. */
  finished(person: PersonId, page?: Page): Promise<readonly TableSummary[]>

  /** At which running table each of these people is now, in any process; with the table's id only if anybody may watch it. */
  whereAre(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, PlayerLocation>>

  // Before the start

  /** The creator owns the table and sits in its first free seat, unless the draft says otherwise. */
  create(person: Person, draft: NewTable): Promise<TableInfo>
  /** Takes an empty seat, or one that a vote opened. A private table requires its code. */
  join(at: TableRef, who: Seated, seat?: Seat): Promise<TableInfo>
  /**
   * A table with all these people seated, the first of them its owner. The statements of `also` are written in the same transaction: on a
   * conflict it rejects with `Conflict`, and there is no table.
   */
  gather(people: readonly Person[], draft: NewTable, also?: (table: TableId) => readonly Statement[]): Promise<TableInfo>
  /** Begins a table whose seats are all taken, even if some are not ready; those have added no word. */
  beginAnyway(table: TableId): Promise<TableInfo>
  /** Removes a table that has not begun, and writes `also` with it; refused with `begun` once it has. */
  dissolve(table: TableId, because: string, also?: readonly Statement[]): Promise<void>
  /** Before the start: frees the seat. During the match: abandons it; the table's setting says what happens then. */
  leave(at: TableRef, who: Seated): Promise<TableInfo>
  /** The owner puts a bot into an empty seat, or takes it out again. */
  addBot(at: TableRef, who: Seated, seat: Seat, level: string): Promise<TableInfo>
  removeBot(at: TableRef, who: Seated, seat: Seat): Promise<TableInfo>
  /** The owner removes somebody, who cannot come back to this table. */
  kick(at: TableRef, who: Seated, seat: Seat): Promise<TableInfo>
  /** Swaps two seats: the owner any two, everybody else their own with an empty one. */
  move(at: TableRef, who: Seated, from: Seat, to: Seat): Promise<TableInfo>
  /**
   * The ready check. The match begins by itself once every seat is taken and every person is ready. The word is mixed into the seed; the
   * server never makes one up for anybody.
   */
  ready(at: TableRef, who: Seated, ready: boolean, word?: Word): Promise<TableInfo>
  /** The owner is ready and wants to begin: refused with `not-full` or `not-ready` if others are missing. */
  start(at: TableRef, who: Seated, word?: Word): Promise<TableInfo>

  /**
   * A table that the server opens with everybody in their seats. A second call with the same id returns the same table. Refused with
   * `bad-input` if the game does not accept the draft.
   */
  openFor(draft: ServerTable): Promise<TableInfo>
  /** Could this game be played? Refused as `openFor` would be. */
  judge(draft: Omit<ServerTable, 'id' | 'seating'>, seats: number): Promise<void>
  /**
   * Stops waiting at a table that the server has opened: bots replace those who are not ready, and the match begins; if nobody is left to
   * play with, the seats of those who are not ready are emptied.
   */
  beginWithout(table: TableId, level: string): Promise<TableInfo>

  // During the match

  /** A command at the table. With a client id it can be retried: it runs once, and every retry gets the same answer. */
  act(at: TableRef, who: Seated, act: PlayerCommand, about?: CommandContext): Promise<Accepted>
  /** The same for a watcher: `accepted` is called with its number once it is on disk, before the result is broadcast. */
  enter(at: TableRef, who: Seated, act: PlayerCommand, about: CommandContext, accepted: (n: number, again: boolean) => void): Promise<void>
  /** A vote to replace an absent player; passes with more than half of the other people. */
  vote(at: TableRef, who: Seated, vote: ReplaceVote): Promise<TableInfo>
  /** Ends a frozen table without a ranking once all players agree. One who disagrees cancels the vote. */
  agreeToEnd(at: TableRef, who: Seated, agree: boolean): Promise<TableInfo>
  /** A player whose seat a bot took over (timeout, abandoned, voted) comes back to it. */
  sitBack(at: TableRef, who: Seated): Promise<TableInfo>

  // Looking

  snapshot(at: TableRef, who: Who): Promise<Snapshot>
  /**
   * Subscribes to everything from now on, in order and without gaps. The first delivery is a `welcome`, with what happened after `since`.
   * Rejects if this viewer may not watch; once it resolves, the listener receives deliveries until `stop`.
   */
  subscribe(at: TableRef, who: Who, since: number | undefined, listener: Listener): Promise<Subscription>
  /** The match so far as this viewer received it; line 0 is the deal. */
  log(at: TableRef, who: Who, since?: number): Promise<readonly ReceivedEntry[]>
  /** The match as this viewer saw it after each entry from a number on; 0 is the deal. Never more than was sent at the time. */
  moments(at: TableRef, who: Who, from: number, count: number): Promise<readonly Moment[]>
  /** The whole record with its seed. Refused with `not-over` before the end. */
  record(at: TableRef, who: Who): Promise<MatchRecord>

  /** Turns a game that this person started without the server into their table, unrated; the same game again returns the same table. */
  handOver(person: Person, given: DeviceGameUpload): Promise<{ readonly table: TableInfo; readonly added: boolean }>

  // Around the match

  /** A new table with the same settings and seats rotated by one; the second to ask joins the table of the first. */
  rematch(at: TableRef, who: Seated): Promise<TableInfo>
  say(at: TableRef, who: Seated, text: string | { readonly phrase: Phrase }, client?: string): Promise<ChatLine>
  /** Tells everybody at the table that a seat uses a hint (step 1 to 3). The client computes the hint itself. */
  hint(at: TableRef, who: Seated, step: number): Promise<ChatLine>
  chat(at: TableRef, who: Who, since?: number): Promise<readonly ChatLine[]>
  note(at: TableRef, who: Seated): Promise<string>
  setNote(at: TableRef, who: Seated, text: string): Promise<void>
  /** A bug report: stored with the record so far and the entry it is about, for the host only. */
  reportBug(at: TableRef, who: Who, report: BugReport): Promise<{ readonly report: string }>

  // Night hours and vacation, for slow clocks

  availability(person: PersonId): Promise<Availability>
  setAvailability(person: PersonId, availability: Availability): Promise<void>

  // A person changes

  rename(person: Person): Promise<void>
  /** Moves seats, chat and notes of one person to another; if both sit at one table, both seats remain. */
  merge(from: PersonId, into: Person): Promise<void>
  /** Leaves every table; finished matches keep a nameless seat, chat a nameless line without its text; notes are deleted. */
  erase(person: PersonId): Promise<void>
  /** Everything that the tables store about a person, as plain JSON. */
  dataOf(person: PersonId): Promise<PersonalData>

  // The host

  /** Ends a table that is stuck, without a ranking. One that has not begun is removed. */
  end(table: TableId): Promise<void>
  removeLine(table: TableId, line: number): Promise<void>
  /** Restores the text of a removed line. */
  restoreLine(table: TableId, line: number, text: string): Promise<void>
  /** The chat around a line, or a person's last lines: for a report. */
  linesAround(table: TableId, line: number, around: number): Promise<readonly ChatLine[]>
  lastLinesOf(table: TableId, person: PersonId, atMost: number): Promise<readonly ChatLine[]>
  /** One table without its match. */
  summary(table: TableId): Promise<TableSummary | undefined>
  bugReports(page?: Page): Promise<readonly KeptReport[]>
  /** Every table, newest first. */
  all(filter: ListFilter): Promise<readonly TableSummary[]>
  /** Records of finished matches, for `export`. */
  records(): AsyncIterable<MatchRecord>
  /** Stores a finished match from the JSON of its record, after verifying it. A record that already exists is left alone. */
  importRecord(record: string): Promise<{ readonly table: TableId; readonly added: boolean }>

  // The server

  /** Reports what happens at any table of this process, for notices, ratings and metrics. Call the result to stop. */
  watch(watcher: (event: TableEvent) => void): () => void
  /** What ended after a moment, oldest first, so that ratings missed in a crash can be made up for. */
  endedAfter(at: number, limit: number): Promise<readonly Ended[]>
  figures(): Figures
  /** Lets bots play at a table in this process until none of them has to move. */
  drive(table: TableId): Promise<void>
  /** Accepts no more commands, finishes accepted ones, stops clocks and bots. The store stays open. */
  close(): Promise<void>
}

export type TableId = string
export type PersonId = string

/** A table's id or its invite code. */
export type TableRef = string

export interface Person {
  readonly id: PersonId
  readonly name: string
}

/** A table that nobody owns. */
export interface ServerTable extends Pick<NewTable, 'game' | 'options' | 'clock' | 'visibility' | 'away' | 'handover'> {
  readonly id: TableId
  readonly tournament: string
  readonly rated: boolean
  /** By seat: a person, or the level of a bot. */
  readonly seating: readonly (Person | string)[]
}

/** The viewer. The code of a private table opens it to people who do not sit there. */
export interface Who {
  readonly person?: Person
  readonly code?: string
  /** For somebody with several seats at one table; default: the first of them, or spectator if there is none. */
  readonly seat?: Seat | 'spectator'
}

/** The person who acts. */
export interface Seated extends Who {
  readonly person: Person
}

export interface ReplaceVote {
  readonly seat: Seat
  /** A bot permanently, or a bot until another person takes the seat. */
  readonly by: 'bot' | 'person'
  readonly agree: boolean
}

/** A game from a device, as sent: the record (without seed while it runs), the seed, and its players' names. */
export interface DeviceGameUpload {
  /** JSON of `{ record, seed, names }`. Parsed where it can be aborted. */
  readonly text: string
  /** A name in the server's spelling. */
  nameOf(name: string): string | undefined
}

/** Called in order; must not throw or wait. Viewers may share delivery objects: never change them; caching by identity is cheap. */
export type Listener = (delivery: Delivery) => void

export interface Subscription {
  readonly table: TableId
  stop(): void
}

export interface CommandContext {
  /** The number of the position that the command is meant for; refused with `stale` if the table is past it or not there yet. */
  readonly after?: number
  /** Chosen by the client, up to 64 characters, once for each command. */
  readonly client?: string
}

export interface BugReport {
  readonly text: string
  /** The entry it is about; default: the last. */
  readonly n?: number
}

export interface KeptReport {
  readonly id: string
  readonly table: TableId
  readonly n: number
  readonly at: number
  readonly person?: PersonId
  readonly text: string
  /** Up to the report and without its seed; missing while the match runs, and if it had not begun. */
  readonly record?: MatchRecord
}

export interface PersonalData {
  readonly seats: readonly { readonly table: TableId; readonly game: string; readonly seat: Seat; readonly result?: Result }[]
  readonly chat: readonly { readonly table: TableId; readonly at: number; readonly text: string }[]
  readonly notes: readonly { readonly table: TableId; readonly text: string }[]
  readonly reports: readonly { readonly table: TableId; readonly at: number; readonly text: string }[]
  readonly availability: Availability
}

/** Where a person plays. */
export interface PlayerLocation {
  readonly game: string
  readonly table?: TableId
}

// The server

export interface ListFilter extends Page {
  readonly game?: string
  readonly state?: TableState
}

export interface Page {
  /** Only those before this moment: the `created` (for finished matches the `ended`) of the last one seen. */
  readonly before?: number
  /** Default 50, at most 200. */
  readonly limit?: number
}

export interface Ended {
  readonly table: TableId
  readonly game: string
  readonly seats: number
  readonly at: number
  /** By seat: the person who owned it, even if a bot played it at the end; missing for bots and the erased. */
  readonly people: readonly (PersonId | undefined)[]
  readonly sitters: readonly Sitter[]
  readonly conceded: readonly Seat[]
  readonly result: Result
  readonly offline: boolean
}

export type TableEvent =
  | { readonly kind: 'begun'; readonly table: TableId }
  /** It is a person's turn, and was not before. */
  | {
      readonly kind: 'turn'
      readonly table: TableId
      readonly game: string
      readonly person: PersonId
      readonly seat: Seat
      readonly n: number
      /** Is it a slow table, where people are away between moves? */
      readonly slow: boolean
      readonly present: boolean
      /** When the clock runs out. */
      readonly until?: number
    }
  | { readonly kind: 'ended'; readonly ended: Ended }
  | { readonly kind: 'bot-failed'; readonly table: TableId; readonly level: string; readonly because: string }
  /** Something failed through our own fault, at a table or in general. Nothing has changed, and it is retried where that makes sense. */
  | { readonly kind: 'fault'; readonly table?: TableId; readonly error: unknown }

export interface Figures {
  /** Tables in memory. */
  readonly live: number
  readonly subscribers: number
  readonly accepted: number
  readonly refused: number
  readonly botsThinking: number
  readonly botsWaiting: number
  readonly botsKilled: number
  /** The share of its thinking time that a bot gets now; 1 unless too many want to think at once. */
  readonly botsShare: number
}

// Refusals

export type TableCode =
  | RefusalCode
  /** No such table, or this viewer may not see it. */
  | 'no-table'
  | 'no-game'
  | 'no-seat'
  /** Malformed input; `problems` says where. */
  | 'bad-input'
  | 'not-owner'
  | 'not-seated'
  | 'seat-taken'
  | 'already-seated'
  | 'sent-away'
  | 'begun'
  | 'not-begun'
  | 'not-full'
  | 'not-ready'
  | 'not-over'
  /** Not allowed where the result counts. */
  | 'rated'
  | 'not-absent'
  | 'frozen'
  /** A record that does not replay. */
  | 'bad-record'
  /** A limit per person or table. */
  | 'too-many'
  /** It could not be written (for example, disk full); nothing has changed, and it can be retried. */
  | 'not-stored'
  | 'closing'

/** Why something was not done. Nothing has changed. */
export class TableRefusal extends Error {
  readonly code: TableCode
  readonly rule?: Reason
  readonly problems?: readonly Problem[]

  constructor(
    code: TableCode,
    message: string,
    more: { readonly rule?: Reason; readonly problems?: readonly Problem[]; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'TableRefusal'
    this.code = code
    this.rule = more.rule
    this.problems = more.problems
  }
}
