import * as z from 'zod'
import { gameId, id, moment } from './fields.ts'
import type { Wire } from './wire.ts'

/** Editions that people keep in their accounts. */

const name = z.string().max(200)
const version = z.int().min(0).max(1_000_000)
/** Its shape depends on the game: it is validated like the options of a table. */
const edition = z.looseObject({}).describe('The whole edition, in the form that the options of a table accept')

export const keptEdition = z
  .strictObject({
    id,
    game: gameId,
    name,
    version,
    code: z.string().optional().describe('Present if it is shared: anybody with the code can read the edition'),
    offered: z.boolean().describe('Does the server offer it to everybody?'),
    touchedAt: moment,
  })
  .meta({ id: 'KeptEdition' })

export const sharedEdition = z.strictObject({ game: gameId, name, version, edition }).meta({ id: 'SharedEdition' })

const kind = z.enum(['box', 'variant']).describe('A printed box, or a variant of its owner')

/** One of the caller's own editions, complete. */
export const ownEdition = z.strictObject({ ...sharedEdition.shape, kind }).meta({ id: 'OwnEdition' })

export const editionDraft = z.strictObject({
  game: gameId,
  version,
  after: version
    .optional()
    .describe('The version that this one is based on; missing for a new edition. Refused if the stored version is another one'),
  kind: kind.optional(),
  edition,
})

export type KeptEditionInfo = Wire<typeof keptEdition>
export type OwnEdition = Wire<typeof ownEdition>
export type EditionKind = OwnEdition['kind']
export type SharedEdition = Wire<typeof sharedEdition>
