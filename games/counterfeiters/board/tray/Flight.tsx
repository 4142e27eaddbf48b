import { hinted, pressing, tryAnyway } from '@fairground/kit'
import type { Move } from '../../state.ts'
import type { Props } from '../city/city.ts'
import { words } from '../words.ts'
import './flight.css'

const TEN = 10

interface FlightProps {
  readonly props: Props
  readonly cash: number
  readonly envelope: number
  /** Dollars into the envelope; negative: out of it. */
  readonly amount: number
  take(amount: number): void
}

export function flightOf(moves: readonly Move[], amount: number): Move | undefined {
  return moves.find((move) => 'fly' in move && move.fly === amount)
}

/** How much to move to the Caribbean or back: with a slider, as a number, or everything. */
export function Flight({ props, cash, envelope, amount, take }: FlightProps) {
  const { moves, choose, hint, language } = props
  const word = words[language]
  const move = flightOf(moves, amount)
  const out = amount < 0
  const within = (dollars: number) => Math.max(-envelope, Math.min(cash, TEN * Math.round(dollars / TEN)))
  const wanted = hint !== undefined && 'fly' in hint && hint.fly !== amount ? hint.fly : undefined
  const pointed = (dollars: number) => (dollars !== 0 && dollars === wanted ? 'hinted' : '')
  return (
    <div class="cf-flight">
      <input
        type="range"
        class="cf-slider"
        min={-envelope}
        max={cash}
        step={TEN}
        value={amount}
        aria-label={word.offshore}
        aria-valuetext={`${word.money(Math.abs(amount))} ${out ? word.outOf : word.into}`}
        style={{ '--zero': envelope / Math.max(1, cash + envelope), '--value': (amount + envelope) / Math.max(1, cash + envelope) }}
        onInput={(event) => take(within(event.currentTarget.valueAsNumber))}
      />
      <label class="cf-exact">
        <span class="unseen">{word.amount}</span>
        <input
          class={`input number ${wanted === undefined || wanted === cash || wanted === -envelope ? '' : 'hinted'}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={out ? envelope : cash}
          step={TEN}
          value={Math.abs(amount)}
          onChange={(event) => {
            const dollars = (Number(event.currentTarget.value) || 0) * (out || cash === 0 ? -1 : 1)
            take(within(dollars))
          }}
        />
      </label>
      <div class="row">
        <button
          type="button"
          class={`button small ${envelope > 0 ? 'offered' : ''} ${pointed(-envelope)}`}
          aria-disabled={envelope === 0}
          onClick={() => (envelope === 0 ? tryAnyway(props, { fly: -TEN }) : take(-envelope))}
        >
          {word.allOut}
        </button>
        <button
          type="button"
          class={`button small ${cash > 0 ? 'offered' : ''} ${pointed(cash)}`}
          aria-disabled={cash === 0}
          onClick={() => (cash === 0 ? tryAnyway(props, { fly: TEN }) : take(cash))}
        >
          {word.allIn}
        </button>
        <button type="button" class={`button primary ${hinted(props, move)}`} {...pressing(props, move, choose, { fly: amount })}>
          {word.fly}
        </button>
        <p class="cf-way">{amount === 0 ? '' : `${word.money(Math.abs(amount))} ${out ? word.outOf : word.into}`}</p>
      </div>
    </div>
  )
}
