import { ClassMark } from './ClassMark.tsx'
import type { Decision, DecisionClass, Estimate } from './engine.ts'
import { percent, spread } from './figures.ts'
import { words } from './words.ts'
import './verdict.css'

export type Side = 'played' | 'better'

interface Props {
  readonly decision: Decision
  /** The played move in words, and the better one if there was one. */
  readonly played: string
  readonly better: string | undefined
  readonly side: Side
  show(side: Side): void
}

/** On a phone, instead of labels on the board: what was played and what was better, with their chances. A press puts one of them on the board. */
export function Verdict({ decision: { class: kind, best, cost }, played, better, side, show }: Props) {
  // The difference is known better than either chance: both were weighed in the same positions.
  const left = { value: best.worth.value - cost.value, error: better === undefined ? best.worth.error : cost.error }
  return (
    <div class="rv-verdict">
      <Half side="played" kind={kind} chance={left} move={played} shown={side === 'played' || better === undefined} show={show} />
      {better !== undefined && <Half side="better" kind="best" chance={best.worth} move={better} shown={side === 'better'} show={show} />}
    </div>
  )
}

interface HalfProps extends Pick<Props, 'side' | 'show'> {
  readonly kind: DecisionClass
  readonly chance: Estimate
  readonly move: string
  readonly shown: boolean
}

function Half({ side, kind, chance, move, shown, show }: HalfProps) {
  return (
    <button type="button" class={`class-${kind}`} aria-pressed={shown} onClick={() => show(side)}>
      <ClassMark of={kind} size={18} named />
      <b>{words.value.review.sides[side]}</b>
      <span class="number">
        {percent(chance.value)} ± {spread(chance.error)}
      </span>
      <span class="rv-verdict-move">{move}</span>
    </button>
  )
}
