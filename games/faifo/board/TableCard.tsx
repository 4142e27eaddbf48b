import { marks, picking } from '@fairground/kit'
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

/** A card that is face up. Some skills choose among these; pressing one that may not be chosen explains why. */
export function TableCard({ card, seat, fallen = false, still = false, small = false, ...props }: TableCardProps) {
  const { view, facts, moves, attempt, text, language } = props
  const word = words[language]
  const move = small ? undefined : moves.find((each) => ('favor' in each && each.favor === card) || ('take' in each && each.take === card))
  const attempted = moves.length === 0 || attempt === undefined || still || small ? undefined : tableAttempt(view, card, seat)
  const face = (
    <>
      <Card card={card} facts={facts} text={text} word={word} fallen={fallen} />
      <span class="unseen">{explain(card, facts, text, word)}</span>
    </>
  )
  return (
    <Enlargeable {...props} card={card} tap={small && !still}>
      {move === undefined && attempted === undefined ? (
        <span class="ff-lying">{face}</span>
      ) : (
        <button type="button" class={`ff-pick ${marks(props, move)}`} {...picking(props, move, attempted)}>
          {face}
        </button>
      )}
    </Enlargeable>
  )
}
