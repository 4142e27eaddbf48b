import { commitment, editionMark, type GameText, type MatchRecord, type Seat, textFor } from '@fairground/kernel'
import type { Snapshot, TableInfo } from '@fairground/protocol'
import { get } from '../lib/api.ts'
import { wordsOf } from '../lib/boards.ts'
import { known } from '../lib/me.ts'
import { settings } from '../lib/settings.ts'
import { keptGame } from '../offline/store.ts'
import { isLocal, localTableInfo } from '../offline/table-info.ts'
import type { LoadedGame } from '../table/live.ts'
import { loadGame } from '../table/load-game.ts'
import { nameOf } from '../table/names.ts'
import { CannotOpen, type Origin, packageOf, trunkOf } from './origin.ts'
import type { Text } from './PositionView.tsx'
import type { Tree } from './tree.ts'

/** A finished game in parts: how it is dealt, the moves that were played, and the entry of each move. */
export interface FinishedGame {
  readonly record: MatchRecord
  readonly origin: Origin
  readonly tree: Tree
  readonly entries: readonly number[]
  /** The viewer's seat, if they had one. */
  readonly own: Seat | undefined
}

/** A finished game of the server or of this device, by its table. */
export async function finishedGame(at: string): Promise<FinishedGame> {
  const kept = isLocal(at) ? await keptGame(at) : undefined
  if (kept !== undefined) {
    // Hidden information stays hidden during the game, also on this device.
    if (kept.record.result === undefined) throw new CannotOpen('running')
    const people = kept.record.sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []))
    return { ...(await takenApart(kept.record, kept.names)), own: people[0] }
  }
  const path = `/api/tables/${encodeURIComponent(at)}`
  const { table } = await get<Snapshot>(path)
  if (table.state !== 'over') throw new CannotOpen('running')
  const taken = await takenApart(
    await get<MatchRecord>(`${path}/record`),
    table.seats.map((seat) => nameOf(seat)),
  )
  const person = known()?.id
  return { ...taken, own: table.seats.find((seat) => person !== undefined && seat.person === person)?.seat }
}

export async function takenApart(record: MatchRecord, names: readonly (string | undefined)[]): Promise<Omit<FinishedGame, 'own'>> {
  const { game } = await packageOf(record.game)
  return { record, ...trunkOf(game, record, names) }
}

/** A game's parts and its texts for one match. */
export interface OpenedGame {
  readonly loadedGame: LoadedGame
  readonly text: Text
  readonly table: TableInfo
}

/** Everything needed to show one match, in the current language. */
export async function openedGame(origin: Origin): Promise<OpenedGame> {
  const loadedGame = await loadGame(origin.game)
  const { game } = loadedGame.gamePackage
  if (origin.version !== game.version) throw new CannotOpen('version')
  const words = (await wordsOf(origin.game, settings.peek().language)) as GameText<unknown, never, unknown>
  const table = localTableInfo({ ...origin, edition: editionMark(game, origin.options), commitment: commitment(origin.seed) }, origin.names)
  return { loadedGame, text: textFor(words, game.open(origin.options, origin.seats).facts), table: { ...table, state: 'over' } }
}
