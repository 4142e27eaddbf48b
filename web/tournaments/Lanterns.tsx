import { words } from './words.ts'
import './lanterns.css'

interface Props {
  readonly round: number
  readonly rounds: number
  /** Is the round that is counted still played? */
  readonly on: boolean
}

/** Rounds as lanterns on a string: lit, glowing, dark. */
export function Lanterns({ round, rounds, on }: Props) {
  const say = words.value
  return (
    <ol class="lanterns">
      {Array.from({ length: rounds }, (_, index) => index + 1).map((each) => {
        const state = each < round || (each === round && !on) ? 'done' : each === round ? 'on' : 'dark'
        return (
          <li key={each} class={`lantern ${state}`} aria-current={state === 'on' ? 'step' : undefined}>
            <svg viewBox="-28 -40 56 86" width="44" height="68" aria-hidden="true">
              <path class="cord" d="M0-40v20" />
              <path class="silk" d="M-9-17H9c13 4 18 11 18 17S22 13 9 17H-9c-13-4-18-11-18-17s5-13 18-17Z" />
              <path class="ribs" d="M0-17v34M-9-17c-5 5-7 11-7 17s2 12 7 17M9-17c5 5 7 11 7 17s-2 12-7 17" />
              <path class="caps" d="M-8-21H8v4H-8ZM-8 17H8v4H-8Z" />
              <path class="silk" d="M-3 23h6l1.500 14h-9Z" />
              <text y="6" text-anchor="middle">
                {each}
              </text>
            </svg>
            <span class="unseen">
              {say.round(each)}: {say.roundState[state]}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
