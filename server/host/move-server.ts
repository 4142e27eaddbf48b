import { SILENT } from '../cluster/processes.ts'
import { migrations } from '../migrations.ts'
import { CannotMove, type MoveResult, moveStore } from '../store/move-store.ts'
import type { Store } from '../store/store.ts'

/** Moves the data of a server that is not running. */
export async function moveServer(from: Store, to: Store, progress?: (table: string, rows: number) => void): Promise<MoveResult> {
  for (const store of [from, to]) await refuseServed(store)
  return moveStore(from, to, migrations, progress)
}

async function refuseServed(store: Store): Promise<void> {
  const rows = await store.all('SELECT id FROM server_process WHERE alive > $1', [Date.now() - SILENT]).catch(() => [])
  if (rows.length > 0) throw new CannotMove(`${rows.length} processes use this database; stop them first`)
}
