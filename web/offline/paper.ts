import { type AddressedEvent, type Entry, hears, type MatchRecord, type Viewer } from '@fairground/kernel'
import type { Did, Heard, HeardEvent, TableInfo } from '@fairground/server/tables/api.ts'

/** How the ids of matches begin that a device keeps, rather than a house. */
export const LOCAL = 'local-'

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL)
}

/** What a table is on paper: enough of its record to show who sits there. */
type Paper = Pick<MatchRecord, 'id' | 'game' | 'version' | 'options' | 'edition' | 'sitters' | 'commitment' | 'words'>

/** A table that no server keeps. Seats without a name are called as bots are. */
export function tableOn(paper: Paper, names: readonly (string | undefined)[], began = 0): TableInfo {
  const { id, game, version, options, edition, commitment, words } = paper
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
    seats: paper.sitters.map((sitter, seat) => ({
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
  }
}

/** Whose ears: one viewer's, or everybody's at once. */
export type Ears = Viewer | 'all'

/** The deal as somebody heard it. */
export function heardDeal(opening: readonly AddressedEvent[], ears: Ears): Heard {
  return { n: 0, at: 0, seat: 0, by: 'host', did: 'deal', told: toldTo(opening, ears) }
}

/** An entry as somebody heard it: what was played is told by its events, never by the move. */
export function heardEntry(
  { entry, told }: { readonly entry: Entry<unknown>; readonly told: readonly AddressedEvent<unknown, unknown>[] },
  ears: Ears,
): Heard {
  const { n, at, seat, by } = entry
  return { n, at, seat, by, did: didOf(entry.do), told: toldTo(told, ears) }
}

function toldTo(told: readonly AddressedEvent[], ears: Ears): readonly HeardEvent[] {
  return told.filter(({ to }) => ears === 'all' || hears(to, ears))
}

function didOf(command: Entry<unknown>['do']): Did {
  if ('play' in command) return 'play'
  if ('done' in command) return 'done'
  if ('concede' in command) return 'concede'
  if ('resume' in command) return 'resume'
  return 'stop' in command ? 'stop' : command
}
