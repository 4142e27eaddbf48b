import type { AnyBoard } from '@fairground/kit'
import type { Position, TableInfo } from '@fairground/protocol'
import { Suspense } from 'preact/compat'
import { begin, post } from '../lib/api.ts'
import { wordsHere, wordsOf } from '../lib/boards.ts'
import { failed } from '../lib/errors.ts'
import { latePage } from '../lib/late.tsx'
import { useLoaded } from '../lib/load.ts'
import { known, learnWhoIAm, me, unmet } from '../lib/me.ts'
import { go } from '../lib/router.ts'
import { LobbySkeleton, TableSkeleton } from '../lib/Skeleton.tsx'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { Failure } from '../pages/Failure.tsx'
import type { Live } from './live.ts'
import { loadTableGame, tableGameHere } from './load-game.ts'
import { TableView } from './TableView.tsx'

/** Not needed for a running match. */
const Lobby = latePage(() => import('../gather/Lobby.tsx'))

/** A table with its game's parts, each loaded when it is needed: the lobby before the start, the match after it. */
export function TableScreen({
  live,
  table,
  keep,
  again,
}: {
  readonly live: Live
  readonly table: TableInfo
  readonly keep: { current: AnyBoard | undefined }
  /** A link to another game with the same settings, without a server. */
  again?(): void
}) {
  const { language } = settings.value
  const loadedGame = useLoaded(() => loadTableGame(table.game), table.game, tableGameHere(table.game))
  const loaded = loadedGame.state === 'there' ? loadedGame.value : undefined
  // In parallel with the game itself.
  const text = useLoaded(() => wordsOf(table.game, language), `${language} ${table.game}`, wordsHere(table.game, language))
  useTitle(titleOf(text.state === 'there' ? text.value?.title : undefined, live.position.value))
  if (loadedGame.state === 'failed') return <Failure error={loadedGame.error} again={loadedGame.again} />
  keep.current = loaded?.board
  if (loaded === undefined || text.state !== 'there' || text.value === undefined) return <TableSkeleton game={table.game} />
  const position = live.position.value
  const gathering = table.state === 'open' || position === undefined
  if (gathering) {
    // The viewer is known a moment later than the table.
    if (me.value === undefined) {
      if (unmet.value !== undefined) return <Failure error={unmet.value} again={() => void learnWhoIAm().catch(failed)} />
      return <LobbySkeleton game={table.game} />
    }
    return (
      // Here and no higher: a suspended component is unmounted, and its connection to the table with it.
      <Suspense fallback={<LobbySkeleton game={table.game} />}>
        <Lobby live={live} table={table} text={text.value} />
      </Suspense>
    )
  }
  const seated = position.viewer !== 'spectator'
  return (
    <TableView
      live={live}
      table={table}
      position={position}
      game={loaded}
      text={text.value}
      failed={failed}
      {...(seated && table.tournament === undefined && { rematch: again ?? (() => void rematch(table).catch(failed)) })}
    />
  )
}

/** The title of a background tab says whether it is the viewer's turn. */
function titleOf(game: string | undefined, position: Position | undefined): string {
  if (game === undefined) return t.value.brand
  const { viewer, turn } = position ?? { viewer: 'spectator', turn: [] }
  return viewer !== 'spectator' && turn.includes(viewer) ? t.value.title.turn(game) : `${game} · ${t.value.brand}`
}

async function rematch(table: TableInfo): Promise<void> {
  const next = await post<TableInfo>(`/api/tables/${table.id}/rematch`)
  const isAlone = next.seats.every(({ sitter, person }) => sitter?.startsWith('bot:') || person === known()?.id)
  if (isAlone) await begin(next)
  go(`/table/${next.id}`)
}
