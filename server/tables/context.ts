import type { Availability } from '@fairground/protocol'
import type { BotPool } from '../bots/pool.ts'
import type { News } from '../cluster/news.ts'
import type { Presence } from '../cluster/presence.ts'
import type { Judge } from '../judge/judge.ts'
import type { Store } from '../store/store.ts'
import type { PersonId, TableEvent, TableId } from './api.ts'
import type { RulesCache } from './rules-cache.ts'

/** Where a table finds everything that is not its own. */
export interface TablesContext {
  readonly store: Store
  readonly time: Time
  readonly rulesCache: RulesCache
  readonly pool: BotPool
  readonly judge: Judge
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
  now(): number
  /** Runs once after so many milliseconds; the answer takes that back. */
  after(milliseconds: number, run: () => void): () => void
}

/** A timer of Node holds at most this long. */
const LONGEST_TIMER = 2 ** 31 - 1

export const systemTime: Time = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(milliseconds, LONGEST_TIMER))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
