import type { DetailsProps } from '@fairground/kit'
import type { Event, Facts, Move, View } from '../state.ts'
import type { FaiyumText } from '../text/phrases.ts'
import { cardText, Face } from './Card.tsx'
import { words } from './words.ts'
import { worldFor } from './world.ts'

/** Hand and stack of one player; both are public. */
export function Details({ facts, view, text, language, seat }: DetailsProps<Move, View, Event, FaiyumText, Facts>) {
  const word = words[language]
  const { table } = worldFor(facts)
  const cards = (list: readonly number[]) => (
    <ol class="fy-cards">
      {list.map((card, index) => (
        <li key={index}>
          <Face facts={table.cards[card].facts} text={cardText(text, table.cards[card].facts)} word={word} shape="slip" />
          <span class="unseen">{cardText(text, table.cards[card].facts).title}</span>
        </li>
      ))}
    </ol>
  )
  return (
    <div class="fy-details game-faiyum">
      <h3>{word.inHand(view.hands[seat].length)}</h3>
      {cards([...view.hands[seat]].sort((a, b) => a - b))}
      <h3>{word.onStack(view.stacks[seat].length)}</h3>
      {cards(view.stacks[seat].toReversed())}
    </div>
  )
}
