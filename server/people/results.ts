import type { Result } from '@fairground/kernel'
import { Conflict, type Row, type Statement, type Store } from '../store/store.ts'
import { type Change, changesOf, type KnownRating, type RatedSeat, ratedIn, UNKNOWN } from './changes.ts'
import { inUnits, PROVISIONAL, UNIT } from './rating.ts'
import { maybeText, maybeWhole, text, whole } from './row.ts'

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

export interface RatingLine {
  readonly game: string
  readonly seats: number
  readonly rating: number
  readonly deviation: number
  readonly games: number
}

export interface HistoryLine {
  readonly match: string
  readonly game: string
  readonly seats: number
  readonly seat: number
  readonly place: number | undefined
  readonly score: number | undefined
  readonly how: string
  readonly rated: boolean
  /** The change of the rating. */
  readonly change: number | undefined
  readonly offline: boolean
  readonly endedAt: number
}

export interface StatisticsLine {
  readonly game: string
  readonly seats: number
  readonly played: number
  readonly won: number
  readonly meanPlace: number | undefined
  readonly meanScore: number | undefined
  readonly bestScore: number | undefined
}

/** How often to retry: bots are at many tables at once, and each game changes their ratings. */
const TRIES = 20

/** The results of people's games: history, ratings, statistics. */
export class Results {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

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

  async ratings(person: string): Promise<readonly RatingLine[]> {
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
  async best(game: string, seats: number, atMost: number): Promise<readonly (RatingLine & { person: string; name: string })[]> {
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

  async statistics(person: string, which: 'all' | 'rated' = 'all'): Promise<readonly StatisticsLine[]> {
    const rows = await this.store.all(
      `SELECT game, seats, count(*) AS played, sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won,
         sum(place) AS places, count(place) AS placed, sum(score) AS scores, count(score) AS scored, max(score) AS best
       FROM person_result WHERE person = $1 AND offline = 0 ${which === 'rated' ? 'AND rated = 1' : ''} GROUP BY game, seats ORDER BY game, seats`,
      [person],
    )
    return rows.map((row) => ({
      game: text(row, 'game'),
      seats: whole(row, 'seats'),
      played: Number(row.played),
      won: Number(row.won),
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
      return {
        sql: `INSERT INTO person_result (match, seat, person, game, seats, place, score, how, rated, mean_before, mean_after, ended_at, offline, deviation_after)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
        values: [
          match,
          seat,
          person ?? null,
          game,
          seats.length,
          place ?? null,
          score === undefined ? null : Math.round(score),
          how,
          change === undefined ? 0 : 1,
          change === undefined ? null : inUnits(change.before.mean),
          change === undefined ? null : inUnits(change.after.mean),
          endedAt,
          Number(offline),
          change === undefined ? null : inUnits(change.after.deviation),
        ],
      }
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

function ratingOf(row: Row): RatingLine {
  return {
    game: text(row, 'game'),
    seats: whole(row, 'seats'),
    rating: Math.round(whole(row, 'mean') / UNIT),
    deviation: Math.round(whole(row, 'deviation') / UNIT),
    games: whole(row, 'games'),
  }
}

function historyOf(row: Row): HistoryLine {
  const before = maybeWhole(row, 'mean_before')
  const after = maybeWhole(row, 'mean_after')
  return {
    match: text(row, 'match'),
    game: text(row, 'game'),
    seats: whole(row, 'seats'),
    seat: whole(row, 'seat'),
    place: maybeWhole(row, 'place'),
    score: maybeWhole(row, 'score'),
    how: maybeText(row, 'how') ?? '',
    rated: whole(row, 'rated') === 1,
    change: before === undefined || after === undefined ? undefined : Math.round(after / UNIT) - Math.round(before / UNIT),
    offline: whole(row, 'offline') === 1,
    endedAt: whole(row, 'ended_at'),
  }
}

/** Updates a rating. If it has changed since it was read, the new row conflicts with the existing one, and the whole commit is retried. */
function ratingStatements(person: string, game: string, seats: number, { before, after, games }: Change): readonly Statement[] {
  const key = [person, game, seats]
  return [
    {
      sql: 'DELETE FROM person_rating WHERE person = $1 AND game = $2 AND seats = $3 AND mean = $4 AND games = $5',
      values: [...key, inUnits(before.mean), games],
    },
    {
      sql: 'INSERT INTO person_rating (person, game, seats, mean, deviation, games) VALUES ($1, $2, $3, $4, $5, $6)',
      values: [...key, inUnits(after.mean), inUnits(after.deviation), games + 1],
    },
  ]
}
