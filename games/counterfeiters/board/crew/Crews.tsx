import { SeatMark } from '@fairground/kit'
import type { Event } from '../../state.ts'
import { CardArt } from '../city/cards.tsx'
import type { City } from '../city/city.ts'
import { Sunglasses } from '../icons.tsx'
import { cardSays } from '../show/explain.ts'
import { AT_HOME, LAID, LIFTED } from '../show/scene.ts'
import { Fake, Screen } from '../tray/money.tsx'
import { fakesOf } from '../tray/veil.ts'
import { ImprovementMark } from './Improvement.tsx'
import { Meeple } from './meeples.tsx'
import './crews.css'

/** Everybody's henchmen, cards, known fakes and improvements. */
export function Crews({ city }: { readonly city: City }) {
  return (
    <ol class="cf-crews" style={{ '--seats': city.facts.seats }}>
      {city.view.cards.map((_, seat) => (
        <Crew key={seat} city={city} seat={seat} />
      ))}
    </ol>
  )
}

function Crew({ city, seat }: { readonly city: City; readonly seat: number }) {
  const { view, facts, names, word, text, showing, turn } = city
  const { designs } = facts
  const delta = deltaOf(showing, seat)
  const purse = view.purses[seat]
  const fakes = fakesOf(view, facts, seat)
  return (
    <li class={`cf-crew cf-seat-${seat} ${turn.includes(seat) ? 'acting' : ''}`} data-at={`seat-${seat}`}>
      <p class="cf-crew-name">
        <SeatMark seat={seat} size={14} />
        <b>{names(seat)}</b>
        {view.first === seat && (
          <span class="cf-pawn" data-say={word.starts} data-flip="pawn">
            <Sunglasses />
            <span class="unseen">{word.starts}</span>
          </span>
        )}
        {view.stage === 'over' && <span class="cf-total number">{word.money(purse.cash[0] + purse.envelope[0])}</span>}
      </p>
      <Home city={city} seat={seat} />
      <ul class="cf-owned">
        {view.cards[seat].map((count, design) =>
          count === 0 ? null : (
            <li key={designs[design].id} data-say={cardSays(designs[design], text, word)}>
              <CardArt design={designs[design]} />
              {count > 1 && <b class="number">{count}</b>}
              <span class="unseen">
                {count} × {cardSays(designs[design], text, word)}
              </span>
            </li>
          ),
        )}
        {view.owners.map((owner, index) => (owner === seat ? <ImprovementMark key={index} props={city} index={index} /> : null))}
        {fakes === undefined ? (
          <li class="cf-veiled" data-say={word.veiled}>
            <Screen />
            <span class="unseen">{word.veiled}</span>
          </li>
        ) : (
          fakes.map(({ stars, count }) => (
            <li key={`fake-${stars}`} class="cf-known" data-say={`${word.fakes} ${'★'.repeat(stars)}: ${count}`}>
              <Fake stars={stars} />
              <b class="number">{count}</b>
            </li>
          ))
        )}
      </ul>
      {delta !== undefined && delta !== 0 && (
        <span class={`cf-delta number ${delta > 0 ? 'plus' : 'minus'}`} aria-hidden="true">
          {delta > 0 ? '+' : '−'}
          {word.money(Math.abs(delta))}
        </span>
      )}
    </li>
  )
}

/** Henchmen that wait at home, lie down, or hang in a lawyer's hand. */
function Home({ city: { henchmen, view, word }, seat }: { readonly city: City; readonly seat: number }) {
  const says = `${word.atHome(view.henchmen[seat])}${view.laid[seat] > 0 ? `. ${word.laidDown(view.laid[seat])}` : ''}`
  return (
    <p class="cf-home" data-say={says}>
      {henchmen[seat].map((place, index) =>
        place === AT_HOME || place === LAID || place === LIFTED ? (
          <span key={index} class={`cf-man ${place === LIFTED ? 'lifted' : ''}`} data-flip={`man-${seat}-${index}`}>
            <Meeple seat={seat} lying={place === LAID} />
          </span>
        ) : null,
      )}
      <span class="unseen">{says}</span>
    </p>
  )
}

/** Money that a seat got or paid before everybody's eyes in the event that is shown. */
function deltaOf(event: Event | undefined, seat: number): number | undefined {
  switch (event?.kind) {
    case 'bought':
    case 'flew':
    case 'paid':
      return event.seat === seat ? -event.dollars : undefined
    case 'sold':
    case 'dodged':
    case 'dined':
    case 'lottery':
      return event.seat === seat ? event.dollars : undefined
    default:
      return undefined
  }
}
