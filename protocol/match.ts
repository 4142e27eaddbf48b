import * as z from 'zod'
import { moment, seat } from './fields.ts'
import { chatLine, result, sitter, tableInfo } from './table.ts'
import type { Wire } from './wire.ts'

/** A match as one viewer sees it, and what a player can do. */

const by = z.union([z.enum(['person', 'clock', 'host']), z.templateLiteral(['bot:', z.string()])])
const proposal = z.union([z.strictObject({ undo: z.int().min(1) }), z.enum(['pause', 'end'])])

export const viewer = z.union([seat, z.literal('spectator')])

const seatClock = z.strictObject({
  seat,
  /** Milliseconds left when this was sent. */
  left: z.number(),
  /** When it runs out if nothing happens, in the server's time; missing while it is stopped. */
  until: moment.optional(),
  /** Vacation left, in milliseconds. */
  vacation: z.number().optional(),
})

/** The match as one viewer sees it. */
export const position = z
  .strictObject({
    n: z.int().min(0),
    viewer,
    view: z.unknown().describe('What this viewer sees; the shape depends on the game'),
    turn: z.array(seat),
    moves: z.array(z.unknown()).describe('All moves that the viewer can make'),
    /** Does the list itself give something away? Then the player chooses by hand even if there is only one move, after a pause. */
    secret: z.boolean(),
    canUndo: z.boolean(),
    /** The seat that can still undo, and when the server passes its turn. */
    handover: z.strictObject({ seat, until: moment.optional() }).optional(),
    request: z.strictObject({ seat, proposal, agreed: z.array(seat) }).optional(),
    paused: z.boolean(),
    clocks: z.array(seatClock),
    conceded: z.array(seat),
    result: result.optional(),
  })
  .meta({ id: 'Position' })

/** What an entry did, without the move: the events tell what a play did. */
const action = z.union([
  z.enum(['deal', 'play', 'done', 'concede', 'resume', 'stop']),
  z.strictObject({ undo: z.int() }),
  z.strictObject({ ask: proposal }),
  z.strictObject({ answer: z.boolean() }),
  z.strictObject({ sit: sitter }),
])

/** The view after an event, or before a forced move; missing for the last event, since the position shows it. */
const seen = z.unknown().optional()
const receivedEvent = z.union([
  z.strictObject({ event: z.unknown(), view: seen }),
  z.strictObject({ forced: z.unknown(), seat, view: seen }),
])

export const receivedEntry = z
  .strictObject({ n: z.int().min(0), at: moment, seat: z.int(), by, did: action, events: z.array(receivedEvent) })
  .meta({ id: 'ReceivedEntry', description: 'One entry as this viewer receives it' })

export const pastMoment = z
  .strictObject({
    n: z.int().min(0),
    view: z.unknown(),
    steps: z.array(z.unknown()).describe('The view after each event of the entry except the last, which leads to this position'),
    turn: z.array(seat),
    conceded: z.array(seat),
    result: result.optional(),
  })
  .meta({ id: 'Moment', description: 'The table as this viewer saw it after an entry' })

export const snapshot = z
  .strictObject({
    table: tableInfo,
    position: position.optional().describe('Missing before the start, and while the table is frozen'),
    facts: z.unknown().optional().describe('What never changes in the match, such as cards, prices, map; present if `position` is'),
    now: moment.describe("The server's time"),
  })
  .meta({ id: 'Snapshot' })

export const delivery = z
  .discriminatedUnion('kind', [
    /** Always the first; comes again when the viewer's seat changes. `missed` runs from `since` + 1 to the snapshot's number. */
    z.strictObject({ kind: z.literal('welcome'), missed: z.array(receivedEntry), snapshot, chat: z.array(chatLine) }),
    /** Numbered without gaps. */
    z.strictObject({ kind: z.literal('entry'), entry: receivedEntry, position, now: moment }),
    /** Seats, people, votes or the table's state changed: the whole table; the latest counts. */
    z.strictObject({ kind: z.literal('table'), table: tableInfo }),
    /** The match began: the first position. */
    z.strictObject({ kind: z.literal('begun'), deal: receivedEntry, snapshot }),
    /** The clocks changed without an entry (a vacation, night hours). */
    z.strictObject({ kind: z.literal('clocks'), clocks: z.array(seatClock), now: moment }),
    z.strictObject({ kind: z.literal('chat'), line: chatLine }),
    /** The table is gone, or this viewer may no longer see it. Always the last. */
    z.strictObject({ kind: z.literal('closed'), because: z.string() }),
  ])
  .meta({ id: 'Delivery' })

const command = z
  .union([
    z.strictObject({ choice: z.int().min(0).describe('A move by its index in the position named by `after`') }),
    z
      .strictObject({ play: z.unknown().describe('One of the moves of the position') })
      .refine(({ play }) => play !== undefined, 'a move is missing'),
    /** Undoes one's own last move. */
    z.strictObject({ undo: z.literal(true) }),
    z.strictObject({ done: z.literal(true) }),
    z.strictObject({ ask: proposal }),
    z.strictObject({ answer: z.boolean() }),
    z.strictObject({ resume: z.literal(true) }),
    z.strictObject({ concede: z.literal(true) }),
  ])
  .meta({ id: 'Command' })

export const CLIENT_ID = /^[\x21-\x7e]{1,64}$/

export const acting = z
  .strictObject({
    act: command,
    after: z.int().min(0).optional().describe('The number of the position that the command is meant for'),
    client: z
      .string()
      .regex(CLIENT_ID)
      .optional()
      .describe('Chosen by the client, different for each command: a retry with the same value runs once and gets the same answer'),
    seat: seat.optional().describe('For somebody with several seats at the table'),
  })
  .meta({ id: 'Acting' })

export const accepted = z
  .strictObject({
    n: z.int(),
    again: z.boolean().describe('True if this was a retry of a command that had been done'),
    entry: receivedEntry,
    position,
  })
  .meta({ id: 'Accepted', description: 'The command is on disk' })

export type Position = Wire<typeof position>
export type SeatClock = Wire<typeof seatClock>
export type ReceivedEntry = Wire<typeof receivedEntry>
export type ReceivedEvent = Wire<typeof receivedEvent>
export type EntryAction = Wire<typeof action>
export type Moment = Wire<typeof pastMoment>
export type Snapshot = Wire<typeof snapshot>
export type Delivery = Wire<typeof delivery>
/** What a person at the table can do. */
export type PlayerCommand = Wire<typeof command>
export type Accepted = Wire<typeof accepted>
