import type { AnyGame, Edition, Problem } from '@fairground/kernel'
import { type Field, inOrder } from './model/fields.ts'

/** An edition as a file names its game in addition to its own fields: the format that `fairground edition` reads and writes. */

/** The largest file: the limit of the server. */
export const LARGEST_FILE = 256 * 1024

export function fileText(game: string, field: Field, edition: Edition): string {
  return `${JSON.stringify({ game, ...(inOrder(field, edition) as object) }, undefined, 2)}\n`
}

/** An edition that is too large for a file and for the server. */
export function sizeProblems(game: string, field: Field, edition: Edition): readonly Problem[] {
  if (new TextEncoder().encode(fileText(game, field, edition)).length <= LARGEST_FILE) return []
  return [{ path: '', reason: 'is larger than 256 KB', rule: 'shape.bytes', facts: { most: LARGEST_FILE / 1024 } }]
}

export type ReadFile =
  | { readonly game: string; readonly edition: Edition; readonly problems: readonly Problem[] }
  /** It is not an edition at all: `json`, `object`, `game`, `size`. */
  | { readonly refused: 'json' | 'object' | 'game' | 'size' }

/** Parses an imported file. Errors in its shape are reported with their place. */
export async function readFile(text: string, gameNamed: (name: string) => Promise<AnyGame | undefined>): Promise<ReadFile> {
  if (new TextEncoder().encode(text).length > LARGEST_FILE) return { refused: 'size' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { refused: 'json' }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { refused: 'object' }
  const { game: name, ...edition } = value as { readonly game?: unknown }
  const game = typeof name === 'string' ? await gameNamed(name) : undefined
  if (game === undefined) return { refused: 'game' }
  return { game: game.id, edition: edition as Edition, problems: game.editions.check(edition) }
}
