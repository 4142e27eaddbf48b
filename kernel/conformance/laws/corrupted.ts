import { same } from '../../json.ts'
import type { OpaqueRules } from '../opaque.ts'
import { at, clone, isObject, type Path, showPath } from '../plain.ts'
import type { Verdict } from './law.ts'

/** Makes a sound state unsound, in place; does nothing if it does not apply to a state. */
export type Corrupt = (state: never) => void

/** Law 6: `check` finds a state corrupted in a given way, wherever that way applies. */
export function corruptedStates(rules: OpaqueRules, positions: readonly unknown[], corrupt: Corrupt): Verdict {
  let applied = 0
  for (const position of positions) {
    const corrupted = clone(position)
    corrupt(corrupted as never) // the game's own state, which the battery does not know by type
    if (same(corrupted, position)) continue
    applied++
    if (rules.check(corrupted).length === 0) return `check says nothing about ${JSON.stringify(corrupted)}`
  }
  return applied === 0 ? 'it applied to no position' : undefined
}

/** Law 6: `check` accepts anything, never throws, and rejects what is no state at all. */
export function invalidStates(rules: OpaqueRules, positions: readonly unknown[]): Verdict {
  for (const garbage of [undefined, null, 0, '', 'state', true, [], {}, () => {}, new Map(), Number.NaN])
    if (rules.check(garbage).length === 0) return `check takes ${String(garbage)} for a state`
  for (const position of positions)
    for (const path of pathsOf(position, [])) {
      const corrupted = replaced(position, path)
      if (rules.check(corrupted).length === 0) return `check takes ${JSON.stringify(at(corrupted, path))} at ${showPath(path)}`
    }
  return lacking(rules, positions)
}

/** `check` must notice if a field that every state has is missing. */
function lacking(rules: OpaqueRules, positions: readonly unknown[]): Verdict {
  const fields = positions.map((position) => new Set(isObject(position) ? Object.keys(position) : []))
  const always = [...(fields[0] ?? [])].filter((field) => fields.every((each) => each.has(field)))
  for (const field of always) {
    const { [field]: _, ...rest } = clone(positions[0]) as Record<string, unknown> // it has fields, see above
    if (rules.check(rest).length === 0) return `check does not miss ${field}`
  }
  return undefined
}

function pathsOf(value: unknown, path: Path): readonly Path[] {
  if (!isObject(value)) return [path]
  const inner = Object.keys(value).flatMap((key) => pathsOf(value[key], [...path, key]))
  return path.length === 0 ? inner : [path, ...inner]
}

/** The state with a value of a wrong type at a path. */
function replaced(position: unknown, path: Path): unknown {
  const corrupted = clone(position)
  const holder = at(corrupted, path.slice(0, -1)) as Record<string | number, unknown> // paths come from the state itself
  const last = path[path.length - 1]
  holder[last] = isObject(holder[last]) ? 'wrong' : { wrong: true }
  return corrupted
}
