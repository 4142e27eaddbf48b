import type { MatchRecord, Problem, Reason, RefusalCode, Result, Seat, Sitter } from '@fairground/kernel'
import type { Availability, Delivery, NewTable, TableState } from '@fairground/protocol'

export type { Tables } from './tables.ts'

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
