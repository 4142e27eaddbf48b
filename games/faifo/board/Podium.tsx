import { Coin, podium, SeatMark } from '@fairground/kit'
import { summary } from '../summary.ts'
import { Crown } from './boats.tsx'
import { Scroll } from './Card.tsx'
import { Silk } from './Harbour.tsx'
import type { Props } from './Picture.tsx'
import { contractsOf } from './table.ts'
import { words } from './words.ts'

/** The end of the game: large lanterns on steps, the winner's highest, with everybody's contracts. */
export function Podium({ view, facts, names, language, places = [] }: Props) {
  const word = words[language]
  const { coins } = summary.counts(view, facts)
  return (
    <>
      <Fireworks />
      <ol class="ff-podium" aria-label={word.standings}>
        {podium(places).map(({ seat, place, rise }) => {
          const contracts = contractsOf(view, facts, seat)
          return (
            <li key={seat} class={`place-${Math.min(place, 4)}`} style={{ '--rise': rise, '--seat': `var(--seat-${seat})` }}>
              <span class="ff-great">
                {place === 1 && <Crown />}
                <Silk />
                <SeatMark seat={seat} size={26} />
              </span>
              <span class="ff-step">
                <b class="number">{place}</b>
                <span class="ff-step-name">{names(seat)}</span>
                <span class="ff-step-contracts">
                  <span class="unseen">
                    {word.contracts}: {contracts.join(', ')}
                  </span>
                  {contracts.map((value) => (
                    <Scroll key={value} value={value} />
                  ))}
                </span>
                <span class="number">
                  <Coin /> {coins[seat] ?? '?'}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** The fireworks: x, y (as shares), size and colour. */
const BURSTS = [
  [0.1, 0.13, 1, '#ffd884'],
  [0.88, 0.1, 1.1, '#ff8f6b'],
  [0.95, 0.29, 0.72, '#6fd3bd'],
  [0.05, 0.31, 0.66, '#b79cff'],
] as const

/** Fireworks beside the headline, above the roofs. They burst while the steps rise, and stay. */
function Fireworks() {
  return (
    <div class="ff-fireworks" aria-hidden="true">
      {BURSTS.map(([x, y, size, light], index) => (
        <svg
          key={light}
          class="ff-burst"
          style={{ '--x': x, '--y': y, '--size': size, '--nth': index, '--light': light }}
          viewBox="-50 -50 100 100"
          aria-hidden="true"
        >
          <circle r="24" opacity=".16" />
          <circle r="9" opacity=".3" />
          <path d={RAYS} />
          <path class="ff-sparks" d={SPARKS} />
        </svg>
      ))}
    </div>
  )
}

const TURNS = Array.from({ length: 14 }, (_, ray) => [Math.cos((ray * Math.PI) / 7), Math.sin((ray * Math.PI) / 7), ray % 2] as const)
const at = (x: number, y: number, far: number) => `${(x * far).toFixed(1)} ${(y * far).toFixed(1)}`
/** Alternating long and short rays, each with a spark at its end. */
const RAYS = TURNS.map(([x, y, short]) => `M${at(x, y, 14)}L${at(x, y, short ? 29 : 40)}`).join('')
const SPARKS = TURNS.map(([x, y, short]) => `M${at(x, y, short ? 33 : 45)}h.1`).join('')
