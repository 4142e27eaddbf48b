import type { Migration } from '../store/migrate.ts'

/** Who waits for a game, and for whom a table was found. One request per person: the key prevents seating anybody twice. */
export const migrations: readonly Migration[] = [
  {
    id: 'pairing-1+',
    sql: [
      `CREATE TABLE pairing_wish (
        person text PRIMARY KEY,
        game text NOT NULL,
        seats text NOT NULL,
        pace text NOT NULL,
        rated bigint NOT NULL,
        bots_after bigint,
        bots bigint NOT NULL,
        since bigint NOT NULL,
        seen bigint NOT NULL,
        table_id text,
        found_at bigint
      )`,
      'CREATE INDEX pairing_wish_table ON pairing_wish (table_id)',
    ],
  },
  { id: 'pairing-2', sql: ['ALTER TABLE pairing_wish RENAME TO matchmaking_request'] },
]
