import { podium, SeatMark } from '@fairground/kit'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Event } from '../../state.ts'
import { CardFace } from '../city/Card.tsx'
import type { City } from '../city/city.ts'
import { Meeple } from '../crew/meeples.tsx'
import { Bill, BillIcon, EnvelopeIcon, Fake, TicketIcon } from '../tray/money.tsx'
import { speedNow, useRolling } from '../tray/rolling.ts'
import type { Words } from '../words.ts'
import { ticketsOf } from './tickets.ts'
import './finale.css'

type FinaleEvent = Extract<Event, { kind: 'revealed' | 'lottery' }>

/** Does this event belong to the last scene? */
export function isFinale(event: Event | undefined): event is FinaleEvent {
  return event?.kind === 'revealed' || event?.kind === 'lottery'
}

/** When the first blinds are up, when the next ones, and when a ticket has been turned: as in the style sheet. In milliseconds. */
const FIRST_BLINDS = 900
const NEXT_BLINDS = 600
const TICKET = 300

/**
 * The last scene, from the blinds to the podium: every crew has a house. The blinds go up one after another, tickets are paid out, and then
 * the houses rise to their heights, the poorest first; the neon of the richest comes on last.
 */
export function Finale({ city }: { readonly city: City }) {
  const { view, places, showing, text, names, word } = city
  const houses = places === undefined ? view.purses.map((_, seat) => ({ seat, place: undefined, rise: 0 })) : podium(places)
  const event = places === undefined && isFinale(showing) ? showing : undefined
  return (
    <div class={`cf-finale ${event === undefined ? 'over' : `b-${event.kind}`}`}>
      {event !== undefined && (
        <div key={event.kind === 'lottery' ? event.seat : event.kind} class="cf-finale-words" aria-hidden="true">
          {event.kind === 'lottery' && <Tickets city={city} seat={event.seat} dollars={event.dollars} />}
          <p class="cf-act-words">{event.kind === 'revealed' ? word.revealed : text.event(event, names)}</p>
        </div>
      )}
      <ol class="cf-podium" aria-label={word.standings} {...(event !== undefined && { 'aria-hidden': true })}>
        {houses.map(({ seat, place, rise }) => (
          <House key={seat} city={city} seat={seat} place={place} rise={rise} event={event} />
        ))}
      </ol>
    </div>
  )
}

interface HouseProps {
  readonly city: City
  readonly seat: number
  /** Unknown until everything has been paid. */
  readonly place: number | undefined
  readonly rise: number
  readonly event: FinaleEvent | undefined
}

/** A crew on the roof of its house, with the parts of its money on the front. */
function House({ city: { view, facts, text, names, word }, seat, place, rise, event }: HouseProps) {
  const { cash, envelope, notes } = view.purses[seat]
  // Tickets are paid in cash; they are shown separately, as in the standings, once they have been turned.
  const owned = ticketsOf(view, facts, seat).reduce((sum, design) => sum + facts.designs[design].value, 0)
  const dollars = cash[0] + envelope[0]
  const wins = event?.kind === 'lottery' && event.seat === seat
  const isPaid = event === undefined || (event.kind === 'lottery' && event.seat >= seat)
  const tickets = isPaid ? owned : 0
  const wait = event?.kind === 'revealed' ? FIRST_BLINDS + NEXT_BLINDS * seat : wins ? TICKET : 0
  return (
    <li
      class={`cf-tower seat-${seat} ${place === undefined ? '' : `place-${Math.min(place, 4)}`} ${wins ? 'wins' : ''}`}
      style={{ '--rise': rise, '--turn': seat }}
    >
      <span class="cf-roof-top">
        {place === 1 && <Shower />}
        {wins && <Falling />}
        <Meeple seat={seat} />
      </span>
      <span class="cf-tower-front">
        <b class={`cf-neon ${place === undefined ? 'off' : ''}`}>{place === undefined ? '$' : word.nth(place)}</b>
        <span class="cf-crew-name">
          <SeatMark seat={seat} size={16} /> <b>{names(seat)}</b>
        </span>
        <span class="cf-window-front">
          <b class="cf-sum number">
            <Sum dollars={dollars} wait={wait} isHidden={event?.kind === 'revealed'} word={word} />
          </b>
          <span class="cf-parts number">
            <span title={word.cash}>
              <BillIcon /> <span class="unseen">{word.cash}</span> {word.money(cash[0] - tickets)}
            </span>
            <span title={word.offshore}>
              <EnvelopeIcon /> <span class="unseen">{word.offshore}</span> {word.money(envelope[0])}
            </span>
            {tickets > 0 && (
              <span title={text.breakdown.tickets}>
                <TicketIcon /> <span class="unseen">{text.breakdown.tickets}</span> {word.money(tickets)}
              </span>
            )}
          </span>
          {/* What could not be sold is worth nothing. */}
          <span class="cf-unsold number">
            {notes.map(([count], quality) =>
              count === 0 ? null : (
                <span key={quality} title={word.notesOf(count, quality + 1)}>
                  <Fake stars={quality + 1} /> {count}
                </span>
              ),
            )}
          </span>
          {event?.kind === 'revealed' && <span class="cf-slats" />}
        </span>
      </span>
    </li>
  )
}

interface SumProps {
  readonly dollars: number
  /** In milliseconds, until it may be seen. */
  readonly wait: number
  /** It is behind blinds, and counts from nothing. */
  readonly isHidden: boolean
  readonly word: Words
}

/** A crew's money; it counts up to a new sum, once that may be seen. */
function Sum({ dollars, wait, isHidden, word }: SumProps) {
  const speed = useMemo(speedNow, [])
  const [counted, count] = useState(isHidden && speed > 0 ? 0 : dollars)
  useEffect(() => {
    const timer = setTimeout(() => count(dollars), wait * speed)
    return () => clearTimeout(timer)
  }, [dollars, wait, speed])
  return <>{word.money(useRolling(counted))}</>
}

interface TicketsProps {
  readonly city: City
  readonly seat: number
  readonly dollars: number
}

/** A crew's tickets are turned; then comes what they pay. */
function Tickets({ city: { view, facts, text, word }, seat, dollars }: TicketsProps) {
  return (
    <div class={`cf-lottery seat-${seat}`}>
      <div class="cf-shown-cards">
        {ticketsOf(view, facts, seat).map((design, index) => (
          <span key={index} class="cf-card">
            <CardFace design={facts.designs[design]} facts={facts} text={text} word={word} />
          </span>
        ))}
      </div>
      <b class="cf-won number">+{word.money(dollars)}</b>
    </div>
  )
}

const NOTES = [0, 1, 2, 3, 4, 5, 6, 7]

/** Notes that rain down on whoever has won in the lottery. */
function Falling() {
  return NOTES.map((note) => (
    <span key={note} class="cf-falling" style={{ '--note': note }} aria-hidden="true">
      <Bill />
    </span>
  ))
}

/** The height of each note that falls around the winner, from the left. */
const HEIGHTS = [0, 1, 2.5, 3, 2.2, 3.4, 1.4, 0.3]

/** Searchlights behind the winner, and money in the air. */
function Shower() {
  return (
    <span class="cf-shower" aria-hidden="true">
      <svg viewBox="-100 -100 200 100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <defs>
          <linearGradient id="cf-search" x1="0" y1="1" x2="0" y2="0">
            <stop offset="0" stop-color="#fff3cf" stop-opacity=".75" />
            <stop offset="1" stop-color="#fff3cf" stop-opacity="0" />
          </linearGradient>
        </defs>
        <path d="M-4 0-92-96l26-12ZM4 0l88-96-26-12ZM-6 0l-14-104h40L6 0Z" fill="url(#cf-search)" />
      </svg>
      {HEIGHTS.map((height, note) => (
        <i key={note} style={{ '--note': note, '--height': height }}>
          <Bill />
        </i>
      ))}
    </span>
  )
}
