/** What the host keeps. A migration that was released is never changed. */
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
] as const
