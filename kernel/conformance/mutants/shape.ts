import { isObject } from '../plain.ts'

/** A path in a state; `*` is any place of a list, `#` its length. */
export type LeafPath = readonly string[]

export const ANY = '*'
export const LENGTH = '#'

const MANY_NAMES = 16

/** Which lists run by seat, and which objects have so many keys that they are treated like lists, by path without places. */
export interface Shape {
  readonly bySeat: ReadonlySet<string>
  readonly crowded: ReadonlySet<string>
}

export function shapeOf(states: readonly unknown[], seats: number): Shape {
  const lists = new Map<string, boolean>()
  const names = new Map<string, Set<string>>()
  const look = (value: unknown, path: string, underSeat: boolean): void => {
    if (!isObject(value)) return
    if (Array.isArray(value)) {
      const bySeat = (lists.get(path) ?? !underSeat) && value.length === seats
      lists.set(path, bySeat)
      for (const inner of value) look(inner, `${path}.${ANY}`, underSeat || bySeat)
      return
    }
    const known = names.get(path) ?? new Set()
    names.set(path, known)
    for (const [key, inner] of Object.entries(value)) {
      known.add(key)
      look(inner, `${path}.${key}`, underSeat)
    }
  }
  for (const state of states) look(state, '', false)
  return {
    bySeat: new Set([...lists].filter(([, always]) => always).map(([path]) => path)),
    crowded: new Set([...names].filter(([path, keys]) => path !== '' && keys.size > MANY_NAMES).map(([path]) => path)),
  }
}

/** The leaves at which two states differ. */
export function differingLeaves(a: unknown, b: unknown, shape: Shape): readonly LeafPath[] {
  const found = new Map<string, LeafPath>()
  const look = (x: unknown, y: unknown, path: LeafPath, place: string): void => {
    if (x === y) return
    if (!isObject(x) || !isObject(y) || Array.isArray(x) !== Array.isArray(y)) {
      found.set(path.join('.'), path)
      return
    }
    const isList = Array.isArray(x)
    if (isList && x.length !== y.length) found.set([...path, LENGTH].join('.'), [...path, LENGTH])
    const together = isList ? !shape.bySeat.has(place) : shape.crowded.has(place)
    for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
      if (isList && !(key in x && key in y)) continue
      look(x[key], y[key], [...path, together ? ANY : key], `${place}.${isList ? ANY : key}`)
    }
  }
  look(a, b, [], '')
  return [...found.values()]
}

/** The value of a leaf, as text. */
export function read(state: unknown, path: LeafPath): string {
  const values: unknown[] = []
  gather(state, path, 0, values)
  return JSON.stringify(values)
}

function gather(value: unknown, path: LeafPath, index: number, into: unknown[]): void {
  if (index === path.length) into.push(value)
  else if (path[index] === LENGTH) into.push(Array.isArray(value) ? value.length : value)
  else if (!isObject(value)) into.push(value)
  else if (path[index] !== ANY) gather(value[path[index]], path, index + 1, into)
  else for (const key in value) gather(value[key], path, index + 1, into)
}
