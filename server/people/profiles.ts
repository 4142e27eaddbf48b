import type { LastGame, PublicProfile, RatingPoint } from '@fairground/protocol'
import { fields, flag, maybeText, maybeWhole, text, total, whole } from '../row.ts'
import { Repository } from '../store/repository.ts'
import type { Row } from '../store/store.ts'
import { PROVISIONAL, UNIT } from './rating.ts'
import { changeIn, ratingOf } from './results.ts'

const MOST_MET = 8
/** The most points of a curve; with more games it takes every n-th. */
const CURVE = 240

/** A person as others see them: rated games only, and nothing private. */
export class Profiles extends Repository {
  async records(person: string, all: boolean): Promise<PublicProfile['records']> {
    const rows = await this.store.all(
      `SELECT game, seats, count(*) AS played, sum(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won,
         sum(CASE WHEN place = 2 THEN 1 ELSE 0 END) AS second, sum(CASE WHEN place = 3 THEN 1 ELSE 0 END) AS third, max(score) AS best
       FROM person_result WHERE person = $1 AND offline = 0 ${only(all)} GROUP BY game, seats ORDER BY count(*) DESC, game, seats`,
      [person],
    )
    return rows.map((row) => ({
      ...fields(row, { game: text, seats: whole, played: total, won: total, second: total, third: total }),
      bestScore: maybeWhole(row, 'best'),
    }))
  }

  /** Ratings with their rank among listed accounts with a certain enough rating; guests and unlisted accounts have no rank. */
  async standings(person: string): Promise<PublicProfile['standings']> {
    const rows = await this.store.all(
      `SELECT own.game, own.seats, own.mean, own.deviation, own.games,
         (SELECT count(*) FROM person_rating r JOIN person p ON p.id = r.person LEFT JOIN person_privacy v ON v.person = p.id
          WHERE r.game = own.game AND r.seats = own.seats AND r.deviation <= $2 AND p.login IS NOT NULL AND COALESCE(v.boards, 1) = 1) AS ranked,
         (SELECT count(*) FROM person_rating r JOIN person p ON p.id = r.person LEFT JOIN person_privacy v ON v.person = p.id
          WHERE r.game = own.game AND r.seats = own.seats AND r.deviation <= $2 AND r.mean > own.mean AND p.login IS NOT NULL
            AND COALESCE(v.boards, 1) = 1) AS above,
         (SELECT count(*) FROM person p LEFT JOIN person_privacy v ON v.person = p.id
          WHERE p.id = own.person AND p.login IS NOT NULL AND COALESCE(v.boards, 1) = 1) AS listed
       FROM person_rating own WHERE own.person = $1 ORDER BY own.games DESC, own.game, own.seats`,
      [person, PROVISIONAL * UNIT],
    )
    return rows.map((row) => {
      const provisional = whole(row, 'deviation') > PROVISIONAL * UNIT
      return {
        ...ratingOf(row),
        provisional,
        ...(!provisional && Number(row.listed) === 1 && { rank: Number(row.above) + 1, of: Number(row.ranked) }),
      }
    })
  }

  /** The most frequent opponents of a person. */
  async met(person: string, all: boolean): Promise<PublicProfile['met']> {
    const rows = await this.store.all(
      `SELECT other.person AS id, p.name, count(*) AS together, sum(CASE WHEN own.place < other.place THEN 1 ELSE 0 END) AS ahead
       FROM person_result own JOIN person_result other ON other.match = own.match AND other.person <> own.person
       JOIN person p ON p.id = other.person
       WHERE own.person = $1 AND own.offline = 0 ${only(all, 'own.')} GROUP BY other.person, p.name ORDER BY count(*) DESC, p.name LIMIT $2`,
      [person, MOST_MET],
    )
    return rows.map((row) => fields(row, { id: text, name: text, together: total, ahead: total }))
  }

  /** Have these two ever finished a game together? */
  async haveMet(one: string, other: string): Promise<boolean> {
    const rows = await this.store.all(
      `SELECT own.match FROM person_result own JOIN person_result theirs ON theirs.match = own.match
       WHERE own.person = $1 AND theirs.person = $2 LIMIT 1`,
      [one, other],
    )
    return rows.length > 0
  }

  async lastGames(person: string, all: boolean, before: number, atMost: number): Promise<readonly LastGame[]> {
    const own = await this.store.all(
      `SELECT r.match, r.game, r.seats, r.seat, r.place, r.score, r.rated, r.mean_before, r.mean_after, r.ended_at, t.visibility
       FROM person_result r LEFT JOIN game_table t ON t.id = r.match
       WHERE r.person = $1 AND r.ended_at < $2 AND r.offline = 0 ${only(all, 'r.')} ORDER BY r.ended_at DESC, r.match LIMIT $3`,
      [person, before, atMost],
    )
    if (own.length === 0) return []
    const others = await this.store.all(
      `SELECT r.match, r.seat, r.person, p.name, s.sitter FROM person_result r LEFT JOIN person p ON p.id = r.person
       LEFT JOIN game_seat s ON s.table_id = r.match AND s.seat = r.seat
       WHERE r.match IN (${own.map((_, index) => `$${index + 1}`).join(', ')}) ORDER BY r.seat`,
      own.map((row) => text(row, 'match')),
    )
    const byMatch = Map.groupBy(others, (row) => text(row, 'match'))
    return own.map((row) => gameIn(row, byMatch.get(text(row, 'match')) ?? []))
  }

  /** A rating over time, oldest first. */
  async curve(person: string, game: string, seats: number): Promise<readonly RatingPoint[]> {
    const rows = await this.store.all(
      `SELECT mean_after, deviation_after, ended_at FROM person_result
       WHERE person = $1 AND game = $2 AND seats = $3 AND mean_after IS NOT NULL ORDER BY ended_at, match`,
      [person, game, seats],
    )
    const every = Math.ceil(rows.length / CURVE)
    return rows
      .filter((_, index) => index % every === 0 || index === rows.length - 1)
      .map((row) => {
        const deviation = maybeWhole(row, 'deviation_after')
        return {
          at: whole(row, 'ended_at'),
          rating: Math.round(whole(row, 'mean_after') / UNIT),
          ...(deviation !== undefined && { deviation: Math.round(deviation / UNIT) }),
        }
      })
  }
}

function only(all: boolean, of = ''): string {
  return all ? '' : `AND ${of}rated = 1`
}

function gameIn(row: Row, seats: readonly Row[]): LastGame {
  const seat = whole(row, 'seat')
  return {
    ...fields(row, { match: text, game: text, seats: whole, place: maybeWhole, score: maybeWhole, rated: flag, endedAt: whole }),
    seat,
    change: changeIn(row),
    with: seats
      .filter((each) => whole(each, 'seat') !== seat)
      .map((each) => ({
        id: maybeText(each, 'person'),
        name: maybeText(each, 'name'),
        seat: whole(each, 'seat'),
        bot: each.person === null ? maybeText(each, 'sitter')?.replace(/^bot:|^person$/, '') || undefined : undefined,
      })),
    open: maybeText(row, 'visibility') === 'listed',
  }
}
