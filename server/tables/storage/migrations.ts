import type { Migration } from '../../store/migrate.ts'

/**
 * The database schema of tables, oldest migration first. Never change a released migration. The keys (table, n) of entries and changes are
 * the lock: of two writers of one number, one gets a conflict and reads again.
 */
export const migrations: readonly Migration[] = [
  {
    id: 'tables-1',
    sql: [
      `CREATE TABLE game_table (
        id text PRIMARY KEY,
        code text UNIQUE,
        game text NOT NULL,
        visibility text NOT NULL,
        state text NOT NULL,
        owner text,
        created bigint NOT NULL,
        started bigint,
        ended bigint,
        touched bigint NOT NULL,
        n bigint NOT NULL,
        turn bigint NOT NULL,
        due bigint,
        setting text NOT NULL,
        seed text NOT NULL,
        begun text,
        clocks text,
        votes text NOT NULL,
        sent_away text NOT NULL,
        result text,
        rematch text,
        changes bigint NOT NULL
      )`,
      'CREATE INDEX game_table_listed ON game_table (visibility, state, created)',
      'CREATE INDEX game_table_due ON game_table (due)',
      'CREATE INDEX game_table_ended ON game_table (ended)',
      'CREATE INDEX game_table_owner ON game_table (owner)',
      `CREATE TABLE game_seat (
        table_id text NOT NULL,
        seat bigint NOT NULL,
        person text,
        name text,
        sitter text,
        ready bigint NOT NULL,
        word text,
        conceded bigint NOT NULL,
        wanted bigint NOT NULL,
        PRIMARY KEY (table_id, seat)
      )`,
      'CREATE INDEX game_seat_person ON game_seat (person)',
      `CREATE TABLE game_entry (
        table_id text NOT NULL,
        n bigint NOT NULL,
        at bigint NOT NULL,
        seat bigint NOT NULL,
        by text NOT NULL,
        deed text NOT NULL,
        client text,
        PRIMARY KEY (table_id, n)
      )`,
      'CREATE TABLE game_bookmark (table_id text PRIMARY KEY, n bigint NOT NULL, value text NOT NULL)',
      'CREATE TABLE game_change (table_id text NOT NULL, n bigint NOT NULL, PRIMARY KEY (table_id, n))',
      `CREATE TABLE game_chat (
        table_id text NOT NULL,
        n bigint NOT NULL,
        at bigint NOT NULL,
        person text,
        name text,
        seat bigint,
        text text,
        client text,
        PRIMARY KEY (table_id, n)
      )`,
      'CREATE INDEX game_chat_person ON game_chat (person)',
      'CREATE TABLE game_note (table_id text NOT NULL, person text NOT NULL, text text NOT NULL, PRIMARY KEY (table_id, person))',
      'CREATE INDEX game_note_person ON game_note (person)',
      `CREATE TABLE game_report (
        id text PRIMARY KEY,
        table_id text NOT NULL,
        n bigint NOT NULL,
        at bigint NOT NULL,
        person text,
        text text NOT NULL,
        record text NOT NULL
      )`,
      'CREATE TABLE game_availability (person text PRIMARY KEY, value text NOT NULL)',
      'CREATE TABLE game_house (id bigint PRIMARY KEY, alive bigint NOT NULL)',
    ],
  },
  { id: 'tables-2', sql: ['ALTER TABLE game_seat ADD COLUMN word_from text'] },
  { id: 'tables-3', sql: ['ALTER TABLE game_seat ADD COLUMN former text', 'CREATE INDEX game_seat_former ON game_seat (former)'] },
  {
    // Options, which may contain a custom edition, get their own row: lists of tables do not need them. And sizes in bytes, for quotas.
    id: 'tables-4',
    sql: [
      'CREATE TABLE game_setting (table_id text PRIMARY KEY, value text NOT NULL, bytes bigint NOT NULL)',
      'INSERT INTO game_setting (table_id, value, bytes) SELECT id, setting, length(setting) FROM game_table',
      'CREATE INDEX game_setting_bytes ON game_setting (bytes)',
      'ALTER TABLE game_report ADD COLUMN bytes bigint NOT NULL DEFAULT 0',
      'UPDATE game_report SET bytes = length(record)',
      'CREATE INDEX game_report_person ON game_report (person, bytes)',
    ],
  },
  { id: 'tables-5+', sql: ['ALTER TABLE game_chat ADD COLUMN hint bigint'] },
  { id: 'tables-6+', sql: ['ALTER TABLE game_chat ADD COLUMN phrase text', 'ALTER TABLE game_chat ADD COLUMN room text'] },
  // Called as everywhere else, in the release whose other migrations an older one does not survive either.
  { id: 'tables-7', sql: ['ALTER TABLE game_entry RENAME COLUMN deed TO command'] },
  {
    id: 'tables-8',
    sql: ['ALTER TABLE game_bookmark RENAME TO game_checkpoint', 'ALTER TABLE game_house RENAME TO game_heartbeat'],
  },
]
