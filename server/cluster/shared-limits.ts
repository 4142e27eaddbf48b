import { createHash } from 'node:crypto'
import type { Buckets } from '../limits.ts'
import type { Log } from '../log.ts'
import { sql } from '../sql.ts'
import type { Statement, Store } from '../store/store.ts'

/** How often processes share what was taken, in milliseconds. */
const COMPARE = 1000
/** Tokens are stored in thousandths. */
const UNIT = 1000
const FORGET = 24 * 3_600_000

/**
 * Rate limits across all processes. Each takes from its own buckets, so that nobody waits for the database, and once a second they add up
 * there what was taken: a client that spreads its requests over several processes gains one second's worth, not a multiple forever.
 */
export class SharedLimits {
  private readonly store: Store
  private readonly buckets: Readonly<Record<string, Buckets>>
  private readonly now: () => number
  private readonly timer: NodeJS.Timeout
  private comparing: Promise<void> = Promise.resolve()
  private forgotAt = 0

  constructor(store: Store, buckets: Readonly<Record<string, Buckets>>, now: () => number, log: Log) {
    this.store = store
    this.buckets = buckets
    this.now = now
    // Counts from now on, so that what is taken before the first exchange is included.
    for (const each of Object.values(buckets)) each.takenSince()
    this.timer = setInterval(() => {
      this.comparing = this.comparing
        .then(() => this.compare())
        .catch((error) => log.debug({ err: error }, 'rate limits could not be compared'))
    }, COMPARE)
    this.timer.unref()
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.comparing
  }

  /** Adds up what all processes have taken. */
  async compare(): Promise<void> {
    const now = this.now()
    if (now - this.forgotAt > FORGET) {
      this.forgotAt = now
      await this.store.commit([sql`DELETE FROM server_rate WHERE at < ${now - FORGET}`])
    }
    for (const [name, buckets] of Object.entries(this.buckets)) {
      const taken = buckets.takenSince()
      if (taken.size === 0) continue
      const statements = [...taken].map(([key, count]) => this.statement(hidden(name, key), count, buckets.rate, now))
      const answers = await this.store.commit(statements).catch((error) => {
        buckets.notReported(taken)
        throw error
      })
      for (const [index, key] of [...taken.keys()].entries()) buckets.set(key, Number(answers[index][0].tokens) / UNIT)
    }
  }

  private statement(name: string, taken: number, rate: Buckets['rate'], now: number): Statement {
    const most = rate.burst * UNIT
    const filled = sql`server_rate.tokens + CAST((excluded.at - server_rate.at) * CAST(${rate.perSecond} AS double precision) AS bigint)`
    return sql`INSERT INTO server_rate (name, tokens, at) VALUES (${name}, ${most - taken * UNIT}, ${now})
      ON CONFLICT (name) DO UPDATE
        SET tokens = CASE WHEN ${filled} > ${most} THEN ${most} ELSE ${filled} END - ${taken * UNIT}, at = excluded.at
      RETURNING tokens`
  }
}

/** The database stores only a hash of the key, never addresses or names. */
function hidden(name: string, key: string): string {
  return `${name} ${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`
}
