import type { Review } from '@fairground/review'
import { Fault } from '../fault.ts'
import type { Log } from '../log.ts'
import { maybeText, maybeWhole } from '../people/row.ts'
import type { Statement, Store } from '../store/store.ts'
import type { Tables } from '../tables/api.ts'
import { Threads } from '../threads.ts'
import { HUNDRED } from './accuracy.ts'
import type { ReviewTask, ReviewThreadSetting } from './review-thread.ts'

export interface ReviewsSetting {
  readonly store: Store
  readonly tables: Tables
  /** The module that exports `games`. */
  readonly gamesModule: string
  readonly threads: number
  readonly now: () => number
  readonly log: Log
  /** Asks whichever process reviews; left out: this one does it itself. */
  readonly ask?: ((id: string) => void) | undefined
}

/** How a review of a seat stands. */
export interface Reviewing {
  readonly state: 'none' | 'waiting' | 'done' | 'failed'
  readonly because?: string
  readonly review?: Review
}

class ReviewFailure extends Error {}

/** A review of the longest game takes a third of this on a usual machine. */
const LONGEST = 90_000
const GRACE = 2000
/** Who waits longer than this may ask anew: whoever had it to do is gone. */
const OVERDUE = 3 * 60_000
/** So many wait at most, whoever asks. */
const MOST_WAITING = 40
/** A review is kept for so long; how well somebody chose is kept for good. */
const KEPT = 180 * 24 * 60 * 60_000

/** Reviews of finished matches: made once, where the machine has time for it, and kept. */
export class Reviews {
  private readonly setting: ReviewsSetting
  private readonly threads: Threads<ReviewTask, Review>
  private readonly working = new Set<Promise<void>>()
  private closed = false

  constructor(setting: ReviewsSetting) {
    this.setting = setting
    this.threads = new Threads({
      file: new URL('./review-thread.ts', import.meta.url),
      data: (stop) => ({ gamesModule: setting.gamesModule, stop }) satisfies ReviewThreadSetting,
      threads: setting.threads,
      grace: GRACE,
      failure: ReviewFailure,
    })
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

  /** Has a review made, unless there is one or somebody is at it. The table must be over, and whoever asks may look at it. */
  async request(table: string, seat: number, person: string): Promise<Reviewing> {
    const { store, now, ask } = this.setting
    const found = await this.find(table, seat)
    if (found.state === 'done') return found
    const [{ waiting }] = await store.all('SELECT count(*) AS waiting FROM review_made WHERE done_at IS NULL AND asked_at > $1', [
      now() - OVERDUE,
    ])
    if (Number(waiting) >= MOST_WAITING)
      throw new Fault('too-many', 'many reviews are being made; try again in a minute', { retryAfter: 60 })
    const id = `${table}/${seat}`
    const taken = await store.commit([
      {
        sql: `INSERT INTO review_made (table_id, seat, asked_by, asked_at) VALUES ($1, $2, $3, $4)
              ON CONFLICT (table_id, seat) DO UPDATE SET asked_by = excluded.asked_by, asked_at = excluded.asked_at, failed = NULL, done_at = NULL
              WHERE review_made.review IS NULL AND (review_made.done_at IS NOT NULL OR review_made.asked_at < $5) RETURNING seat`,
        values: [table, seat, person, now(), now() - OVERDUE],
      },
    ])
    if (taken[0].length > 0) {
      if (ask !== undefined) ask(id)
      else {
        const working = this.work(id)
        this.working.add(working)
        void working.finally(() => this.working.delete(working))
      }
    }
    return { state: 'waiting' }
  }

  /** Makes the review of a table's seat and keeps it. */
  async work(id: string): Promise<void> {
    const { store, tables, now, log, ask } = this.setting
    const [table, seatText] = id.split('/')
    const seat = Number(seatText)
    const [row] = await store.all('SELECT asked_by FROM review_made WHERE table_id = $1 AND seat = $2 AND review IS NULL', [table, seat])
    const person = row && maybeText(row, 'asked_by')
    if (person === undefined) return
    try {
      const record = await tables.record(table, { person: { id: person, name: '' } })
      const review = await this.threads.run({ record, seat }, { millis: LONGEST, group: person })
      const { value, error, decisions } = review.accuracy
      await store.commit([
        {
          sql: `UPDATE review_made SET done_at = $3, failed = NULL, review = $4, accuracy = $5, error = $6, decisions = $7
                WHERE table_id = $1 AND seat = $2`,
          values: [
            table,
            seat,
            now(),
            JSON.stringify(review, rounded),
            Math.round(value * HUNDRED),
            Math.round(error * HUNDRED),
            decisions,
          ],
        },
        { sql: 'UPDATE review_made SET review = NULL WHERE done_at < $1 AND review IS NOT NULL', values: [now() - KEPT] },
      ])
    } catch (error) {
      // A job that is left half done is another process's; nothing went wrong with the match.
      if (this.closed && ask !== undefined) throw error
      log.warn({ err: error, table, seat }, 'a review was not made')
      const because = error instanceof Error ? error.message : String(error)
      await store
        .commit([
          {
            sql: 'UPDATE review_made SET done_at = $3, failed = $4 WHERE table_id = $1 AND seat = $2',
            values: [table, seat, now(), because.slice(0, 200)],
          },
        ])
        // A store that is gone has more to say elsewhere. A job is tried again; without one whoever waits may ask anew.
        .catch((lost) => {
          if (ask !== undefined) throw lost
        })
    }
  }

  /** Lets go of what is being made; whoever wants it asks again. */
  async close(): Promise<void> {
    this.closed = true
    await this.threads.close()
    await Promise.allSettled(this.working)
  }
}

/** Ten thousandths are finer than any error. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 10_000) / 10_000 : value
}

/** Nobody asked for it any more; the review of a finished match stays. */
export function forgetAsker(person: string): readonly Statement[] {
  return [{ sql: 'UPDATE review_made SET asked_by = NULL WHERE asked_by = $1', values: [person] }]
}
