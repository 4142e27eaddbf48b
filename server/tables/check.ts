import type { AnyGamePackage } from '@fairground/kernel'
import type { Store } from '../store/store.ts'
import type { TableId } from './api.ts'
import { Shelf } from './shelf.ts'
import { readTables } from './sql.ts'
import { openStory, readStored } from './story.ts'

/** What became of a running match under these rules. */
export interface Checked {
  readonly table: TableId
  readonly game: string
  readonly entries: number
  /** Missing when it is played as it was. */
  readonly differs?: string
}

const PAGE = 100

/** Plays every running match of a store again, before an upgrade: those that differ would be frozen by `serve`. Changes nothing. */
export async function* checkRunning(store: Store, games: Readonly<Record<string, () => Promise<AnyGamePackage>>>): AsyncIterable<Checked> {
  const shelf = new Shelf(games)
  let last = ''
  for (;;) {
    const tables = await readTables(store, "state = 'running' AND id > $1 ORDER BY id LIMIT $2", [last, PAGE])
    if (tables.length === 0) return
    for (const table of tables) {
      const story = await openStory(shelf, table, await readStored(store, table.id))
      const differs = typeof story === 'string' ? story : await story.confirm()
      yield { table: table.id, game: table.game, entries: table.n, ...(differs !== undefined && { differs }) }
      last = table.id
    }
  }
}
