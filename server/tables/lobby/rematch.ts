import { type Level, levelsAt } from '@fairground/bots'
import type { Seat } from '@fairground/kernel'
import type { NewTable } from '@fairground/protocol'
import { isOffered, strongestUpTo } from '../../bots/offer.ts'
import { type Person, type Seated, type TableId, TableRefusal } from '../api.ts'
import type { LiveTable } from '../match/live-table.ts'
import { insertTable } from '../storage/sql.ts'
import type { Table } from '../table.ts'
import { placeOf } from './access.ts'

/** The next seat around the table. */
export function turned(table: Table, seat: Seat): Seat {
  return (seat + 1) % table.places.length
}

/** The draft for a rematch: same settings, bots where there were bots, everybody one seat further. */
export function settingForRematch(table: Table, seat: Seat, offered: readonly Level[]): NewTable {
  const { seats, options, clock, handover, unrated, drawn } = table.setting
  const stillOffered = (level: string) => (isOffered(level, offered) ? level : strongestUpTo(level, offered))
  const { away: before } = table.setting
  const away = before.do === 'bot' ? { ...before, level: stillOffered(before.level) } : before
  const bots = (table.begun?.sitters ?? []).flatMap((sitter, each) =>
    sitter === 'person' ? [] : [{ seat: turned(table, each), level: stillOffered(sitter.slice('bot:'.length)) }],
  )
  const rated = unrated === undefined
  return {
    game: table.game,
    seats,
    options,
    clock,
    away,
    handover,
    rated,
    visibility: table.visibility,
    bots,
    seat: turned(table, seat),
    ...(drawn && { order: 'drawn' }),
  }
}

/**
 * The table of the rematch: the linked one, or a new one that is written together with its link. Run inside the queue of the finished
 * table.
 */
export async function rematched(
  live: LiveTable,
  who: Seated,
  make: (person: Person, draft: NewTable) => Promise<Table>,
): Promise<{ readonly id: TableId; readonly made: boolean }> {
  const { table } = live
  const { seat } = placeOf(table, who.person, who.seat)
  if (table.state !== 'over') throw new TableRefusal('not-over', 'the match is not over')
  if (table.rematch !== undefined) {
    await live.change((before) => agreed(before, seat))
    return { id: table.rematch, made: false }
  }
  const next = await make(who.person, settingForRematch(table, seat, levelsAt(table.game, live.context.bots.levels, table.setting.seats)))
  let linked: TableId = next.id
  await live.change((before) => {
    linked = before.rematch ?? next.id
    return before.rematch === undefined ? agreed({ ...before, rematch: next.id }, seat) : agreed(before, seat)
  }, insertTable(next))
  return { id: linked, made: linked === next.id }
}

/** Shows the others who wants to play again. */
function agreed(table: Table, seat: Seat): Table {
  const { again = [] } = table.votes
  return again.includes(seat) ? table : { ...table, votes: { ...table.votes, again: [...again, seat] } }
}
