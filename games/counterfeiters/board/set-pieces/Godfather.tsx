import { SeatMark } from '@fairground/kit'
import { useRef } from 'preact/hooks'
import type { Event } from '../../state.ts'
import type { City } from '../city/city.ts'
import { Palm } from '../city/Skyline.tsx'
import { Meeple } from '../crew/meeples.tsx'
import { Bill, Blinds, Envelope } from '../tray/money.tsx'
import { useRolling } from '../tray/rolling.ts'
import { moneyShown } from '../tray/visible-money.ts'
import type { Words } from '../words.ts'
import './godfather.css'

type Visit = Extract<Event, { kind: 'godfather' | 'paid' }>

/** How many notes fly out of each crew's half. */
const NOTES = [0, 1, 2, 3]

/** The Godfather's visit: moon behind him, headlights, and half of everybody's cash flies into his case. */
export function Godfather({ city, event }: { readonly city: City; readonly event: Visit }) {
  const { view, facts, text, word, names } = city
  // The cash before his visit: it stays visible, crossed out, beside what is left.
  const before = useRef(
    view.purses.map(({ cash }, seat) => cash[0] + (event.kind === 'paid' && event.seat === seat ? event.dollars : 0)),
  ).current
  return (
    <div class="cf-gf">
      <Scene />
      <header>
        <p class="cf-neon cf-gf-title">{word.godfatherCalls}</p>
        <p class="cf-gf-words">
          <b>{word.godfatherTakes}</b> {event.kind === 'paid' ? text.event(event, names) : word.offshoreSafe}
        </p>
      </header>
      <ol class="cf-gf-crews">
        {view.purses.map(({ cash, envelope }, seat) => (
          <li
            key={seat}
            class={`seat-${seat}`}
            style={{ '--from': (seat + 0.5) / view.purses.length, '--from-narrow': fromNarrow(seat, view.purses.length) }}
          >
            <Meeple seat={seat} />
            <p class="cf-crew-name">
              <SeatMark seat={seat} size={14} /> <b>{names(seat)}</b>
            </p>
            {moneyShown(view, facts, seat) && cash[0] === cash[1] ? (
              <p class="cf-gf-sum number">
                {cash[0] < before[seat] && <s>{word.money(before[seat])}</s>}
                <Left cash={cash[0]} word={word} />
                <span>
                  <Envelope /> {word.money(envelope[0])}
                </span>
              </p>
            ) : (
              <p class="cf-gf-veil">
                <Blinds />
                <b>{word.half}</b>
              </p>
            )}
            {NOTES.map((note) => (
              <span key={note} class="cf-gf-note" style={{ '--note': note }}>
                <Bill />
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The remaining cash, counting down when it is paid. */
function Left({ cash, word }: { readonly cash: number; readonly word: Words }) {
  return <b>{word.money(useRolling(cash))}</b>
}

/** The horizontal place of a crew if two share a row, from left (0) to right (1): the last of three has its own row. */
function fromNarrow(seat: number, seats: number): number {
  return seat === seats - 1 && seats % 2 === 1 ? 0.5 : 0.25 + 0.5 * (seat % 2)
}

/** How far the street continues on both sides of the picture, for wide and low boards. */
const BEYOND = 640

/** Houses in perspective, the same on the left and on the right: outer and inner edge, and the colours of wall and neon. */
const HOUSES: readonly (readonly [outer: number, inner: number, wall: string, neon: string])[] = [
  [-BEYOND, -304, '#1a1640', '#b79bff'],
  [-300, -4, '#10262c', '#4ee88f'],
  [0, 168, '#1b0f2e', '#2ce0e6'],
  [172, 290, '#2a0f2c', '#ff3d8b'],
  [293, 372, '#1a1640', '#b79bff'],
  [375, 430, '#10262c', '#4ee88f'],
]

/** Signs on the walls, outer and inner, left and right: ink, diner; tax office, plane. Pictures, so that they work in any language. */
const SIGNS: readonly (readonly [x: number, size: number, neon: string, pictures: readonly [left: string, right: string]])[] = [
  [
    112,
    1.6,
    '#2ce0e6',
    [
      'M0-18C10-4 14 2 14 9A14 14 0 0 1-14 9C-14 2-10-4 0-18Z',
      'M-14-6H8V4a8 8 0 0 1-8 8h-6a8 8 0 0 1-8-8ZM8-4h4a4 4 0 0 1 0 9H8M-8-17v5M1-17v5',
    ],
  ],
  [262, 1.15, '#4ee88f', ['M-16-5 0-16 16-5ZM-11-2v12M0-2v12M11-2v12M-16 14h32', 'M-17 7 17-13 9 14 1 6-3 14-6 3Z']],
]

/** The point at a height of a wall (0 at the street, 1 at the roof) at x, in perspective. */
function at(x: number, height: number): string {
  const near = 1 - x / 640
  return `${x} ${Math.round(440 + (250 - 700 * height) * near)}`
}

/** The notes in the case at the end. */
const LOOT: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-50, -34, -8],
  [-20, -40, 12],
  [14, -36, -14],
  [46, -38, 9],
  [-4, -52, -5],
]

function Scene() {
  return (
    <svg class="cf-gf-scene" viewBox="0 0 1280 720" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="cf-headlight">
          <stop offset="0" stop-color="#fffbe0" stop-opacity=".95" />
          <stop offset=".18" stop-color="#fff0b8" stop-opacity=".55" />
          <stop offset=".5" stop-color="#ffd27a" stop-opacity=".16" />
          <stop offset="1" stop-color="#ffd27a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect x={-BEYOND} width={1280 + 2 * BEYOND} height="720" fill="url(#cf-dusk)" />
      <circle cx="640" cy="250" r="330" fill="url(#cf-halo)" />
      <circle cx="640" cy="250" r="220" fill="url(#cf-moon)" />
      <g stroke="#241036">
        {[0, 1, 2, 3, 4, 5].map((bar) => (
          <path key={bar} d={`M420 ${258 + 34 * bar}h440`} stroke-width={1.5 + 1.4 * bar} />
        ))}
      </g>
      <path d={`M${-BEYOND} 440h${1280 + 2 * BEYOND}v400H${-BEYOND}Z`} fill="#150d26" />
      {[1, -1].map((side) => (
        <g key={side} transform={side === 1 ? undefined : 'translate(1280 0) scale(-1 1)'}>
          {HOUSES.map(([outer, inner, wall, neon]) => (
            <g key={outer}>
              <path d={`M${at(outer, 0)}L${at(outer, 1)}L${at(inner, 0.94)}L${at(inner, 0)}Z`} fill={wall} />
              <path d={`M${at(outer, 1)}L${at(inner, 0.94)}`} stroke={neon} stroke-width="4" opacity=".8" />
              <path d={`M${at(outer, 0.36)}L${at(inner, 0.36)}M${at(outer, 0.29)}L${at(inner, 0.29)}`} stroke={neon} stroke-width="5" />
              <path
                d={[0.2, 0.6].map((share) => panes(outer + (inner - outer) * share, (inner - outer) * 0.22)).join('')}
                fill={neon}
                opacity=".3"
              />
            </g>
          ))}
        </g>
      ))}
      {SIGNS.flatMap(([x, size, neon, pictures]) =>
        pictures.map((picture, side) => (
          <g
            key={picture}
            class="cf-gf-sign"
            style={{ '--side': side === 0 ? -1 : 1 }}
            transform={`matrix(${size} ${side === 0 ? 0.15 * size : -0.15 * size} 0 ${size} ${side === 0 ? x : 1280 - x} ${at(x, 0.48).split(' ')[1]})`}
            fill="none"
            stroke-linejoin="round"
            stroke-linecap="round"
          >
            <rect x="-22" y="-40" width="44" height="80" rx="6" fill="#0b0714" stroke={neon} stroke-width="2.4" />
            <path d={picture} stroke={neon} stroke-width="9" opacity=".28" />
            <path d={picture} stroke={neon} stroke-width="3" />
          </g>
        )),
      )}
      <Palm x={452} y={470} size={0.72} />
      <Palm x={828} y={470} size={0.72} mirrored />
      <g class="cf-gf-car">
        <g class="cf-gf-body">
          <path
            d="M-270 92C-286 30-272 4-232-4L-168-70C-158-82-148-86-132-86h264c16 0 26 4 36 16L232-4c40 8 54 34 38 96Z"
            fill="#0d0918"
            stroke="#9a86c9"
            stroke-width="2.4"
          />
          <path d="M-196-8-146-62c6-7 12-9 20-9h252c8 0 14 2 20 9L196-8Z" fill="#1c1236" />
          <path d="M-96 22H96l10 56H-106Z" fill="#08060f" stroke="#8d86ac" stroke-width="2" />
          <path d="M-284 84h568v16h-568Z" fill="#8d86ac" />
        </g>
        {[-1, 1].map((side) => (
          <g key={side} class="cf-gf-lamp" style={{ '--side': side }}>
            <circle r="190" fill="url(#cf-headlight)" />
            <path d="M-240 0h480M0-90V90" stroke="#fff8dc" stroke-width="2.4" opacity=".4" />
            <circle r="25" fill="#fffbe8" stroke="#fff" stroke-width="3" />
          </g>
        ))}
      </g>
      <g class="cf-gf-boss">
        <Boss />
        <g transform="translate(640 600)">
          <path d="M-92-26-78-66H78L92-26Z" fill="#2b1a12" stroke="#8a5a30" stroke-width="3" />
          <path d="M-84-30-72-60H72L84-30Z" fill="#1f6b45" />
          <g class="cf-gf-loot" fill="#c9f0d6" stroke="#0f5a31" stroke-width="1.4">
            {LOOT.map(([x, y, turn]) => (
              <path key={x} d="M-17-9h34V9h-34ZM-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z" transform={`translate(${x} ${y}) rotate(${turn})`} />
            ))}
          </g>
          <path d="M-98-26H98V-4H-98Z" fill="#4a2c18" stroke="#8a5a30" stroke-width="3" />
          <path d="M-14-20h28v10h-28Z" fill="#ffd766" />
        </g>
      </g>
    </svg>
  )
}

/** Lit windows above and below the shop's neon tubes. */
function panes(x: number, width: number): string {
  return [
    [0.02, 0.24],
    [0.48, 0.58],
    [0.68, 0.78],
  ]
    .map(([low, high]) => `M${at(x, low)}L${at(x, high)}L${at(x + width, high)}L${at(x + width, low)}Z`)
    .join('')
}

function Boss() {
  return (
    <g transform="translate(640 344) scale(.95)" stroke-linejoin="round" stroke-linecap="round" fill="none">
      <path d="M-206 262C-214 120-190 30-108-16L-40-44 0-30 40-44l68 28C190 30 214 120 206 262Z" fill="#0b0714" />
      <path d="M-206 262C-214 120-190 30-108-16l54-22" stroke="#ff3d8b" stroke-width="10" opacity=".35" />
      <path d="M206 262C214 120 190 30 108-16L54-38" stroke="#2ce0e6" stroke-width="10" opacity=".3" />
      <path d="M-38-46 0 84 38-46 0-22Z" fill="#efe6f7" />
      <path d="M-7-18h14l6 22-13 80L-13 4Z" fill="#ff3d8b" />
      <path d="M-40-50-76-26-48 60 0 150-8 70ZM40-50l36 24L48 60 0 150 8 70Z" fill="#1d1029" stroke="#4a2b5c" stroke-width="2.4" />
      <path d="M62 5c5-4 11 0 9 5 5 3 1 10-4 9-2 5-9 5-10 0-5 1-9-5-4-9-2-5 4-9 9-5Z" fill="#ff4f6d" stroke="#7d0f2e" stroke-width="1.6" />
      <path d="M-46-150C-48-88-30-46 0-44c30-2 48-44 46-106Z" fill="#2a1530" />
      <path d="M-34-92c8 6 22 8 34 4 12 4 26 2 34-4" stroke="#0b0714" stroke-width="7" />
      <path d="M-20-72c12 6 28 6 40 0" stroke="#5c3a55" stroke-width="3" />
      <path d="M-32-122h22M10-122h22" stroke="#0b0714" stroke-width="9" />
      <path d="M-26-120h8M18-120h8" stroke="#ffe08a" stroke-width="2.6" />
      <path d="M6-74 74-58l-3 11L4-63Z" fill="#8a5a30" stroke="#2b170c" stroke-width="2" />
      <circle cx="75" cy="-52" r="20" fill="#ff5a2a" opacity=".3" />
      <circle cx="74" cy="-52" r="7" fill="#ff6a3a" />
      <path d="M80-60c22-20-6-40 16-64s-10-40 14-70 0-44 10-60" stroke="#d9c7ee" stroke-width="5" opacity=".35" />
      <path d="M-84-176c4-46 14-82 40-86 16-3 30 8 44 8s28-11 44-8c26 4 36 40 40 86Z" fill="#120a1c" />
      <path d="M-85-180c2-12 3-20 5-30 48 14 112 14 160 0 2 10 3 18 5 30-50 16-120 16-170 0Z" fill="#ff3d8b" />
      <path d="M-152-164c34-6 52-12 68-18 50 16 118 16 168 0 16 6 34 12 68 18-26 36-278 36-304 0Z" fill="#0b0714" />
      <g stroke="#ff8fbd" stroke-width="3">
        <path d="M-206 262C-214 120-190 30-108-16l54-22M-46-150c-1 30 2 58 12 78M-84-176c4-46 14-82 40-86 16-3 30 8 44 8" />
        <path d="M-152-164c34-6 52-12 68-18M-152-164c14 18 64 26 152 27" />
      </g>
      <g stroke="#9df5f7" stroke-width="3">
        <path d="M206 262C214 120 190 30 108-16L54-38M46-150c1 30-2 58-12 78M0-254c14 0 28-11 44-8 26 4 36 40 40 86" />
        <path d="M152-164c-34-6-52-12-68-18M152-164c-14 18-64 26-152 27" />
      </g>
    </g>
  )
}
