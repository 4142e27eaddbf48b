import { podium, SeatMark } from '@fairground/kit'
import type { City } from '../city/city.ts'
import { Meeple } from '../crew/meeples.tsx'
import { ticketsOf } from '../set-pieces/tickets.ts'
import { Bill, BillIcon, EnvelopeIcon, TicketIcon } from '../tray/money.tsx'
import './podium.css'

/** The height of each note that falls around the winner, from the left. */
const NOTES = [0, 1, 2.5, 3, 2.2, 3.4, 1.4, 0.3]

/** The end of the game: every crew on its own roof, the richest highest, with the parts of its money on the house front. */
export function Podium({ city: { view, facts, text, names, word, places = [] } }: { readonly city: City }) {
  return (
    <ol class="cf-podium" aria-label={word.standings}>
      {podium(places).map(({ seat, place, rise }) => {
        const { cash, envelope } = view.purses[seat]
        // Tickets have been paid in cash; they are shown separately, as in the standings.
        const tickets = ticketsOf(view, facts, seat).reduce((sum, design) => sum + facts.designs[design].value, 0)
        return (
          <li key={seat} class={`cf-tower seat-${seat} place-${Math.min(place, 4)}`} style={{ '--rise': rise }}>
            <span class="cf-roof-top">
              {place === 1 && <Shower />}
              <Meeple seat={seat} />
            </span>
            <span class="cf-tower-front">
              <b class="cf-neon">{word.nth(place)}</b>
              <span class="cf-crew-name">
                <SeatMark seat={seat} size={16} /> <b>{names(seat)}</b>
              </span>
              <b class="cf-sum number">{word.money(cash[0] + envelope[0])}</b>
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
            </span>
          </li>
        )
      })}
    </ol>
  )
}

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
      {NOTES.map((height, note) => (
        <i key={note} style={{ '--note': note, '--height': height }}>
          <Bill />
        </i>
      ))}
    </span>
  )
}
