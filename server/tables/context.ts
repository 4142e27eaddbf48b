import type { Availability } from '@fairground/protocol'
import type { BotOffer } from '../bots/offer.ts'
import type { BotPool } from '../bots/pool.ts'
import type { Presence } from '../cluster/presence.ts'
import type { ProcessMessages } from '../cluster/process-messages.ts'
import type { Store } from '../store/store.ts'
import type { UploadCheck } from '../uploads/upload-check.ts'
import type { Watchdog } from '../watchdog/watchdog.ts'
import type { PersonId, TableEvent, TableId } from './api.ts'
import type { RulesCache } from './rules-cache.ts'
import type { Quota } from './storage/quota.ts'

/** Everything a table needs from outside. */
export interface TablesContext {
  readonly store: Store
  readonly time: Time
  readonly rulesCache: RulesCache
  readonly pool: BotPool
  /** Which bots can be seated, and how fast they play. */
  readonly bots: Pick<BotOffer, 'levels' | 'pause'>
  readonly uploadCheck: UploadCheck
  readonly quota: Quota
  /** Supervises tables with a custom edition; missing where nobody plays. */
  readonly watchdog: Watchdog | undefined
  /** Cryptographically random bytes. */
  entropy(bytes: number): Uint8Array
  /** Night hours and vacation of those who sit at slow tables. */
  readonly availability: Map<PersonId, Availability>
  emit(event: TableEvent): void
  /** Set if other processes may have the same tables in memory. */
  readonly news: ProcessMessages | undefined
  readonly presence: Presence | undefined
  /** Asks other processes to run the bots of a table; missing if they run here. */
  readonly askBots: ((table: TableId) => void) | undefined
  readonly counts: { accepted: number; refused: number }
}

/** Clock and timers. Passed in, so that tests can control them. */
export interface Time {
  /** The wall clock, which can be changed. */
  now(): number
  /**
   * A steady clock: it never jumps, even if the wall clock is changed, and stops while the process does. Live clocks use it. Default:
   * `now`.
   */
  awake?(): number
  /** Everything that an earlier process wrote happened before this. */
  notBefore?(at: number): void
  /** Runs once after so many milliseconds; call the result to cancel. */
  after(milliseconds: number, run: () => void): () => void
}

/** The longest timer that Node supports. */
const LONGEST_TIMER = 2 ** 31 - 1

/** How often we check that the process runs, and after which gap we assume that it was suspended, in milliseconds. */
const SEEN_EVERY = 1000
const STOOD_STILL = 5000

/** The machine's own time. */
export class SystemTime implements Time {
  private readonly wall: () => number
  private readonly steady: () => number
  /** The offset of the steady clock. */
  private offset: number
  private seen: number

  /** Tests can pass both clocks. */
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
