import type { AnyEntry, AnyMatch, Command, Seat } from '@fairground/kernel'
import { type AvailabilityOf, afterCommand, charge, nextTimeout, refill } from '../clock/clock.ts'
import { handoverUntil, running } from '../delivery/visibility.ts'
import { botIn, copied, NO_VOTES, ratedAt, type Table, withPlace } from '../table.ts'

/** The table after an entry that leads from one position to the next. */
export function advanced(table: Table, before: AnyMatch, after: AnyMatch, entry: AnyEntry, of: AvailabilityOf): Table {
  const { result } = after
  const next = copied(seated(table, entry))
  next.n = entry.n
  next.touched = entry.at
  next.turn = after.turn
  if (table.clocks !== undefined) {
    const { clock } = table.setting
    const charged = charge(clock, table.clocks, running(table, before), entry.at, of)
    const moment = { seat: entry.seat, command: kindOf(entry.do), before: before.turn, after: after.turn }
    const clocks = afterCommand(clock, charged, moment)
    next.clocks = sitsDown(entry) ? refill(clock, clocks, entry.seat) : clocks
  }
  if (result !== undefined) {
    next.state = 'over'
    next.ended = entry.at
    next.result = ratedAt(table, result)
    next.votes = NO_VOTES
  }
  next.due = dueOf(next, after, of)
  return next
}

/** When the server must check the table by itself. */
export function dueOf(table: Table, match: AnyMatch, of: AvailabilityOf): number | undefined {
  if (match.result !== undefined || match.paused) return undefined
  const moments: number[] = []
  if (match.turn.some((seat) => botIn(table, seat) !== undefined)) moments.push(table.touched)
  if (match.handover !== undefined) moments.push(handoverEnds(table, match, match.handover))
  if (table.clocks !== undefined) {
    const timeout = nextTimeout(table.setting.clock, table.clocks, running(table, match), of)
    if (timeout !== undefined) moments.push(timeout.at)
  }
  return moments.length === 0 ? undefined : Math.min(...moments)
}

/** A bot does not undo, so it needs no pause. */
export function handoverEnds(table: Table, match: AnyMatch, seat: Seat): number {
  return botIn(table, seat) === undefined ? (handoverUntil(table, match) ?? table.touched) : table.touched
}

/** Who sits where, and who gave up, after an entry. */
function seated(table: Table, { seat, do: command }: AnyEntry): Table {
  if ('sit' in command) return withPlace(table, seat, { sitter: command.sit })
  if ('concede' in command) return withPlace(table, seat, { conceded: true })
  return table
}

function sitsDown({ do: command }: AnyEntry): boolean {
  return 'sit' in command && command.sit === 'person'
}

function kindOf(command: Command<unknown>): 'play' | 'undo' | 'other' {
  if ('play' in command) return 'play'
  return 'undo' in command ? 'undo' : 'other'
}
