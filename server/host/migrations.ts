/** The tables of the host's tools. A released migration is never changed. */
export const migrations = [
  {
    id: 'host-1',
    sql: [
      `CREATE TABLE host_setting (
        name text PRIMARY KEY,
        value text NOT NULL
      )`,
      `CREATE TABLE host_invitation (
        code text PRIMARY KEY,
        note text NOT NULL,
        uses_left bigint NOT NULL,
        created_at bigint NOT NULL,
        expires_at bigint NOT NULL
      )`,
      `CREATE TABLE host_report (
        id text PRIMARY KEY,
        reporter text,
        person text,
        at_table text,
        line bigint,
        words text NOT NULL,
        created_at bigint NOT NULL,
        closed_at bigint
      )`,
      'CREATE INDEX host_report_created ON host_report (created_at)',
    ],
  },
  {
    id: 'host-2+',
    sql: [
      `CREATE TABLE host_deed (
        id text PRIMARY KEY,
        at bigint NOT NULL,
        host text NOT NULL,
        name text NOT NULL,
        target text NOT NULL,
        deed text NOT NULL,
        undone_at bigint,
        undone_by text
      )`,
      'CREATE INDEX host_deed_at ON host_deed (at)',
      'CREATE INDEX host_deed_target ON host_deed (target)',
    ],
  },
  {
    id: 'host-3',
    sql: ['ALTER TABLE host_deed RENAME TO host_action', 'ALTER TABLE host_action RENAME COLUMN deed TO action'],
  },
] as const
