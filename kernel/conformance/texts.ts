import { canonical } from '../json.ts'

const texts = new WeakMap<object, string>()

/** The canonical JSON of a move; moves that are shared objects are written once. */
export function textOf(move: unknown): string {
  if (typeof move !== 'object' || move === null) return canonical(move)
  const known = texts.get(move)
  if (known !== undefined) return known
  const text = canonical(move)
  if (Object.isFrozen(move)) texts.set(move, text)
  return text
}
