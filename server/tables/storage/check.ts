import type { AnyGamePackage } from '@fairground/kernel'
import type { Store } from '../../store/store.ts'
import type { TableId } from '../api.ts'
import { openMatchLog, readStored } from '../match/match-log.ts'
import { RulesCache } from '../rules-cache.ts'
import { readTable } from './sql.ts'

/** How a running match replays under these rules. */
export interface Checked {
  readonly table: TableId
  readonly game: string
  readonly entries: number
  /** Missing if it replays as it was played. */
  readonly differs?: string
}

const PAGE = 100

/** Replays every running match of a store, before an upgrade: `serve` would freeze those that differ. Changes nothing. */
export async function* checkRunning(store: Store, games: Readonly<Record<string, () => Promise<AnyGamePackage>>>): AsyncIterable<Checked> {
  const rulesCache = new RulesCache(games)
  let last = ''
  for (;;) {
    const rows = await store.all("SELECT id FROM game_table WHERE state = 'running' AND id > $1 ORDER BY id LIMIT $2", [last, PAGE])
    if (rows.length === 0) return
    for (const { id } of rows) {
      last = String(id)
      const table = await readTable(store, last)
      if (table === undefined) continue
      const matchLog = await openMatchLog(rulesCache, table, await readStored(store, table.id))
      const differs = typeof matchLog === 'string' ? matchLog : await matchLog.confirm()
      yield { table: table.id, game: table.game, entries: table.n, ...(differs !== undefined && { differs }) }
    }
  }
}
