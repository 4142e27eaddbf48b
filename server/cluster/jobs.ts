import type { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'
import type { ProcessMessages, Topic } from './process-messages.ts'

/** How often we poll the queue if no news arrives, in milliseconds. */
const LOOK = 1000
/** Requests within so many milliseconds are sent together. */
const GATHER = 5
const KEPT = 60

interface Job {
  /** What needs work: a table, a tournament … The field is named so that the previous release, which knew only tables, understands it. */
  readonly table: string
}

/** The queue of one kind of job: its name, and the news sent when there is work. */
export interface Kind {
  readonly queue: string
  readonly topic: Topic
  /** Seconds after which another process may take the job of a dead one: longer than any job takes. */
  readonly expires: number
}

export interface QueueDepth {
  readonly waiting: number
  readonly active: number
}

/** Tables where a bot must move, for any process that runs bots. */
export const BOT_TURNS: Kind = { queue: 'bot-turns', topic: 'bots', expires: 60 }
/** Tournaments that are due. */
export const TOURNAMENTS: Kind = { queue: 'tournaments', topic: 'tournaments', expires: 60 }

/** Seats of finished matches to review. Long work is protected by a lease. */
export const REVIEWS: Kind = { queue: 'reviews', topic: 'reviews', expires: 120 }
/** Games for which a host wants more puzzles. */
export const PUZZLES: Kind = { queue: 'puzzles', topic: 'puzzles', expires: 1800 }

/** Opens the database's queues of jobs. */
export async function openJobs(database: string, log: Log): Promise<PgBoss> {
  // Loading it takes a fifth of the server's start time, so it is loaded only where it is used.
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ connectionString: database, application_name: 'fairground jobs', max: 3, schedule: false })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue failed and will be tried again'))
  await boss.start()
  return boss
}

/** Jobs of one kind, which any process may take. At most one job per subject waits. */
export class Jobs {
  private readonly boss: PgBoss
  private readonly kind: Kind
  private readonly news: ProcessMessages
  private readonly log: Log
  private waiting = new Set<string>()
  private gathering: NodeJS.Timeout | undefined
  private sending: Promise<void> = Promise.resolve()
  private readonly working = new Set<Promise<void>>()
  private timer: NodeJS.Timeout | undefined
  private look: (() => void) | undefined
  private closed = false

  private constructor(boss: PgBoss, kind: Kind, news: ProcessMessages, log: Log) {
    this.boss = boss
    this.kind = kind
    this.news = news
    this.log = log
  }

  static async open(boss: PgBoss, kind: Kind, news: ProcessMessages, log: Log): Promise<Jobs> {
    // One job per subject waits; while it is being done, another one may be queued.
    await boss.createQueue(kind.queue, {
      policy: 'short',
      retryLimit: 5,
      retryDelay: 1,
      expireInSeconds: kind.expires,
      deleteAfterSeconds: KEPT,
    })
    return new Jobs(boss, kind, news, log)
  }

  /** Queues a job for this subject. */
  ask(id: string): void {
    if (this.closed) return
    this.waiting.add(id)
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined
      this.sending = this.send()
    }, GATHER)
  }

  /** Takes jobs, up to so many at once, until it is closed. */
  serve(work: (id: string) => Promise<void>, atOnce: number): void {
    let looking = false
    let again = false
    const look = async (): Promise<void> => {
      again = true
      if (looking || this.closed) return
      looking = true
      clearTimeout(this.timer)
      while (again && !this.closed) {
        again = this.working.size < atOnce && (await this.take(work, atOnce - this.working.size))
      }
      looking = false
      if (!this.closed) this.timer = setTimeout(look, LOOK)
    }
    this.look = () => void look()
    this.news.listen(this.kind.topic, () => this.look?.())
    this.look()
  }

  /** How many jobs wait or run, in all processes. */
  async depth(): Promise<QueueDepth> {
    const [stats] = await this.boss.getQueueStats(this.kind.queue, { force: true })
    return { waiting: stats?.queuedCount ?? 0, active: stats?.activeCount ?? 0 }
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.gathering)
    await this.sending
    await Promise.allSettled(this.working)
  }

  private async send(): Promise<void> {
    const ids = [...this.waiting]
    this.waiting = new Set()
    try {
      await this.boss.insert(
        this.kind.queue,
        ids.map((id) => ({ data: { table: id } satisfies Job, singletonKey: id })),
      )
      this.news.send(this.kind.topic)
      this.look?.()
    } catch (error) {
      // Nothing is lost: the next process that looks finds what is overdue.
      this.log.warn({ err: error, queue: this.kind.queue }, 'a job could not be queued; the search for overdue work will find it')
    }
  }

  /** True when there may be more. */
  private async take(work: (id: string) => Promise<void>, atMost: number): Promise<boolean> {
    try {
      const jobs = await this.boss.fetch<Job>(this.kind.queue, { batchSize: atMost })
      for (const { id, data } of jobs) {
        const working = this.finish(id, work(data.table))
        this.working.add(working)
        void working.then(() => {
          this.working.delete(working)
          this.look?.()
        })
      }
      return jobs.length === atMost
    } catch (error) {
      this.log.warn({ err: error }, 'the job queue does not answer and will be tried again')
      return false
    }
  }

  private async finish(id: string, working: Promise<void>): Promise<void> {
    try {
      await working
      await this.boss.complete(this.kind.queue, id)
    } catch (error) {
      this.log.warn({ err: error }, 'a job failed and will be tried again')
      await this.boss.fail(this.kind.queue, id).catch(() => {})
    }
  }
}
