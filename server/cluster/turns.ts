import type { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import type { TableId } from '../tables/api.ts'
import type { News } from './news.ts'

const QUEUE = 'bot-turns'
/** How often the queue is looked at when no news comes, in milliseconds. */
const LOOK = 1000
/** Tables that wait for bots within so many milliseconds are asked for together. */
const GATHER = 5
/** A job of somebody who died: by then the table's lease has long brought another one. */
const EXPIRES = 60
const KEPT = 60

interface Turn {
  readonly table: TableId
}

/** Tables at which bots owe a move, as jobs that any process takes which lets bots think. */
export class Turns {
  private readonly boss: PgBoss
  private readonly news: News
  private readonly log: Log
  private waiting = new Set<TableId>()
  private gathering: NodeJS.Timeout | undefined
  private sending: Promise<void> = Promise.resolve()
  private readonly working = new Set<Promise<void>>()
  private timer: NodeJS.Timeout | undefined
  private look: (() => void) | undefined
  private closed = false

  private constructor(boss: PgBoss, news: News, log: Log) {
    this.boss = boss
    this.news = news
    this.log = log
  }

  static async open(database: string, news: News, log: Log): Promise<Turns> {
    // A fifth of the time that a house takes to open, so it is loaded where it is used.
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({ connectionString: database, application_name: 'fairground jobs', max: 3, schedule: false })
    boss.on('error', (error) => log.warn({ err: error }, 'the queue of jobs failed; it is tried again'))
    await boss.start()
    // One job a table waits; while it is worked at, another may come.
    await boss.createQueue(QUEUE, { policy: 'short', retryLimit: 5, retryDelay: 1, expireInSeconds: EXPIRES, deleteAfterSeconds: KEPT })
    return new Turns(boss, news, log)
  }

  /** Bots owe a move at this table. */
  ask(table: TableId): void {
    if (this.closed) return
    this.waiting.add(table)
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined
      this.sending = this.send()
    }, GATHER)
  }

  /** Takes jobs, so many at once, until it is closed. */
  serve(drive: (table: TableId) => Promise<void>, atOnce: number): void {
    let looking = false
    let again = false
    const look = async (): Promise<void> => {
      again = true
      if (looking || this.closed) return
      looking = true
      clearTimeout(this.timer)
      while (again && !this.closed) {
        again = this.working.size < atOnce && (await this.take(drive, atOnce - this.working.size))
      }
      looking = false
      if (!this.closed) this.timer = setTimeout(look, LOOK)
    }
    this.look = () => void look()
    this.news.hear('bots', () => this.look?.())
    this.look()
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.gathering)
    await this.sending
    await Promise.allSettled(this.working)
    await this.boss.stop({ graceful: false, close: true }).catch(() => {})
  }

  private async send(): Promise<void> {
    const tables = [...this.waiting]
    this.waiting = new Set()
    try {
      await this.boss.insert(
        QUEUE,
        tables.map((table) => ({ data: { table } satisfies Turn, singletonKey: table })),
      )
      this.news.tell('bots')
      this.look?.()
    } catch (error) {
      // Nothing is lost: a table that is overdue is found by whoever looks next.
      this.log.warn({ err: error }, 'bots could not be asked; their tables are found a little later')
    }
  }

  /** True when there may be more. */
  private async take(drive: (table: TableId) => Promise<void>, atMost: number): Promise<boolean> {
    try {
      const jobs = await this.boss.fetch<Turn>(QUEUE, { batchSize: atMost })
      for (const { id, data } of jobs) {
        const work = this.work(id, drive(data.table))
        this.working.add(work)
        void work.then(() => {
          this.working.delete(work)
          this.look?.()
        })
      }
      return jobs.length === atMost
    } catch (error) {
      this.log.warn({ err: error }, 'the queue of jobs does not answer; it is tried again')
      return false
    }
  }

  private async work(id: string, driving: Promise<void>): Promise<void> {
    try {
      await driving
      await this.boss.complete(QUEUE, id)
    } catch (error) {
      this.log.warn({ err: error }, 'bots could not be let think; it is tried again')
      await this.boss.fail(QUEUE, id).catch(() => {})
    }
  }
}
