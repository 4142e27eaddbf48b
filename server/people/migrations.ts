/** The tables of people, oldest migration first. A released migration is never changed. */
export const migrations = [
  {
    id: 'people-1',
    sql: [
      `CREATE TABLE person (
        id text PRIMARY KEY,
        name text NOT NULL,
        login text UNIQUE,
        password text,
        host bigint NOT NULL DEFAULT 0,
        settings text NOT NULL DEFAULT '{}',
        muted_until bigint,
        banned_until bigint,
        created_at bigint NOT NULL,
        seen_at bigint NOT NULL
      )`,
      'CREATE INDEX person_seen ON person (seen_at)',
      `CREATE TABLE person_session (
        hash text PRIMARY KEY,
        id text NOT NULL UNIQUE,
        person text NOT NULL,
        label text NOT NULL,
        created_at bigint NOT NULL,
        seen_at bigint NOT NULL
      )`,
      'CREATE INDEX person_session_person ON person_session (person)',
      `CREATE TABLE person_token (
        hash text PRIMARY KEY,
        id text NOT NULL UNIQUE,
        person text NOT NULL,
        name text NOT NULL,
        only_table text,
        created_at bigint NOT NULL,
        seen_at bigint
      )`,
      'CREATE INDEX person_token_person ON person_token (person)',
      `CREATE TABLE person_passkey (
        id text PRIMARY KEY,
        person text NOT NULL,
        public_key text NOT NULL,
        counter bigint NOT NULL,
        transports text NOT NULL,
        name text NOT NULL,
        created_at bigint NOT NULL,
        used_at bigint
      )`,
      'CREATE INDEX person_passkey_person ON person_passkey (person)',
      `CREATE TABLE person_challenge (
        id text PRIMARY KEY,
        challenge text NOT NULL,
        purpose text NOT NULL,
        person text,
        expires_at bigint NOT NULL
      )`,
      `CREATE TABLE person_reset (
        hash text PRIMARY KEY,
        person text NOT NULL,
        expires_at bigint NOT NULL
      )`,
      `CREATE TABLE person_block (
        person text NOT NULL,
        blocked text NOT NULL,
        created_at bigint NOT NULL,
        PRIMARY KEY (person, blocked)
      )`,
      `CREATE TABLE person_rating (
        person text NOT NULL,
        game text NOT NULL,
        seats bigint NOT NULL,
        mean bigint NOT NULL,
        deviation bigint NOT NULL,
        games bigint NOT NULL,
        PRIMARY KEY (person, game, seats)
      )`,
      'CREATE INDEX person_rating_board ON person_rating (game, seats, mean)',
      `CREATE TABLE person_result (
        match text NOT NULL,
        seat bigint NOT NULL,
        person text,
        game text NOT NULL,
        seats bigint NOT NULL,
        place bigint,
        score bigint,
        how text NOT NULL,
        rated bigint NOT NULL,
        mean_before bigint,
        mean_after bigint,
        ended_at bigint NOT NULL,
        PRIMARY KEY (match, seat)
      )`,
      'CREATE INDEX person_result_person ON person_result (person, ended_at)',
    ],
  },
  { id: 'people-2', sql: ['ALTER TABLE person_result ADD COLUMN offline bigint NOT NULL DEFAULT 0'] },
  {
    id: 'people-3+',
    sql: [
      // The uncertainty of a rating after a game, for the curve.
      'ALTER TABLE person_result ADD COLUMN deviation_after bigint',
      'CREATE INDEX person_result_season ON person_result (game, seats, rated, ended_at)',
      'CREATE TABLE person_follow (person text NOT NULL, followed text NOT NULL, created_at bigint NOT NULL, PRIMARY KEY (person, followed))',
      'CREATE INDEX person_follow_followed ON person_follow (followed)',
      // What others see of a person. No row: the defaults.
      'CREATE TABLE person_privacy (person text PRIMARY KEY, boards bigint NOT NULL, presence text NOT NULL)',
      // Invitations to tables that have not begun.
      'CREATE TABLE person_invite (table_id text NOT NULL, person text NOT NULL, inviter text NOT NULL, created_at bigint NOT NULL, PRIMARY KEY (table_id, person))',
      'CREATE INDEX person_invite_person ON person_invite (person)',
    ],
  },
  {
    id: 'people-4+',
    sql: [
      // Results of an older rating model, to be recalculated: usually none, so that the lookup costs nothing.
      'CREATE INDEX person_result_old ON person_result (game, seats) WHERE mean_after IS NOT NULL AND deviation_after IS NULL',
      // May others see a person's accuracy?
      'ALTER TABLE person_privacy ADD COLUMN accuracy bigint NOT NULL DEFAULT 1',
    ],
  },
] as const
