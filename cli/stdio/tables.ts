import type { AnyGamePackage, AnyMatch } from '@fairground/kernel'
import { Refused, type Request } from './request.ts'

/** An open match. */
export interface Table {
  readonly gamePackage: AnyGamePackage
  readonly match: AnyMatch
  /** It began from a given position, so it has no record. */
  readonly put: boolean
}

const MOST_TABLES = 1000

/** Open matches by their handles. */
export class Tables {
  private readonly open = new Map<string, Table>()
  private opened = 0
  private last: string | undefined

  /** Refuses if no more match may be opened. */
  checkRoom(): void {
    if (this.open.size >= MOST_TABLES) throw new Refused('too-many', `${MOST_TABLES} matches are open; close one with "free" first`)
  }

  add(table: Table): string {
    const handle = `m${++this.opened}`
    this.open.set(handle, table)
    this.last = handle
    return handle
  }

  /** The match that a request names, or the last one that was opened. */
  find({ match = this.last }: Request): Table {
    if (match === undefined) throw new Refused('no-match', 'no match is open')
    const found = this.open.get(handleOf(match))
    if (found === undefined) throw notOpen(match)
    return found
  }

  free({ match }: Request): void {
    if (!this.open.delete(handleOf(match))) throw notOpen(match)
    if (this.last === match) this.last = [...this.open.keys()].at(-1)
  }
}

function handleOf(match: unknown): string {
  if (typeof match !== 'string') throw new Refused('malformed', 'match: must be the handle of a match')
  return match
}

function notOpen(match: unknown): Refused {
  return new Refused('no-match', `there is no open match ${match}`)
}
