import type { Change, Seat } from '@fairground/kernel'
import { type AnyBoard, type BoardProps, type Holding, looking, SeatMark } from '@fairground/kit'
import type { Position, SeatClock, TableInfo } from '@fairground/protocol'
import { useEffect, useState } from 'preact/hooks'
import { leftInShort } from '../lib/durations.ts'
import { Icon, type IconName } from '../lib/icon.tsx'
import { botIn, botLabel } from '../lib/levels.ts'
import { t } from '../lib/text.ts'
import { nameOf } from './names.ts'
import { OfflineMark } from './OfflineMark.tsx'
import { Rolling } from './Rolling.tsx'
import './plaques.css'

interface Props {
  readonly table: TableInfo
  readonly position: Position
  readonly board: AnyBoard
  readonly props: BoardProps<unknown, never, unknown>
  readonly skew: number
  /** The changes of the numbers by the event that is being shown. */
  readonly changes?: readonly Change[]
  /** Shows all of a seat. */
  open(seat: Seat): void
}

/** All players: name, public holdings, clock, and whose turn it is. Always all of them. */
export function Plaques({ table, position, board, props, skew, changes = [], open }: Props) {
  return (
    <ul class="plaques" aria-label={t.value.table.players} style={{ '--seats': table.seats.length }} data-seats={table.seats.length}>
      {table.seats.map((info) => {
        const { seat } = info
        const owes = position.turn.includes(seat)
        const own = position.viewer === seat
        const state = stateOf(info, table, position)
        const holdings = board.holdings(props, seat)
        const bot = botIn(info, table.commitment)
        const aim = board.aimedAt?.(props, seat)
        const aimed = aim === undefined ? '' : `aimed ${aim === props.picked ? 'picked' : ''}`
        return (
          <li
            key={seat}
            data-seat={seat}
            class={`plaque ${owes ? 'owes' : ''} ${own ? 'own' : ''} ${state === undefined ? '' : state.kind} ${aimed}`}
          >
            <button
              type="button"
              class="plaque-press"
              onClick={() => (aim === undefined ? open(seat) : props.pick(aim as never))}
              {...(aim !== undefined && { ...looking(props, aim as never), 'aria-pressed': aim === props.picked })}
            >
              <span class="plaque-name">
                <SeatMark seat={seat} />
                <b>{nameOf(info)}</b>
                {own && (
                  <span class="plaque-you" aria-hidden="true">
                    {t.value.table.youShort}
                  </span>
                )}
                {own && <span class="tag">{t.value.table.you}</span>}
                {bot !== undefined && state === undefined && <span class="tag bot">{botLabel(bot)}</span>}
                {state !== undefined && (
                  <span class="plaque-state" title={state.label}>
                    <Icon name={state.icon} size={14} />
                    <span class="unseen">{state.label}</span>
                  </span>
                )}
                {owes && <span class="thinking" role="img" aria-label={t.value.table.thinking(nameOf(info))} />}
              </span>
              <span class="plaque-holdings">
                {holdings.map((holding) => (
                  <HoldingOf key={holding.label} holding={holding} by={changeOf(changes, seat, holding)} />
                ))}
                <ClockOf clock={position.clocks.find((clock) => clock.seat === seat)} skew={skew} />
              </span>
              <span class="plaque-changes" aria-hidden="true">
                {holdings.map((holding) => (
                  <ChangeOf key={holding.label} holding={holding} by={changeOf(changes, seat, holding)} />
                ))}
              </span>
            </button>
          </li>
        )
      })}
      {table.offline && (
        <li class="plaque-mark">
          <OfflineMark />
        </li>
      )}
    </ul>
  )
}

/** The most pieces in a row; more would leave no room for the rest. */
const MOST_PIECES = 6

interface HoldingProps {
  readonly holding: Holding
  /** By how much the event that is being shown changes it. */
  readonly by: number
}

function HoldingOf({ holding: { icon: Piece, label, value, count, detail, main, pieces }, by }: HoldingProps) {
  if (pieces !== undefined && Math.max(pieces.wanted, pieces.values.length) <= MOST_PIECES)
    return (
      <span class="holding pieces" title={`${label}: ${value}`} data-count={count}>
        <span class="unseen">
          {label}: {value}
        </span>
        {pieces.values.map((each) => (
          <Piece key={each} value={each} />
        ))}
        {Array.from({ length: pieces.wanted - pieces.values.length }, (_, free) => (
          <i key={free} class="holding-free" />
        ))}
      </span>
    )
  return (
    <span class={`holding number ${main ? 'main' : ''}`} title={label}>
      <Piece />
      <span class="unseen">{label}: </span>
      <Rolling value={value} count={count} by={by} />
      {detail !== undefined && <small>({detail})</small>}
    </span>
  )
}

/** The change of a number, over the edge of the plaque, so that nothing else moves. */
function ChangeOf({ holding: { icon: Piece }, by }: { readonly holding: Holding; readonly by: number }) {
  if (by === 0) return null
  return (
    <span class={`plaque-change number ${by > 0 ? 'more' : 'less'}`}>
      {by > 0 ? `+${by}` : `−${-by}`} <Piece />
    </span>
  )
}

function changeOf(changes: readonly Change[], seat: Seat, { count, value }: Holding): number {
  // Hidden numbers show no changes.
  if (count === undefined || !/\d/.test(String(value))) return 0
  return changes.filter((change) => change.seat === seat && change.count === count).reduce((sum, { by }) => sum + by, 0)
}

interface SeatState {
  readonly kind: 'conceded' | 'away'
  readonly icon: IconName
  readonly label: string
}

/** Has conceded, or is absent while the others play. */
export function stateOf(
  info: TableInfo['seats'][number],
  { state }: TableInfo,
  { conceded, viewer }: Pick<Position, 'conceded' | 'viewer'>,
): SeatState | undefined {
  if (conceded.includes(info.seat)) return { kind: 'conceded', icon: 'flag', label: t.value.table.conceded(nameOf(info)) }
  const isAway = state === 'running' && info.sitter === 'person' && info.person !== undefined && !info.present && info.seat !== viewer
  if (isAway) return { kind: 'away', icon: 'wifiOff', label: t.value.table.away(nameOf(info)) }
  return undefined
}

function ClockOf({ clock, skew }: { readonly clock: SeatClock | undefined; readonly skew: number }) {
  const [now, setNow] = useState(Date.now())
  const running = clock?.until !== undefined
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  if (clock === undefined) return null
  const left = Math.max(0, clock.until === undefined ? clock.left : clock.until - now - skew)
  return (
    <span class={`holding number clock ${running && left < 20_000 ? 'hurry' : ''}`}>
      <Icon name="clock" size={14} />
      {leftInShort(left)}
    </span>
  )
}
