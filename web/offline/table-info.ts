import type { MatchRecord } from '@fairground/kernel'
import type { TableInfo } from '@fairground/protocol'

/** How the ids of matches begin that a device keeps, rather than a server. */
export const LOCAL = 'local-'

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL)
}

/** Enough of a record to show who sits there. */
type RecordHead = Pick<MatchRecord, 'id' | 'game' | 'version' | 'options' | 'edition' | 'sitters' | 'commitment' | 'words'>

/** A table that no server keeps. Seats without a name are called as bots are. */
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
