import type { Log } from './log.ts'
import { text } from './row.ts'
import { sql } from './sql.ts'
import type { Store } from './store/store.ts'
import type { Ended, TableEvent, Tables } from './tables/api.ts'

const PAGE = 100

export interface MatchEndSetting {
  readonly store: Store
  readonly tables: Tables
  readonly log: Log
  /** The row of the host's settings that stores the progress. */
  readonly row: string
  /** Must be idempotent: some matches are reported twice. */
  readonly work: (ended: Ended) => Promise<void>
}

/** Does something with every match that ends: usually at once; what a crash prevented, at the next start. */
export class MatchEndHandler {
  private readonly setting: MatchEndSetting
  /** One at a time, so that two matches of the same people do not conflict. */
  private last: Promise<void> = Promise.resolve()

  constructor(setting: MatchEndSetting) {
    this.setting = setting
  }

  happened(event: TableEvent): void {
    if (event.kind !== 'ended') return
    const { ended } = event
    const { work, log, row } = this.setting
    this.last = this.last
      .then(() => work(ended))
      .catch((error) =>
        log.error(
          { err: error, table: ended.table, row },
          'the work after the end of a match failed; it will be repeated at the next start',
        ),
      )
  }

  /** Everything up to now, in the order it ended. */
  async catchUp(): Promise<void> {
    const { store, tables, row, work } = this.setting
    const rows = await store.all('SELECT value FROM host_setting WHERE name = $1', [row])
    let after = rows.length === 0 ? 0 : Number(text(rows[0], 'value'))
    for (;;) {
      const page = await tables.endedAfter(after, PAGE)
      for (const ended of page) await work(ended)
      const reached = page.at(-1)?.at
      if (reached === undefined) return
      // Those that ended in the same millisecond as the last of a page come again, which does no harm.
      after = page.length < PAGE || reached - 1 <= after ? reached : reached - 1
      await store.commit([
        sql`INSERT INTO host_setting (name, value) VALUES (${row}, ${String(after)})
          ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      ])
    }
  }

  /** Resolves when all matches that have ended so far are done. */
  settled(): Promise<void> {
    return this.last
  }
}
