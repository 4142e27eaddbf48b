import type { Command, Seat } from '@fairground/kernel'
import type { AwayRule } from '@fairground/protocol'
import { TableRefusal } from '../api.ts'
import { running } from '../delivery/visibility.ts'
import { handoverEnds } from '../match/advance.ts'
import type { LiveTable } from '../match/live-table.ts'
import { botIn, byBot } from '../table.ts'
import { charge, nextTimeout } from './clock.ts'

/** How long to wait before a retry if a command of the clock could not be written, in milliseconds. */
const RETRY = 1000

/** If the player has moved in time at another process, the clock's command is dropped. */
const ONCE = { once: true } as const

/** Runs a table's clocks: passes the turn when the undo pause ends, and acts when a player's time runs out. */
export class ClockRunner {
  private readonly live: LiveTable
  private cancel: (() => void) | undefined

  constructor(live: LiveTable) {
    this.live = live
  }

  /** Sets the timer for the next moment at which something happens by itself. */
  arm(): void {
    this.stop()
    const at = this.next()
    if (at === undefined) return
    const { time } = this.live.context
    this.cancel = time.after(Math.max(0, at - this.live.now()), () => this.ring())
  }

  stop(): void {
    this.cancel?.()
    this.cancel = undefined
  }

  private next(): number | undefined {
    const { table, match, frozen, availability } = this.live
    if (match === undefined || frozen !== undefined || table.state !== 'running' || match.paused) return undefined
    const done = match.handover === undefined ? undefined : handoverEnds(table, match, match.handover)
    const timeout = table.clocks && nextTimeout(table.setting.clock, table.clocks, running(table, match), availability)?.at
    return done === undefined || (timeout !== undefined && timeout < done) ? timeout : done
  }

  private ring(): void {
    this.live
      .run(() => this.act())
      .catch((error) => {
        if (!(error instanceof TableRefusal)) this.live.context.emit({ kind: 'fault', table: this.live.table.id, error })
        if (!this.live.removed) this.cancel = this.live.context.time.after(RETRY, () => this.ring())
      })
  }

  private async act(): Promise<void> {
    for (let at = this.next(); at !== undefined && at <= this.live.now(); at = this.next()) {
      const { match, table } = this.live
      if (match?.handover !== undefined && handoverEnds(table, match, match.handover) <= this.live.now()) {
        await this.handOn(match.handover)
      } else {
        const fallen = this.fallen()
        // At a change to or from summer time a night may end an hour earlier or later than computed: check again then.
        if (fallen === undefined) break
        await this.live.enter([(fork, now) => fork.enter(fallen, 'clock', awayCommand(table.setting.away), now)], ONCE)
      }
    }
    this.arm()
  }

  private async handOn(seat: Seat): Promise<void> {
    const level = botIn(this.live.table, seat)
    await this.live.enter([(fork, now) => fork.enter(seat, level === undefined ? 'clock' : byBot(level), { done: true }, now)], ONCE)
  }

  private fallen(): Seat | undefined {
    const { table, match, availability } = this.live
    if (table.clocks === undefined || match === undefined) return undefined
    const run = running(table, match)
    const { left } = charge(table.setting.clock, table.clocks, run, this.live.now(), availability)
    return run.find((seat) => left[seat] <= 0)
  }
}

/** What happens to the seat of a person who is away. */
export function awayCommand(away: AwayRule): Command<unknown> {
  return away.do === 'concede' ? { concede: true } : { sit: byBot(away.level) }
}
