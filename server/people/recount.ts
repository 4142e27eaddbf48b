import { isLevel, levelOf } from '@fairground/bots'
import { maybeText, maybeWhole, text, whole } from '../row.ts'
import { must, sql } from '../sql.ts'
import { Conflict, type Row, type Statement, type Store } from '../store/store.ts'
import { type Change, changesOf, type KnownRating, type RatedSeat, ratedIn, UNKNOWN } from './changes.ts'
import { type Belief, inUnits, UNIT } from './rating.ts'

const TRIES = 20
/** Rows changed by one statement: six values each. */
const AT_ONCE = 100

/**
 * Results from before ratings had an uncertainty were rated by another model. This recalculates every rating at their game and number of
 * players from all stored results, in the order in which they ended. It is idempotent and several processes may run it at once: each
 * commit succeeds only if the ratings are still as they were read.
 */
export async function recountOld(store: Store): Promise<number> {
  const old = await store.all('SELECT DISTINCT game, seats FROM person_result WHERE mean_after IS NOT NULL AND deviation_after IS NULL')
  for (const row of old) await recount(store, text(row, 'game'), whole(row, 'seats'))
  return old.length
}

async function recount(store: Store, game: string, seats: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    // Ratings first: a match that ends in between changes one of them, and the commit fails.
    const ratings = await store.all('SELECT person, mean, deviation, games FROM person_rating WHERE game = $1 AND seats = $2', [
      game,
      seats,
    ])
    const rows = await store.all(
      `SELECT r.match, r.seat, r.person, r.place, r.mean_after, s.sitter FROM person_result r
       LEFT JOIN game_seat s ON s.table_id = r.match AND s.seat = r.seat
       WHERE r.game = $1 AND r.seats = $2 AND r.match IN (SELECT match FROM person_result WHERE game = $1 AND seats = $2 AND mean_after IS NOT NULL)
       ORDER BY r.ended_at, r.match, r.seat`,
      [game, seats],
    )
    const { known, results } = reckoned(rows)
    try {
      await store.commit([
        ...ratings.map(({ person, mean, deviation, games }) =>
          must(sql`DELETE FROM person_rating WHERE person = ${person} AND game = ${game} AND seats = ${seats}
              AND mean = ${mean} AND deviation = ${deviation} AND games = ${games}`),
        ),
        ...[...known].map(
          ([who, { belief, games }]) => sql`INSERT INTO person_rating (person, game, seats, mean, deviation, games)
            VALUES (${who}, ${game}, ${seats}, ${inUnits(belief.mean)}, ${inUnits(belief.deviation)}, ${games})`,
        ),
        ...batches(results).map(resultsStatement),
      ])
      return
    } catch (error) {
      if (!(error instanceof Conflict) || tries === TRIES) throw error
    }
  }
}

interface NewResult {
  readonly match: string
  readonly seat: number
  readonly change: Change | undefined
}

/** All estimates after these matches, and what each match changed. */
function reckoned(rows: readonly Row[]): { readonly known: ReadonlyMap<string, KnownRating>; readonly results: readonly NewResult[] } {
  const known = new Map<string, KnownRating>()
  const results: NewResult[] = []
  for (const [match, seats] of Map.groupBy(rows, (row) => text(row, 'match'))) {
    const rated = seats.map(seatOf)
    const changes = changesOf(ratedIn(rated), (who) => known.get(who) ?? UNKNOWN)
    for (const [who, { after, games }] of changes) if (!isGone(who)) known.set(who, { belief: asKept(after), games: games + 1 })
    for (const [index, row] of seats.entries()) {
      if (maybeWhole(row, 'mean_after') === undefined) continue
      results.push({ match, seat: whole(row, 'seat'), change: changes.get(rated[index].person ?? '') })
    }
  }
  return { known, results }
}

/** Rounded as in the store, so that rating match by match gives the same result. */
function asKept({ mean, deviation }: Belief): Belief {
  return { mean: inUnits(mean) / UNIT, deviation: inUnits(deviation) / UNIT }
}

/** An erased person counts as a new player. A bot's level is known as long as the table exists. */
function seatOf(row: Row): RatedSeat {
  const [sitter, place, seat] = [maybeText(row, 'sitter'), maybeWhole(row, 'place'), whole(row, 'seat')]
  const erased = maybeWhole(row, 'mean_after') === undefined ? undefined : `${GONE}${text(row, 'match')}/${seat}`
  const person = maybeText(row, 'person') ?? erased
  const name = sitter?.startsWith('bot:') ? sitter.slice('bot:'.length) : ''
  return {
    person,
    bot: person === undefined && isLevel(name) ? levelOf(name) : undefined,
    place,
    left: sitter !== undefined && sitter !== 'person',
  }
}

const GONE = 'gone:'

function isGone(who: string): boolean {
  return who.startsWith(GONE)
}

function resultsStatement(results: readonly NewResult[]): Statement {
  const row = (index: number) => {
    const from = index * 5
    const numbers = [2, 3, 4, 5].map((offset) => `CAST($${from + offset} AS bigint)`)
    return `($${from + 1}, ${numbers.join(', ')})`
  }
  return {
    sql: `WITH anew (match, seat, mean_before, mean_after, deviation_after) AS (VALUES ${results.map((_, index) => row(index)).join(', ')})
      UPDATE person_result SET mean_before = anew.mean_before, mean_after = anew.mean_after, deviation_after = anew.deviation_after
      FROM anew WHERE person_result.match = anew.match AND person_result.seat = anew.seat`,
    values: results.flatMap(({ match, seat, change }) => [
      match,
      seat,
      change === undefined ? null : inUnits(change.before.mean),
      change === undefined ? null : inUnits(change.after.mean),
      change === undefined ? null : inUnits(change.after.deviation),
    ]),
  }
}

function batches<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, index) => list.slice(index * AT_ONCE, (index + 1) * AT_ONCE))
}
