import type { Seat, Viewer } from '@fairground/kernel'
import { type AnyBoard, SeatMark } from '@fairground/kit'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Refused } from '../lib/api.ts'
import { Icon } from '../lib/icon.tsx'
import { useLoaded } from '../lib/load.ts'
import { Skeleton } from '../lib/Skeleton.tsx'
import { t } from '../lib/text.ts'
import { Failure } from '../pages/Failure.tsx'
import { type Live, openLive } from '../table/live.ts'
import { type LocalTable, openLocal } from '../table/local.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { keptGame } from './store.ts'
import './offline.css'

interface Props {
  readonly id: string
  /** A link to another game with the same settings. */
  again(): void
}

/** A game that runs entirely on this device, for one person or several. */
export function OfflineTable({ id, again }: Props) {
  const kept = useLoaded(() => keptGame(id), id)
  if (kept.state === 'loading') return <Skeleton />
  const handed = kept.state === 'there' ? kept.value?.handed : undefined
  return handed === undefined ? <Opened id={id} again={again} /> : <Closed because={t.value.offline.problems.handed} table={handed} />
}

function Opened({ id, again }: Props) {
  const [table, setTable] = useState<LocalTable | undefined>(undefined)
  const [error, setError] = useState<unknown>(undefined)
  useEffect(() => {
    const opening = openLocal(id)
    opening.then(setTable, setError)
    return () => void opening.then((opened) => opened.close()).catch(() => undefined)
  }, [id])
  const problem = error instanceof Refused ? t.value.offline.problems[error.code] : undefined
  if (problem !== undefined) return <Closed because={problem} />
  if (error !== undefined) return <Failure error={error} />
  if (table === undefined) return <Skeleton />
  return <Room table={table} again={again} />
}

/** A game that cannot be played here and now, and why. */
function Closed({ because, table }: { readonly because: string; readonly table?: string }) {
  return (
    <main class="page narrow" id="board">
      <div class="stack">
        <h1>{t.value.offline.title}</h1>
        <p class="notice warn">
          <Icon name="circleAlert" /> {because}
        </p>
        <div class="row">
          {table !== undefined && (
            <a class="button primary" href={`/table/${table}`}>
              {t.value.offline.toTable}
            </a>
          )}
          <a class="button" href="/offline">
            {t.value.offline.kept}
          </a>
        </div>
      </div>
    </main>
  )
}

interface RoomProps {
  readonly table: LocalTable
  again(): void
}

/** One person sees the table all the time; several share the device, with a curtain between their turns. */
function Room({ table, again }: RoomProps) {
  const { people, turn, names, over } = table.standing.value
  const [first] = useState(people)
  const [holder, setHolder] = useState<Seat | undefined>(first.length === 1 ? first[0] : undefined)
  const waiting = first.length > 1 ? turn.find((seat) => people.includes(seat)) : undefined
  if (holder === undefined && waiting !== undefined && !over)
    return <Curtain seat={waiting} name={names[waiting] ?? ''} lift={() => setHolder(waiting)} />
  return (
    <Looking key={holder} table={table} viewer={holder ?? 'spectator'} people={people} again={again} leave={() => setHolder(undefined)} />
  )
}

interface LookingProps extends RoomProps {
  readonly viewer: Viewer
  readonly people: readonly Seat[]
  /** Passes the device to another person. */
  leave(): void
}

/** The table as one viewer sees it. */
function Looking({ table, viewer, people, again, leave }: LookingProps) {
  const board = useRef<AnyBoard | undefined>(undefined)
  const live = useMemo(() => openLive(table.connectionFor(viewer), () => board.current), [table])
  useEffect(() => () => live.hangUp(), [live])
  const passes = isNext(live, viewer, people)
  useEffect(() => {
    if (passes) leave()
  }, [passes])
  const shown = live.table.value
  return shown === undefined || passes ? <Skeleton /> : <TableScreen live={live} table={shown} keep={board} again={again} />
}

/** Is it another person's turn, after what has been shown so far? */
function isNext(live: Live, viewer: Viewer, people: readonly Seat[]): boolean {
  const position = live.position.value
  if (position === undefined || position.result !== undefined) return false
  if (viewer !== 'spectator' && (people.length < 2 || position.turn.includes(viewer) || position.handover?.seat === viewer)) return false
  return people.length > 1 && position.turn.some((seat) => seat !== viewer && people.includes(seat))
}

interface CurtainProps {
  readonly seat: Seat
  readonly name: string
  lift(): void
}

/** Between two people: nothing of the game is on the page, and nothing was requested from the worker. */
function Curtain({ seat, name, lift }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [seat])
  return (
    <main class="curtain" id="board">
      <div class="curtain-words card">
        <SeatMark seat={seat} size={40} />
        <h1>{t.value.hotSeat.pass(name)}</h1>
        <p>{t.value.hotSeat.passHint(name)}</p>
        <button ref={button} type="button" class="button primary" onClick={lift}>
          {t.value.hotSeat.lift(name)}
        </button>
      </div>
    </main>
  )
}
