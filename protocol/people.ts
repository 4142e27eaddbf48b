import * as z from 'zod'
import { gameId, id, moment, ONE_LINE, seat } from './fields.ts'
import type { Wire } from './wire.ts'

/** Who somebody is, and what they have played. */

const SHORTEST_PASSWORD = 8
const LONGEST_PASSWORD = 200

export const name = z.string().min(1).max(ONE_LINE).describe('1 to 40 visible characters')
export const login = z
  .string()
  .min(1)
  .max(ONE_LINE)
  .describe('2 to 30 letters, digits, dots, dashes or underscores; case makes no difference')
export const newPassword = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD)
/** A wrong password may be almost anything. */
export const oldPassword = z.string().max(LONGEST_PASSWORD)
export const secret = z.string().regex(/^[\w-]{1,200}$/)
export const settings = z.record(z.string().max(64), z.unknown()).describe('Settings that the page stores, up to 8 KB of JSON')

export const me = z
  .strictObject({
    id,
    name: z.string(),
    login: z.string().optional().describe('Missing for a guest'),
    host: z.boolean(),
    hasPassword: z.boolean(),
    createdAt: moment,
    mutedUntil: moment.optional(),
  })
  .meta({ id: 'Me' })

export const session = z
  .strictObject({ id, label: z.string(), createdAt: moment, seenAt: moment, current: z.boolean() })
  .meta({ id: 'Session' })

export const passkey = z
  .strictObject({ id: z.string(), name: z.string(), createdAt: moment, usedAt: moment.optional() })
  .meta({ id: 'Passkey' })

export const accessToken = z
  .strictObject({ id, name: z.string(), onlyTable: id.optional(), createdAt: moment, seenAt: moment.optional() })
  .meta({ id: 'AccessToken' })

export const rating = z
  .strictObject({
    game: gameId,
    seats: z.int(),
    rating: z.int().describe('Starts at 1500'),
    deviation: z.int().describe('The uncertainty of the rating, as a standard deviation'),
    games: z.int(),
  })
  .meta({ id: 'Rating' })

export const ranked = z.strictObject({ ...rating.shape, person: id, name: z.string() }).meta({ id: 'Ranked' })

const statistics = z
  .strictObject({
    game: gameId,
    seats: z.int(),
    played: z.int(),
    won: z.int(),
    meanPlace: z.number().optional(),
    meanScore: z.number().optional(),
    bestScore: z.number().optional(),
  })
  .meta({ id: 'Statistics' })

export const historyLine = z
  .strictObject({
    match: id,
    game: gameId,
    seats: z.int(),
    seat,
    place: z.int().optional(),
    score: z.number().optional(),
    how: z.string(),
    rated: z.boolean(),
    change: z.int().optional().describe('The change of the rating'),
    offline: z.boolean().describe('Played on a device without the server: not rated, and not in any statistics'),
    endedAt: moment,
  })
  .meta({ id: 'HistoryLine' })

export const profile = z
  .strictObject({
    id,
    name: z.string(),
    guest: z.boolean(),
    createdAt: moment,
    ratings: z.array(rating),
    statistics: z.array(statistics),
  })
  .meta({ id: 'Profile' })

const transports = z.array(z.string().max(32)).max(16).optional()
const encoded = z.string().max(16_384)
const extensions = z.record(z.string().max(64), z.unknown())

/** What browsers return for a new passkey: `PublicKeyCredential.toJSON()`. */
export const newPasskey = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: encoded, attestationObject: encoded, transports }),
  clientExtensionResults: extensions,
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
})

/** What browsers return when a passkey is used. */
export const usedPasskey = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded, userHandle: encoded.optional() }),
  clientExtensionResults: extensions,
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
})

/** A request for the browser's credential manager, to be passed on unchanged. */
export const passkeyOptions = z.strictObject({ challenge: id, options: z.looseObject({}) }).meta({ id: 'PasskeyOptions' })

/** How a person is notified of their turns. */
export const channels = z.strictObject({
  push: z.array(z.string()),
  webhook: z.strictObject({ url: z.string(), failures: z.int().describe('In a row; after 20 the webhook is switched off') }).optional(),
  mail: z.strictObject({ address: z.string(), confirmed: z.boolean() }).optional(),
})

/** The person who uses this device. */
export type Me = Wire<typeof me>
export type Session = Wire<typeof session>
export type Passkey = Wire<typeof passkey>
export type AccessToken = Wire<typeof accessToken>
export type Rating = Wire<typeof rating>
export type Statistics = Wire<typeof statistics>
export type Profile = Wire<typeof profile>
export type HistoryLine = Wire<typeof historyLine>
/** A request for the browser's credential manager. */
export type PasskeyOptions = Wire<typeof passkeyOptions>
export type Channels = Wire<typeof channels>
