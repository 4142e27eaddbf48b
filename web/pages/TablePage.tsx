import { games } from '@fairground/games'
import type { AnyBoard } from '@fairground/kit'
import type { TableInfo } from '@fairground/server/tables/api.ts'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { post } from '../lib/api.ts'
import { boardOf } from '../lib/boards.ts'
import { failed } from '../lib/errors.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { go } from '../lib/router.ts'
import { settings } from '../lib/settings.ts'
import { t } from '../lib/text.ts'
import { Lobby } from '../table/Lobby.tsx'
import { type Furnishing, type Live, openLive } from '../table/live.ts'
import { socketLine } from '../table/socket.ts'
import { TableView } from '../table/TableView.tsx'
import { Failure } from './Failure.tsx'

/** A table by its address: the lobby before the start, the match after it. */
export default function TablePage({ at }: { readonly at: string }) {
  const board = useRef<AnyBoard | undefined>(undefined)
  const live = useMemo(() => openLive(socketLine(at), () => board.current), [at])
  useEffect(() => () => live.hangUp(), [live])
  const table = live.table.value
  if (live.closed.value !== undefined) return <Failure error={new Error(live.closed.value)} />
  return (
    <>
      <ConnectionBar live={live} />
      {table === undefined ? <div class="loading" aria-busy="true" /> : <Begun live={live} table={table} keep={board} />}
    </>
  )
}

function Begun({
  live,
  table,
  keep,
}: {
  readonly live: Live
  readonly table: TableInfo
  readonly keep: { current: AnyBoard | undefined }
}) {
  const { language } = settings.value
  const furnishing = useLoaded(() => furnish(table.game), table.game)
  const loaded = furnishing.state === 'there' ? furnishing.value : undefined
  const text = useLoaded(async () => loaded?.text(language), `${language} ${table.game} ${loaded !== undefined}`)
  if (furnishing.state === 'failed') return <Failure error={furnishing.error} again={furnishing.again} />
  keep.current = loaded?.board
  if (loaded === undefined || text.state !== 'there' || text.value === undefined) return <div class="loading" aria-busy="true" />
  const position = live.position.value
  if (table.state === 'open' || position === undefined) return <Lobby table={table} text={text.value} />
  const seated = position.viewer !== 'spectator'
  return (
    <TableView
      live={live}
      table={table}
      position={position}
      furnishing={loaded}
      text={text.value}
      failed={failed}
      {...(seated && { rematch: () => void rematch(table).catch(failed) })}
    />
  )
}

async function rematch(table: TableInfo): Promise<void> {
  const next = await post<TableInfo>(`/api/tables/${table.id}/rematch`)
  const alone = next.seats.every(({ sitter }) => sitter !== undefined)
  if (alone) await post(`/api/tables/${next.id}/start`)
  go(`/table/${next.id}`)
}

async function furnish(game: string): Promise<Furnishing> {
  const [furnished, board] = await Promise.all([games[game]?.(), boardOf(game)])
  if (furnished === undefined || board === undefined) throw new Error(t.value.errors.notFound)
  return { furnished, board, text: (language) => furnished.text[language]() as ReturnType<Furnishing['text']> }
}

/** Says so when the line is down, and again when it is back. */
function ConnectionBar({ live }: { readonly live: Live }) {
  if (live.connection.value !== 'lost') return null
  return (
    <p class="connection" role="status">
      <Icon name="wifiOff" size={16} /> {t.value.connection.lost}
    </p>
  )
}
