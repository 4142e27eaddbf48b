import * as z from 'zod'

/** Small things that many schemas are made of. */

/** A moment: milliseconds since 1970. */
export const moment = z.int().min(0).meta({ description: 'Milliseconds since 1970' })

export const seat = z.int().min(0).max(31).meta({ description: 'A place at the table, 0 for the first' })

/** Ids and codes that the server has made. */
export const id = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ description: 'As the server has made it: up to 64 letters, digits, - and _' })

export const gameId = z.string().regex(/^[a-z0-9-]{1,40}$/)

/** A number in a query or a path. */
export function countIn(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,15}$/, 'a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}

export const page = {
  before: countIn(0, Number.MAX_SAFE_INTEGER).optional().describe('Only those before this moment: the last one seen'),
  limit: countIn(1, 200).optional().describe('50 if not said'),
}

/** Nothing to say but that it was done. */
export const done = z.strictObject({})

export const ONE_LINE = 200
export const LONG_TEXT = 4000
