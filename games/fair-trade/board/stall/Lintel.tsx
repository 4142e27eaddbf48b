import { SeatMark } from '@fairground/kit'
import { SmallTag } from '../pieces.tsx'
import type { Props } from '../scene/Picture.tsx'
import { words } from '../words.ts'
import './lintel.css'

/** The beam over the stall: on it hang the two blocked tags of each seat. */
export function Lintel({ view, facts, names, language }: Props) {
  const word = words[language]
  return (
    <ul class={`ft-lintel ${view.blocked.length > 5 ? 'many' : ''}`} aria-label={word.outNow}>
      {view.blocked.map((set, seat) => {
        const cards = cardsIn(set, facts.highestBid)
        return (
          <li key={seat} data-seat={seat}>
            <SeatMark seat={seat} size={16} />
            <span class="unseen">
              {names(seat)}: {cards.length === 0 ? word.emptySlot : cards.join(', ')}
            </span>
            {cards.map((card) => (
              <span key={card} class="ft-hanging">
                <SmallTag card={card} struck />
              </span>
            ))}
            {cards.length === 0 && [0, 1].map((place) => <span key={place} class="ft-hanging none" />)}
          </li>
        )
      })}
    </ul>
  )
}

export function cardsIn(set: number, highest: number): readonly number[] {
  return Array.from({ length: highest }, (_, index) => index + 1).filter((card) => (set & (1 << card)) !== 0)
}
