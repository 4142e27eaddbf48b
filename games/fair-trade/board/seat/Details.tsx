import type { DetailsProps } from '@fairground/kit'
import type { Event, Facts, Move, View } from '../../state.ts'
import type { FairTradeText } from '../../text/shared.ts'
import { Tag } from '../pieces.tsx'
import { cardsIn } from '../stall/Lintel.tsx'
import { words } from '../words.ts'

/** More about a seat: all its bid cards, including the blocked ones. */
export function Details({ view, facts, language, seat }: DetailsProps<Move, View, Event, FairTradeText, Facts>) {
  const word = words[language]
  const out = cardsIn(view.blocked[seat], facts.highestBid)
  const all = Array.from({ length: facts.highestBid }, (_, index) => index + 1)
  return (
    <div class="ft-details">
      <p>{out.length === 0 ? null : `${word.blockedOf}: ${out.join(', ')}`}</p>
      <ul aria-hidden="true">
        {all.map((card) => (
          <li key={card}>
            <Tag card={card} struck={out.includes(card)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
