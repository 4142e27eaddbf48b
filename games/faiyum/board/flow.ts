import { type Building, PIECES } from '../edition/vocabulary.ts'
import { NONE, type View } from '../state.ts'
import { ASKING } from '../text/speak.ts'
import { CHOOSE, copyOf, GIVE, LAY, planOfAction, SWAP } from './rules.ts'
import type { Words } from './words.ts'
import type { World } from './world.ts'

/** The steps of a card or an administration: those done, the current one, those to come. */
export interface Flow {
  /** The card being played; NONE for an administration. */
  readonly card: number
  readonly repeats: number
  readonly steps: readonly FlowStep[]
}

export interface FlowStep {
  readonly label: string
  readonly state: 'done' | 'now' | 'next'
  /** For a repeated step: how often it has been done, and of how many. */
  readonly done?: number
  readonly of?: number
  /** The last step of a card: its gain. */
  readonly gain?: true
}

const ADMINISTRATION = ['income', 'workers', 'cards', 'back', 'market'] as const
const DUE: Readonly<Partial<Record<View['phase'], (typeof ADMINISTRATION)[number]>>> = {
  workers: 'workers',
  back: 'back',
  replace: 'market',
}

export function flowOf({ table }: World, view: View, word: Words): Flow | undefined {
  if (view.phase === 'action') {
    const { card, repeats, at, done } = view.action
    const { operations, gives } = planOfAction(table, copyOf(view))
    const steps = operations.map(({ code, piece, count }, index): FlowStep => {
      const times = code === GIVE ? gives : code === SWAP || code === LAY || code === CHOOSE ? 1 : count
      return {
        label: word.steps[ASKING[code] ?? (PIECES[piece] as Building)], // only building is left
        state: stateOf(index, at),
        ...(times > 1 && { done: index < at ? times : index === at ? done : 0, of: times }),
      }
    })
    return { card, repeats, steps: [...steps, { label: word.gain, state: 'next', gain: true }] }
  }
  const due = DUE[view.phase]
  if (due === undefined) return undefined
  const now = ADMINISTRATION.indexOf(due)
  const steps = ADMINISTRATION.map((step, index): FlowStep => {
    const label = word.administration[step]
    const of = step === 'workers' ? table.workersOff : step === 'market' ? table.replaced : 1
    return { label, state: stateOf(index, now), ...(index === now && of > 1 && { done: view.count, of }) }
  })
  return { card: NONE, repeats: NONE, steps }
}

function stateOf(index: number, now: number): FlowStep['state'] {
  return index < now ? 'done' : index === now ? 'now' : 'next'
}
