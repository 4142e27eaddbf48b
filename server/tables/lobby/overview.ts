import type { TableOverview } from '@fairground/protocol'
import type { Store } from '../../store/store.ts'
import { readTables } from '../storage/sql.ts'
import { summaryOf, type Table } from '../table.ts'

/** How long an answer is cached for everybody, in milliseconds: however many ask, the store is read once. */
const FRESH = 5000
const SHOWN = 8
/** How many of the newest to search for those that ended last; those that began together end at different times. */
const LOOKED_AT = 40

/** An overview of the server's listed tables: waiting, running, ended. Never includes private tables. */
export function openTableOverview(store: Store, now: () => number): () => Promise<TableOverview> {
  let kept: { readonly at: number; readonly overview: Promise<TableOverview> } | undefined
  return () => {
    if (kept === undefined || now() - kept.at >= FRESH || now() < kept.at) {
      const asked = { at: now(), overview: look(store) }
      kept = asked
      // Do not cache a failure.
      asked.overview.catch(() => {
        if (kept === asked) kept = undefined
      })
    }
    return kept.overview
  }
}

async function look(store: Store): Promise<TableOverview> {
  const [waiting, running, over, counted] = await Promise.all([
    listed(store, "state = 'open' AND EXISTS (SELECT 1 FROM game_seat WHERE table_id = game_table.id AND sitter IS NULL)", SHOWN),
    listed(store, "state = 'running'", SHOWN),
    listed(store, "state = 'over'", LOOKED_AT),
    store.all("SELECT game, count(*) AS tables FROM game_table WHERE visibility = 'listed' AND state IN ('open', 'running') GROUP BY game"),
  ])
  const ranked = over.filter(({ result }) => result?.places !== undefined)
  return {
    waiting: waiting.map((table) => summaryOf(table)),
    running: running.map((table) => summaryOf(table)),
    over: ranked
      .toSorted((a, b) => (b.ended ?? 0) - (a.ended ?? 0))
      .slice(0, SHOWN)
      .map((table) => summaryOf(table)),
    games: Object.fromEntries(counted.map(({ game, tables }) => [String(game), Number(tables)])),
  }
}

function listed(store: Store, condition: string, limit: number): Promise<readonly Table[]> {
  return readTables(store, `visibility = 'listed' AND ${condition} ORDER BY created DESC, id LIMIT $1`, [limit])
}
