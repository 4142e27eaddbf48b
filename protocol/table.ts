import * as z from 'zod'
import { gameId, id, moment, seat } from './fields.ts'
import { PHRASES, type Phrase } from './phrases.ts'
import type { Wire } from './wire.ts'

/** What a table is created with and what is shown of it, the same for everybody who may see it. */

const seconds = z
  .int()
  .min(0)
  .max(366 * 24 * 60 * 60)
const level = z.string().regex(/^[\w.-]{1,40}$/)
const edition = z.strictObject({ id: z.string(), sha256: z.string() })
const visibility = z.enum(['private', 'listed'])
/** Seating: as people sat down, or drawn when the match begins. */
const seatOrder = z.enum(['chosen', 'drawn'])
const numbers = z.array(z.number())
export const sitter = z.union([z.literal('person'), z.templateLiteral(['bot:', z.string()])])

export const clockSetting = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    /** Live: this long for each move. */
    z.strictObject({ kind: z.literal('move'), seconds }),
    /** Live: this long for the whole match, plus an increment per move. */
    z.strictObject({ kind: z.literal('game'), seconds, increment: seconds }),
    /** Slow: a time bank that grows with each move up to a cap; it can stop during night hours and vacation. */
    z.strictObject({ kind: z.literal('slow'), bank: seconds, increment: seconds, cap: seconds, nights: z.boolean(), vacation: z.number() }),
  ])
  .meta({ id: 'Clock', description: 'Seconds throughout; vacation in days' })

const away = z.discriminatedUnion('do', [z.strictObject({ do: z.literal('bot'), level }), z.strictObject({ do: z.literal('concede') })])

export const newTable = z
  .strictObject({
    game: gameId,
    seats: z.int().min(1).max(32),
    options: z.unknown().optional().describe("By the game's own fields, see /api/games; what is left out gets its default"),
    clock: clockSetting.optional(),
    visibility: visibility.optional(),
    away: away.optional().describe('What happens to a seat whose person runs out of time or walks away'),
    handover: z.int().min(0).max(600).optional().describe('The pause for second thoughts, in seconds; 0 for none'),
    rated: z.boolean().optional().describe('May it change ratings? Yes, if not said'),
    bots: z.array(z.strictObject({ seat, level })).max(32).optional(),
    order: seatOrder.optional().describe('Drawn: who sits where is drawn from the seed and all words when the match begins'),
    seat: z
      .union([seat, z.literal('none')])
      .optional()
      .describe('Where the owner sits'),
  })
  .meta({ id: 'NewTable' })

const outcome = z.strictObject({ places: numbers, scores: numbers, breakdown: z.array(z.record(z.string(), z.number())) })
export const result = z
  .strictObject({
    how: z.enum(['played', 'conceded', 'agreed', 'stopped']),
    places: numbers.optional(),
    outcome: outcome.optional(),
    rated: z.boolean(),
  })
  .meta({ id: 'Result' })

const seatInfo = z
  .strictObject({
    seat,
    /** Who sits: nobody yet, a person, or a bot (perhaps in place of a person). */
    sitter: sitter.optional(),
    /** The person who owns the seat; missing once erased. */
    person: id.optional(),
    name: z.string().optional(),
    ready: z.boolean(),
    /** Is a device of that person connected? */
    present: z.boolean(),
    conceded: z.boolean(),
    /** A vote opened the seat: anybody who may see the table can take it. */
    wanted: z.boolean(),
    /** Who had the seat before somebody took it over in their absence: they can come back to it. */
    former: id.optional(),
  })
  .meta({ id: 'Seat' })

const openVote = z.strictObject({ seat, by: z.enum(['bot', 'person']), agreed: z.array(seat) })

/** `frozen`: begun under rules that this release plays differently; it can only be ended by agreement. */
const tableState = z.enum(['open', 'running', 'frozen', 'over'])

const summary = z.strictObject({
  id,
  game: gameId,
  offline: z.boolean().optional().describe('Begun on a device without the server: its seed was never secret, and it is not rated'),
  unrated: z.boolean().optional().describe('For pleasure: the result changes no rating'),
  tournament: id.optional().describe('The tournament that the server has opened it for'),
  state: tableState,
  visibility,
  seats: z.array(seatInfo),
  clock: clockSetting,
  created: moment,
  started: moment.optional(),
  ended: moment.optional(),
  n: z.int().min(0).describe('Number of the last entry'),
  /** When the table last changed. */
  touched: moment,
  /** Seats that must move. */
  turn: z.array(seat),
  result: result.optional(),
})

export const tableSummary = summary.meta({ id: 'TableSummary' })

/** An overview of the server's listed tables. */
export const grounds = z
  .strictObject({
    waiting: z.array(tableSummary).describe('With a free seat, newest first'),
    running: z.array(tableSummary).describe('To be watched, newest first'),
    over: z.array(tableSummary).describe('Played to a ranking, the last to end first'),
    games: z.record(z.string(), z.int()).describe('How many tables wait or run, by game'),
  })
  .meta({ id: 'Grounds' })

/** Added by the browser itself, by the person, by a program that plays for them; `none` also for bots. */
const wordSource = z.enum(['browser', 'typed', 'program', 'none'])

/** A person's word for the seed. It must be sent after the commitment was shown, or it would prove nothing. */
export const addedWord = {
  word: z.string().min(1).max(200).optional().describe("Mixed into the match's chance; nobody makes one up for you"),
  wordFrom: z.enum(['browser', 'typed']).optional().describe("Who made it up, the page or a person; a token's is a program's"),
}

export const tableInfo = z
  .strictObject({
    ...summary.shape,
    version: z.int(),
    options: z.unknown(),
    edition,
    away,
    handover: z.number(),
    order: seatOrder,
    owner: id.optional().describe('Missing once the owner has been erased'),
    code: z.string().optional().describe('The invite code'),
    commitment: z.string().describe('SHA-256 of the seed'),
    /** Each seat's word for the seed, once the match has begun. */
    words: z.array(z.string()).optional(),
    wordsFrom: z
      .array(wordSource)
      .optional()
      .describe('Where each of them came from, as its sender said; missing for what an older release or a device began'),
    votes: z.array(openVote),
    ending: z.array(seat).describe('At a frozen table, the seats that agree to end it'),
    spectators: z.int(),
    rematch: id.optional(),
    again: z.array(seat).describe('Seats of a match that is over whose people want to play again'),
    /** Why it is frozen. */
    frozen: z.string().optional(),
  })
  .meta({ id: 'Table' })

export const phrase = z.enum(Object.keys(PHRASES) as [Phrase, ...Phrase[]])

export const chatLine = z
  .strictObject({
    /** 1 for the first chat line of the table. */
    n: z.int().min(1),
    at: moment,
    person: id.optional(),
    name: z.string().optional(),
    seat: seat.optional(),
    text: z.string().optional().describe('Missing once removed'),
    phrase: phrase.optional().describe('Said by a code: `text` has it in English'),
    room: z.literal('watchers').optional().describe('Said by somebody who looks on: those who play hear it after the match'),
    hint: z.int().min(1).max(3).optional().describe('Nothing was said: that seat took a hint, so many steps of three'),
  })
  .meta({ id: 'ChatLine' })

const minuteOfDay = z.int().min(0).max(1439)
/** When a person does not play. Nights may cross midnight and last at most ten hours; a vacation cannot begin in the past. */
export const availability = z
  .strictObject({
    zone: z.string().max(64).describe('A name such as Europe/Berlin'),
    night: z.strictObject({ from: minuteOfDay, until: minuteOfDay }).optional(),
    away: z.strictObject({ from: moment, until: moment }).optional(),
  })
  .meta({ id: 'Availability' })

export type SeatOrder = z.output<typeof seatOrder>
export type Visibility = z.output<typeof visibility>
export type WordSource = z.output<typeof wordSource>
/** A seat's word for the seed. */
export interface Word {
  readonly text: string
  readonly from: Exclude<WordSource, 'none'>
}
export type ClockSetting = Wire<typeof clockSetting>
/** What happens to a seat whose person runs out of time or leaves. */
export type AwayRule = Wire<typeof away>
export type NewTable = Wire<typeof newTable>
export type TableState = z.output<typeof tableState>
export type SeatInfo = Wire<typeof seatInfo>
export type OpenVote = Wire<typeof openVote>
export type TableSummary = Wire<typeof tableSummary>
export type Grounds = Wire<typeof grounds>
/** The whole table except the position. */
export type TableInfo = Wire<typeof tableInfo>
export type ChatLine = Wire<typeof chatLine>
export type Availability = Wire<typeof availability>
