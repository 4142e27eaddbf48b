import type { Status } from '@fairground/kernel'
import type { Path } from './fields.ts'

/** Changes of an edition: each returns a new one that shares the unchanged parts. */

type Holder = Readonly<Record<string | number, unknown>>

export function valueAt(value: unknown, path: Path): unknown {
  let at = value
  for (const part of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = (at as Holder)[part]
  }
  return at
}

export function put<T>(value: T, path: Path, next: unknown): T {
  if (path.length === 0) return next as T
  const [part, ...rest] = path
  const inner = put((value as Holder)[part], rest, next)
  if (Array.isArray(value)) return value.with(Number(part), inner) as T
  return { ...value, [part]: inner } as T
}

/** Removes an item from a list, or an optional field from a record. */
export function takeOut<T>(value: T, path: Path): T {
  const part = path.at(-1)
  const above = path.slice(0, -1)
  const holder = valueAt(value, above)
  if (Array.isArray(holder)) return put(value, above, holder.toSpliced(Number(part), 1))
  const { [String(part)]: _, ...left } = holder as Record<string, unknown>
  return put(value, above, left)
}

export function putIn<T>(value: T, list: Path, item: unknown, at?: number): T {
  const items = valueAt(value, list) as readonly unknown[]
  return put(value, list, items.toSpliced(at ?? items.length, 0, item))
}

export interface KnownValue {
  readonly value: unknown
  readonly status: Status
}

export function isFact(value: unknown): value is KnownValue {
  return typeof value === 'object' && value !== null && 'value' in value && 'status' in value
}

/** Every fact within a value, by its path. */
export function factsIn(value: unknown, at: Path = []): readonly { readonly path: Path; readonly fact: KnownValue }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isFact(value)) return [{ path: at, fact: value }]
  return Object.entries(value).flatMap(([name, inner]) => factsIn(inner, [...at, Array.isArray(value) ? Number(name) : name]))
}

/** Sets the status of every fact below a path, with exceptions. */
export function withStatus<T>(value: T, path: Path, status: Status, isLeft: (path: Path) => boolean = () => false): T {
  return factsIn(valueAt(value, path), path)
    .filter(({ path: at }) => !isLeft(at))
    .reduce((edition, { path: at }) => put(edition, [...at, 'status'], status), value)
}

/** The fact that contains a path, if there is one. */
export function factAround(value: unknown, path: Path): Path | undefined {
  for (let length = path.length; length >= 0; length--) if (isFact(valueAt(value, path.slice(0, length)))) return path.slice(0, length)
  return undefined
}
