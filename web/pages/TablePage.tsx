import type { AnyBoard } from '@fairground/kit'
import { useComputed } from '@preact/signals'
import { Suspense } from 'preact/compat'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Refused } from '../lib/api.ts'
import { gameHere } from '../lib/at-table.ts'
import { Icon } from '../lib/icon.tsx'
import { latePart } from '../lib/late.tsx'
import { known, me } from '../lib/me.ts'
import { TableSkeleton } from '../lib/Skeleton.tsx'
import { t } from '../lib/text.ts'
import { OpenQuestions } from '../people/OpenQuestions.tsx'
import { TurnCard } from '../people/TurnCard.tsx'
import { type Live, openLive } from '../table/live.ts'
import { OpenSeat } from '../table/OpenSeat.tsx'
import { socketConnection } from '../table/socket.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { Failure } from './Failure.tsx'

const TableWay = latePart(() => import('../tournaments/TournamentLink.tsx'))

/** A table by its address: the lobby before the start, the match after it. */
export default function TablePage({ at }: { readonly at: string }) {
  const first = useRef<string | undefined>(undefined)
  // Learning who the viewer is changes nothing yet, so the table is not redrawn.
  const watcher = useComputed(() => {
    const who = me.value === undefined ? undefined : (known()?.id ?? 'nobody')
    first.current ??= who
    return who === first.current ? 'first' : who
  })
  return <Watched key={watcher.value} at={at} />
}

/**
 * A socket belongs to the person who opened it: a new person on this device gets a new one. It does not wait until the page knows the
 * person; the server knows.
 */
function Watched({ at }: { readonly at: string }) {
  const board = useRef<AnyBoard | undefined>(undefined)
  const live = useMemo(() => openLive(socketConnection(at), () => board.current), [at])
  useEffect(() => () => live.hangUp(), [live])
  const table = live.table.value
  if (live.closed.value !== undefined) return <Failure error={new Refused(live.closed.value, live.closed.value)} />
  return (
    <>
      <ConnectionBar live={live} stuck={table === undefined} />
      {table?.tournament !== undefined && table.state !== 'running' && (
        <Suspense fallback={null}>
          <TableWay
            tournament={table.tournament}
            waiting={table.state === 'open' && table.seats.some(({ person }) => person !== undefined && person === known()?.id)}
          />
        </Suspense>
      )}
      {table === undefined ? <TableSkeleton game={gameHere()} /> : <TableScreen live={live} table={table} keep={board} />}
      {table !== undefined && <TurnCard live={live} table={table} />}
      {table !== undefined && <OpenQuestions live={live} table={table} position={live.position.value} />}
      {table !== undefined && <OpenSeat table={table} position={live.position.value} />}
    </>
  )
}

/** Says when the connection is lost and when it is back. If no table is shown yet, it links to the games on this device. */
function ConnectionBar({ live, stuck }: { readonly live: Live; readonly stuck: boolean }) {
  if (live.connectionState.value !== 'lost') return null
  return (
    <p class="connection" role="status">
      <Icon name="wifiOff" size={16} /> <span>{t.value.connection.lost}</span>
      {stuck && <a href="/offline">{t.value.offline.link}</a>}
    </p>
  )
}
