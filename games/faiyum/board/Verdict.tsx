import { SeatMark } from '@fairground/kit'
import { type Goal, isMet } from '../campaign.ts'
import type { View } from '../state.ts'
import { reachedNow } from './goals.ts'
import { Ankh } from './icons.tsx'
import { copyOf, outcomeOf } from './rules.ts'
import type { Words } from './words.ts'
import './verdict.css'

interface VerdictProps {
  readonly view: View
  readonly names: (seat: number) => string
  readonly words: string
  /** Those that a game of the campaign is judged by. */
  readonly goals: readonly Goal[]
  readonly word: Words
  /** It stays there, and nothing moves any more. */
  readonly atRest?: boolean
}

/** The pharaoh's verdict: he looks down on what was built, and the names rise one by one, the best of them last. */
export function Verdict({ view, names, words, goals, word, atRest = false }: VerdictProps) {
  const outcome = outcomeOf(copyOf(view))
  const order = (outcome?.places ?? []).map((place, seat) => ({ place, seat })).sort((a, b) => b.place - a.place)
  return (
    <div class={`fy-verdict ${atRest ? 'at-rest' : ''}`} aria-hidden="true">
      <Hall />
      <p>{words}</p>
      <ol>
        {goals.map((goal, turn) => {
          const value = reachedNow(goal, view)
          const met = isMet(goal, value)
          return (
            <li key={goal.id} class={met ? 'best' : ''} style={{ '--turn': turn }}>
              <span>
                {met ? '✓' : '✗'} {word.goals.names[goal.id](goal.target)}
              </span>
              <b class="number">{value}</b>
            </li>
          )
        })}
        {goals.length === 0 &&
          order.map(({ place, seat }, turn) => (
            <li key={seat} class={place === 1 ? 'best' : ''} style={{ '--turn': turn, order: place }}>
              <SeatMark seat={seat} size={18} />
              <span>{names(seat)}</span>
              <b class="number">
                <Ankh /> {view.reputation[seat]}
              </b>
            </li>
          ))}
      </ol>
    </div>
  )
}

/** Columns, torchlight, and the mask with its striped cloth. */
function Hall() {
  const column = (x: number) => (
    <g key={x} transform={`translate(${x} 0)`}>
      <path d="M-46 40h92l-14 34h-64Z" fill="#c99a4a" stroke="#5d3b1c" stroke-width="3" />
      <path d="M-30 74h60v406h-60Z" fill="#a87a3a" />
      <path d="M-18 74v406M-4 74v406M10 74v406M22 74v406" stroke="#7c5424" stroke-width="3" />
      <path d="M-46 40C-30 10 30 10 46 40Z" fill="#4f7a5c" stroke="#5d3b1c" stroke-width="3" />
    </g>
  )
  return (
    <svg viewBox="0 0 900 480" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <radialGradient id="fy-torch" cx=".5" cy=".3" r=".7">
          <stop offset="0" stop-color="#e6b25a" />
          <stop offset=".5" stop-color="#7a4a22" />
          <stop offset="1" stop-color="#26160c" />
        </radialGradient>
      </defs>
      <rect width="900" height="480" fill="url(#fy-torch)" />
      {[90, 230, 670, 810].map(column)}
      <g stroke="#5d3b1c" stroke-width="3" stroke-linejoin="round">
        <path d="M450 26c-74 0-100 52-104 122l-26 112h64l12-58h108l12 58h64l-26-112c-4-70-30-122-104-122Z" fill="#e6b93f" />
        <path
          d="M366 92l-22 8M360 122l-22 8M354 152l-22 8M346 182l-20 8M338 212l-18 8M534 92l22 8M540 122l22 8M546 152l22 8M554 182l20 8M562 212l18 8M398 50l-14 10M502 50l14 10M450 28v22"
          stroke="#1f4e8c"
          stroke-width="9"
          fill="none"
        />
        <path d="M450 66c-40 0-56 28-56 66 0 44 24 84 56 84s56-40 56-84c0-38-16-66-56-66Z" fill="#d9a45a" />
        <path d="M440 214h20l5 58h-30Z" fill="#1f4e8c" />
        <path d="M450 66c-8-14-10-30 0-44 10 14 8 30 0 44Z" fill="#2f9e5f" />
        <path d="M410 128q14-13 28 0-14 10-28 0ZM462 128q14-13 28 0-14 10-28 0Z" fill="#fff6e6" stroke="#1d1029" />
      </g>
      <path d="M404 118q18-14 36-2M460 116q18-12 36 2M438 130l-38 8M462 130l38 8" fill="none" stroke="#1d1029" stroke-width="4" />
      <circle cx="425" cy="128" r="4.500" fill="#1d1029" />
      <circle cx="477" cy="128" r="4.500" fill="#1d1029" />
      <path d="M450 138v26l-8 6h16M432 190q18 10 36 0" fill="none" stroke="#7c4a24" stroke-width="3.500" stroke-linecap="round" />
    </svg>
  )
}
