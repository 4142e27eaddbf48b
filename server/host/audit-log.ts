import type { HostSettings } from '@fairground/protocol'
import { Fault } from '../fault.ts'
import type { Person } from '../people/person.ts'
import { newId } from '../people/secrets.ts'
import { fields, maybeText, maybeWhole, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import type { Row, Statement } from '../store/store.ts'

/** An action of a host, with everything needed to undo it. */
export type HostAction =
  | { readonly kind: 'mute' | 'ban'; readonly before: number; readonly until: number }
  | { readonly kind: 'host'; readonly before: boolean }
  | { readonly kind: 'settings'; readonly before: Partial<HostSettings> }
  | {
      readonly kind: 'line'
      readonly line: number
      readonly author: string | undefined
      readonly text: string
      readonly phrase: string | undefined
    }
  | { readonly kind: 'close-report' | 'invitation' | 'withdraw' | 'end-table' | 'erase' | 'reset-link' }

export interface AuditEntry {
  readonly id: string
  readonly at: number
  /** The id of the host who did it; the server's own key belongs to no person. */
  readonly host: string
  readonly name: string
  /** The person or thing it was done to. */
  readonly target: string
  readonly action: HostAction
  readonly undoneAt: number | undefined
}

const FOR_GOOD: ReadonlySet<HostAction['kind']> = new Set(['withdraw', 'end-table', 'erase', 'reset-link'])

export function canUndo({ action, undoneAt }: Pick<AuditEntry, 'action' | 'undoneAt'>): boolean {
  return undoneAt === undefined && !FOR_GOOD.has(action.kind)
}

/** The log of hosts' actions. An entry is written before the action is done, and removed if the action fails. */
export class AuditLog extends Repository {
  async doing<T>(host: Person, target: string, action: HostAction, act: () => Promise<T>): Promise<T> {
    const id = newId()
    await this.store.commit([
      sql`INSERT INTO host_action (id, at, host, name, target, action)
        VALUES (${id}, ${this.now()}, ${host.id}, ${host.name}, ${target}, ${JSON.stringify(action)})`,
    ])
    try {
      return await act()
    } catch (error) {
      await this.store.commit([sql`DELETE FROM host_action WHERE id = ${id}`])
      throw error
    }
  }

  async list(atMost: number): Promise<readonly AuditEntry[]> {
    return (await this.store.all(`SELECT ${COLUMNS} FROM host_action ORDER BY at DESC, id LIMIT $1`, [atMost])).map(entryIn)
  }

  /** Undoes an action once, by `undo`, which does the opposite. */
  async undo(id: string, by: Person, undo: (kept: AuditEntry) => Promise<void>): Promise<void> {
    const [row] = await this.store.all(`SELECT ${COLUMNS} FROM host_action WHERE id = $1`, [id])
    if (row === undefined) throw new Fault('not-found', 'there is no such action')
    const kept = entryIn(row)
    if (!canUndo(kept)) throw new Fault('conflict', 'this cannot be undone, or was undone already')
    const [taken] = await this.store.commit([
      sql`UPDATE host_action SET undone_at = ${this.now()}, undone_by = ${by.id} WHERE id = ${id} AND undone_at IS NULL RETURNING id`,
    ])
    if (taken.length === 0) throw new Fault('conflict', 'this was undone already')
    try {
      await undo(kept)
    } catch (error) {
      await this.store.commit([sql`UPDATE host_action SET undone_at = NULL, undone_by = NULL WHERE id = ${id}`])
      throw error
    }
  }
}

const COLUMNS = 'id, at, host, name, target, action, undone_at'

/** Erases a person: what they said and what was done to them is deleted; that something was done stays. */
export function forgetAuditEntries(person: string): readonly Statement[] {
  return [
    sql`UPDATE host_action SET target = '', action = '{"kind":"erase"}' WHERE target = ${person}`,
    sql`UPDATE host_action SET action = '{"kind":"erase"}' WHERE action LIKE ${`%"author":"${person}"%`}`,
    sql`UPDATE host_action SET name = '' WHERE host = ${person}`,
  ]
}

function entryIn(row: Row): AuditEntry {
  return {
    ...fields(row, { id: text, at: whole, host: text, target: text, undoneAt: maybeWhole }),
    name: maybeText(row, 'name') ?? '',
    action: JSON.parse(text(row, 'action')), // written by `doing`
  }
}
