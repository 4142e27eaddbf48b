import type { DetailsProps } from '@fairground/kit'
import type { Event, Facts, Move, View } from '../state.ts'
import type { FaifoText } from '../text/shared.ts'
import { Card, Scroll } from './Card.tsx'
import { cardsIn } from './explain.ts'
import { contractsOf, earlierOf } from './table.ts'
import { words } from './words.ts'

/** More about a seat: its contracts with their numbers, what it laid this round, and what everybody knows to be in its hand. */
export function Details({ view, facts, text, language, seat }: DetailsProps<Move, View, Event, FaifoText, Facts>) {
  const word = words[language]
  const contracts = contractsOf(view, facts, seat)
  const groups = [
    [word.earlier, earlierOf(view, seat, facts).map(({ card }) => card)],
    [word.held, cardsIn(view.known[seat])],
  ] as const
  return (
    <div class="ff-details">
      {contracts.length > 0 && (
        <p>
          {word.contracts}: <span class="unseen">{contracts.join(', ')}</span>
          {contracts.map((value) => (
            <Scroll key={value} value={value} />
          ))}
        </p>
      )}
      {groups.map(
        ([title, cards]) =>
          cards.length > 0 && (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {cards.map((card, index) => (
                  <li key={index}>
                    <Card card={card} facts={facts} text={text} word={word} />
                    <span class="unseen">{text.cards[card].name}</span>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}
