import type { Seat } from '@fairground/kernel'
import { SeatMark } from '@fairground/kit'
import { memo } from 'preact/compat'
import { SmallTag } from '../pieces.tsx'
import type { Props } from '../scene/Picture.tsx'
import { words } from '../words.ts'
import './lintel.css'

/** The beam over the stall: on it hang the two blocked tags of each seat. */
export function Lintel({ view, facts, names, language }: Props) {
  const word = words[language]
  return (
    <ul class={`ft-lintel ${view.blocked.length > 5 ? 'many' : ''}`} aria-label={word.outNow}>
      {view.blocked.map((set, seat) => (
        <Hanging key={seat} seat={seat} name={names(seat)} set={set} highest={facts.highestBid} empty={word.emptySlot} />
      ))}
    </ul>
  )
}

interface HangingProps {
  readonly seat: Seat
  readonly name: string
  readonly set: number
  readonly highest: number
  readonly empty: string
}

const Hanging = memo(function Hanging({ seat, name, set, highest, empty }: HangingProps) {
  const cards = cardsIn(set, highest)
  return (
    <li data-seat={seat}>
      <SeatMark seat={seat} size={16} />
      <span class="unseen">
        {name}: {cards.length === 0 ? empty : cards.join(', ')}
      </span>
      {cards.map((card) => (
        <span key={card} class="ft-hanging">
          <SmallTag card={card} struck />
        </span>
      ))}
      {cards.length === 0 && [0, 1].map((place) => <span key={place} class="ft-hanging none" />)}
    </li>
  )
})

export function cardsIn(set: number, highest: number): readonly number[] {
  return Array.from({ length: highest }, (_, index) => index + 1).filter((card) => (set & (1 << card)) !== 0)
}
