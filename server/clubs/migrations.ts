/** The tables of clubs. A released migration is never changed. */
export const migrations = [
  {
    id: 'clubs-1+',
    sql: [
      `CREATE TABLE club (
        id text PRIMARY KEY,
        name text NOT NULL,
        known_as text NOT NULL UNIQUE,
        about text NOT NULL,
        colour text NOT NULL,
        is_open bigint NOT NULL,
        created bigint NOT NULL
      )`,
      `CREATE TABLE club_member (
        club text NOT NULL,
        person text NOT NULL,
        role text NOT NULL,
        joined bigint NOT NULL,
        PRIMARY KEY (club, person)
      )`,
      'CREATE INDEX club_member_person ON club_member (person)',
      `CREATE TABLE club_invitation (
        code text PRIMARY KEY,
        club text NOT NULL,
        uses_left bigint NOT NULL,
        expires bigint NOT NULL
      )`,
      'CREATE INDEX club_invitation_club ON club_invitation (club)',
      `CREATE TABLE club_season (
        club text NOT NULL,
        number bigint NOT NULL,
        name text NOT NULL,
        began bigint NOT NULL,
        ended bigint,
        PRIMARY KEY (club, number)
      )`,
      'CREATE TABLE club_table (table_id text PRIMARY KEY, club text NOT NULL, code text)',
      'CREATE INDEX club_table_club ON club_table (club)',
    ],
  },
] as const
