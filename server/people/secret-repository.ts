import { text } from '../row.ts'
import { raw, sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import type { Statement } from '../store/store.ts'

/** How old "last seen" may be before it is updated: each update costs a write. */
const SEEN_EVERY = 10 * 60 * 1000

/** Sessions and access tokens: a person may have several, and what was opened with one is closed when it ends. */
export abstract class SecretRepository extends Repository {
  protected abstract readonly table: 'person_session' | 'person_token'
  private readonly onEnd = new Set<(ids: readonly string[]) => void>()

  /** Calls the listener with the ids of those that have ended. */
  ended(listener: (ids: readonly string[]) => void): void {
    this.onEnd.add(listener)
  }

  /** Ends those that fit, and returns their ids. */
  protected async delete(which: Statement): Promise<readonly string[]> {
    const [rows] = await this.store.commit([sql`DELETE FROM ${raw(this.table)} WHERE ${which} RETURNING id`])
    const ids = rows.map((row) => text(row, 'id'))
    if (ids.length > 0) for (const listener of this.onEnd) listener(ids)
    return ids
  }

  /** It has been used just now. */
  protected async touch(person: string, id: string, seenAt = 0): Promise<void> {
    const at = this.now()
    if (at - seenAt <= SEEN_EVERY) return
    await this.store.commit([
      sql`UPDATE ${raw(this.table)} SET seen_at = ${at} WHERE id = ${id}`,
      sql`UPDATE person SET seen_at = ${at} WHERE id = ${person}`,
    ])
  }
}
