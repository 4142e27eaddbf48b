import { memo } from 'preact/compat'
import { Star } from '../star.tsx'
import './money.css'

/** Stars inside a line of text; those that a shop detects are crossed out. */
export const Stars = memo(function Stars({ count, struck = 0 }: { readonly count: number; readonly struck?: number }) {
  return (
    <svg class="cf-stars" viewBox={`0 0 ${count * 11} 11`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <g key={index} class={index < struck ? 'struck' : ''}>
          <Star x={5.5 + index * 11} y={5.8} size={5} />
          {index < struck && <path class="strike" d={`M${index * 11 + 1} 10 ${index * 11 + 10} 1.5`} />}
        </g>
      ))}
    </svg>
  )
})

/** The x positions of the stars on a note, by quality. */
const PLACES: readonly (readonly number[])[] = [[50], [39, 61], [29, 50, 71]]

/** A fake: the more stars, the better the print. A bad one is pale and its two colours are out of place. */
export const Fake = memo(function Fake({ stars }: { readonly stars: number }) {
  return (
    <svg class={`cf-note fake q${stars}`} viewBox="0 0 100 52" aria-hidden="true">
      <rect class="sheet" x="1" y="1" width="98" height="50" rx="2.5" />
      <g class="ghost">
        <rect x="6" y="6" width="88" height="40" rx="1.5" />
        <ellipse cx="50" cy="26" rx={stars === 3 ? 30 : 22} ry="14" />
      </g>
      <g class="plate">
        <rect x="6" y="6" width="88" height="40" rx="1.5" />
        <ellipse cx="50" cy="26" rx={stars === 3 ? 30 : 22} ry="14" />
        {stars > 1 && <path d="M10 14h6M10 38h6M84 14h6M84 38h6" />}
      </g>
      <g class="ink">
        {PLACES[stars - 1].map((x) => (
          <Star key={x} x={x} y={27} size={8.5} />
        ))}
      </g>
      {stars === 3 && <path class="foil" d="M84 7h6v38h-6Z" />}
    </svg>
  )
})

/** A real note: sharp double frame, fine lines, a dollar sign. */
export const Bill = memo(function Bill() {
  return (
    <svg class="cf-note real" viewBox="0 0 100 52" aria-hidden="true">
      <rect class="sheet" x="1" y="1" width="98" height="50" rx="2.5" />
      <g class="plate">
        <rect x="4.5" y="4.5" width="91" height="43" rx="1.5" />
        <rect x="8" y="8" width="84" height="36" rx="1" />
        <ellipse cx="50" cy="26" rx="20" ry="15" />
        <path d="M12 20h14M12 26h14M12 32h14M74 20h14M74 26h14M74 32h14" />
      </g>
      <path
        class="ink"
        d="M48.3 14h3.4v2.6c3 .4 5 2.2 5.3 4.8h-3.6c-.3-1.2-1.4-2-3.2-2-2 0-3.2.8-3.2 2 0 3.6 10.5.8 10.5 7.8 0 2.9-2.2 4.9-5.8 5.4V37h-3.4v-2.4c-3.5-.4-5.7-2.5-5.8-5.5h3.6c.2 1.7 1.6 2.7 4 2.7 2.3 0 3.7-.9 3.7-2.4 0-4-10.5-1-10.5-7.9 0-2.7 2-4.5 5-4.9Z"
      />
    </svg>
  )
})

export const Envelope = memo(function Envelope() {
  return (
    <svg class="cf-envelope" viewBox="0 0 100 64" aria-hidden="true">
      <rect class="sheet" x="2" y="4" width="96" height="58" rx="5" />
      <path class="flap" d="M3 8 50 42 97 8M3 60l33-28M97 60 64 32" />
      <g class="stamp">
        <rect x="76" y="10" width="16" height="14" />
        <path d="M84 22v-7M84 15c-2-2-4-1-5 1M84 15c2-2 4-1 5 1" />
      </g>
    </svg>
  )
})

/** A player's screen with closed blinds: the money behind it is hidden. */
export const Blinds = memo(function Blinds() {
  return (
    <svg class="cf-blinds-sign" viewBox="0 0 46 26" preserveAspectRatio="xMidYMid slice" width="2.3em" height="1.3em" aria-hidden="true">
      <rect x=".7" y=".7" width="44.6" height="24.6" rx="4" fill="#cfc7e6" stroke="#0b0c1a" stroke-width="1.4" />
      <path d="M1 5.200h44M1 10.400h44M1 15.600h44M1 20.800h44" stroke="#8d86ac" stroke-width="1.6" />
      <circle cx="23" cy="13" r="10" fill="#1b1836" stroke="#cfc7e6" stroke-width="1.3" />
      <path
        d="M23 7v12M20 10c0-2.400 6-2.400 6 .4 0 3-6 1.800-6 4.800 0 2.800 6 2.800 6 .4"
        fill="none"
        stroke="#7df0ab"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </svg>
  )
})

/** The note and the envelope as icons inside a line of text, for plaques. */
export function BillIcon() {
  return (
    <svg class="piece" viewBox="0 0 26 18" width="1.4em" height="1em" aria-hidden="true">
      <rect x="1" y="1" width="24" height="16" rx="2" fill="#2f9e5f" stroke="#14532f" stroke-width="1.5" />
      <circle cx="13" cy="9" r="4.5" fill="#d9f5e3" />
      <path d="M13 6v6M11.5 7.8c0-1 3-1 3 .2 0 1.3-3 .8-3 2.1 0 1.1 3 1 3 .1" fill="none" stroke="#14532f" stroke-width="1" />
    </svg>
  )
}

export function TicketIcon() {
  return (
    <svg class="piece" viewBox="0 0 26 18" width="1.4em" height="1em" aria-hidden="true">
      <path d="M2 2h22v4a3 3 0 0 0 0 6v4H2v-4a3 3 0 0 0 0-6Z" fill="#ffe08a" stroke="#6d4a08" stroke-width="1.5" />
      <path d="M18.5 3v12" stroke="#6d4a08" stroke-width="1.5" stroke-dasharray="2 2" />
    </svg>
  )
}

export function EnvelopeIcon() {
  return (
    <svg
      class="piece"
      viewBox="0 0 26 18"
      width="1.4em"
      height="1em"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <rect x="1.5" y="1.5" width="23" height="15" rx="2" />
      <path d="M2 3l11 8 11-8" />
    </svg>
  )
}
