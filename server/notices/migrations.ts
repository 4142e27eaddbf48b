/** How people are notified of their turns. A released migration is never changed. */
export const migrations = [
  {
    id: 'notices-1',
    sql: [
      `CREATE TABLE notice_push (
        endpoint text PRIMARY KEY,
        person text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        created_at bigint NOT NULL
      )`,
      'CREATE INDEX notice_push_person ON notice_push (person)',
      `CREATE TABLE notice_webhook (
        person text PRIMARY KEY,
        url text NOT NULL,
        secret text NOT NULL,
        failures bigint NOT NULL DEFAULT 0,
        created_at bigint NOT NULL
      )`,
      `CREATE TABLE notice_mail (
        person text PRIMARY KEY,
        address text NOT NULL,
        confirmed_at bigint,
        hash text NOT NULL,
        expires_at bigint NOT NULL
      )`,
      'CREATE INDEX notice_mail_hash ON notice_mail (hash)',
      `CREATE TABLE notice_sent (
        person text NOT NULL,
        at_table text NOT NULL,
        n bigint NOT NULL,
        PRIMARY KEY (person, at_table)
      )`,
    ],
  },
  { id: 'notices-2', sql: ['ALTER TABLE notice_push ADD COLUMN session text'] },
] as const
