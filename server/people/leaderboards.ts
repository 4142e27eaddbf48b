import { type Leaderboard, seasonBounds, seasonOf } from '@fairground/protocol'
import { text, whole } from '../row.ts'
import { Repository } from '../store/repository.ts'
import type { Row } from '../store/store.ts'
import { PROVISIONAL, UNIT } from './rating.ts'

const LONGEST = 200

type Line = Leaderboard['ranked'][number]

/** The strongest at a game, of all time or of a season. Leaves out accounts that do not want to be listed. */
export class Leaderboards extends Repository {
  async board(game: string, seats: number, season: string | undefined): Promise<Leaderboard> {
    const lines = await (season === undefined ? this.ofAllTime(game, seats) : this.ofSeason(game, seats, season))
    return {
      game,
      seats,
      ...(season !== undefined && { season }),
      ranked: lines.filter(({ deviation }) => deviation <= PROVISIONAL),
      provisional: lines.filter(({ deviation }) => deviation > PROVISIONAL),
      bots: await this.bots(game, seats),
      seasons: await this.seasons(game, seats),
    }
  }

  private async ofAllTime(game: string, seats: number): Promise<readonly Line[]> {
    const rows = await this.store.all(
      `SELECT r.person, p.name, r.mean, r.deviation, r.games FROM person_rating r
       JOIN person p ON p.id = r.person LEFT JOIN person_privacy v ON v.person = p.id
       WHERE r.game = $1 AND r.seats = $2 AND p.login IS NOT NULL AND COALESCE(v.boards, 1) = 1
       ORDER BY CASE WHEN r.deviation <= $3 THEN 0 ELSE 1 END, r.mean DESC LIMIT $4`,
      [game, seats, PROVISIONAL * UNIT, LONGEST],
    )
    return rows.map(lineOf)
  }

  /** By the rating after the last game of the season, with the change over the season. */
  private async ofSeason(game: string, seats: number, season: string): Promise<readonly Line[]> {
    const [from, until] = seasonBounds(season)
    const rows = await this.store.all(
      `SELECT last.person, p.name, last.mean_after AS mean, COALESCE(last.deviation_after, $5) AS deviation, counted.games, first.mean_before
       FROM (SELECT person, count(*) AS games, min(ended_at) AS began, max(ended_at) AS ended FROM person_result
             WHERE game = $1 AND seats = $2 AND rated = 1 AND ended_at >= $3 AND ended_at < $4 AND person IS NOT NULL GROUP BY person) counted
       JOIN person_result last ON last.person = counted.person AND last.ended_at = counted.ended AND last.game = $1 AND last.seats = $2 AND last.rated = 1
       JOIN person_result first ON first.person = counted.person AND first.ended_at = counted.began AND first.game = $1 AND first.seats = $2 AND first.rated = 1
       JOIN person p ON p.id = counted.person LEFT JOIN person_privacy v ON v.person = p.id
       WHERE p.login IS NOT NULL AND COALESCE(v.boards, 1) = 1
       ORDER BY CASE WHEN COALESCE(last.deviation_after, $5) <= $6 THEN 0 ELSE 1 END, last.mean_after DESC LIMIT $7`,
      [game, seats, from, until, PROVISIONAL * UNIT, PROVISIONAL * UNIT, LONGEST],
    )
    return rows.map((row) => {
      const line = lineOf(row)
      return { ...line, change: line.rating - Math.round(whole(row, 'mean_before') / UNIT) }
    })
  }

  private async bots(game: string, seats: number): Promise<Leaderboard['bots']> {
    const rows = await this.store.all(
      `SELECT person, mean, deviation, games FROM person_rating
       WHERE game = $1 AND seats = $2 AND person LIKE 'bot:%' ORDER BY mean DESC`,
      [game, seats],
    )
    return rows.map((row) => ({ level: text(row, 'person').slice('bot:'.length), ...ratingIn(row) }))
  }

  private async seasons(game: string, seats: number): Promise<readonly string[]> {
    const [row] = await this.store.all(
      'SELECT min(ended_at) AS first, max(ended_at) AS last FROM person_result WHERE game = $1 AND seats = $2 AND rated = 1',
      [game, seats],
    )
    if (row?.first == null || row.last == null) return []
    const found: string[] = []
    for (let season = seasonOf(Number(row.last)); found.length < 40; season = seasonOf(seasonBounds(season)[0] - 1)) {
      found.push(season)
      if (seasonBounds(season)[0] <= Number(row.first)) break
    }
    return found
  }
}

function ratingIn(row: Row): { rating: number; deviation: number; games: number } {
  return { rating: Math.round(whole(row, 'mean') / UNIT), deviation: Math.round(whole(row, 'deviation') / UNIT), games: Number(row.games) }
}

function lineOf(row: Row): Line {
  return { person: text(row, 'person'), name: text(row, 'name'), ...ratingIn(row) }
}
