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
export const visibility = z.enum(['private', 'listed'])
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
  .meta({ id: 'Clock', description: 'All times in seconds; vacation in days' })

const away = z.discriminatedUnion('do', [z.strictObject({ do: z.literal('bot'), level }), z.strictObject({ do: z.literal('concede') })])

export const newTable = z
  .strictObject({
    game: gameId,
    seats: z.int().min(1).max(32),
    options: z.unknown().optional().describe('The options of the game, see /api/games; missing fields get their defaults'),
    clock: clockSetting.optional(),
    visibility: visibility.optional(),
    away: away.optional().describe('What happens to the seat of a player who runs out of time or leaves'),
    handover: z.int().min(0).max(600).optional().describe('The undo pause at the end of a turn, in seconds; 0 for none'),
    rated: z.boolean().optional().describe('May it change ratings? Default: yes'),
    bots: z.array(z.strictObject({ seat, level })).max(32).optional(),
    order: seatOrder.optional().describe('Drawn: the seating is drawn from the seed and all words when the match begins'),
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
  offline: z.boolean().optional().describe('Started on a device without the server: its seed was never secret, and it is not rated'),
  unrated: z.boolean().optional().describe('The result changes no rating'),
  tournament: id.optional().describe('The tournament that it belongs to'),
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
export const tableOverview = z
  .strictObject({
    waiting: z.array(tableSummary).describe('With a free seat, newest first'),
    running: z.array(tableSummary).describe('Running and open to spectators, newest first'),
    over: z.array(tableSummary).describe('Finished with a ranking, latest first'),
    games: z.record(z.string(), z.int()).describe('How many tables wait or run, by game'),
  })
  .meta({ id: 'TableOverview' })

/** Added by the browser itself, by the person, by a program that plays for them; `none` also for bots. */
const wordSource = z.enum(['browser', 'typed', 'program', 'none'])

/** A person's word for the seed. It must be sent after the commitment was shown, or it would prove nothing. */
export const addedWord = {
  word: z.string().min(1).max(200).optional().describe('Mixed into the seed; the server never makes one up for you'),
  wordFrom: z.enum(['browser', 'typed']).optional().describe('Whether the page made it up or a person typed it; ignored with a token'),
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
      .describe('Who made up each word, as its sender said; missing for matches of older releases and from devices'),
    votes: z.array(openVote),
    ending: z.array(seat).describe('At a frozen table, the seats that agree to end it'),
    spectators: z.int(),
    rematch: id.optional(),
    again: z.array(seat).describe('After the match: seats whose players want a rematch'),
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
    phrase: phrase.optional().describe('A phrase by its code: `text` has it in English'),
    room: z.literal('watchers').optional().describe('From a spectator: players see it after the match'),
    hint: z.int().min(1).max(3).optional().describe('Not a message: that seat used a hint, step 1 to 3'),
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
export type TableOverview = Wire<typeof tableOverview>
/** The whole table except the position. */
export type TableInfo = Wire<typeof tableInfo>
export type ChatLine = Wire<typeof chatLine>
export type Availability = Wire<typeof availability>
