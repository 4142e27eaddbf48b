import type { MatchRecord, Problem, Reason, RefusalCode, Result, Seat, Sitter } from '@fairground/kernel'
import type {
  Accepted,
  Availability,
  ChatLine,
  Delivery,
  Grounds,
  Heard,
  Moment,
  NewTable,
  Phrase,
  PlayerCommand,
  Snapshot,
  TableInfo,
  TableState,
  TableSummary,
  Word,
} from '@fairground/protocol'
import type { Statement } from '../store/store.ts'

/**
 * What HTTP, sockets and the command line ask of the tables. Everything that comes back is made for one viewer: views and events,
 * never entries, never a seed before the end. Every method that is refused rejects with `TableRefusal`.
 */
export interface Tables {
  // Finding

  /** A table by its id or its invite code, for somebody who may look at it. */
  get(at: TableRef, who: Who): Promise<TableInfo>
  /** Listed tables, newest first. */
  listed(filter: ListFilter): Promise<readonly TableSummary[]>
  /** Listed tables at a glance, the same for everybody and a few seconds old at most. */
  grounds(): Promise<Grounds>
  /** Tables at which a person sits and that are not over: those where it is this person's turn first, longest waiting first. */
  mine(person: PersonId): Promise<readonly TableSummary[]>
  /** The next table where it is this person's turn, after the one given, in a circle. */
  nextTurn(person: PersonId, after?: TableId): Promise<TableId | undefined>
  /** Tables by id, as the store has them, without anything that only some may see. */
  some(ids: readonly TableId[]): Promise<readonly TableSummary[]>
  /** Matches of a person that are over, newest first. */
  finished(person: PersonId, page?: Page): Promise<readonly TableSummary[]>

  /** At which running table each of these people is just now, at whichever process; the table's id only where anybody may look on. */
  whereAre(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, Whereabouts>>

  // Before the start

  /** The one who makes a table owns it and sits in its first free seat, unless the draft says otherwise. */
  create(person: Person, draft: NewTable): Promise<TableInfo>
  /** Takes an empty seat, or one that a vote opened. A private table asks for its code. */
  join(at: TableRef, who: Seated, seat?: Seat): Promise<TableInfo>
  /**
   * A table at which all these people sit already, the first of them its owner. What `also` says is written together with it, or
   * neither is: a conflict of it rejects with `Conflict`, and there is no table.
   */
  gather(people: readonly Person[], draft: NewTable, also?: (table: TableId) => readonly Statement[]): Promise<TableInfo>
  /** Begins a table whose seats are all taken, whoever is ready; those who are not have added no word. */
  beginAnyway(table: TableId): Promise<TableInfo>
  /** Removes a table that has not begun, together with what is written along; refused with `begun` once it has. */
  dissolve(table: TableId, because: string, also?: readonly Statement[]): Promise<void>
  /** Before the start: the seat is free again. During the match: the seat is abandoned, as the table chose. */
  leave(at: TableRef, who: Seated): Promise<TableInfo>
  /** The owner puts a bot into an empty seat, or takes it out again. */
  addBot(at: TableRef, who: Seated, seat: Seat, level: string): Promise<TableInfo>
  removeBot(at: TableRef, who: Seated, seat: Seat): Promise<TableInfo>
  /** The owner sends somebody away who may not come back to this table. */
  kick(at: TableRef, who: Seated, seat: Seat): Promise<TableInfo>
  /** Two seats change places: any two for the owner, for everybody else their own and an empty one. */
  move(at: TableRef, who: Seated, from: Seat, to: Seat): Promise<TableInfo>
  /**
   * The ready check. The match begins by itself once every seat is taken and every person ready. The word is mixed into the
   * match's chance; the server never makes one up for anybody.
   */
  ready(at: TableRef, who: Seated, ready: boolean, word?: Word): Promise<TableInfo>
  /** The owner is ready and wants to begin: refused with `not-full` or `not-ready` when others are missing. */
  start(at: TableRef, who: Seated, word?: Word): Promise<TableInfo>

  /**
   * A table that the server opens with everybody in their seats. Asked for again under the same id it is the same table. Refused with
   * `bad-input` when the draft is not one that the game plays.
   */
  openFor(draft: HouseTable): Promise<TableInfo>
  /** Is this a game that could be played so? Refused as `openFor` would be. */
  judge(draft: Omit<HouseTable, 'id' | 'seating'>, seats: number): Promise<void>
  /**
   * Nobody waits any longer at a table that the server has opened: bots play for those who are not ready, and the match begins; where
   * nobody is left to play with, the seats of those who are not ready are emptied.
   */
  beginWithout(table: TableId, level: string): Promise<TableInfo>

  // During the match

  /** A command at the table. With a client id it may be sent again: it is done once, and each time answered alike. */
  act(at: TableRef, who: Seated, act: PlayerCommand, about?: CommandContext): Promise<Accepted>
  /** The same for somebody who watches: `accepted` is called with its number once it is on disk, before anybody is told what it led to. */
  enter(at: TableRef, who: Seated, act: PlayerCommand, about: CommandContext, accepted: (n: number, again: boolean) => void): Promise<void>
  /** A vote to replace a seat that is absent; done once more than half of the other people are for it. */
  vote(at: TableRef, who: Seated, vote: ReplaceVote): Promise<TableInfo>
  /** People end a frozen table without a ranking: done once all who play agree. One who disagrees clears the question. */
  agreeToEnd(at: TableRef, who: Seated, agree: boolean): Promise<TableInfo>
  /** Somebody whose seat a bot took over (time-out, abandoned, voted) comes back to it. */
  sitBack(at: TableRef, who: Seated): Promise<TableInfo>

  // Looking

  snapshot(at: TableRef, who: Who): Promise<Snapshot>
  /**
   * Everything from now on, in order and without gaps. The first delivery is a `welcome`, with what happened after `since`.
   * Rejects when this viewer may not look; once it resolves, the listener hears until `stop`.
   */
  subscribe(at: TableRef, who: Who, since: number | undefined, listener: Listener): Promise<Subscription>
  /** The match so far as this viewer heard it; line 0 is the deal. */
  log(at: TableRef, who: Who, since?: number): Promise<readonly Heard[]>
  /** The match as this viewer saw it after each entry from a number on; 0 is the deal. Never more than was shown at the time. */
  moments(at: TableRef, who: Who, from: number, count: number): Promise<readonly Moment[]>
  /** The whole record with its seed. Refused with `not-over` before the end. */
  record(at: TableRef, who: Who): Promise<MatchRecord>

  /** A game that this person began without the server becomes a table of theirs, unrated; the same game sent again is the same table. */
  handOver(person: Person, given: HandedOver): Promise<{ readonly table: TableInfo; readonly added: boolean }>

  // Around the match

  /** A new table with the same settings and the seats turned by one; the second to ask joins the table the first one made. */
  rematch(at: TableRef, who: Seated): Promise<TableInfo>
  say(at: TableRef, who: Seated, text: string | { readonly phrase: Phrase }, client?: string): Promise<ChatLine>
  /** Tells everybody at the table that a seat takes a hint, so many steps of three. The hint itself is worked out where it is read. */
  hint(at: TableRef, who: Seated, step: number): Promise<ChatLine>
  chat(at: TableRef, who: Who, since?: number): Promise<readonly ChatLine[]>
  note(at: TableRef, who: Seated): Promise<string>
  setNote(at: TableRef, who: Seated, text: string): Promise<void>
  /** A report of a bug: the record so far and the number it is about are kept with it, for the host only. */
  reportBug(at: TableRef, who: Who, report: BugReport): Promise<{ readonly report: string }>

  // Night hours and vacation, for slow clocks

  availability(person: PersonId): Promise<Availability>
  setAvailability(person: PersonId, availability: Availability): Promise<void>

  // A person changes

  rename(person: Person): Promise<void>
  /** Seats, chat and notes of one person become another's; both seats at one table are kept. */
  merge(from: PersonId, into: Person): Promise<void>
  /** Leaves every table; finished matches keep a nameless seat, chat keeps a nameless line without its text, notes go. */
  erase(person: PersonId): Promise<void>
  /** All that the tables keep about a person, as plain JSON. */
  dataOf(person: PersonId): Promise<PersonalData>

  // The host

  /** Ends a table that is stuck, without a ranking. One that has not begun is removed. */
  end(table: TableId): Promise<void>
  removeLine(table: TableId, line: number): Promise<void>
  /** Puts the words of a line back that were taken away. */
  restoreLine(table: TableId, line: number, text: string): Promise<void>
  /** What was said around a line, or last by somebody: for a report. */
  linesAround(table: TableId, line: number, around: number): Promise<readonly ChatLine[]>
  lastLinesOf(table: TableId, person: PersonId, atMost: number): Promise<readonly ChatLine[]>
  /** One table without its match. */
  summary(table: TableId): Promise<TableSummary | undefined>
  bugReports(page?: Page): Promise<readonly KeptReport[]>
  /** Every table there is, newest first. */
  all(filter: ListFilter): Promise<readonly TableSummary[]>
  /** Records of matches that are over, for `export`. */
  records(): AsyncIterable<MatchRecord>
  /** Keeps a finished match from the JSON of its record, after checking all of it. A record that is there already is left alone. */
  importRecord(record: string): Promise<{ readonly table: TableId; readonly added: boolean }>

  // The server

  /** Tells what happens at any table of this process, for notices, ratings and figures. Call the answer to stop. */
  watch(watcher: (event: TableEvent) => void): () => void
  /** What was over after a moment, oldest first, so that a rating missed in a crash is made up for. */
  endedAfter(at: number, limit: number): Promise<readonly Ended[]>
  figures(): Figures
  /** Lets bots think at a table in this process until none of them owes a move. */
  drive(table: TableId): Promise<void>
  /** Takes no more commands, finishes what was accepted, stops clocks and bots. The store stays open. */
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
export interface HouseTable extends Pick<NewTable, 'game' | 'options' | 'clock' | 'visibility' | 'away' | 'handover'> {
  readonly id: TableId
  readonly tournament: string
  readonly rated: boolean
  /** By seat: a person, or the level of a bot. */
  readonly seating: readonly (Person | string)[]
}

/** Who looks. The code of a private table opens it to people who do not sit there. */
export interface Who {
  readonly person?: Person
  readonly code?: string
  /** For somebody with several seats at one table; else the first of them, or none: a spectator. */
  readonly seat?: Seat | 'spectator'
}

/** Who acts. */
export interface Seated extends Who {
  readonly person: Person
}

export interface ReplaceVote {
  readonly seat: Seat
  /** A bot at once; or a bot until another person takes the seat. */
  readonly by: 'bot' | 'person'
  readonly agree: boolean
}

/** A game from a device, as it was sent: the record, which holds no seed while it runs, the seed, and what its people are called. */
export interface HandedOver {
  /** JSON of `{ record, seed, names }`. It is read where that can be ended. */
  readonly text: string
  /** How a name is written here. */
  nameOf(name: string): string | undefined
}

/** Called in order; must not throw and must not wait. Deliveries of one viewer are shared objects: never changed, cheap to cache by identity. */
export type Listener = (delivery: Delivery) => void

export interface Subscription {
  readonly table: TableId
  stop(): void
}

export interface CommandContext {
  /** The number of the position that the command is meant for; refused with `stale` when the table has moved on or has not come there yet. */
  readonly after?: number
  /** Chosen by the client, up to 64 characters, once for each command. */
  readonly client?: string
}

export interface BugReport {
  readonly text: string
  /** The entry it is about; else the last. */
  readonly n?: number
}

export interface KeptReport {
  readonly id: string
  readonly table: TableId
  readonly n: number
  readonly at: number
  readonly person?: PersonId
  readonly text: string
  /** Up to the report and without its seed; missing while the match runs, and when it had not begun. */
  readonly record?: MatchRecord
}

export interface PersonalData {
  readonly seats: readonly { readonly table: TableId; readonly game: string; readonly seat: Seat; readonly result?: Result }[]
  readonly chat: readonly { readonly table: TableId; readonly at: number; readonly text: string }[]
  readonly notes: readonly { readonly table: TableId; readonly text: string }[]
  readonly reports: readonly { readonly table: TableId; readonly at: number; readonly text: string }[]
  readonly availability: Availability
}

/** Where somebody plays. */
export interface Whereabouts {
  readonly game: string
  readonly table?: TableId
}

// The server

export interface ListFilter extends Page {
  readonly game?: string
  readonly state?: TableState
}

export interface Page {
  /** Only those before this moment: the `created` (or, of finished matches, the `ended`) of the last one seen. */
  readonly before?: number
  /** 50 if not said, at most 200. */
  readonly limit?: number
}

export interface Ended {
  readonly table: TableId
  readonly game: string
  readonly seats: number
  readonly at: number
  /** By seat: the person whose seat it was, perhaps with a bot in it at the end; missing for bots and the erased. */
  readonly people: readonly (PersonId | undefined)[]
  readonly sitters: readonly Sitter[]
  readonly conceded: readonly Seat[]
  readonly result: Result
  readonly offline: boolean
}

export type TableEvent =
  | { readonly kind: 'begun'; readonly table: TableId }
  /** A person owes a move where none was owed before. */
  | {
      readonly kind: 'turn'
      readonly table: TableId
      readonly game: string
      readonly person: PersonId
      readonly seat: Seat
      readonly n: number
      /** Is it a slow table, on which people are away between moves? */
      readonly slow: boolean
      readonly present: boolean
      /** When the clock runs out. */
      readonly until?: number
    }
  | { readonly kind: 'ended'; readonly ended: Ended }
  | { readonly kind: 'bot-failed'; readonly table: TableId; readonly level: string; readonly because: string }
  /** Something went wrong that is our own fault, at a table or among the tables. All is as it was, and it is tried again where that makes sense. */
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
  /** The part of its thinking time that a bot gets just now; 1 unless too many want to think at once. */
  readonly botsShare: number
}

// Refusals

export type TableCode =
  | RefusalCode
  /** No such table, or not for this viewer's eyes. */
  | 'no-table'
  | 'no-game'
  | 'no-seat'
  /** Not the shape of what was asked for; `problems` says where. */
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
  /** Not where the result counts. */
  | 'rated'
  | 'not-absent'
  | 'frozen'
  /** A record that does not replay as it is written. */
  | 'bad-record'
  /** A limit per person or table. */
  | 'too-many'
  /** It could not be written (disk full, say); nothing has changed and it may be tried again. */
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
