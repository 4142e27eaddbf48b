import type { Availability } from '@fairground/protocol'
import type { BotOffer } from '../bots/offer.ts'
import type { BotPool } from '../bots/pool.ts'
import type { News } from '../cluster/news.ts'
import type { Presence } from '../cluster/presence.ts'
import type { Judge } from '../judge/judge.ts'
import type { Store } from '../store/store.ts'
import type { Watchdog } from '../watchdog/watchdog.ts'
import type { PersonId, TableEvent, TableId } from './api.ts'
import type { RulesCache } from './rules-cache.ts'
import type { Quota } from './storage/quota.ts'

/** Where a table finds everything that is not its own. */
export interface TablesContext {
  readonly store: Store
  readonly time: Time
  readonly rulesCache: RulesCache
  readonly pool: BotPool
  /** Who can be seated, and how fast they play. */
  readonly bots: Pick<BotOffer, 'levels' | 'pause'>
  readonly judge: Judge
  readonly quota: Quota
  /** Looks after tables with an edition of somebody's own; missing where nobody plays. */
  readonly watchdog: Watchdog | undefined
  /** Unguessable bytes. */
  entropy(bytes: number): Uint8Array
  /** When people play; of those who sit at slow tables. */
  readonly availability: Map<PersonId, Availability>
  emit(event: TableEvent): void
  /** There when other processes may have the same tables in memory. */
  readonly news: News | undefined
  readonly presence: Presence | undefined
  /** Asks other processes to let bots think at a table; missing when they think here. */
  readonly askBots: ((table: TableId) => void) | undefined
  readonly counts: { accepted: number; refused: number }
}

/** The time, and a way to be woken. Handed in, so that a test can hold both. */
export interface Time {
  /** As the clock on the wall has it, which may be set. */
  now(): number
  /**
   * The time as the server has lived through it: it never jumps, whatever is done to the clock on the wall, and stands still while the
   * process does. Live clocks run by it. `now` if there is no such thing.
   */
  awake?(): number
  /** What was written by an earlier process lies before this. */
  notBefore?(at: number): void
  /** Runs once after so many milliseconds; the answer takes that back. */
  after(milliseconds: number, run: () => void): () => void
}

/** A timer of Node holds at most this long. */
const LONGEST_TIMER = 2 ** 31 - 1

/** How often it is seen that the process runs, and after how long without that it stood still, in milliseconds. */
const SEEN_EVERY = 1000
const STOOD_STILL = 5000

/** The machine's own time. */
export class SystemTime implements Time {
  private readonly wall: () => number
  private readonly steady: () => number
  /** What is to be added to the steady time. */
  private offset: number
  private seen: number

  /** Both clocks can be handed in by a test. */
  constructor(wall = Date.now, steady = () => performance.now()) {
    this.wall = wall
    this.steady = steady
    this.seen = steady()
    this.offset = wall() - this.seen
    setInterval(() => this.awake(), SEEN_EVERY).unref()
  }

  now(): number {
    return this.wall()
  }

  awake(): number {
    const at = this.steady()
    if (at - this.seen > STOOD_STILL) this.offset -= at - this.seen
    this.seen = at
    return Math.round(at + this.offset)
  }

  notBefore(at: number): void {
    this.offset += Math.max(0, at - this.awake())
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, Math.min(milliseconds, LONGEST_TIMER))
    timer.unref()
    return () => clearTimeout(timer)
  }
}

export const systemTime: Time = new SystemTime()
