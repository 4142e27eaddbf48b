import type { By, Result, Seat, Sitter } from '@fairground/kernel'
import type {
  AwayRule,
  ClockSetting,
  OpenVote,
  SeatInfo,
  TableInfo,
  TableState,
  TableSummary,
  Visibility,
  Word,
  WordSource,
} from '@fairground/protocol'
import type { PersonId, TableId } from './api.ts'
import type { Clocks } from './clock/clock.ts'

/** What a table is created with; it never changes. */
export interface TableSetting {
  readonly version: number
  readonly seats: number
  readonly options: unknown
  readonly edition: { readonly id: string; readonly sha256: string }
  readonly clock: ClockSetting
  readonly away: AwayRule
  readonly handover: number
  readonly commitment: string
  /** Started on a device without the server. */
  readonly offline?: true
  /** Does not count for ratings. */
  readonly unrated?: true
  /** The seating is drawn when the match begins. */
  readonly drawn?: true
  /** The tournament that the server has opened it for. Nobody owns it, and nobody can leave before the start. */
  readonly tournament?: string
}

/** What was fixed when the match began. */
export interface MatchStart {
  readonly words: readonly string[]
  readonly wordsFrom?: readonly WordSource[]
  readonly sitters: readonly Sitter[]
  /** The match's id if it differs from the table's: it is part of every random number. */
  readonly match?: string
}

/** A seat at a table and its owner. */
export interface Place {
  readonly seat: Seat
  /** The person who owns the seat, even while a bot plays it. */
  readonly person?: PersonId
  readonly name?: string
  readonly sitter?: Sitter
  readonly ready: boolean
  readonly word?: Word
  readonly conceded: boolean
  readonly wanted: boolean
  /** Who had it before somebody else took it over: they can come back to it. */
  readonly former?: PersonId
}

/** Votes to replace a seat; and, at a frozen table, the seats that agree to end it. */
export interface Votes {
  readonly replace: readonly OpenVote[]
  readonly end: readonly Seat[]
  /** After the match: the seats that want to play again. */
  readonly again?: readonly Seat[]
}

/** A table as stored. An immutable value: each change makes a new one. */
export interface Table {
  readonly id: TableId
  readonly code?: string
  readonly game: string
  readonly visibility: Visibility
  readonly state: Exclude<TableState, 'frozen'>
  readonly owner?: PersonId
  readonly created: number
  readonly started?: number
  readonly ended?: number
  readonly touched: number
  readonly n: number
  readonly turn: readonly Seat[]
  /** When the server must check the table by itself: a clock runs out, a pause ends, a bot has to move. */
  readonly due?: number
  readonly setting: TableSetting
  readonly seed: string
  readonly begun?: MatchStart
  readonly clocks?: Clocks
  readonly votes: Votes
  readonly sentAway: readonly PersonId[]
  readonly result?: Result
  readonly rematch?: TableId
  /** How often it changed without an entry. */
  readonly changes: number
  readonly places: readonly Place[]
}

/** A copy that can still be changed. It names every field: tables of one shape are copied and read much faster. */
export function copied(table: Table): { -readonly [K in keyof Table]: Table[K] } {
  return {
    id: table.id,
    code: table.code,
    game: table.game,
    visibility: table.visibility,
    state: table.state,
    owner: table.owner,
    created: table.created,
    started: table.started,
    ended: table.ended,
    touched: table.touched,
    n: table.n,
    turn: table.turn,
    due: table.due,
    setting: table.setting,
    seed: table.seed,
    begun: table.begun,
    clocks: table.clocks,
    votes: table.votes,
    sentAway: table.sentAway,
    result: table.result,
    rematch: table.rematch,
    changes: table.changes,
    places: table.places,
  } satisfies Record<keyof Table, unknown>
}

export const NO_VOTES: Votes = { replace: [], end: [] }

export function withPlace(table: Table, seat: Seat, change: Partial<Place>): Table {
  return { ...table, places: table.places.map((place) => (place.seat === seat ? { ...place, ...change } : place)) }
}

export function ownsSeat({ places }: Table, person: PersonId | undefined, seat: Seat): boolean {
  return person !== undefined && places[seat]?.person === person
}

export function firstSeat({ places }: Table, person: PersonId | undefined): Seat | undefined {
  return person === undefined ? undefined : places.find((place) => place.person === person)?.seat
}

export function seatsOf({ places }: Table, person: PersonId | undefined): readonly Seat[] {
  if (person === undefined) return []
  const seats: Seat[] = []
  for (const place of places) if (place.person === person) seats.push(place.seat)
  return seats
}

/** Seats that a person plays and has not conceded. Cached, since every move needs it and places rarely change. */
export function peopleIn({ places }: Table): readonly Seat[] {
  let seats = peopleAt.get(places)
  if (seats === undefined) {
    seats = places.filter(({ sitter, conceded }) => sitter === 'person' && !conceded).map(({ seat }) => seat)
    peopleAt.set(places, seats)
  }
  return seats
}

const peopleAt = new WeakMap<Table['places'], readonly Seat[]>()

/** The level of the bot that plays a seat: its own, or the one that took over for somebody who conceded. */
export function botIn(table: Table, seat: Seat): string | undefined {
  const { sitter, conceded } = table.places[seat]
  if (sitter?.startsWith('bot:')) return sitter.slice('bot:'.length)
  return conceded ? ABSENCE_LEVEL : undefined
}

/** Does a bot play any seat? */
export function hasBots(table: Table): boolean {
  return peopleIn(table).length < table.places.length
}

/** Takes over for those who conceded or left: neither a gift to the others nor too strong. */
export const ABSENCE_LEVEL = 'trader'

/** The bot that replaces a person who is away. */
export function absenceBot({ setting: { away } }: Table): Sitter {
  return byBot(away.do === 'bot' ? away.level : ABSENCE_LEVEL)
}

export function byBot(level: string): By & Sitter {
  return `bot:${level}`
}

/** Hints are allowed where the result changes no rating: unrated, started without the server, or with one person at most. */
export function mayHint({ setting, places }: Table): boolean {
  if (setting.offline || setting.unrated) return true
  return places.filter(({ person }) => person !== undefined).length < 2
}

/** The result as it counts at this table: with a seed that was not secret, or unrated, it is never rated. */
export function ratedAt({ setting }: Table, result: Result): Result {
  return setting.offline || setting.unrated ? { ...result, rated: false } : result
}

/** What is not stored: who is connected, and whether these rules can still play the match. */
export interface RuntimeInfo {
  present(person: PersonId): boolean
  readonly spectators: number
  readonly frozen?: string
}

const NOBODY: RuntimeInfo = { present: () => false, spectators: 0 }

export function summaryOf(table: Table, around: RuntimeInfo = NOBODY): TableSummary {
  return {
    id: table.id,
    game: table.game,
    offline: table.setting.offline,
    unrated: table.setting.unrated,
    tournament: table.setting.tournament,
    state: around.frozen !== undefined && table.state === 'running' ? 'frozen' : table.state,
    visibility: table.visibility,
    seats: table.places.map((place) => seatInfo(place, around)),
    clock: table.setting.clock,
    created: table.created,
    started: table.started,
    ended: table.ended,
    n: table.n,
    touched: table.touched,
    turn: table.turn,
    result: table.result,
  }
}

export function infoOf(table: Table, around: RuntimeInfo): TableInfo {
  const { setting, begun } = table
  return {
    ...summaryOf(table, around),
    version: setting.version,
    options: setting.options,
    edition: setting.edition,
    away: setting.away,
    handover: setting.handover,
    order: setting.drawn ? 'drawn' : 'chosen',
    owner: table.owner,
    code: table.code,
    commitment: setting.commitment,
    words: begun?.words,
    wordsFrom: begun?.wordsFrom,
    votes: table.votes.replace,
    ending: table.votes.end,
    spectators: around.spectators,
    rematch: table.rematch,
    again: table.votes.again ?? [],
    frozen: around.frozen,
  }
}

function seatInfo({ seat, person, name, sitter, ready, conceded, wanted, former }: Place, around: RuntimeInfo): SeatInfo {
  const present = person !== undefined && around.present(person)
  return { seat, sitter, person, name, ready, present, conceded, wanted, former }
}
