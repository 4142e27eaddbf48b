import { type MatchRecord, record, verify } from '@fairground/kernel'
import { Conflict } from '../store/store.ts'
import { type TableId, TableRefusal } from './api.ts'
import type { House } from './house.ts'
import { LiveTable } from './live.ts'
import { insertTable, writeEntries } from './sql.ts'
import { NO_VOTES, type Table } from './table.ts'

/** Matches that are over, as records: out and in. */

export function recordOf(live: LiveTable): MatchRecord {
  if (live.table.state !== 'over') throw new TableRefusal('not-over', 'the record is shown when the match is over')
  if (live.match === undefined) throw new TableRefusal('frozen', 'its record needs the release on which it was played')
  return record(live.match)
}

export async function* records(house: House): AsyncIterable<MatchRecord> {
  let last = { ended: 0, id: '' }
  for (;;) {
    const rows = await house.store.all(
      "SELECT id, ended FROM game_table WHERE state = 'over' AND (ended > $1 OR (ended = $1 AND id > $2)) ORDER BY ended, id LIMIT 100",
      [last.ended, last.id],
    )
    if (rows.length === 0) return
    for (const row of rows) {
      const live = await LiveTable.load(house, String(row.id))
      if (live?.match !== undefined) yield record(live.match)
    }
    const { ended, id } = rows[rows.length - 1]
    last = { ended: Number(ended), id: String(id) }
  }
}

/** A finished match as a table of its own, with nobody's name on its seats. */
export async function imported(house: House, written: MatchRecord): Promise<{ readonly table: TableId; readonly added: boolean }> {
  const game = await house.shelf.game(written.game)
  if (game === undefined) throw new TableRefusal('no-game', `this house has no game ${String(written.game)}`)
  const { setting, entries, sitters, conceded, result } = verify(game, written)
  const first = entries[0]?.at ?? house.time.now()
  const last = entries.at(-1)?.at ?? first
  const open: Table = {
    id: setting.id,
    game: game.id,
    visibility: 'private',
    state: 'over',
    created: first,
    started: first,
    ended: last,
    touched: last,
    n: entries.length,
    turn: [],
    setting: {
      version: game.version,
      seats: setting.seats,
      options: setting.options,
      edition: written.edition,
      clock: { kind: 'none' },
      away: { do: 'concede' },
      handover: Number(setting.waits),
      commitment: written.commitment,
    },
    seed: setting.seed,
    begun: { words: setting.words, sitters: setting.sitters },
    votes: NO_VOTES,
    sentAway: [],
    result,
    changes: 0,
    places: sitters.map((sitter, seat) => ({ seat, sitter, ready: true, conceded: conceded.includes(seat), wanted: false })),
  }
  try {
    const stored = entries.map((entry) => ({ entry }))
    await house.store.commit([...insertTable(open), ...writeEntries(open, open, stored)])
    return { table: open.id, added: true }
  } catch (error) {
    if (error instanceof Conflict) return { table: open.id, added: false }
    throw error
  }
}
