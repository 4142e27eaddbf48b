import type { TableSummary } from '@fairground/protocol'
import type { Line } from './pairing/standings.ts'
import type { EntrantRow, TableRow, TournamentData } from './tournament.ts'

/** Takes over the results of a tournament's tables, once. */

/** The state of a table; `gone` if it was called off before it began. */
export type Seen = TableSummary | 'gone'

/** Stores the results of tables in their rows; people who did not come are paused until they come back. */
export function withResults(whole: TournamentData, seen: ReadonlyMap<string, Seen>, now: number): TournamentData {
  let changed = false
  const away = new Set<number>()
  const tables = whole.tables.map((row): TableRow => {
    const found = seen.get(row.table)
    if (row.lines !== undefined || found === undefined) return row
    const lines = linesOf(row, found, whole.entrants)
    if (lines === undefined) return row
    for (const { entrant, how } of lines) if (how === 'absent') away.add(entrant)
    changed = true
    return { ...row, lines, done: now }
  })
  if (!changed) return whole
  const entrants = whole.entrants.map((row): EntrantRow => {
    return away.has(row.entrant) && row.state === 'in' && row.bot === undefined ? { ...row, state: 'break', since: now } : row
  })
  return { ...whole, tables, entrants }
}

function linesOf(row: TableRow, seen: Seen, entrants: readonly EntrantRow[]): readonly Line[] | undefined {
  // Nobody has won it.
  if (seen === 'gone') return row.seating.map((entrant) => ({ entrant, how: 'played' }))
  // The time was up, the seats of people who had not come were emptied, and nobody is left to play with.
  if (seen.state === 'open' && seen.seats.some(({ sitter }) => sitter === undefined))
    return row.seating.map((entrant, seat) =>
      seen.seats[seat].sitter === undefined ? { entrant, how: 'absent' } : { entrant, place: 1, how: 'played' },
    )
  if (seen.state !== 'over') return undefined
  const isBot = (entrant: number) => entrants.find((each) => each.entrant === entrant)?.bot !== undefined
  return row.seating.map((entrant, seat): Line => {
    const { person, sitter, conceded } = seen.seats[seat]
    const place = seen.result?.places?.[seat]
    if (isBot(entrant)) return { entrant, place, how: 'played' }
    // A seat without a person: a bot got it because nobody came.
    if (person === undefined) return { entrant, how: 'absent' }
    return { entrant, place, how: sitter !== 'person' || conceded ? 'left' : 'played' }
  })
}
