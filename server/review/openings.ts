import type { OpeningCount, OpeningPlayed } from '@fairground/review'
import { IdleTask } from '../idle-task.ts'
import type { Log } from '../log.ts'
import { MatchEndHandler } from '../match-end.ts'
import { fields, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { Conflict, type Statement, type Store, StoreFailure } from '../store/store.ts'
import type { Ended, TableEvent, Tables } from '../tables/api.ts'
import type { ReviewThreads } from './threads.ts'

export interface OpeningsSetting {
  readonly store: Store
  readonly tables: Tables
  readonly threads: ReviewThreads
  readonly log: Log
}

/** The row of the host's settings that says which matches are counted. */
const ROW = 'openings-counted'
/** Many times what replaying a match takes, in milliseconds. */
const LONGEST = 20_000
/** Lower priority than reviews: nobody waits for a count. */
const LATER = 1

/**
 * What people on this server play first and how successful it is, counted match by match. Matches started without the server are left out,
 * as in all statistics.
 */
export class Openings {
  private readonly each: MatchEndHandler
  private readonly setting: OpeningsSetting
  private closed = false
  private catching: Promise<void> = Promise.resolve()
  /** Matches that have ended and are not counted yet; if the server stops, they are counted at the next start. */
  private readonly waiting: TableEvent[] = []
  private readonly idleTask = new IdleTask(() => this.countWaiting())

  constructor(setting: OpeningsSetting) {
    this.setting = setting
    this.each = new MatchEndHandler({ ...setting, row: ROW, work: (ended) => this.count(ended) })
  }

  /** A match that ended is counted when the server is idle, or when somebody asks. */
  happened(event: TableEvent): void {
    if (event.kind !== 'ended' || this.closed) return
    this.waiting.push(event)
    this.idleTask.wait()
  }

  private countWaiting(): void {
    this.idleTask.cancel()
    for (const event of this.waiting.splice(0)) this.each.happened(event)
  }

  /** Resolves when all matches that have ended so far are counted. */
  settled(): Promise<void> {
    this.countWaiting()
    return this.each.settled()
  }

  /** What was played first, for a number of seats and a version of the rules. */
  async counts(
    game: string,
    version: number,
    seats: number,
  ): Promise<{ readonly games: number; readonly counts: readonly OpeningCount[] }> {
    this.countWaiting()
    const key = [game, version, seats]
    const [[matches], rows] = await Promise.all([
      this.setting.store.all('SELECT games FROM opening_matches WHERE game = $1 AND version = $2 AND seats = $3', key),
      this.setting.store.all(
        `SELECT place, question, answer, games, won FROM opening_count WHERE game = $1 AND version = $2 AND seats = $3
         ORDER BY question, answer, place`,
        key,
      ),
    ])
    return {
      games: matches === undefined ? 0 : whole(matches, 'games'),
      counts: rows.map((row) => fields(row, { place: whole, question: text, answer: text, games: whole, won: whole })),
    }
  }

  /** Counts missing matches in the background. */
  catchUp(): void {
    this.catching = this.catching
      .then(() => this.each.catchUp())
      .catch((error) => {
        if (!this.closed) this.setting.log.warn({ err: error }, 'openings could not be counted yet')
      })
  }

  async close(): Promise<void> {
    this.closed = true
    this.idleTask.cancel()
    await this.each.settled()
    await this.catching
  }

  private async count({ table, people, offline }: Ended): Promise<void> {
    const { store, tables, threads, log } = this.setting
    const person = people.find((each) => each !== undefined)
    if (person === undefined || offline || this.closed) return
    if ((await store.all('SELECT table_id FROM opening_counted WHERE table_id = $1', [table])).length > 0) return
    try {
      const record = await tables.record(table, { person: { id: person, name: '' } })
      const played = (await threads.run({ record, about: 'openings' }, { millis: LONGEST, priority: LATER })) as readonly OpeningPlayed[]
      await store.commit(statements(table, record.game, record.version, record.seats, played))
    } catch (error) {
      // Another process was first.
      if (error instanceof Conflict) return
      // If the store fails, the match is counted at the next start; one that cannot be replayed is skipped.
      if (error instanceof StoreFailure) throw error
      if (!this.closed) log.warn({ err: error, table }, 'the openings of a match could not be counted')
    }
  }
}

/** Counts a match completely or not at all, and once. All processes write rows in the same order, so that they cannot deadlock. */
function statements(table: string, game: string, version: number, seats: number, played: readonly OpeningPlayed[]): readonly Statement[] {
  const sorted = [...played].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  return [
    sql`INSERT INTO opening_counted (table_id) VALUES (${table})`,
    ...(played.length === 0
      ? []
      : [
          sql`INSERT INTO opening_matches (game, version, seats, games) VALUES (${game}, ${version}, ${seats}, 1)
            ON CONFLICT (game, version, seats) DO UPDATE SET games = opening_matches.games + 1`,
        ]),
    ...sorted.map(
      ({ place, question, answer, won }) => sql`INSERT INTO opening_count (game, version, seats, place, question, answer, games, won)
        VALUES (${game}, ${version}, ${seats}, ${place}, ${question}, ${answer}, 1, ${won})
        ON CONFLICT (game, version, seats, place, question, answer) DO UPDATE
          SET games = opening_count.games + 1, won = opening_count.won + excluded.won`,
    ),
  ]
}

function orderOf({ question, answer, place }: OpeningPlayed): string {
  return `${question} ${answer} ${place}`
}
