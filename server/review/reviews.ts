import type { Review } from '@fairground/review'
import type { BackgroundTask } from '../cluster/background-worker.ts'
import { Fault } from '../fault.ts'
import type { Log } from '../log.ts'
import { maybeText, maybeWhole, text, whole } from '../row.ts'
import { sql } from '../sql.ts'
import { type Statement, type Store, StoreFailure } from '../store/store.ts'
import { TableRefusal, type Tables } from '../tables/api.ts'
import { HUNDRED } from './accuracy.ts'
import { ReviewFailure, type ReviewThreads } from './threads.ts'

export interface ReviewsSetting {
  readonly store: Store
  readonly tables: Tables
  readonly threads: ReviewThreads
  readonly now: () => number
  readonly log: Log
  /** Tells the workers that a review is requested. */
  readonly ask: (id: string) => void
}

/** The state of the review of a seat. */
export interface Reviewing {
  readonly state: 'none' | 'waiting' | 'done' | 'failed'
  readonly because?: string
  readonly review?: Review
}

/** The time limit; a review of the longest game takes a third of this on a typical machine. */
const LONGEST = 90_000
/** The most waiting reviews of all people. */
const MOST_WAITING = 40
/** How long a review is stored; accuracies are stored permanently. */
const KEPT = 180 * 24 * 60 * 60_000

/** Reviews of finished matches: made once, when a process has time, and stored. */
export class Reviews implements BackgroundTask {
  readonly name = 'review'
  private readonly setting: ReviewsSetting

  constructor(setting: ReviewsSetting) {
    this.setting = setting
  }

  async find(table: string, seat: number): Promise<Reviewing> {
    const [row] = await this.setting.store.all('SELECT failed, review, done_at FROM review_made WHERE table_id = $1 AND seat = $2', [
      table,
      seat,
    ])
    if (row === undefined) return { state: 'none' }
    const [because, review] = [maybeText(row, 'failed'), maybeText(row, 'review')]
    if (review !== undefined) return { state: 'done', review: JSON.parse(review) }
    if (because !== undefined) return { state: 'failed', because }
    return { state: maybeWhole(row, 'done_at') === undefined ? 'waiting' : 'none' }
  }

  /** Requests a review, unless there is one. The table must be over, and the person must be allowed to see it. */
  async request(table: string, seat: number, person: string): Promise<Reviewing> {
    const { store, now, ask } = this.setting
    const found = await this.find(table, seat)
    if (found.state === 'waiting') ask(reviewId(table, seat))
    if (found.state === 'done' || found.state === 'waiting') return found
    const [{ waiting }] = await store.all('SELECT count(*) AS waiting FROM review_made WHERE done_at IS NULL', [])
    if (Number(waiting) >= MOST_WAITING)
      throw new Fault('too-many', 'many reviews are being made; try again in a minute', { retryAfter: 60 })
    await store.commit([
      sql`INSERT INTO review_made (table_id, seat, asked_by, asked_at) VALUES (${table}, ${seat}, ${person}, ${now()})
        ON CONFLICT (table_id, seat) DO UPDATE SET asked_by = excluded.asked_by, asked_at = excluded.asked_at, failed = NULL, done_at = NULL
        WHERE review_made.review IS NULL AND review_made.done_at IS NOT NULL`,
    ])
    ask(reviewId(table, seat))
    return { state: 'waiting' }
  }

  async open(before: number): Promise<readonly string[]> {
    const rows = await this.setting.store.all(
      'SELECT table_id, seat FROM review_made WHERE done_at IS NULL AND asked_at < $1 ORDER BY asked_at LIMIT $2',
      [before, MOST_WAITING],
    )
    return rows.map((row) => reviewId(text(row, 'table_id'), whole(row, 'seat')))
  }

  async isOpen(id: string): Promise<boolean> {
    return (await this.asked(id)) !== undefined
  }

  /** Makes the review of a table's seat and stores it. */
  async work(id: string, signal: AbortSignal): Promise<false> {
    const { store, tables, threads, now, log } = this.setting
    const asked = await this.asked(id)
    if (asked === undefined) return false
    const { table, seat, person } = asked
    try {
      if (person === undefined) throw new ReviewFailure('the person who asked for it no longer exists')
      const record = await tables.record(table, { person: { id: person, name: '' } })
      const review = (await threads.run({ record, about: seat }, { millis: LONGEST, group: person, signal })) as Review
      const { value, error, decisions } = review.accuracy
      const { best, good, slip, blunder } = review.classes
      await store.commit([
        // The first process stores it.
        sql`UPDATE review_made SET done_at = ${now()}, failed = NULL, review = ${JSON.stringify(review, rounded)},
          accuracy = ${Math.round(value * HUNDRED)}, error = ${Math.round(error * HUNDRED)}, decisions = ${decisions},
          best = ${best}, good = ${good}, slip = ${slip}, blunder = ${blunder}
          WHERE table_id = ${table} AND seat = ${seat} AND review IS NULL`,
        sql`UPDATE review_made SET review = NULL WHERE done_at < ${now() - KEPT} AND review IS NOT NULL`,
      ])
    } catch (error) {
      // Aborted: another process continues. Store failed: a retry may succeed. Neither is a fault of the match.
      if (signal.aborted || isPassing(error)) throw error
      log.warn({ err: error, table, seat }, 'a review failed')
      const because = error instanceof Error ? error.message : String(error)
      await store.commit([
        sql`UPDATE review_made SET done_at = ${now()}, failed = ${because.slice(0, 200)} WHERE table_id = ${table} AND seat = ${seat}
          AND done_at IS NULL`,
      ])
    }
    return false
  }

  private async asked(
    id: string,
  ): Promise<{ readonly table: string; readonly seat: number; readonly person: string | undefined } | undefined> {
    const [table, seat] = id.split('/')
    const [row] = await this.setting.store.all('SELECT asked_by FROM review_made WHERE table_id = $1 AND seat = $2 AND done_at IS NULL', [
      table,
      Number(seat),
    ])
    return row && { table, seat: Number(seat), person: maybeText(row, 'asked_by') }
  }

  close(): Promise<void> {
    return this.setting.threads.close()
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof StoreFailure || (error instanceof TableRefusal && (error.code === 'not-stored' || error.code === 'closing'))
}

function reviewId(table: string, seat: number): string {
  return `${table}/${seat}`
}

/** Ten-thousandths are precise enough. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 10_000) / 10_000 : value
}

/** Removes a person from the requests; the review of a finished match stays. */
export function forgetAsker(person: string): readonly Statement[] {
  return [sql`UPDATE review_made SET asked_by = NULL WHERE asked_by = ${person}`]
}
