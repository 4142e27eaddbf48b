import { ClassShape } from './ClassShape.tsx'
import type { DecisionClass } from './engine.ts'
import { words } from './words.ts'

/** The mark of a class of decisions: shape and colour together. Its name is next to it, or is its label. */
export function ClassMark({
  of,
  size = 22,
  named = false,
}: {
  readonly of: DecisionClass
  readonly size?: number
  readonly named?: boolean
}) {
  return (
    <>
      <svg class={`class-mark class-${of}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        <ClassShape of={of} />
      </svg>
      {named && <span class="unseen">{words.value.review.classes[of]}</span>}
    </>
  )
}
