import { canonical } from './json.ts'

/** Indexes of move lists by the moves' JSON. Rules share their lists, so most occur again and again. */
const indexes = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>()

/** The offered move that equals the attempt. */
export function offeredMove<M>(offered: readonly M[], attempt: M): { found: M } | 'malformed' | undefined {
  if (offered.includes(attempt)) return { found: attempt }
  let text: string
  try {
    text = canonical(attempt)
  } catch {
    return 'malformed'
  }
  const known = indexes.get(offered)?.get(text) as M | undefined
  // Rules may refill the same list: the index counts only if the move is still offered.
  if (known !== undefined && offered.includes(known)) return { found: known }
  const index = new Map<string, M>()
  for (const move of offered) index.set(canonical(move), move)
  indexes.set(offered, index)
  const found = index.get(text)
  return found === undefined ? undefined : { found }
}
