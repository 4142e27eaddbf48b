import { fields, flag, maybeText, maybeWhole, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import { Conflict, type Row, type Statement, type Value } from '../store/store.ts'
import type { EntrantRow, Stage, State, TableRow, Tournament, TournamentData } from './tournament.ts'

/** Reads and writes tournaments. */

const COLUMNS = ['id', 'state', 'maker', 'club', 'created', 'starts', 'ended', 'due', 'step', 'round', 'setting', 'course']
const UPDATE = `UPDATE tournament SET ${COLUMNS.slice(1)
  .map((column, index) => `${column} = $${index + 2}`)
  .join(', ')} WHERE id = $1 AND step = $${COLUMNS.length + 1}`
const INSERT = `INSERT INTO tournament (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})`
const TRIES = 30

export class TournamentRepository extends Repository {
  async read(id: string): Promise<TournamentData | undefined> {
    const [tournament] = await this.where('id = $1', [id])
    if (tournament === undefined) return undefined
    const [entrants, tables] = await Promise.all([
      this.store.all('SELECT * FROM tournament_entrant WHERE tournament = $1 ORDER BY entrant', [id]),
      this.store.all('SELECT * FROM tournament_table WHERE tournament = $1 ORDER BY round, number', [id]),
    ])
    return { tournament, entrants: entrants.map(entrantOf), tables: tables.map(tableOf) }
  }

  async where(condition: string, values: readonly Value[]): Promise<readonly Tournament[]> {
    const rows = await this.store.all(`SELECT ${COLUMNS.join(', ')} FROM tournament WHERE ${condition}`, values)
    return rows.map(tournamentOf)
  }

  async insert(tournament: Tournament): Promise<void> {
    await this.store.commit([{ sql: INSERT, values: valuesOf(tournament) }])
  }

  /**
   * Reads, changes and writes a tournament; if somebody else has written in the meantime, it starts again. `also` is written in the same
   * commit. Returns the new state, or `undefined` if there is no such tournament.
   */
  async change(id: string, make: (whole: TournamentData) => TournamentData | Promise<TournamentData>): Promise<TournamentData | undefined> {
    for (let tries = 1; ; tries++) {
      const before = await this.read(id)
      if (before === undefined) return undefined
      const made = await make(before)
      if (made === before) return before
      const after = { ...made, tournament: { ...made.tournament, step: before.tournament.step + 1 } }
      try {
        await this.store.commit(differences(before, after))
        return after
      } catch (error) {
        if (!(error instanceof Conflict) || tries === TRIES) throw error
      }
    }
  }

  /** The tournament that this table belongs to. */
  async ofTable(table: string): Promise<string | undefined> {
    const [row] = await this.store.all('SELECT tournament FROM tournament_table WHERE table_id = $1', [table])
    return row === undefined ? undefined : String(row.tournament)
  }

  async due(now: number, atMost: number): Promise<readonly string[]> {
    const rows = await this.store.all('SELECT id FROM tournament WHERE due <= $1 ORDER BY due LIMIT $2', [now, atMost])
    return rows.map(({ id }) => String(id))
  }

  async nextDue(): Promise<number | undefined> {
    const [row] = await this.store.all('SELECT min(due) AS due FROM tournament WHERE due IS NOT NULL')
    return row === undefined || row.due === null ? undefined : Number(row.due)
  }

  async count(condition: string, values: readonly Value[]): Promise<number> {
    const [row] = await this.store.all(`SELECT count(*) AS count FROM tournament WHERE ${condition}`, values)
    return Number(row.count)
  }

  /** Which of these tournaments a person takes part in, and how many people each has. */
  async around(ids: readonly string[], person: string | undefined): Promise<ReadonlyMap<string, { people: number; entered: boolean }>> {
    if (ids.length === 0) return new Map()
    const list = ids.map((_, index) => `$${index + 2}`).join(', ')
    const rows = await this.store.all(
      `SELECT tournament, sum(CASE WHEN bot IS NULL AND state <> 'out' THEN 1 ELSE 0 END) AS people,
         sum(CASE WHEN person = $1 AND state <> 'out' THEN 1 ELSE 0 END) AS entered
       FROM tournament_entrant WHERE tournament IN (${list}) GROUP BY tournament`,
      [person ?? '', ...ids],
    )
    return new Map(rows.map((row) => [String(row.tournament), { people: Number(row.people), entered: Number(row.entered) > 0 }]))
  }
}

function differences(before: TournamentData, after: TournamentData): readonly Statement[] {
  const { id } = after.tournament
  const entrants = after.entrants.filter((row) => !before.entrants.includes(row))
  const tables = after.tables.filter((row) => !before.tables.includes(row))
  return [
    { sql: UPDATE, values: [...valuesOf(after.tournament), before.tournament.step], must: true },
    ...entrants.map(
      (row) => sql`INSERT INTO tournament_entrant (tournament, entrant, person, bot, state, since, grouped, place)
        VALUES (${id}, ${row.entrant}, ${row.person ?? null}, ${row.bot ?? null}, ${row.state}, ${row.since}, ${row.group ?? null},
          ${row.place ?? null})
        ON CONFLICT (tournament, entrant) DO UPDATE SET state = excluded.state, since = excluded.since, grouped = excluded.grouped,
          place = excluded.place`,
    ),
    ...tables.map(
      (row) => sql`INSERT INTO tournament_table (tournament, round, number, table_id, stage, seating, seat_by, opened, lines, done)
        VALUES (${id}, ${row.round}, ${row.number}, ${row.table}, ${row.stage}, ${JSON.stringify(row.seating)}, ${row.seatBy},
          ${Number(row.opened)}, ${row.lines === undefined ? null : JSON.stringify(row.lines)}, ${row.done ?? null})
        ON CONFLICT (tournament, round, number) DO UPDATE SET opened = excluded.opened, lines = excluded.lines, done = excluded.done`,
    ),
  ]
}

function valuesOf(tournament: Tournament): readonly Value[] {
  const { id, state, maker, club, created, starts, ended, due, step, round, setting, course } = tournament
  return [
    id,
    state,
    maker ?? null,
    club ?? null,
    created,
    starts,
    ended ?? null,
    due ?? null,
    step,
    round,
    JSON.stringify(setting),
    JSON.stringify(course),
  ]
}

function tournamentOf(row: Row): Tournament {
  return {
    ...fields(row, { id: text, maker: maybeText, club: maybeText, created: whole, starts: whole, step: whole, round: whole }),
    ...fields(row, { ended: maybeWhole, due: maybeWhole }),
    state: text(row, 'state') as State, // as are all fields: written by `valuesOf`
    setting: JSON.parse(text(row, 'setting')),
    course: JSON.parse(text(row, 'course')),
  }
}

function entrantOf(row: Row): EntrantRow {
  return {
    ...fields(row, { entrant: whole, person: maybeText, bot: maybeText, since: whole }),
    state: text(row, 'state') as EntrantRow['state'],
    group: maybeWhole(row, 'grouped'),
    place: maybeWhole(row, 'place'),
  }
}

function tableOf(row: Row): TableRow {
  return {
    ...fields(row, { round: whole, number: whole, seatBy: whole, opened: flag, done: maybeWhole }),
    table: text(row, 'table_id'),
    stage: text(row, 'stage') as Stage,
    seating: JSON.parse(text(row, 'seating')),
    lines: row.lines === null ? undefined : JSON.parse(text(row, 'lines')),
  }
}

/** A guest's entries move to the account; if both take part, the guest's entry becomes nameless. */
export function mergeEntrants(guest: string, account: string): readonly Statement[] {
  return [
    sql`UPDATE tournament_entrant SET person = ${account} WHERE person = ${guest} AND NOT EXISTS (
      SELECT 1 FROM tournament_entrant own WHERE own.person = ${account} AND own.tournament = tournament_entrant.tournament)`,
    sql`UPDATE tournament SET maker = ${account} WHERE maker = ${guest}`,
    ...forgetEntrants(guest),
  ]
}

/** Results stay, without a name. */
export function forgetEntrants(person: string): readonly Statement[] {
  return [
    sql`UPDATE tournament_entrant SET person = NULL, state = 'out' WHERE person = ${person}`,
    sql`UPDATE tournament SET maker = NULL WHERE maker = ${person}`,
  ]
}
