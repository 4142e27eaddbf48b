import { SeatMark } from '@fairground/kit'
import { createPortal } from 'preact/compat'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { CardKind } from '../../edition/edition.ts'
import type { Event, Facts } from '../../state.ts'
import { CardFace } from '../city/Card.tsx'
import type { City } from '../city/city.ts'
import { Meeple } from '../crew/meeples.tsx'
import { PatrolCar, StepSign } from '../icons.tsx'
import { Bill, Envelope, Fake } from '../tray/money.tsx'
import { speedNow, useRolling } from '../tray/rolling.ts'
import type { Words } from '../words.ts'
import { Godfather } from './Godfather.tsx'
import { ticketsOf } from './tickets.ts'
import './set-piece.css'

const SET_PIECES = [
  'godfather',
  'paid',
  'investigation',
  'strike',
  'ending',
  'stalled',
  'lifted',
  'revealed',
  'lottery',
  'round',
  'improved',
] as const

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
    <div key={showing.kind === 'lottery' ? 'revealed' : showing.kind} class={`cf-set-piece b-${showing.kind}`} aria-hidden="true">
      {/* The tickets follow the screens on the same dark ground: one scene, without a gap. */}
      <div key={showing.kind === 'lottery' ? showing.seat : showing.kind} class="cf-act">
        <Act city={city} event={showing} />
        <p class="cf-act-words">{showing.kind === 'revealed' ? city.word.revealed : city.text.event(showing, city.names)}</p>
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
        <span class="cf-siren-car">
          <PatrolCar />
        </span>
      )
    case 'lifted':
      return <Cards city={city} designs={ofKind(facts, event.lawyer === 'great' ? 'greatLawyer' : 'badLawyer')} />
    case 'lottery':
      return (
        <div class="cf-lottery">
          {FALLING.map((note) => (
            <span key={note} class="cf-falling" style={{ '--note': note }}>
              <Bill />
            </span>
          ))}
          <Meeple seat={event.seat} />
          <Cards city={city} designs={ticketsOf(view, facts, event.seat)} />
          <b class="cf-won number">+{word.money(event.dollars)}</b>
        </div>
      )
    case 'round':
      return <b class="cf-big cf-neon">{word.round(event.round)}</b>
    case 'improved':
      return null
    case 'revealed':
      return (
        <ol class="cf-screens">
          {event.cash.map((cash, seat) => (
            <li key={seat} class="cf-screen" style={{ '--turn': seat }}>
              <Meeple seat={seat} />
              <p class="cf-crew-name">
                <SeatMark seat={seat} size={16} /> <b>{city.names(seat)}</b>
              </p>
              <p class="cf-shown number">
                <span>{word.money(cash)}</span>
                <span>
                  <Envelope /> {word.money(event.envelope[seat])}
                </span>
              </p>
              <p class="cf-shown-fakes number">
                {event.notes[seat].map((count, quality) =>
                  count === 0 ? null : (
                    <span key={quality}>
                      <Fake stars={quality + 1} /> {count}
                    </span>
                  ),
                )}
              </p>
              <b class="cf-sum number">
                <Total dollars={cash + event.envelope[seat]} turn={seat} word={word} />
              </b>
              <span class="cf-slats" />
            </li>
          ))}
        </ol>
      )
  }
}

/** When the first blinds begin to show the sum, and the time from each seat's to the next: as in the style sheet. In milliseconds. */
const FIRST_BLINDS = 750
const NEXT_BLINDS = 350

/** A crew's money, counting up as its blinds open. */
function Total({ dollars, turn, word }: { readonly dollars: number; readonly turn: number; readonly word: Words }) {
  const speed = useMemo(speedNow, [])
  const [counted, count] = useState(speed === 0 ? dollars : 0)
  useEffect(() => {
    const timer = setTimeout(() => count(dollars), (FIRST_BLINDS + NEXT_BLINDS * turn) * speed)
    return () => clearTimeout(timer)
  }, [dollars, turn, speed])
  return <>{word.money(useRolling(counted))}</>
}

/** Notes that rain down on whoever has won. */
const FALLING = [0, 1, 2, 3, 4, 5, 6, 7]

function ofKind({ designs }: Facts, kind: CardKind): readonly number[] {
  const design = designs.findIndex((each) => each.kind === kind)
  return design < 0 ? [] : [design]
}

function Cards({ city: { facts, text, word }, designs }: { readonly city: City; readonly designs: readonly number[] }) {
  return (
    <div class="cf-shown-cards">
      {designs.map((design, index) => (
        <span key={index} class="cf-card">
          <CardFace design={facts.designs[design]} facts={facts} text={text} word={word} />
        </span>
      ))}
    </div>
  )
}
