import type { DecisionClass } from './engine.ts'
import './class-mark.css'

const STAR = 'M12 6.6l1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.8-3.4 1.8.7-3.8-2.8-2.7 3.8-.5z'
const SHAPES: Readonly<Record<DecisionClass, { readonly body: string; readonly sign: string; readonly drawn?: true }>> = {
  best: {
    body: 'M12 1l2.4 2.7 3.5-.9.9 3.5 3.5 1-1 3.5L24 12l-2.7 2.3 1 3.5-3.5.9-.9 3.5-3.5-.9L12 23l-2.4-1.7-3.5.9-.9-3.5-3.5-.9 1-3.5L0 12l2.7-1.2-1-3.5 3.5-1 .9-3.5 3.5.9z',
    sign: STAR,
  },
  good: { body: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z', sign: 'M7 12.4l3.4 3.4 6.8-7.2', drawn: true },
  slip: { body: 'M12 .8L23.2 12 12 23.2.8 12z', sign: 'M9.4 9.6a2.7 2.7 0 1 1 3.9 2.5c-.9.5-1.3 1-1.3 1.9M12 17.2v.1', drawn: true },
  blunder: { body: 'M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z', sign: 'M8 8l8 8M16 8l-8 8', drawn: true },
}

/** The mark of a class of decisions within another drawing, 24 by 24: shape and colour together. */
export function ClassShape({ of }: { readonly of: DecisionClass }) {
  const { body, sign, drawn } = SHAPES[of]
  return (
    <>
      <path class="class-body" d={body} />
      <path class={drawn ? 'class-line' : 'class-sign'} d={sign} />
    </>
  )
}
