/** Plain JSON values: are they, are they equal, where do they differ. */

export type Path = readonly (string | number)[]

type Plain = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null
}

export function showPath(path: Path): string {
  return path.length === 0 ? 'the whole' : path.join('.')
}

/** Where a value is not what JSON carries there and back, and how; `undefined`: it survives. */
export function flaw(value: unknown): string | undefined {
  return flawAt(value, [], [])
}

function flawAt(value: unknown, path: Path, above: readonly unknown[]): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${showPath(path)} is ${Object.is(value, -0) ? '-0' : value}`
    case 'object':
      break
    default:
      return `${showPath(path)} is ${typeof value}`
  }
  if (value === null) return undefined
  if (above.includes(value)) return `${showPath(path)} leads back to itself`
  const inside = [...above, value]
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${showPath(path)} is a list with gaps or names`
    for (let i = 0; i < value.length; i++) {
      const found = flawAt(value[i], [...path, i], inside)
      if (found !== undefined) return found
    }
    return undefined
  }
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${showPath(path)} is no plain object`
  if (Object.getOwnPropertySymbols(value).length > 0) return `${showPath(path)} has a symbol for a name`
  for (const [key, inner] of Object.entries(value)) {
    const found = flawAt(inner, [...path, key], inside)
    if (found !== undefined) return found
  }
  return undefined
}

/** Equal as JSON, to the last field; the order of names does not count. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b)) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  let fields = 0
  for (const key in a) {
    if (!(key in b) || !same(a[key], b[key])) return false
    fields++
  }
  for (const _ in b) fields--
  return fields === 0
}

/** The first place at which two values differ, in words. */
export function difference(a: unknown, b: unknown): string {
  const path = firstDifference(a, b, [])
  return path === undefined ? 'nothing' : `${showPath(path)}: ${brief(at(a, path))} against ${brief(at(b, path))}`
}

function firstDifference(a: unknown, b: unknown, path: Path): Path | undefined {
  if (same(a, b)) return undefined
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return path
  for (const key of Object.keys(a)) if (!same(a[key], b[key])) return firstDifference(a[key], b[key], [...path, key])
  for (const key of Object.keys(b)) if (!(key in a)) return [...path, key]
  return path
}

export function at(value: unknown, path: Path): unknown {
  let inner = value
  for (const key of path) inner = isObject(inner) ? inner[key] : undefined
  return inner
}

const LONGEST = 160

export function brief(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** A copy that shares nothing, made without the rules' help. */
export function clone<T>(value: T): T {
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.map(clone) as T // a list of copies has the type of the list
  const copied: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copied[key] = clone(value[key])
  return copied as T // as above, field by field
}
