import { games } from '@fairground/games'
import type { AnyBoard } from '@fairground/kit'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useLoaded } from '../lib/load.ts'
import { known } from '../lib/me.ts'
import { t } from '../lib/text.ts'
import { Begun } from '../table/Begun.tsx'
import { openLive } from '../table/live.ts'
import { localLine } from '../table/local.ts'
import { Failure } from './Failure.tsx'

/** A game against bots that runs wholly in this page. */
export default function OfflinePage({ game }: { readonly game: string }) {
  const line = useLoaded(() => openLine(game), game)
  if (line.state === 'failed') return <Failure error={line.error} again={line.again} />
  return line.state === 'loading' ? <div class="loading" aria-busy="true" /> : <Table line={line.value} />
}

async function openLine(id: string) {
  const furnished = await games[id]?.()
  if (furnished === undefined) throw new Error(t.value.errors.notFound)
  const { min, max } = furnished.game.seats
  const wanted = Number(new URLSearchParams(location.search).get('seats') ?? 3)
  return localLine(furnished, Math.max(min, Math.min(max, wanted)), {}, known()?.name ?? t.value.setUp.you)
}

function Table({ line }: { readonly line: Awaited<ReturnType<typeof openLine>> }) {
  const board = useRef<AnyBoard | undefined>(undefined)
  const live = useMemo(() => openLive(line, () => board.current), [line])
  useEffect(() => () => live.hangUp(), [live])
  const table = live.table.value
  return table === undefined ? null : <Begun live={live} table={table} keep={board} />
}
