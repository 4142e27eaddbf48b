import { marks, picking } from '@fairground/kit'
import { memo } from 'preact/compat'
import { Card } from './Card.tsx'
import { tableAttempt } from './choice.ts'
import { Enlargeable } from './Enlargeable.tsx'
import { explain } from './explain.ts'
import type { Props } from './Picture.tsx'
import { words } from './words.ts'

interface TableCardProps extends Props {
  readonly card: number
  /** The seat it is in front of. */
  readonly seat: number
  readonly fallen?: boolean
  /** It is part of a larger button, so it is none itself. */
  readonly still?: boolean
  /** It is too small to press: the tray has a larger one. */
  readonly small?: boolean
}

const DRAWN = ['card', 'seat', 'fallen', 'still', 'small', 'facts', 'text', 'language', 'look'] as const

/** Only while something can be chosen does it depend on the view. Otherwise none of up to twenty is drawn again for each event. */
function sameCard(before: TableCardProps, after: TableCardProps): boolean {
  return before.moves.length === 0 && after.moves.length === 0 && DRAWN.every((name) => before[name] === after[name])
}

/** A card that is face up. Some skills choose among these; pressing one that may not be chosen explains why. */
export const TableCard = memo(function TableCard({ card, seat, fallen = false, still = false, small = false, ...props }: TableCardProps) {
  const { view, facts, moves, attempt, text, language } = props
  const word = words[language]
  const move = small ? undefined : moves.find((each) => ('favor' in each && each.favor === card) || ('take' in each && each.take === card))
  const attempted = moves.length === 0 || attempt === undefined || still || small ? undefined : tableAttempt(view, card, seat)
  const label = explain(card, facts, text, word)
  const face = <Card card={card} facts={facts} text={text} word={word} fallen={fallen} />
  return (
    <Enlargeable {...props} card={card} tap={small && !still}>
      {move === undefined && attempted === undefined ? (
        // A label, not hidden text: that would be laid out and clipped for every card.
        <span class="ff-lying" role="img" aria-label={label}>
          {face}
        </span>
      ) : (
        <button type="button" class={`ff-pick ${marks(props, move)}`} {...picking(props, move, attempted)}>
          {face}
          <span class="unseen">{label}</span>
        </button>
      )}
    </Enlargeable>
  )
}, sameCard)
