import type { PublicProfile } from '@fairground/protocol'
import { fields, maybeText, text, whole } from '../row.ts'
import { Repository } from '../store/repository.ts'
import type { Row } from '../store/store.ts'

type Ribbon = PublicProfile['ribbons'][number]

/** At most so many, the latest first. */
const MOST = 8
const LAST_PLACE = 3

/** What a person has won over many games: a place of honour in a tournament, a season of a club. */
export class Ribbons extends Repository {
  /** Tournaments of clubs are for their members: `all` adds them for the person alone. */
  async of(person: string, all: boolean): Promise<readonly Ribbon[]> {
    const won = await Promise.all([this.tournaments(person, all), this.seasons(person)])
    return won
      .flat()
      .toSorted((a, b) => b.at - a.at)
      .slice(0, MOST)
  }

  /** Somebody must have finished behind them: the second of two has won nothing. */
  private async tournaments(person: string, all: boolean): Promise<readonly Ribbon[]> {
    const rows = await this.store.all(
      `SELECT t.id, t.setting, t.ended, own.place FROM tournament_entrant own JOIN tournament t ON t.id = own.tournament
       WHERE own.person = $1 AND own.place <= $2 AND t.state = 'over' ${all ? '' : 'AND t.club IS NULL'}
         AND EXISTS (SELECT 1 FROM tournament_entrant other
           WHERE other.tournament = own.tournament AND other.place > own.place AND other.bot IS NULL)
       ORDER BY t.ended DESC LIMIT $3`,
      [person, LAST_PLACE, MOST],
    )
    return rows.map((row) => {
      const { name, game, seats } = JSON.parse(text(row, 'setting')) as { name: string; game: string; seats: number } // written by TournamentRepository
      return { kind: 'tournament', id: text(row, 'id'), name, game, seats, place: whole(row, 'place'), at: whole(row, 'ended') }
    })
  }

  /** Seasons that are over, counted as on the page of the club; whoever shares the most points has won, too. */
  private async seasons(person: string): Promise<readonly Ribbon[]> {
    const rows = await this.store.all(
      `SELECT s.club AS id, s.number, s.name AS season, s.ended, c.name, r.person, sum(r.seats - r.place) AS points
       FROM club_season s JOIN club c ON c.id = s.club JOIN club_table t ON t.club = s.club
       JOIN person_result r ON r.match = t.table_id AND r.person IS NOT NULL AND r.place IS NOT NULL
         AND r.ended_at >= s.began AND r.ended_at < s.ended
       WHERE s.ended IS NOT NULL AND s.club IN (
         SELECT own.club FROM club_table own JOIN person_result mine ON mine.match = own.table_id WHERE mine.person = $1)
       GROUP BY s.club, s.number, s.name, s.ended, c.name, r.person`,
      [person],
    )
    const bySeason = Map.groupBy(rows, (row) => `${text(row, 'id')} ${row.number}`)
    return [...bySeason.values()].flatMap((lines) => {
      const own = lines.find((row) => maybeText(row, 'person') === person)
      if (own === undefined || lines.length === 1 || lines.some((row) => points(row) > points(own))) return []
      return [{ kind: 'season' as const, ...fields(own, { id: text, name: text, season: text }), at: whole(own, 'ended') }]
    })
  }
}

/** PostgreSQL gives sums as text. */
function points(row: Row): number {
  return Number(row.points)
}
