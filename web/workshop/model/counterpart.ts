import { valueAt } from './edit.ts'
import type { Path } from './fields.ts'

/** Items of a list are identified by a name or number, so that inserting one does not make all following ones look changed. */
export function keyOf(item: unknown): string | number | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { id, number } = item as { readonly id?: unknown; readonly number?: { readonly value?: unknown } }
  if (typeof id === 'string') return id
  return typeof number?.value === 'number' ? number.value : undefined
}

/** The index of the same item in another edition; in a list without names, the same index. */
export function placeOf(own: readonly unknown[], other: readonly unknown[], index: number): number | undefined {
  const key = keyOf(own[index])
  const place = key === undefined ? index : other.findIndex((item) => keyOf(item) === key)
  if (place >= 0 && place < other.length) return place
  // A renamed card in a box with the same number of cards is the same card.
  return own.length === other.length ? index : undefined
}

/** The corresponding value of another edition; `undefined` if there is none. */
export function counterpart(own: unknown, other: unknown, path: Path): unknown {
  let [here, there] = [own, other]
  for (const part of path) {
    const place = Array.isArray(here) && Array.isArray(there) ? placeOf(here, there, Number(part)) : part
    if (place === undefined) return undefined
    here = valueAt(here, [part])
    there = valueAt(there, [place])
  }
  return there
}
