import type { MatchRecord } from '@fairground/kernel'
import type { TableInfo } from '@fairground/protocol'

/** The prefix of ids of matches on a device. */
export const LOCAL = 'local-'

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL)
}

/** The part of a record that shows who sits there. */
type RecordHead = Pick<MatchRecord, 'id' | 'game' | 'version' | 'options' | 'edition' | 'sitters' | 'commitment' | 'words'>

/** A table without a server. Seats without a name get the names of bots. */
export function localTableInfo(record: RecordHead, names: readonly (string | undefined)[], began = 0): TableInfo {
  const { id, game, version, options, edition, commitment, words } = record
  return {
    id,
    game,
    version,
    options,
    edition,
    commitment,
    words,
    state: 'running',
    visibility: 'private',
    seats: record.sitters.map((sitter, seat) => ({
      seat,
      sitter,
      ...(names[seat] !== undefined && { person: `seat-${seat}`, name: names[seat] }),
      ready: true,
      present: true,
      conceded: false,
      wanted: false,
    })),
    clock: { kind: 'none' },
    created: began,
    started: began,
    n: 0,
    touched: began,
    turn: [],
    away: { do: 'concede' },
    handover: 0,
    owner: undefined,
    votes: [],
    spectators: 0,
    ending: [],
    order: 'chosen',
    again: [],
  }
}
