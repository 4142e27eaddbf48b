import { isHint, looking, useRoving } from '@fairground/kit'
import { useState } from 'preact/hooks'
import { t } from '../lib/text.ts'

interface Props {
  readonly moves: readonly unknown[]
  readonly busy: boolean
  /** The highlighted choice: it comes first. */
  readonly hint?: unknown
  label(move: unknown): string
  choose(move: unknown): void
  consider(move: unknown): void
}

const MANY = 12

/**
 * Every move that the rules offer, as an ordered list: the same choices that the board highlights, for keyboard, screen reader
 * and people who prefer words to pictures.
 */
export function Choices({ moves, busy, hint, label, choose, consider }: Props) {
  const [filter, setFilter] = useState('')
  const roving = useRoving<HTMLOListElement>()
  if (moves.length === 0) return <p class="hint">{t.value.table.noChoices}</p>
  const hinted = moves.find((move) => isHint({ hint }, move))
  const ordered = hinted === undefined ? moves : [hinted, ...moves.filter((move) => move !== hinted)]
  const labelled = ordered.map((move) => ({ move, text: label(move) }))
  const shown = labelled.filter(({ text }) => text.toLowerCase().includes(filter.trim().toLowerCase()))
  return (
    <div class="choices">
      {moves.length > MANY && (
        <input
          class="input"
          type="search"
          value={filter}
          aria-label={t.value.table.filter}
          placeholder={`${t.value.table.filter} (${moves.length})`}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      <ol ref={roving.ref} onKeyDown={roving.onKeyDown} onFocusIn={roving.onFocusIn} aria-label={t.value.table.choices}>
        {shown.map(({ move, text }, index) => (
          <li key={text}>
            <button
              type="button"
              class={`choice ${move === hinted ? 'hinted' : ''}`}
              data-stop
              tabIndex={index === 0 ? 0 : -1}
              disabled={busy}
              onClick={() => choose(move)}
              {...looking({ consider }, move)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
