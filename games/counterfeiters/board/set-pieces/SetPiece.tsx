import { createPortal } from 'preact/compat'
import { useMemo } from 'preact/hooks'
import type { Event } from '../../state.ts'
import type { City } from '../city/city.ts'
import { Meeple } from '../crew/meeples.tsx'
import { lastHenchmen } from '../end/last-flight.ts'
import { PatrolCar, StepSign } from '../icons.tsx'
import { Fake } from '../tray/money.tsx'
import { Godfather } from './Godfather.tsx'
import './set-piece.css'

const SET_PIECES = ['godfather', 'paid', 'investigation', 'strike', 'ending', 'stalled', 'round', 'improved'] as const

type SetPieceEvent = Extract<Event, { kind: (typeof SET_PIECES)[number] }>

/** Does this event cover the whole board? */
function isSetPiece(event: Event | undefined): event is SetPieceEvent {
  return event !== undefined && SET_PIECES.some((kind) => kind === event.kind)
}

/** A payment belongs to the Godfather's visit: his scene stays while players pay. */
function isVisit(event: SetPieceEvent): event is Extract<SetPieceEvent, { kind: 'godfather' | 'paid' }> {
  return event.kind === 'godfather' || event.kind === 'paid'
}

/** A scene that covers the board during an important event. The page announces the text, so this is hidden from screen readers. */
export function SetPiece({ city }: { readonly city: City }) {
  const { showing } = city
  if (!isSetPiece(showing)) return null
  if (isVisit(showing)) return <Visit city={city} event={showing} />
  return (
    <div key={showing.kind} class={`cf-set-piece b-${showing.kind}`} aria-hidden="true">
      <div class="cf-act">
        <Act city={city} event={showing} />
        <p class="cf-act-words">{city.text.event(showing, city.names)}</p>
      </div>
    </div>
  )
}

/** A table in play. Not a lesson or a replay: there the coach or the controls beside the board must stay visible. */
const PLAYED = 'main.table:not(.replay, :has(> .coach:not(.tip))) > .board'

/** At a table in play, the Godfather has the whole screen. He is drawn above the page, so that the city below needs no new layout. */
function Visit({ city, event }: { readonly city: City; readonly event: Extract<SetPieceEvent, { kind: 'godfather' | 'paid' }> }) {
  const board = useMemo(() => document.querySelector<HTMLElement>(PLAYED), [])
  const scene = <Godfather city={city} event={event} />
  if (board === null)
    return (
      <div class="cf-set-piece" aria-hidden="true">
        {scene}
      </div>
    )
  return createPortal(
    <div class="cf-visit game-counterfeiters" aria-hidden="true" onClick={() => board.click()}>
      {scene}
    </div>,
    document.body,
  )
}

function Act({ city, event }: { readonly city: City; readonly event: Exclude<SetPieceEvent, { kind: 'godfather' | 'paid' }> }) {
  const { word, view, facts } = city
  switch (event.kind) {
    case 'investigation':
      return (
        <div class="cf-hunt">
          <span class="cf-hunt-car">
            <PatrolCar />
          </span>
          <div class="cf-lineup">
            {[1, 2, 3].map((quality) => (
              <span
                key={quality}
                style={{ '--note': quality }}
                class={quality === event.level ? 'caught' : quality < event.level ? 'known' : ''}
              >
                <Fake stars={quality} />
              </span>
            ))}
          </div>
        </div>
      )
    case 'strike':
      return (
        <div class="cf-runway">
          <StepSign step="strike" />
          <p class="cf-runway-lamps">
            {Array.from({ length: 12 }, (_, lamp) => (
              <span key={lamp} style={{ '--lamp': lamp }} />
            ))}
          </p>
          <p class="cf-tape">{word.steps.strike}</p>
        </div>
      )
    case 'ending':
    case 'stalled':
      return (
        <>
          <span class="cf-siren-car">
            <PatrolCar />
          </span>
          <ol class="cf-lookouts">
            {lastHenchmen(view, city.events, facts).map(({ seat }, turn) => (
              <li key={seat} style={{ '--turn': turn }}>
                <Meeple seat={seat} />
              </li>
            ))}
          </ol>
        </>
      )
    case 'round':
      return <b class="cf-big cf-neon">{word.round(event.round)}</b>
    case 'improved':
      return null
  }
}
