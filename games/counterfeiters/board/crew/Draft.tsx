import { SeatMark } from '@fairground/kit'
import type { City } from '../city/city.ts'
import { ImprovementButton } from './Improvement.tsx'
import './draft.css'

/** Before the first round: the promo's improvements are on display and each player takes two. */
export function Draft({ city }: { readonly city: City }) {
  const { view, facts, moves, word, names } = city
  if (view.stage !== 'draft') return null
  return (
    <section class="cf-draft" aria-label={word.draft}>
      <h2 class="cf-neon">{word.draft}</h2>
      <ol>
        {facts.improvements.map(({ id }, index) => {
          const move = moves.find((each) => 'draft' in each && each.draft === index)
          const owner = view.owners[index]
          return (
            <li key={id}>
              <ImprovementButton props={city} index={index} move={move} mark={owner >= 0 ? 'owned' : ''} inPicture>
                {owner >= 0 && (
                  <span class="cf-owner">
                    <SeatMark seat={owner} size={14} /> {names(owner)}
                  </span>
                )}
              </ImprovementButton>
            </li>
          )
        })}
      </ol>
      <p>{word.reconstructed}</p>
    </section>
  )
}
