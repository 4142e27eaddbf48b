import { marks, picking } from '@fairground/kit'
import type { ComponentChildren } from 'preact'
import { Meeple } from '../crew/meeples.tsx'
import { spaceSays } from '../explain/explain.ts'
import { type City, moveAt } from './city.ts'
import './space.css'

interface Props {
  readonly city: City
  readonly space: number
  readonly kind: 'stall' | 'door'
  readonly children: ComponentChildren
}

/** A space for a henchman: the same button everywhere, highlighted when it is offered. */
export function Space({ city, space, kind, children }: Props) {
  const { moves, picked, henchmen, text, view, names, word } = city
  const move = moveAt(moves, space)
  const chosen = move !== undefined && move === picked
  const says = spaceSays(city, space)
  const moveText = move === undefined ? undefined : text.move(move, view, names)
  const men = henchmen.flatMap((places, seat) => places.flatMap((place, index) => (place === space ? [{ seat, index }] : [])))
  return (
    <button
      type="button"
      data-stop
      data-at={`space-${space}`}
      data-say={chosen ? `${moveText}. ${word.again}.` : says}
      tabIndex={-1}
      class={`cf-space cf-${kind} ${men.length > 0 ? 'taken' : ''} ${marks(city, move)}`}
      {...picking(city, move, view.ask === 'henchman' ? { lift: space } : { place: space })}
    >
      <span class="cf-front" aria-hidden="true">
        {children}
      </span>
      <span class="unseen">{moveText === undefined ? says : `${moveText}. ${says}`}</span>
      <span class="cf-men">
        {men.map(({ seat, index }) => (
          <span key={`${seat}-${index}`} class="cf-man" data-man={`${seat}-${index}`}>
            <Meeple seat={seat} />
          </span>
        ))}
      </span>
    </button>
  )
}
