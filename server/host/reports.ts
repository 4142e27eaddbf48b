import { Fault } from '../fault.ts'
import { newId } from '../people/secrets.ts'
import { fields, maybeText, maybeWhole, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import type { Statement } from '../store/store.ts'

/** A player's report to the host about somebody's conduct. */
export interface Complaint {
  readonly person?: string
  readonly table?: string
  /** The line of the table's chat. */
  readonly line?: number
  readonly words: string
}

export interface KeptComplaint extends Complaint {
  readonly id: string
  readonly reporter: string | undefined
  readonly createdAt: number
  readonly closedAt: number | undefined
}

export class Reports extends Repository {
  async file(reporter: string, complaint: Complaint): Promise<string> {
    const id = newId()
    const { person = null, table = null, line = null, words } = complaint
    await this.store.commit([
      sql`INSERT INTO host_report (id, reporter, person, at_table, line, words, created_at)
        VALUES (${id}, ${reporter}, ${person}, ${table}, ${line}, ${words}, ${this.now()})`,
    ])
    return id
  }

  /** Open ones first, then latest first. */
  async list(atMost: number): Promise<readonly KeptComplaint[]> {
    return this.read('ORDER BY CASE WHEN closed_at IS NULL THEN 0 ELSE 1 END, created_at DESC LIMIT $1', [atMost])
  }

  async by(reporter: string): Promise<readonly KeptComplaint[]> {
    return this.read('WHERE reporter = $1 ORDER BY created_at', [reporter])
  }

  close(id: string): Promise<void> {
    return this.mark(id, this.now())
  }

  reopen(id: string): Promise<void> {
    return this.mark(id, null)
  }

  private async mark(id: string, closedAt: number | null): Promise<void> {
    const [rows] = await this.store.commit([sql`UPDATE host_report SET closed_at = ${closedAt} WHERE id = ${id} RETURNING id`])
    if (rows.length === 0) throw new Fault('not-found', 'there is no such report')
  }

  private async read(which: string, values: readonly (string | number)[]): Promise<readonly KeptComplaint[]> {
    const rows = await this.store.all(
      `SELECT id, reporter, person, at_table, line, words, created_at, closed_at FROM host_report ${which}`,
      values,
    )
    return rows.map((row) => ({
      ...fields(row, { id: text, reporter: maybeText, person: maybeText, line: maybeWhole, words: text, createdAt: whole }),
      table: maybeText(row, 'at_table'),
      closedAt: maybeWhole(row, 'closed_at'),
    }))
  }
}

/** Erases a person: the host keeps what they reported, without their name. */
export function forgetReporter(person: string): readonly Statement[] {
  return [
    sql`UPDATE host_report SET reporter = NULL WHERE reporter = ${person}`,
    sql`UPDATE host_report SET person = NULL WHERE person = ${person}`,
  ]
}
