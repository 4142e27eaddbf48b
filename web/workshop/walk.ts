import type { Edition } from '@fairground/kernel'
import type { WalkStep } from '@fairground/kit'
import { keyOf } from './model/counterpart.ts'
import { valueAt } from './model/edit.ts'
import { pathOf } from './model/fields.ts'

/** The owner's way through the box, a handful at a time. */

export const HANDFUL = 12
/** Who looks at something else meanwhile does not count as slow. */
export const LONGEST_STEP = 180_000

/** A step by a name that lasts when others are taken out before it. */
export function markOf(edition: Edition, { at }: Pick<WalkStep, 'at'>): string {
  const path = pathOf(at)
  const key = keyOf(valueAt(edition, path))
  return key === undefined ? at : `${path.slice(0, -1).join('.')}:${key}`
}

export interface Walk {
  /** The handful that is on now. */
  readonly steps: readonly WalkStep[]
  readonly handful: number
  readonly handfuls: number
  readonly done: number
  readonly minutes: number
}

/** Where somebody stands: the first handful in which something is to be done, and how long the whole of it still takes at their pace. */
export function walkOf(edition: Edition, all: readonly WalkStep[], walked: readonly string[], walking: number): Walk {
  const isDone = (step: WalkStep) => walked.includes(markOf(edition, step))
  const handfuls = Math.max(1, Math.ceil(all.length / HANDFUL))
  const first = all.findIndex((step) => !isDone(step))
  const handful = first < 0 ? handfuls - 1 : Math.floor(first / HANDFUL)
  const steps = all.slice(handful * HANDFUL, (handful + 1) * HANDFUL)
  const expected = seconds(all.filter(isDone))
  const pace = expected === 0 ? 1 : Math.min(3, Math.max(0.3, walking / 1000 / expected))
  const left = seconds(steps.filter((step) => !isDone(step)))
  return { steps, handful, handfuls, done: steps.filter(isDone).length, minutes: Math.ceil((left * pace) / 60) }
}

function seconds(steps: readonly WalkStep[]): number {
  return steps.reduce((sum, step) => sum + step.seconds, 0)
}
