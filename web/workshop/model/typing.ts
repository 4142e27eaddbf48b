import { canonical, type Edition, type Status } from '@fairground/kernel'
import { counterpart } from './counterpart.ts'
import { factAround, isFact, put, putIn, takeOut, valueAt } from './edit.ts'
import type { Path } from './fields.ts'

/** A form's changes to an edition. A typed value gets the status of typed values; an undone one gets its old status back. */

export function typed(edition: Edition, builtIn: Edition, path: Path, value: unknown, status: Status): Edition {
  return known(put(edition, path, value), edition, builtIn, path, status)
}

export function added(edition: Edition, builtIn: Edition, list: Path, item: unknown, status: Status, at?: number): Edition {
  return known(putIn(edition, list, item, at), edition, builtIn, list, status)
}

export function removed(edition: Edition, builtIn: Edition, path: Path, status: Status): Edition {
  return known(takeOut(edition, path), edition, builtIn, path.slice(0, -1), status)
}

function known(next: Edition, before: Edition, builtIn: Edition, path: Path, status: Status): Edition {
  const around = factAround(before, path)
  if (around === undefined) return next
  const fact = valueAt(next, around)
  const other = counterpart(next, builtIn, around)
  if (!isFact(fact)) return next
  const back = isFact(other) && canonical(other.value) === canonical(fact.value)
  return put(next, [...around, 'status'], back ? other.status : status)
}
