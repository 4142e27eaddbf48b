/** The tables of tournaments. A released migration is never changed. */
export const migrations = [
  {
    id: 'tournaments-1+',
    sql: [
      `CREATE TABLE tournament (
        id text PRIMARY KEY,
        state text NOT NULL,
        maker text,
        club text,
        created bigint NOT NULL,
        starts bigint NOT NULL,
        ended bigint,
        due bigint,
        step bigint NOT NULL,
        round bigint NOT NULL,
        setting text NOT NULL,
        course text NOT NULL
      )`,
      'CREATE INDEX tournament_due ON tournament (due)',
      'CREATE INDEX tournament_starts ON tournament (state, starts)',
      'CREATE INDEX tournament_maker ON tournament (maker)',
      'CREATE INDEX tournament_club ON tournament (club)',
      `CREATE TABLE tournament_entrant (
        tournament text NOT NULL,
        entrant bigint NOT NULL,
        person text,
        bot text,
        state text NOT NULL,
        since bigint NOT NULL,
        grouped bigint,
        PRIMARY KEY (tournament, entrant),
        UNIQUE (tournament, person)
      )`,
      'CREATE INDEX tournament_entrant_person ON tournament_entrant (person)',
      `CREATE TABLE tournament_table (
        tournament text NOT NULL,
        round bigint NOT NULL,
        number bigint NOT NULL,
        table_id text NOT NULL,
        stage text NOT NULL,
        seating text NOT NULL,
        seat_by bigint NOT NULL,
        opened bigint NOT NULL,
        lines text,
        done bigint,
        PRIMARY KEY (tournament, round, number)
      )`,
      'CREATE INDEX tournament_table_table ON tournament_table (table_id)',
    ],
  },
  // Where a person finished, for their profile. Tournaments that were over before have none.
  { id: 'tournaments-2+', sql: ['ALTER TABLE tournament_entrant ADD COLUMN place bigint'] },
] as const
