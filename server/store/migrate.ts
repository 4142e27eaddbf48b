import { Conflict, type Store } from './store.ts'

/** One step of the store's shape. Once released it is never changed; the next step is a new one. */
export interface Migration {
  /**
   * Unique in the whole server, such as `tables-1`. One that ends in + only adds what the release before can do without: new tables,
   * new indexes, new columns that may be left out. That release may run beside the new one, and be started again.
   */
  readonly id: string
  readonly sql: readonly string[]
}

/** The store was written by a release that came after this one. */
export class NewerStore extends Error {}

/**
 * Brings a store forward to what this release needs, one step a commit. Before the first step on a store that is not new, a
 * backup of the embedded store is taken to the path given; a database that many processes share has backups of its own, and is not
 * copied by each of them. Answers which steps were taken.
 */
export async function migrate(store: Store, migrations: readonly Migration[], backup: string): Promise<readonly string[]> {
  await makeTable(store)
  const done = new Set((await store.all('SELECT id FROM migration')).map(({ id }) => String(id)))
  const known = new Set(migrations.map(({ id }) => id))
  const unknown = [...done].filter((id) => !known.has(id) && !id.endsWith('+'))
  if (unknown.length > 0)
    throw new NewerStore(`the store was written by a newer release (${unknown.join(', ')}); run that one, or restore a backup`)
  const steps = migrations.filter(({ id }) => !done.has(id))
  if (steps.length > 0 && done.size > 0 && store.bell === undefined) await store.backup(backup)
  for (const step of steps) await take(store, step)
  return steps.map(({ id }) => id)
}

async function makeTable(store: Store): Promise<void> {
  const sql = 'CREATE TABLE IF NOT EXISTS migration (id text PRIMARY KEY, at bigint NOT NULL)'
  try {
    await store.commit([{ sql }])
  } catch (error) {
    // Another process makes it at the same time, and PostgreSQL sees two of one name.
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
    // Another process took this step at the same time.
    if (!(error instanceof Conflict)) throw error
  }
}
