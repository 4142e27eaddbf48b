import type { By, MatchRecord, Problem, Proposal, Reason, RefusalCode, Result, Seat, Sitter, Viewer } from '@fairground/kernel'

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
  /** Tables at which a person sits and that are not over: those where it is this person's turn first, longest waiting first. */
  mine(person: PersonId): Promise<readonly TableSummary[]>
  /** The next table where it is this person's turn, after the one given, in a circle. */
  nextTurn(person: PersonId, after?: TableId): Promise<TableId | undefined>
  /** Matches of a person that are over, newest first. */
  finished(person: PersonId, page?: Page): Promise<readonly TableSummary[]>

  // Before the start

  /** The one who makes a table owns it and sits in its first free seat, unless the wish says otherwise. */
  create(person: Person, wish: NewTable): Promise<TableInfo>
  /** Takes an empty seat, or one that a vote opened. A private table asks for its code. */
  join(at: TableRef, who: Seated, seat?: Seat): Promise<TableInfo>
  /** Before the start: the seat is free again. During the match: the seat is abandoned, as the table chose. */
  leave(at: TableRef, who: Seated): Promise<TableInfo>
  /** The owner puts a bot into an empty seat, or takes it out again. */
  addBot(at: TableRef, who: Seated, seat: Seat, level: string): Promise<TableInfo>
  removeBot(at: TableRef, who: Seated, seat: Seat): Promise<TableInfo>
  /** The owner sends somebody away who may not come back to this table. */
  kick(at: TableRef, who: Seated, seat: Seat): Promise<TableInfo>
  /**
   * The ready check. The match begins by itself once every seat is taken and every person ready. The word is mixed into the
   * match's chance; without one the server adds 16 random bytes.
   */
  ready(at: TableRef, who: Seated, ready: boolean, word?: string): Promise<TableInfo>
  /** The owner is ready and wants to begin: refused with `not-full` or `not-ready` when others are missing. */
  start(at: TableRef, who: Seated, word?: string): Promise<TableInfo>

  // During the match

  /** A command at the table. With a client id it may be sent again: it is done once, and each time answered alike. */
  act(at: TableRef, who: Seated, act: Act, about?: ActContext): Promise<Accepted>
  /** The same for somebody who watches: `accepted` is called with its number once it is on disk, before anybody is told what it led to. */
  enter(at: TableRef, who: Seated, act: Act, about: ActContext, accepted: (n: number, again: boolean) => void): Promise<void>
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

  /** A game that this person began without the house becomes a table of theirs, unrated; the same game sent again is the same table. */
  handOver(person: Person, given: HandedOver): Promise<{ readonly table: TableInfo; readonly added: boolean }>

  // Around the match

  /** A new table with the same settings and the seats turned by one; the second to ask joins the table the first one made. */
  rematch(at: TableRef, who: Seated): Promise<TableInfo>
  say(at: TableRef, who: Seated, text: string, client?: string): Promise<ChatLine>
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
  bugReports(page?: Page): Promise<readonly KeptReport[]>
  /** Every table there is, newest first. */
  all(filter: ListFilter): Promise<readonly TableSummary[]>
  /** Records of matches that are over, for `export`. */
  records(): AsyncIterable<MatchRecord>
  /** Puts a finished match on the shelf from the JSON of its record, after checking all of it. A record that is there already is left alone. */
  importRecord(record: string): Promise<{ readonly table: TableId; readonly added: boolean }>

  // The house

  /** Tells what happens at any table of this process, for notices, ratings and figures. Call the answer to stop. */
  watch(watcher: (happening: Happening) => void): () => void
  /** What was over after a moment, oldest first, so that a rating missed in a crash is made up for. */
  endedAfter(at: number, limit: number): Promise<readonly Ended[]>
  figures(): Figures
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

// What a table is made with

export type Visibility = 'private' | 'listed'

/** Seconds throughout. */
export type ClockSetting =
  | { readonly kind: 'none' }
  /** Live: so long for each move. */
  | { readonly kind: 'move'; readonly seconds: number }
  /** Live: so long for the whole match, and some more with each move. */
  | { readonly kind: 'game'; readonly seconds: number; readonly increment: number }
  /** Slow: a bank that grows with each move up to a cap; it may stand still at night and on vacation. */
  | {
      readonly kind: 'slow'
      readonly bank: number
      readonly increment: number
      readonly cap: number
      /** Do people's night hours stop it? */
      readonly nights: boolean
      /** Days each person may take off during the match. */
      readonly vacation: number
    }

/** What happens to a seat whose person runs out of time or walks away. */
export type AwayRule = { readonly do: 'bot'; readonly level: string } | { readonly do: 'concede' }

export interface NewTable {
  readonly game: string
  readonly seats: number
  /** Judged by the game's own fields; what is left out gets its default. */
  readonly options?: unknown
  readonly clock?: ClockSetting
  readonly visibility?: Visibility
  readonly away?: AwayRule
  /** The pause for second thoughts, in seconds; 0 for none. */
  readonly handover?: number
  readonly bots?: readonly { readonly seat: Seat; readonly level: string }[]
  /** Where the owner sits; `none` to only host. */
  readonly seat?: Seat | 'none'
}

/** When a person does not play. */
export interface Availability {
  /** A name such as Europe/Berlin. */
  readonly zone: string
  /** Minutes after midnight, possibly over midnight. At most ten hours. */
  readonly night?: { readonly from: number; readonly until: number }
  /** Milliseconds since 1970. A vacation cannot begin in the past. */
  readonly away?: { readonly from: number; readonly until: number }
}

// What is shown of a table

/** `frozen`: begun under rules that this release no longer plays alike; it can be ended by agreement only. */
export type TableState = 'open' | 'running' | 'frozen' | 'over'

export interface TableSummary {
  readonly id: TableId
  readonly game: string
  /** Begun on a device without the house: its seed was never secret, and it is not rated. */
  readonly offline?: boolean
  readonly state: TableState
  readonly visibility: Visibility
  readonly seats: readonly SeatInfo[]
  readonly clock: ClockSetting
  readonly created: number
  readonly started?: number
  readonly ended?: number
  /** Number of the last entry. */
  readonly n: number
  /** When the table last changed. */
  readonly touched: number
  /** Seats that owe a move. */
  readonly turn: readonly Seat[]
  readonly result?: Result
}

/** The whole table but the position. The same for everybody who may look. */
export interface TableInfo extends TableSummary {
  readonly version: number
  readonly options: unknown
  readonly edition: { readonly id: string; readonly sha256: string }
  readonly away: AwayRule
  readonly handover: number
  readonly owner: PersonId | undefined
  /** The invite code; listed tables have none. */
  readonly code?: string
  /** SHA-256 of the seed, there from the first moment. */
  readonly commitment: string
  /** What each seat added to the match's chance, once it has begun. */
  readonly words?: readonly string[]
  readonly votes: readonly OpenVote[]
  /** At a frozen table, the seats that agree to end it. */
  readonly ending: readonly Seat[]
  readonly spectators: number
  readonly rematch?: TableId
  /** Why it is frozen. */
  readonly frozen?: string
}

export interface SeatInfo {
  readonly seat: Seat
  /** Who sits: nobody yet, a person, or a bot (perhaps in place of a person). */
  readonly sitter?: Sitter
  /** The person whose seat it is; gone once erased. */
  readonly person?: PersonId
  readonly name?: string
  readonly ready: boolean
  /** Is a device of that person connected? */
  readonly present: boolean
  readonly conceded: boolean
  /** A vote opened the seat: anybody who may look may take it. */
  readonly wanted: boolean
}

export interface ReplaceVote {
  readonly seat: Seat
  /** A bot at once; or a bot until another person takes the seat. */
  readonly by: 'bot' | 'person'
  readonly agree: boolean
}

export interface OpenVote {
  readonly seat: Seat
  readonly by: 'bot' | 'person'
  readonly agreed: readonly Seat[]
}

// What is shown of the position

/** Where the match stands, for one viewer. */
export interface Position {
  readonly n: number
  readonly viewer: Viewer
  readonly view: unknown
  readonly turn: readonly Seat[]
  /** The viewer's own choices. A choice may be named by its index here together with `after: n`. */
  readonly moves: readonly unknown[]
  /** Does the list itself give something away? Then even a single choice is made by hand, after a pause. */
  readonly secret: boolean
  readonly canUndo: boolean
  /** The seat whose Done the table waits for, and when the server says it instead. */
  readonly handover?: { readonly seat: Seat; readonly until?: number }
  readonly request?: { readonly seat: Seat; readonly wish: Proposal; readonly agreed: readonly Seat[] }
  readonly paused: boolean
  readonly clocks: readonly SeatClock[]
  readonly conceded: readonly Seat[]
  readonly result?: Result
}

export interface SeatClock {
  readonly seat: Seat
  /** Milliseconds left when this was told. */
  readonly left: number
  /** When it runs out if nothing happens, in the server's time; missing while it stands still. */
  readonly until?: number
  /** Vacation left, in milliseconds. */
  readonly vacation?: number
}

/** One entry as a viewer heard it. What a play did is told by its events, never by the move. */
export interface Heard {
  readonly n: number
  readonly at: number
  readonly seat: Seat
  readonly by: By
  readonly did: Did
  readonly told: readonly HeardEvent[]
}

export type Did =
  | 'deal'
  | 'play'
  | 'done'
  | 'concede'
  | 'resume'
  | 'stop'
  | { readonly undo: number }
  | { readonly ask: Proposal }
  | { readonly answer: boolean }
  | { readonly sit: Sitter }

export type HeardEvent = { readonly event: unknown } | { readonly forced: unknown; readonly seat: Seat }

/** The table as one viewer saw it after an entry. */
export interface Moment {
  readonly n: number
  readonly view: unknown
  readonly turn: readonly Seat[]
  readonly conceded: readonly Seat[]
  readonly result?: Result
}

/** A game from a device, as it was sent: the record, which holds no seed while it runs, the seed, and what its people are called. */
export interface HandedOver {
  /** JSON of `{ record, seed, names }`. It is read where that can be ended. */
  readonly text: string
  /** How a name is written here. */
  nameOf(name: string): string | undefined
}

export interface Snapshot {
  readonly table: TableInfo
  /** Missing before the start, and while the table is frozen. */
  readonly position?: Position
  /** What never changes in the match, there whenever a position is: cards, prices, map. */
  readonly facts?: unknown
  /** The server's time, so that a page can run the clocks. */
  readonly now: number
}

export type Delivery =
  /** Always the first; comes again when the viewer's seat changes. `missed` runs from `since` + 1 to the snapshot's number. */
  | { readonly kind: 'welcome'; readonly missed: readonly Heard[]; readonly snapshot: Snapshot; readonly chat: readonly ChatLine[] }
  /** One number after the other. */
  | { readonly kind: 'entry'; readonly heard: Heard; readonly position: Position; readonly now: number }
  /** Something about seats, people, votes or the table's state changed: all of it, the latest counts. */
  | { readonly kind: 'table'; readonly table: TableInfo }
  /** The match began: the first position. */
  | { readonly kind: 'begun'; readonly deal: Heard; readonly snapshot: Snapshot }
  /** The clocks changed without an entry (a vacation, night hours). */
  | { readonly kind: 'clocks'; readonly clocks: readonly SeatClock[]; readonly now: number }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  /** The table is gone, or this viewer may look no longer. Always the last. */
  | { readonly kind: 'closed'; readonly because: string }

/** Called in order; must not throw and must not wait. Deliveries of one viewer are shared objects: never changed, cheap to cache by identity. */
export type Listener = (delivery: Delivery) => void

export interface Subscription {
  readonly table: TableId
  stop(): void
}

// Commands

export type Act =
  | { readonly play: unknown }
  /** A move by its index in the position named by `after`. */
  | { readonly choice: number }
  /** Takes one's own last move back. */
  | { readonly undo: true }
  | { readonly done: true }
  | { readonly ask: Proposal }
  | { readonly answer: boolean }
  | { readonly resume: true }
  | { readonly concede: true }

export interface ActContext {
  /** The number of the position that the command is meant for; refused with `stale` when the table has moved on or has not come there yet. */
  readonly after?: number
  /** Chosen by the client, up to 64 characters, once for each command. */
  readonly client?: string
}

/** On disk. */
export interface Accepted {
  readonly n: number
  /** Was it a repetition of a command done before? */
  readonly again: boolean
  readonly heard: Heard
  readonly position: Position
}

// Words

export interface ChatLine {
  /** 1 for the first line of the table. */
  readonly n: number
  readonly at: number
  readonly person?: PersonId
  readonly name?: string
  readonly seat?: Seat
  /** Missing once removed. */
  readonly text?: string
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

// The house

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

export type Happening =
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
  /** Something went wrong that is our own fault, at a table or in the hall. All is as it was, and it is tried again where that makes sense. */
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
