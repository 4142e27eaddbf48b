import type { Problem } from '@fairground/kernel'
import * as z from 'zod/mini'

z.config(z.locales.en())

/** What is wrong with a value, by path, in words; empty: it has the shape. */
export function shapeProblems(schema: z.ZodMiniType, value: unknown): readonly Problem[] {
  const read = schema.safeParse(value)
  if (read.success) return []
  return read.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), reason: plain(message) }))
}

/** The same, a line each. */
export function shapeLines(schema: z.ZodMiniType, value: unknown): readonly string[] {
  return shapeProblems(schema, value).map(({ path, reason }) => `${path}: ${reason}`)
}

/** A fact of an edition: a value and how well it is known. */
export function fact<T extends z.ZodMiniType>(value: T) {
  return z.strictObject({ value, status: z.enum(['printed', 'sourced', 'inferred', 'reconstructed']) })
}

export function whole(min: number, max: number) {
  return z.int().check(z.gte(min), z.lte(max))
}

/** A list of exactly that many. */
export function listOf<T extends z.ZodMiniType>(item: T, count: number) {
  return z.array(item).check(z.length(count))
}

/** zod's sentences without their label. */
function plain(message: string): string {
  return message.replace(/^(Invalid input|Too small|Too big|Invalid option|Unrecognized key|Unrecognized keys): /, '')
}
