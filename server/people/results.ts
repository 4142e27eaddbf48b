import type { Result } from '@fairground/kernel'
import type { HistoryLine, Rating, Statistics } from '@fairground/protocol'
import { fields, flag, maybeText, maybeWhole, text, total, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { Repository } from '../store/repository.ts'
import { Conflict, type Row, type Statement } from '../store/store.ts'
import { type Change, changesOf, type KnownRating, type RatedSeat, ratedIn, UNKNOWN } from './changes.ts'
import { inUnits, PROVISIONAL, UNIT } from './rating.ts'

/** A finished match, as history and ratings need it. */
export interface Finished {
  readonly match: string
  readonly game: string
  readonly endedAt: number
  readonly how: Result['how']
  /** May it change ratings: no undo by agreement, and a ranking at the end? */
  readonly rated: boolean
  /** Was it started on a device without the server? Then it does not count: the seed was not secret. */
  readonly offline: boolean
  /** One per seat. A bot's seat has no person. */
  readonly seats: readonly FinishedSeat[]
}

interface FinishedSeat extends RatedSeat {
  readonly score?: number | undefined
}

/** How often to retry: bots are at many tables at once, and each game changes their ratings. */
const TRIES = 20

/** The results of people's games: history, ratings, statistics. */
export class Results extends Repository {
  /** Stores a finished match and updates the ratings. Idempotent. */
  async record(finished: Finished): Promise<void> {
    for (let tries = 1; ; tries++) {
      if (await this.isRecorded(finished.match)) return
      try {
        await this.store.commit(await this.statements(finished))
        return
      } catch (error) {
        // Another match of the same people ended in the meantime, or another process has recorded this one.
        if (!(error instanceof Conflict) || tries === TRIES) throw error
      }
    }
  }

  async ratings(person: string): Promise<readonly Rating[]> {
    const rows = await this.store.all(
      'SELECT game, seats, mean, deviation, games FROM person_rating WHERE person = $1 ORDER BY games DESC, game, seats',
      [person],
    )
    return rows.map(ratingOf)
  }

  /** Ratings of people, and of bots by their keys, that are certain enough for a rank. */
  async strengths(who: readonly string[], game: string, seats: number): Promise<ReadonlyMap<string, number>> {
    const known = await this.known(who, game, seats)
    return new Map([...known].flatMap(([each, { belief }]) => (belief.deviation > PROVISIONAL ? [] : [[each, belief.mean]])))
  }

  /** The strongest accounts at a game and number of seats. */
  async best(game: string, seats: number, atMost: number): Promise<readonly (Rating & { person: string; name: string })[]> {
    const rows = await this.store.all(
      `SELECT r.person, person.name, r.game, r.seats, r.mean, r.deviation, r.games
       FROM person_rating r JOIN person ON person.id = r.person
       WHERE r.game = $1 AND r.seats = $2 AND person.login IS NOT NULL ORDER BY r.mean DESC LIMIT $3`,
      [game, seats, atMost],
    )
    return rows.map((row) => ({ person: text(row, 'person'), name: text(row, 'name'), ...ratingOf(row) }))
  }

  /** Finished games, latest first; `before` continues a list. */
  async history(person: string, before: number, atMost: number, which: 'all' | 'rated' = 'all'): Promise<readonly HistoryLine[]> {
    const rows = await this.store.all(
      `SELECT match, game, seats, seat, place, score, how, rated, mean_before, mean_after, ended_at, offline FROM person_result
       WHERE person = $1 AND ended_at < $2 ${which === 'rated' ? 'AND rated = 1' : ''} ORDER BY ended_at DESC, match LIMIT $3`,
      [person, before, atMost],
    )
    return rows.map(historyOf)
  }

  async statistics(person: string, which: 'all' | 'rated' = 'all'): Promise<readonly Statistics[]> {
    const rows = await this.store.all(
      `SELECT game, seats, count(*) AS played, sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won,
         sum(place) AS places, count(place) AS placed, sum(score) AS scores, count(score) AS scored, max(score) AS best
       FROM person_result WHERE person = $1 AND offline = 0 ${which === 'rated' ? 'AND rated = 1' : ''} GROUP BY game, seats ORDER BY game, seats`,
      [person],
    )
    return rows.map((row) => ({
      ...fields(row, { game: text, seats: whole, played: total, won: total }),
      meanPlace: mean(row.places, row.placed),
      meanScore: mean(row.scores, row.scored),
      bestScore: maybeWhole(row, 'best'),
    }))
  }

  private async isRecorded(match: string): Promise<boolean> {
    return (await this.store.all('SELECT seat FROM person_result WHERE match = $1 LIMIT 1', [match])).length > 0
  }

  private async statements(finished: Finished): Promise<readonly Statement[]> {
    const { match, game, how, endedAt, seats, offline } = finished
    const moved = await this.newRatings(finished)
    const lines = seats.map(({ person, place, score }, seat) => {
      const change = person === undefined ? undefined : moved.get(person)
      const points = score === undefined ? null : Math.round(score)
      const [before, after] = change === undefined ? [null, null] : [inUnits(change.before.mean), inUnits(change.after.mean)]
      const deviation = change === undefined ? null : inUnits(change.after.deviation)
      return sql`INSERT INTO person_result (match, seat, person, game, seats, place, score, how, rated,
          mean_before, mean_after, ended_at, offline, deviation_after)
        VALUES (${match}, ${seat}, ${person ?? null}, ${game}, ${seats.length}, ${place ?? null}, ${points}, ${how}, ${change === undefined ? 0 : 1},
          ${before}, ${after}, ${endedAt}, ${Number(offline)}, ${deviation})`
    })
    return [...lines, ...[...moved.entries()].flatMap(([person, change]) => ratingStatements(person, game, seats.length, change))]
  }

  private async newRatings({ rated, game, seats }: Finished): Promise<ReadonlyMap<string, Change>> {
    const players = rated ? ratedIn(seats) : []
    if (players.length === 0) return new Map()
    const known = await this.known(
      players.map(({ who }) => who),
      game,
      seats.length,
    )
    return changesOf(players, (who) => known.get(who) ?? UNKNOWN)
  }

  private async known(who: readonly string[], game: string, seats: number): Promise<ReadonlyMap<string, KnownRating>> {
    if (who.length === 0) return new Map()
    const places = who.map((_, index) => `$${index + 3}`).join(', ')
    const rows = await this.store.all(
      `SELECT person, mean, deviation, games FROM person_rating WHERE game = $1 AND seats = $2 AND person IN (${places})`,
      [game, seats, ...who],
    )
    return new Map(
      rows.map((row) => [
        text(row, 'person'),
        { belief: { mean: whole(row, 'mean') / UNIT, deviation: whole(row, 'deviation') / UNIT }, games: whole(row, 'games') },
      ]),
    )
  }
}

function mean(sum: Row[string], count: Row[string]): number | undefined {
  return Number(count) === 0 ? undefined : Number(sum) / Number(count)
}

/** A rating, rounded as it is shown. */
export function ratingOf(row: Row): Rating {
  const [rating, deviation] = [Math.round(whole(row, 'mean') / UNIT), Math.round(whole(row, 'deviation') / UNIT)]
  return { ...fields(row, { game: text, seats: whole, games: whole }), rating, deviation }
}

/** How much a game has changed a rating, as ratings are shown. */
export function changeIn(row: Row): number | undefined {
  const [before, after] = [maybeWhole(row, 'mean_before'), maybeWhole(row, 'mean_after')]
  return before === undefined || after === undefined ? undefined : Math.round(after / UNIT) - Math.round(before / UNIT)
}

function historyOf(row: Row): HistoryLine {
  return {
    ...fields(row, { match: text, game: text, seats: whole, seat: whole, place: maybeWhole, score: maybeWhole }),
    ...fields(row, { rated: flag, offline: flag, endedAt: whole }),
    how: maybeText(row, 'how') ?? '',
    change: changeIn(row),
  }
}

/** Updates a rating. If it has changed since it was read, the new row conflicts with the existing one, and the whole commit is retried. */
function ratingStatements(person: string, game: string, seats: number, { before, after, games }: Change): readonly Statement[] {
  return [
    sql`DELETE FROM person_rating
      WHERE person = ${person} AND game = ${game} AND seats = ${seats} AND mean = ${inUnits(before.mean)} AND games = ${games}`,
    sql`INSERT INTO person_rating (person, game, seats, mean, deviation, games)
      VALUES (${person}, ${game}, ${seats}, ${inUnits(after.mean)}, ${inUnits(after.deviation)}, ${games + 1})`,
  ]
}
