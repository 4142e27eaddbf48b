import * as z from 'zod'
import { gameId, id, moment } from './fields.ts'
import { chatLine } from './table.ts'
import type { Wire } from './wire.ts'

/** What the server offers, and what its host sees. */

/** What the host can change while the server runs. */
export const hostSettings = z.strictObject({
  registration: z
    .enum(['open', 'invited', 'closed'])
    .describe('Who may register: anyone, anyone with an invitation or the link of a table, nobody'),
  guestDays: z.int().min(0).max(3650).describe('Days after which an inactive guest is deleted; 0: never'),
  openTableDays: z.int().min(0).max(3650).describe('Days after which a table that never began is removed; 0: never'),
  tournaments: z.enum(['everybody', 'host']).describe('Who may create tournaments: everybody with an account, or only the host'),
  unwantedWords: z
    .array(z.string().trim().min(1).max(40))
    .max(200)
    .describe('Chat messages with one of these are refused; case and accents make no difference'),
  privateWebhooks: z.boolean().describe("May turn notices go to addresses inside the host's own network?"),
})

const inEachLanguage = z.strictObject({ en: z.string(), de: z.string(), vi: z.string() })

const value = z.union([z.string(), z.number(), z.boolean()])
const needs = z
  .strictObject({
    seats: z.array(z.int()).optional(),
    option: z.strictObject({ name: z.string(), is: z.array(value) }).optional(),
  })
  .optional()

const optionField = z
  .union([
    z.strictObject({ kind: z.literal('flag'), default: z.boolean(), needs }),
    z.strictObject({
      kind: z.literal('number'),
      min: z.number(),
      max: z.number(),
      default: z.number(),
      ready: z.array(z.number()).optional(),
      needs,
    }),
    z.strictObject({ kind: z.literal('edition'), default: z.string(), needs }),
    z.strictObject({ kind: z.literal('choice'), values: z.array(z.string()), default: z.string(), needs }),
    z.strictObject({ kind: z.literal('choice'), values: z.array(z.number()), default: z.number(), needs }),
  ])
  .meta({ id: 'OptionField' })

export const catalogueEntry = z
  .strictObject({
    id: gameId,
    version: z.int(),
    title: inEachLanguage,
    tagline: inEachLanguage,
    seats: z.strictObject({ min: z.int(), max: z.int() }),
    options: z.record(z.string(), optionField),
    editions: z.array(z.strictObject({ id: z.string(), name: z.string(), facts: z.int(), reconstructed: z.int() })),
    credits: z.strictObject({
      designers: z.array(z.string()),
      publisher: z.string(),
      year: z.int().optional(),
      minutes: z.tuple([z.number(), z.number()]),
    }),
  })
  .meta({ id: 'Game' })

const unavailableCode = z.enum(['insecure', 'no-keys', 'no-mail'])

const availableOrNot = z.strictObject({
  available: z.boolean(),
  code: unavailableCode.optional().describe('Why it is not available, for programs'),
  reason: z.string().optional().describe('Why it is not available, in words'),
})

export const capabilities = z
  .strictObject({
    version: z.string(),
    now: moment.describe("The server's time"),
    registration: hostSettings.shape.registration,
    levels: z.array(z.string()).describe('Bots, weakest first'),
    passwords: availableOrNot,
    passkeys: availableOrNot,
    installing: availableOrNot,
    push: z.strictObject({ ...availableOrNot.shape, key: z.string().optional().describe('The applicationServerKey to subscribe with') }),
    webhooks: availableOrNot,
    mail: availableOrNot,
  })
  .meta({ id: 'Capabilities' })

export const invitation = z
  .strictObject({ code: z.string(), note: z.string(), usesLeft: z.int(), createdAt: moment, expiresAt: moment, link: z.string() })
  .meta({ id: 'Invitation' })

export const knownPerson = z
  .strictObject({
    id,
    name: z.string(),
    login: z.string().optional(),
    host: z.boolean(),
    mutedUntil: moment.optional(),
    bannedUntil: moment.optional(),
    createdAt: moment,
    seenAt: moment,
  })
  .meta({ id: 'Person' })

export const complaint = z
  .strictObject({
    id,
    reporter: id.optional(),
    person: id.optional(),
    table: id.optional(),
    line: z.int().optional(),
    words: z.string(),
    createdAt: moment,
    closedAt: moment.optional(),
    reporterName: z.string().optional(),
    personName: z.string().optional(),
    about: z
      .strictObject({ game: gameId, state: z.string(), players: z.array(z.string()), listed: z.boolean() })
      .optional()
      .describe('The table, without its match'),
    said: z.array(chatLine).optional().describe('The chat around the line, or the last messages of the person'),
  })
  .meta({ id: 'Report' })

export const auditEntryInfo = z
  .strictObject({
    id,
    at: moment,
    host: z.string().describe('The name of the host who did it'),
    kind: z.enum(['mute', 'ban', 'host', 'settings', 'line', 'close-report', 'invitation', 'withdraw', 'end-table', 'erase', 'reset-link']),
    target: z.string().describe('The name of the person, or the id of the thing, that it was done to'),
    lifted: z.boolean().optional().describe('For a mute or ban: true if it was lifted'),
    undoneAt: moment.optional(),
    canUndo: z.boolean(),
  })
  .meta({ id: 'AuditEntry' })

export type HostSettings = Wire<typeof hostSettings>
/** A game as the lobby shows it. */
export type CatalogueEntry = Wire<typeof catalogueEntry>
export type UnavailableCode = z.output<typeof unavailableCode>
export type Offered = Wire<typeof availableOrNot>
export type Capabilities = Wire<typeof capabilities>
export type Invitation = Wire<typeof invitation>
export type KnownPerson = Wire<typeof knownPerson>
export type Complaint = Wire<typeof complaint>
export type AuditEntryInfo = Wire<typeof auditEntryInfo>
