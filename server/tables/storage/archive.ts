import { type MatchRecord, record } from '@fairground/kernel'
import { TableRefusal } from '../api.ts'
import type { TablesContext } from '../context.ts'
import { LiveTable } from '../match/live-table.ts'

/** Finished matches, as records. */

export function recordOf(live: LiveTable): MatchRecord {
  if (live.table.state !== 'over') throw new TableRefusal('not-over', 'the record is available when the match is over')
  if (live.match === undefined) throw new TableRefusal('frozen', 'the record needs the release with which the match was played')
  return record(live.match)
}

export async function* records(context: TablesContext): AsyncIterable<MatchRecord> {
  let last = { ended: 0, id: '' }
  for (;;) {
    const rows = await context.store.all(
      "SELECT id, ended FROM game_table WHERE state = 'over' AND (ended > $1 OR (ended = $1 AND id > $2)) ORDER BY ended, id LIMIT 100",
      [last.ended, last.id],
    )
    if (rows.length === 0) return
    for (const row of rows) {
      const live = await LiveTable.load(context, String(row.id))
      if (live?.match !== undefined) yield record(live.match)
    }
    const { ended, id } = rows[rows.length - 1]
    last = { ended: Number(ended), id: String(id) }
  }
}
