import { Conflict, type Store } from './store.ts'

/** One migration of the store. Once released it is never changed; changes come as a new one. */
export interface Migration {
  /**
   * Unique in the whole server, such as `tables-1`. A + at the end means that it only adds what the previous release can ignore: new
   * tables, indexes and optional columns. That release may run next to the new one, and be started again.
   */
  readonly id: string
  readonly sql: readonly string[]
}

/** The store was written by a newer release. */
export class NewerStore extends Error {}

/**
 * Migrates a store to this release, one migration per commit. Before the first migration of a store that is not new, it backs up the
 * embedded store to the given path; a shared database has backups of its own, and not every process should copy it. Returns the
 * migrations that were applied.
 */
export async function migrate(store: Store, migrations: readonly Migration[], backup: string): Promise<readonly string[]> {
  await makeTable(store)
  const done = new Set((await store.all('SELECT id FROM migration')).map(({ id }) => String(id)))
  const known = new Set(migrations.map(({ id }) => id))
  const unknown = [...done].filter((id) => !known.has(id) && !id.endsWith('+'))
  if (unknown.length > 0)
    throw new NewerStore(`the store was written by a newer release (${unknown.join(', ')}); run that one, or restore a backup`)
  const steps = migrations.filter(({ id }) => !done.has(id))
  if (steps.length > 0 && done.size > 0 && store.notifier === undefined) await store.backup(backup)
  for (const step of steps) await take(store, step)
  return steps.map(({ id }) => id)
}

async function makeTable(store: Store): Promise<void> {
  const sql = 'CREATE TABLE IF NOT EXISTS migration (id text PRIMARY KEY, at bigint NOT NULL)'
  try {
    await store.commit([{ sql }])
  } catch (error) {
    // Another process creates it at the same time, and PostgreSQL reports a duplicate name.
    if (!(error instanceof Conflict)) throw error
    await store.commit([{ sql }])
  }
}

async function take(store: Store, { id, sql }: Migration): Promise<void> {
  try {
    await store.commit([
      { sql: 'INSERT INTO migration (id, at) VALUES ($1, $2)', values: [id, Date.now()] },
      ...sql.map((statement) => ({ sql: statement })),
    ])
  } catch (error) {
    // Another process applied this migration at the same time.
    if (!(error instanceof Conflict)) throw error
  }
}
