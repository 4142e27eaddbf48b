import { canonical } from '@fairground/kernel'
import { placeOf } from './counterpart.ts'
import { isFact } from './edit.ts'
import type { Path } from './fields.ts'

export interface Difference {
  readonly path: Path
  /** The other edition's value; missing if there is none. */
  readonly was?: unknown
  readonly is?: unknown
}

/** The differences of two editions, fact by fact; the status does not count. */
export function differences(is: unknown, was: unknown, path: Path = []): readonly Difference[] {
  if (isFact(is) || isFact(was)) {
    const [own, other] = [isFact(is) ? is.value : undefined, isFact(was) ? was.value : undefined]
    return same(own, other) ? [] : [{ path, is: own, was: other }]
  }
  if (!isHolder(is) || !isHolder(was)) return same(is, was) || isNamed(path) ? [] : [{ path, is, was }]
  if (Array.isArray(is) && Array.isArray(was)) return listDifferences(is, was, path)
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names.flatMap((name) => differences(is[name], was[name], [...path, name]))
}

function listDifferences(is: readonly unknown[], was: readonly unknown[], path: Path): readonly Difference[] {
  const places = is.map((_, index) => placeOf(is, was, index))
  const gone = was.flatMap((item, index) => (places.includes(index) ? [] : [{ path, was: item }]))
  return [
    ...is.flatMap((item, index) => {
      const place = places[index]
      return place === undefined ? [{ path: [...path, index], is: item }] : differences(item, was[place], [...path, index])
    }),
    ...gone,
  ]
}

/** The name of an edition is not compared. */
function isNamed(path: Path): boolean {
  return path.length === 1 && (path[0] === 'id' || path[0] === 'name')
}

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b))
}
