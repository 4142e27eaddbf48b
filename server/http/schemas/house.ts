import { LEVELS } from '@fairground/bots'
import * as z from 'zod'
import { hostSettings } from '../../host/settings.ts'
import type { Shelved } from '../../shelf.ts'
import { gameId, id, moment } from './words.ts'

const inEachLanguage = z.strictObject({ en: z.string(), de: z.string(), vi: z.string() })

const value = z.union([z.string(), z.number(), z.boolean()])
const needs = z
  .strictObject({
    seats: z.array(z.int()).optional(),
    option: z.strictObject({ name: z.string(), is: z.array(value) }).optional(),
  })
  .optional()

const optionField = z
  .discriminatedUnion('kind', [
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
    z.strictObject({
      kind: z.literal('choice'),
      values: z.array(z.union([z.string(), z.number()])),
      default: z.union([z.string(), z.number()]),
      needs,
    }),
  ])
  .meta({ id: 'OptionField' })

export const shelvedGame = z
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

/** The shelf's lists are read-only, a schema's are not; JSON knows no difference. */
export function shelvedAsJson(shelved: Shelved): z.input<typeof shelvedGame> {
  return shelved as unknown as z.input<typeof shelvedGame>
}

const whyNot = z.enum(['insecure', 'no-keys', 'no-mail'])
export type WhyNot = z.output<typeof whyNot>

const offered = z.strictObject({
  available: z.boolean(),
  code: whyNot.optional().describe('Why it is not, for programs'),
  reason: z.string().optional().describe('Why it is not, in words'),
})

export const capabilities = z
  .strictObject({
    version: z.string(),
    now: moment.describe("The server's time"),
    registration: hostSettings.shape.registration,
    levels: z.array(z.enum(LEVELS)).describe('Bots, weakest first'),
    passwords: offered,
    passkeys: offered,
    installing: offered,
    push: z.strictObject({ ...offered.shape, key: z.string().optional().describe('The applicationServerKey to subscribe with') }),
    webhooks: offered,
    mail: offered,
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
  })
  .meta({ id: 'Report' })
