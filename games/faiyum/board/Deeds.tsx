import { Coin } from '@fairground/kit'
import type { Move } from '../state.ts'
import type { Props } from './props.ts'

interface DeedsProps {
  readonly props: Props
  readonly moves: readonly Move[]
  close(): void
}

/** What can be done with a card just now: the first is what it is for. */
export function CardDeeds({ props, moves, close }: DeedsProps) {
  const { choose, consider, text, view, names } = props
  if (moves.length === 0) return null
  return (
    <div class="fy-deeds">
      {moves.map((move) => (
        <button
          key={move.do}
          type="button"
          class={`button ${move.do === 'cash' ? '' : 'primary'}`}
          data-deed={move.do}
          onClick={() => {
            close()
            choose(move)
          }}
          onPointerEnter={() => consider(move)}
          onPointerLeave={() => consider(undefined)}
          onFocus={() => consider(move)}
          onBlur={() => consider(undefined)}
        >
          {move.do === 'cash' && <Coin />}
          {text.move(move, view, names)}
        </button>
      ))}
    </div>
  )
}
