import { type AnyBoard, type BoardProps, SeatMark } from '@fairground/kit'
import type { Position, SeatClock, TableInfo } from '@fairground/protocol'
import { useEffect, useRef, useState } from 'preact/hooks'
import { leftInShort } from '../lib/durations.ts'
import { Icon } from '../lib/icon.tsx'
import { t } from '../lib/text.ts'
import { nameOf } from './names.ts'
import { OfflineMark } from './OfflineMark.tsx'

interface Props {
  readonly table: TableInfo
  readonly position: Position
  readonly board: AnyBoard
  readonly props: BoardProps<unknown, never, unknown>
  readonly skew: number
}

/** What is left of the plaque before, so that there is seen to be one. */
const EDGE = 24

/** Everyone at the table: who, what they hold in the open, how long they have, and whether we wait for them. */
export function Plaques({ table, position, board, props, skew }: Props) {
  const list = useRef<HTMLUListElement>(null)
  // On a phone not all of them fit: those whom we wait for come into sight.
  useEffect(() => {
    const owing = list.current?.querySelector<HTMLElement>('.plaque.owes')
    if (owing != null && list.current !== null) list.current.scrollLeft = owing.offsetLeft - EDGE
  }, [position.turn.join()])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls on a phone must be reached by keyboard
    <ul ref={list} class="plaques" aria-label={t.value.nav.tables} tabIndex={0}>
      {table.seats.map((info) => {
        const { seat } = info
        const owes = position.turn.includes(seat)
        const own = position.viewer === seat
        return (
          <li key={seat} data-seat={seat} class={`plaque ${owes ? 'owes' : ''} ${own ? 'own' : ''}`}>
            <span class="plaque-name">
              <SeatMark seat={seat} />
              <b>{nameOf(info)}</b>
              {own && <span class="tag">{t.value.table.you}</span>}
              {info.sitter?.startsWith('bot:') && <span class="tag">{t.value.table.bot}</span>}
              {owes && <span class="thinking" role="img" aria-label={t.value.table.thinking(nameOf(info))} />}
            </span>
            <span class="plaque-holdings">
              {board.holdings(props, seat).map(({ icon: Piece, label, value, count, main }) => (
                <span key={label} class={`holding number ${main ? 'main' : ''}`} title={label}>
                  <Piece />
                  <span class="unseen">{label}: </span>
                  <span data-count={count}>{value}</span>
                </span>
              ))}
              <ClockOf clock={position.clocks.find((clock) => clock.seat === seat)} skew={skew} />
            </span>
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
    <span class={`holding number ${running && left < 20_000 ? 'hurry' : ''}`}>
      <Icon name="clock" size={14} />
      {leftInShort(left)}
    </span>
  )
}
