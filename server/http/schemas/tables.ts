import * as z from 'zod'
import type {
  Accepted,
  Act,
  Availability,
  ChatLine,
  ClockSetting,
  Delivery,
  Heard,
  Moment,
  NewTable,
  Position,
  Snapshot,
  TableInfo,
  TableSummary,
} from '../../tables/api.ts'
import { gameId, id, moment, seat } from './words.ts'

/** The tables' own types as schemas: the compiler holds the two together, the tests hold the answers to them. */

const seconds = z
  .int()
  .min(0)
  .max(366 * 24 * 60 * 60)
const level = z.string().regex(/^[\w.-]{1,40}$/)
const sitter = z.union([z.literal('person'), z.templateLiteral(['bot:', z.string()])])
const by = z.union([z.enum(['person', 'clock', 'host']), z.templateLiteral(['bot:', z.string()])])
const wish = z.union([z.strictObject({ undo: z.int().min(1) }), z.enum(['pause', 'end'])])
const edition = z.strictObject({ id: z.string(), sha256: z.string() })
const numbers = z.array(z.number())

export const clockSetting: z.ZodType<ClockSetting> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('move'), seconds }),
    z.strictObject({ kind: z.literal('game'), seconds, increment: seconds }),
    z.strictObject({ kind: z.literal('slow'), bank: seconds, increment: seconds, cap: seconds, nights: z.boolean(), vacation: z.number() }),
  ])
  .meta({ id: 'Clock', description: 'Seconds throughout; vacation in days' })

const away = z.discriminatedUnion('do', [z.strictObject({ do: z.literal('bot'), level }), z.strictObject({ do: z.literal('concede') })])

export const newTable: z.ZodType<NewTable> = z
  .strictObject({
    game: gameId,
    seats: z.int().min(1).max(32),
    options: z.unknown().optional().describe("By the game's own fields, see /api/games; what is left out gets its default"),
    clock: clockSetting.optional(),
    visibility: z.enum(['private', 'listed']).optional(),
    away: away.optional().describe('What happens to a seat whose person runs out of time or walks away'),
    handover: z.int().min(0).max(600).optional().describe('The pause for second thoughts, in seconds; 0 for none'),
    bots: z.array(z.strictObject({ seat, level })).max(32).optional(),
    seat: z
      .union([seat, z.literal('none')])
      .optional()
      .describe('Where the owner sits'),
  })
  .meta({ id: 'NewTable' })

const outcome = z.strictObject({ places: numbers, scores: numbers, breakdown: z.array(z.record(z.string(), z.number())) })
const result = z
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
    sitter: sitter.optional(),
    person: id.optional(),
    name: z.string().optional(),
    ready: z.boolean(),
    present: z.boolean(),
    conceded: z.boolean(),
    wanted: z.boolean(),
  })
  .meta({ id: 'Seat' })

const summary = z.strictObject({
  id,
  game: gameId,
  offline: z.boolean().optional().describe('Begun on a device without the house: its seed was never secret, and it is not rated'),
  state: z.enum(['open', 'running', 'frozen', 'over']),
  visibility: z.enum(['private', 'listed']),
  seats: z.array(seatInfo),
  clock: clockSetting,
  created: moment,
  started: moment.optional(),
  ended: moment.optional(),
  n: z.int().min(0).describe('Number of the last entry'),
  touched: moment,
  turn: z.array(seat),
  result: result.optional(),
})

export const tableSummary: z.ZodType<TableSummary> = summary.meta({ id: 'TableSummary' })

export const tableInfo: z.ZodType<TableInfo> = z
  .strictObject({
    ...summary.shape,
    version: z.int(),
    options: z.unknown(),
    edition,
    away,
    handover: z.number(),
    // Missing once the owner has been erased.
    owner: id.optional() as unknown as z.ZodType<string | undefined>,
    code: z.string().optional().describe('The invite code'),
    commitment: z.string().describe('SHA-256 of the seed'),
    words: z.array(z.string()).optional(),
    votes: z.array(z.strictObject({ seat, by: z.enum(['bot', 'person']), agreed: z.array(seat) })),
    ending: z.array(seat).describe('At a frozen table, the seats that agree to end it'),
    spectators: z.int(),
    rematch: id.optional(),
    frozen: z.string().optional(),
  })
  .meta({ id: 'Table' })

const viewer = z.union([seat, z.literal('spectator')])
const seatClock = z.strictObject({ seat, left: z.number(), until: moment.optional(), vacation: z.number().optional() })

export const position: z.ZodType<Position> = z
  .strictObject({
    n: z.int().min(0),
    viewer,
    view: z.unknown().describe("What this viewer sees, in the game's own shape"),
    turn: z.array(seat),
    moves: z.array(z.unknown()).describe('Every choice of the viewer'),
    secret: z.boolean(),
    canUndo: z.boolean(),
    handover: z.strictObject({ seat, until: moment.optional() }).optional(),
    request: z.strictObject({ seat, wish, agreed: z.array(seat) }).optional(),
    paused: z.boolean(),
    clocks: z.array(seatClock),
    conceded: z.array(seat),
    result: result.optional(),
  })
  .meta({ id: 'Position' })

const did = z.union([
  z.enum(['deal', 'play', 'done', 'concede', 'resume', 'stop']),
  z.strictObject({ undo: z.int() }),
  z.strictObject({ ask: wish }),
  z.strictObject({ answer: z.boolean() }),
  z.strictObject({ sit: sitter }),
])

export const heard: z.ZodType<Heard> = z
  .strictObject({
    n: z.int().min(0),
    at: moment,
    seat: z.int(),
    by,
    did,
    told: z.array(z.union([z.strictObject({ event: z.unknown() }), z.strictObject({ forced: z.unknown(), seat })])),
  })
  .meta({ id: 'Heard', description: 'One entry as this viewer heard it' })

export const pastMoment: z.ZodType<Moment> = z
  .strictObject({ n: z.int().min(0), view: z.unknown(), turn: z.array(seat), conceded: z.array(seat), result: result.optional() })
  .meta({ id: 'Moment', description: 'The table as this viewer saw it after an entry' })

export const snapshot: z.ZodType<Snapshot> = z
  .strictObject({ table: tableInfo, position: position.optional(), now: moment })
  .meta({ id: 'Snapshot' })

export const chatLine: z.ZodType<ChatLine> = z
  .strictObject({
    n: z.int().min(1),
    at: moment,
    person: id.optional(),
    name: z.string().optional(),
    seat: seat.optional(),
    text: z.string().optional().describe('Missing once removed'),
  })
  .meta({ id: 'ChatLine' })

export const delivery: z.ZodType<Delivery> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('welcome'), missed: z.array(heard), snapshot, chat: z.array(chatLine) }),
    z.strictObject({ kind: z.literal('entry'), heard, position, now: moment }),
    z.strictObject({ kind: z.literal('table'), table: tableInfo }),
    z.strictObject({ kind: z.literal('begun'), deal: heard, snapshot }),
    z.strictObject({ kind: z.literal('clocks'), clocks: z.array(seatClock), now: moment }),
    z.strictObject({ kind: z.literal('chat'), line: chatLine }),
    z.strictObject({ kind: z.literal('closed'), because: z.string() }),
  ])
  .meta({ id: 'Delivery' })

export const act: z.ZodType<Act> = z
  .union([
    z.strictObject({ choice: z.int().min(0).describe('A move by its index in the position named by `after`') }),
    z
      .strictObject({ play: z.unknown().describe('One of the moves of the position') })
      .refine(({ play }) => play !== undefined, 'a move is missing'),
    z.strictObject({ undo: z.literal(true) }),
    z.strictObject({ done: z.literal(true) }),
    z.strictObject({ ask: wish }),
    z.strictObject({ answer: z.boolean() }),
    z.strictObject({ resume: z.literal(true) }),
    z.strictObject({ concede: z.literal(true) }),
  ])
  .meta({ id: 'Act' })

export const acting = z
  .strictObject({
    act,
    after: z.int().min(0).optional().describe('The number of the position that it is meant for'),
    client: z
      .string()
      .regex(/^[\x21-\x7e]{1,64}$/)
      .optional()
      .describe('Chosen by the client, once for each command: sent again, it is done once and answered alike'),
    seat: seat.optional().describe('For somebody with several seats at the table'),
  })
  .meta({ id: 'Acting' })

export const accepted: z.ZodType<Accepted> = z
  .strictObject({ n: z.int(), again: z.boolean(), heard, position })
  .meta({ id: 'Accepted', description: 'It is on disk' })

const minuteOfDay = z.int().min(0).max(1439)
export const availability: z.ZodType<Availability> = z
  .strictObject({
    zone: z.string().max(64).describe('A name such as Europe/Berlin'),
    night: z.strictObject({ from: minuteOfDay, until: minuteOfDay }).optional(),
    away: z.strictObject({ from: moment, until: moment }).optional(),
  })
  .meta({ id: 'Availability' })
