import type { DetailsProps } from '@fairground/kit'
import type { Event, Facts, Move, View } from '../../state.ts'
import type { CounterfeitersText } from '../../text/shared.ts'
import { CardFace } from '../city/Card.tsx'
import { cardSays } from '../explain/explain.ts'
import { Fake } from '../tray/money.tsx'
import { fakesOf } from '../tray/visible-money.ts'
import { words } from '../words.ts'
import { ImprovementMark } from './Improvement.tsx'
import './details.css'

/** Everything that one crew owns: its cards, its improvements, and its fakes if the viewer may see them. */
export function Details(props: DetailsProps<Move, View, Event, CounterfeitersText, Facts>) {
  const { view, facts, text, language, seat } = props
  const word = words[language]
  const fakes = fakesOf(view, facts, seat)
  return (
    <div class="cf-details">
      <ul class="cf-hand">
        {view.cards[seat].map((count, design) =>
          count === 0 ? null : (
            <li key={facts.designs[design].id}>
              <CardFace design={facts.designs[design]} facts={facts} text={text} word={word} />
              <p>
                {count > 1 && <b class="number">{count} × </b>}
                {cardSays(facts.designs[design], text, word)}
              </p>
            </li>
          ),
        )}
      </ul>
      <ul class="cf-owned">
        {view.owners.map((owner, index) => (owner === seat ? <ImprovementMark key={index} props={props} index={index} /> : null))}
      </ul>
      {fakes !== undefined && fakes.length > 0 && (
        <p class="cf-hidden number">
          {word.fakes}:{' '}
          {fakes.map(({ stars, count }) => (
            <span key={stars}>
              <Fake stars={stars} /> {count}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
