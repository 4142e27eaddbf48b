import { same } from '../json.ts'

/** Plain JSON values: whether they are, and where two differ. */

export type Path = readonly (string | number)[]

type Plain = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null
}

export function showPath(path: Path): string {
  return path.length === 0 ? 'the whole' : path.join('.')
}

/** Where and how a value would not survive JSON; `undefined` if it does. */
export function flaw(value: unknown): string | undefined {
  const found = flawIn(value, 0)
  return found && `${showPath(found.path.reverse())} ${found.what}`
}

interface Flaw {
  /** From the inside out. */
  readonly path: (string | number)[]
  readonly what: string
}

const DEEPEST = 100

function flawIn(value: unknown, depth: number): Flaw | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      if (Object.is(value, -0)) return { path: [], what: 'is -0' }
      return Number.isFinite(value) ? undefined : { path: [], what: `is ${value}` }
    case 'object':
      break
    default:
      return { path: [], what: `is ${typeof value}` }
  }
  if (value === null) return undefined
  if (depth > DEEPEST) return { path: [], what: 'is nested too deeply, or circular' }
  const unlike = oddity(value)
  if (unlike !== undefined) return { path: [], what: unlike }
  for (const key in value) {
    const found = flawIn((value as Plain)[key], depth + 1)
    if (found === undefined) continue
    found.path.push(key)
    return found
  }
  return undefined
}

/** Why an object or list itself is not plain JSON. */
function oddity(value: object): string | undefined {
  if (Array.isArray(value)) {
    let places = 0
    for (const _ in value) places++
    return places === value.length ? undefined : 'is a list with gaps or names'
  }
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return 'is no plain object'
  return Object.getOwnPropertySymbols(value).length > 0 ? 'has a symbol for a name' : undefined
}

/** The first difference between two values, in words. */
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

/** A deep copy, made without the rules' `copy`. */
export function clone<T>(value: T): T {
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.map(clone) as T // a list of copies has the type of the list
  const copied: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copied[key] = clone(value[key])
  return copied as T // as above, field by field
}
