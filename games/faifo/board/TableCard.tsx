import { marks, picking } from '@fairground/kit'
import { Card } from './Card.tsx'
import { tableAttempt } from './choice.ts'
import { explain } from './explain.ts'
import type { Props } from './Picture.tsx'
import { words } from './words.ts'

interface TableCardProps extends Props {
  readonly card: number
  /** Before whom it lies. */
  readonly seat: number
  readonly fallen?: boolean
  readonly small?: boolean
}

/** A card that lies face up. Some skills choose among these; one that may not be chosen then says why. */
export function TableCard({ card, seat, fallen = false, small = false, ...props }: TableCardProps) {
  const { view, facts, moves, attempt, text, language } = props
  const told = explain(card, facts, text, words[language])
  const move = moves.find((each) => ('favor' in each && each.favor === card) || ('take' in each && each.take === card))
  const attempted = moves.length === 0 || attempt === undefined ? undefined : tableAttempt(view, card, seat)
  const face = (
    <>
      <Card card={card} facts={facts.merchants} ships={facts.ships} text={text} fallen={fallen} small={small} />
      <span class="unseen">{told}</span>
    </>
  )
  if (move === undefined && attempted === undefined)
    return (
      <span class="ff-lying" title={told}>
        {face}
      </span>
    )
  return (
    <button type="button" class={`ff-pick ${marks(props, move)}`} title={told} {...picking(props, move, attempted)}>
      {face}
    </button>
  )
}
