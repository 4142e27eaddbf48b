import { Failure } from '../failure.ts'

/** The file of an edition also names its game, next to the edition's own fields. */
interface OwnersFile {
  readonly game?: string
  readonly edition: unknown
}

export function ownersFile(value: unknown): OwnersFile {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Failure('an edition must be a JSON object.')
  const { game, ...edition } = value as { readonly game?: unknown }
  if (game === undefined) return { edition }
  if (typeof game !== 'string') throw new Failure('game: must be the name of a game.')
  return { game, edition }
}
