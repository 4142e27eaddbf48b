import { Coin, hinted, looking } from '@fairground/kit'
import type { Move } from '../state.ts'
import type { Props } from './props.ts'

interface CardActionsProps {
  readonly props: Props
  readonly moves: readonly Move[]
  /** An action of the card that is not possible now, with its label. */
  readonly missed?: { readonly attempt: Move; readonly label: string } | undefined
  close(): void
}

/** What can be done with a card now; the main action comes first. An action that is not possible explains why when pressed. */
export function CardActions({ props, moves, missed, close }: CardActionsProps) {
  const { choose, attempt, text, view, names } = props
  const asked = attempt === undefined ? undefined : missed
  if (moves.length === 0 && asked === undefined) return null
  return (
    <div class="fy-card-actions">
      {moves.map((move) => (
        <button
          key={move.do}
          type="button"
          class={`button ${move.do === 'cash' ? '' : 'primary'} ${hinted(props, move)}`}
          data-action={move.do}
          onClick={() => {
            close()
            choose(move)
          }}
          {...looking(props, move)}
        >
          {move.do === 'cash' && <Coin />}
          {text.move(move, view, names)}
        </button>
      ))}
      {asked !== undefined && (
        <button
          type="button"
          class="button fy-missed"
          aria-disabled="true"
          onClick={() => {
            close()
            attempt?.(asked.attempt)
          }}
        >
          {asked.label}
        </button>
      )}
    </div>
  )
}
