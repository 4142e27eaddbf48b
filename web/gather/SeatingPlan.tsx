import type { Seat } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { tabletopOf } from '../lib/boards.ts'
import { Icon } from '../lib/icon.tsx'
import type { Box } from './bubble.ts'
import { Chair, type OnChair } from './Chair.tsx'
import { chairsAround } from './chairs.ts'
import './seats.css'

/** What one seat shows and offers. */
export interface SeatCard {
  readonly seat: Seat
  readonly on: OnChair
  readonly name: string
  /** Next to the name: you, host, the level of a bot. */
  readonly note?: string
  readonly ready?: string
  /** Is the person here? Missing for bots and free seats. */
  readonly away?: string
  /** Opens the menu of the seat, next to its plate. */
  press?(plate: Box): void
  /** Buttons below the plate. */
  readonly actions?: ComponentChildren
}

interface Props {
  readonly game: string
  readonly seats: readonly SeatCard[]
  readonly nearest: Seat
  /** Swaps two seats, by dragging one plate onto another. */
  swap?(from: Seat, to: Seat): void
  /** Adds a chair. */
  readonly more?: { readonly label: string; press(): void }
  readonly label: string
}

/** The table with its chairs: plates show who sits there, and can be pressed or dragged. */
export function SeatingPlan({ game, seats, nearest, swap, more, label }: Props) {
  const [dragged, setDragged] = useState<Seat | undefined>(undefined)
  const [over, setOver] = useState<Seat | undefined>(undefined)
  const spots = chairsAround(seats.length, nearest)

  function drop(to: Seat): void {
    if (dragged !== undefined && dragged !== to) swap?.(dragged, to)
    setDragged(undefined)
    setOver(undefined)
  }

  return (
    <div class={`around ${seats.length > 4 ? 'many' : ''}`}>
      <Tabletop game={game} />
      <ol class="seats" aria-label={label}>
        {spots.map(({ seat, left, top }, index) => {
          const card = seats[seat]
          return (
            <li
              key={seat}
              class={`seat-row ${index === 0 ? 'near' : ''} ${over === seat ? 'over' : ''} ${card.on === 'free' ? 'free' : ''} ${index > 0 && isAcross(left, seats.length) ? 'across' : ''}`}
              style={{ '--x': `${left}%`, '--y': `${top}%`, '--aside': Math.abs(index - seats.length / 2) }}
              onDragOver={(event) => {
                if (dragged === undefined) return
                event.preventDefault()
                setOver(seat)
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => {
                event.preventDefault()
                drop(seat)
              }}
            >
              <Chair seat={seat} on={card.on} near={index === 0} />
              <div class="seat-plate">
                <Plate card={card} {...(swap && { drag: setDragged })} />
                {card.actions !== undefined && <div class="seat-actions">{card.actions}</div>}
              </div>
            </li>
          )
        })}
      </ol>
      {more !== undefined && (
        <div class="one-more">
          <Chair seat={seats.length} on="more" near={false} />
          <button type="button" class="plate" onClick={more.press}>
            + {more.label}
          </button>
        </div>
      )}
    </div>
  )
}

/** Directly behind the table, with nobody close by: its buttons are next to the plate, not on the table. */
function isAcross(left: number, seats: number): boolean {
  return left === 50 && seats <= 4
}

/** The table in the middle: the game's own, or a plain one in its colours. */
function Tabletop({ game }: { readonly game: string }) {
  const picture = tabletopOf(game)
  if (picture !== undefined) return <img class="around-table" src={picture} alt="" width="480" height="250" />
  return (
    <svg class="around-table" viewBox="0 0 480 250" aria-hidden="true">
      <ellipse cx="240" cy="168" rx="230" ry="80" fill="#000" opacity=".4" />
      <path class="around-edge" d="M8 112v20c0 62 104 110 232 110s232-48 232-110v-20Z" />
      <ellipse class="around-cloth" cx="240" cy="112" rx="232" ry="108" />
      <ellipse class="around-light" cx="240" cy="106" rx="140" ry="62" />
      <ellipse class="around-rim" cx="240" cy="112" rx="232" ry="108" />
      <ellipse class="around-rim fine" cx="240" cy="112" rx="212" ry="96" />
    </svg>
  )
}

function Plate({ card, drag }: { readonly card: SeatCard; drag?(seat: Seat | undefined): void }) {
  const { seat, name, note, ready, away, press } = card
  const inside = (
    <>
      <SeatMark seat={seat} size={16} />
      <span class="plate-words">
        <b>{name}</b>
        {note !== undefined && <small>{note}</small>}
        {away !== undefined && <small>{away}</small>}
        {ready !== undefined && (
          <small class="plate-ready">
            <Icon name="check" size={14} /> {ready}
          </small>
        )}
      </span>
      {press !== undefined && <Icon name="chevronDown" size={16} />}
    </>
  )
  const dragging = drag !== undefined && {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer?.setData('text/plain', name)
      drag(seat)
    },
    onDragEnd: () => drag(undefined),
  }
  if (press === undefined)
    return (
      <span class="plate" {...dragging}>
        {inside}
      </span>
    )
  return (
    <button
      type="button"
      class="plate"
      aria-haspopup="dialog"
      onClick={(event) => press(event.currentTarget.getBoundingClientRect())}
      {...dragging}
    >
      {inside}
    </button>
  )
}
