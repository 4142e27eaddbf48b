import { Coin, podium, SeatMark } from '@fairground/kit'
import { summary } from '../summary.ts'
import { Crown } from './boats.tsx'
import { Scroll } from './Card.tsx'
import { Silk } from './Harbour.tsx'
import type { Props } from './Picture.tsx'
import { words } from './words.ts'

/** The last contract is signed: great lanterns on the steps of the quay, the winner's highest, with everybody's contracts. */
export function Podium({ view, facts, names, language, places = [] }: Props) {
  const word = words[language]
  const { coins } = summary.counts(view, facts)
  return (
    <ol class="ff-podium" aria-label={word.standings}>
      {podium(places).map(({ seat, place, rise }) => {
        const contracts = view.contracts.flatMap((owner, index) => (owner === seat ? [facts.deck[index]] : []))
        return (
          <li key={seat} class={`place-${Math.min(place, 4)}`} style={{ '--rise': rise, '--seat': `var(--seat-${seat})` }}>
            <span class="ff-great">
              {place === 1 && <Crown />}
              <Silk />
              <SeatMark seat={seat} size={26} />
            </span>
            <span class="ff-step">
              <b class="number">{place}</b>
              <span class="ff-step-name">{names(seat)}</span>
              <span class="ff-step-contracts">
                <span class="unseen">
                  {word.contracts}: {contracts.join(', ')}
                </span>
                {contracts.map((value) => (
                  <Scroll key={value} value={value} />
                ))}
              </span>
              <span class="number">
                <Coin /> {coins[seat] ?? '?'}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
