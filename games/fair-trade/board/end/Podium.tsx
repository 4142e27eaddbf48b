import { Coin, podium, SeatMark } from '@fairground/kit'
import { Star } from '../pieces.tsx'
import { summary } from '../rules.ts'
import type { Props } from '../scene/Picture.tsx'
import { scoreShown } from '../seat/score.ts'
import { Person } from '../stall/people.tsx'
import { words } from '../words.ts'
import './podium.css'

/** After the last market: all players stand on crates before the stall, the winner highest, with the parts of their score. */
export function Podium({ view, facts, names, language, places = [] }: Props) {
  const word = words[language]
  const { coins } = summary.counts(view, facts)
  return (
    <ol class={`ft-podium ${places.length > 4 ? 'many' : ''}`} aria-label={word.standings}>
      {podium(places).map(({ seat, place, rise }) => {
        const { value, detail } = scoreShown(view, facts, seat, false)
        return (
          <li key={seat} class={`place-${Math.min(place, 4)}`} style={{ '--rise': rise }}>
            <span class="ft-winner">
              {place === 1 && <Star size="var(--star)" />}
              <Person seat={seat} row={place === 1 ? 'trader' : 'farmer'} />
            </span>
            <span class="ft-crate">
              <b class="number">{place}</b>
              <span class="ft-crate-name">
                <SeatMark seat={seat} size={14} />
                <b class={seat === view.viewer ? 'own' : ''}>
                  <span class="full">{names(seat)}</span>
                  <span class="brief">{word.you}</span>
                </b>
              </span>
              <span class="ft-crate-score number">
                <Star /> {value}
                {detail !== undefined && <small>({detail})</small>}
              </span>
              <span class="number">
                <Coin /> {coins[seat]}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
