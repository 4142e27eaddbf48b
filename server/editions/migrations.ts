import type { Migration } from '../store/migrate.ts'

/** Editions in accounts. The device chooses the id, so that the same box is the same row on every device. */
export const migrations: readonly Migration[] = [
  {
    id: 'editions-1+',
    sql: [
      `CREATE TABLE kept_edition (
        person text NOT NULL,
        id text NOT NULL,
        game text NOT NULL,
        name text NOT NULL,
        version bigint NOT NULL,
        body text NOT NULL,
        bytes bigint NOT NULL,
        code text UNIQUE,
        offered bigint NOT NULL DEFAULT 0,
        created_at bigint NOT NULL,
        touched_at bigint NOT NULL,
        PRIMARY KEY (person, id)
      )`,
      'CREATE INDEX kept_edition_offered ON kept_edition (offered, game)',
    ],
  },
  // So that values typed on another device have the same status as on this one.
  { id: 'editions-2+', sql: ["ALTER TABLE kept_edition ADD COLUMN kind text NOT NULL DEFAULT 'box'"] },
]
