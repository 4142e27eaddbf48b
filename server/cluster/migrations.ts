import type { Migration } from '../store/migrate.ts'

/** What processes that share a store know about each other. The embedded store has these tables too, but they stay empty. */
export const migrations: readonly Migration[] = [
  {
    id: 'cluster-1+',
    sql: [
      'CREATE TABLE house_process (id text PRIMARY KEY, role text NOT NULL, alive bigint NOT NULL)',
      // An overdue table is handled by one process at a time.
      'CREATE TABLE game_lease (table_id text PRIMARY KEY, process text NOT NULL, until bigint NOT NULL)',
      `CREATE TABLE game_presence (
        table_id text NOT NULL,
        person text NOT NULL,
        process text NOT NULL,
        here bigint NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (table_id, person, process)
      )`,
      'CREATE INDEX game_presence_process ON game_presence (process)',
      'CREATE TABLE house_rate (name text PRIMARY KEY, tokens bigint NOT NULL, at bigint NOT NULL)',
    ],
  },
  {
    id: 'cluster-2',
    sql: ['ALTER TABLE house_process RENAME TO server_process', 'ALTER TABLE house_rate RENAME TO server_rate'],
  },
]
