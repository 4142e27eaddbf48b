import type { Migration } from '../store/migrate.ts'

/** Reviews made on this server, and people's attempts at puzzles. */
export const migrations: readonly Migration[] = [
  {
    id: 'review-1+',
    sql: [
      // Accuracies are whole hundredths; they are kept longer than the review itself.
      `CREATE TABLE review_made (
        table_id text NOT NULL,
        seat bigint NOT NULL,
        asked_by text,
        asked_at bigint NOT NULL,
        done_at bigint,
        failed text,
        accuracy bigint,
        error bigint,
        decisions bigint,
        review text,
        PRIMARY KEY (table_id, seat)
      )`,
      `CREATE TABLE puzzle_solver (
        person text NOT NULL,
        game text NOT NULL,
        rating bigint NOT NULL,
        deviation bigint NOT NULL,
        tried bigint NOT NULL,
        solved bigint NOT NULL,
        last_at bigint NOT NULL,
        PRIMARY KEY (person, game)
      )`,
      `CREATE TABLE puzzle_tried (
        person text NOT NULL,
        puzzle text NOT NULL,
        game text NOT NULL,
        solved bigint NOT NULL,
        day text NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (person, puzzle)
      )`,
      `CREATE TABLE puzzle_known (
        puzzle text PRIMARY KEY,
        rating bigint NOT NULL,
        deviation bigint NOT NULL,
        tried bigint NOT NULL
      )`,
    ],
  },
  {
    id: 'review-2+',
    sql: [
      'CREATE INDEX review_open ON review_made (asked_at) WHERE done_at IS NULL',
      // A host's request for puzzles of one game; seed and number of games played tell a process that takes over where to continue.
      `CREATE TABLE puzzle_making (
        game text PRIMARY KEY,
        seed text NOT NULL,
        wanted bigint NOT NULL,
        games bigint NOT NULL,
        asked_at bigint NOT NULL,
        done_at bigint,
        because text
      )`,
      `CREATE TABLE puzzle_made (
        puzzle text PRIMARY KEY,
        game text NOT NULL,
        version bigint NOT NULL,
        seed text NOT NULL,
        at bigint NOT NULL,
        data text NOT NULL
      )`,
      'CREATE INDEX puzzle_made_game ON puzzle_made (game)',
    ],
  },
  {
    id: 'review-3+',
    sql: [
      // Matches whose openings are counted: each once, by the first process.
      'CREATE TABLE opening_counted (table_id text PRIMARY KEY)',
      `CREATE TABLE opening_matches (
        game text NOT NULL,
        version bigint NOT NULL,
        seats bigint NOT NULL,
        games bigint NOT NULL,
        PRIMARY KEY (game, version, seats)
      )`,
      // Wins are whole sixtieths: two to six may share one.
      `CREATE TABLE opening_count (
        game text NOT NULL,
        version bigint NOT NULL,
        seats bigint NOT NULL,
        place bigint NOT NULL,
        question text NOT NULL,
        answer text NOT NULL,
        games bigint NOT NULL,
        won bigint NOT NULL,
        PRIMARY KEY (game, version, seats, place, question, answer)
      )`,
    ],
  },
  {
    id: 'review-4+',
    // How many decisions of each class, in this order; older reviews have none.
    sql: ['best', 'good', 'slip', 'blunder'].map((kind) => `ALTER TABLE review_made ADD COLUMN ${kind} bigint`),
  },
]
