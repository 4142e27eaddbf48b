import { valueAt } from './edit.ts'
import type { Path } from './fields.ts'

/** Items of a list are known by a name or a number of their own, so that one that is put in does not make all after it look changed. */
export function keyOf(item: unknown): string | number | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { id, number } = item as { readonly id?: unknown; readonly number?: { readonly value?: unknown } }
  if (typeof id === 'string') return id
  return typeof number?.value === 'number' ? number.value : undefined
}

/** Where another edition has the same item as this one has at an index; an item of a list without names is the one at its place. */
export function placeOf(own: readonly unknown[], other: readonly unknown[], index: number): number | undefined {
  const key = keyOf(own[index])
  const place = key === undefined ? index : other.findIndex((item) => keyOf(item) === key)
  if (place >= 0 && place < other.length) return place
  // A card with another name in a box of as many cards is the same card.
  return own.length === other.length ? index : undefined
}

/** What another edition has where this one has something; `undefined`: nothing. */
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
