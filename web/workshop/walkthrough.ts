import type { Edition } from '@fairground/kernel'
import type { Place } from '@fairground/kit'
import type { Bench } from './layouts.ts'
import { keyOf } from './model/counterpart.ts'
import { valueAt } from './model/edit.ts'
import { effortOf, secondsOf, type TypingEffort, together } from './model/effort.ts'
import { fieldAt, pathOf } from './model/fields.ts'
import { pathsOf, tabOf } from './places.ts'

/** The owner's walk-through of the box, a few cards at a time. */

export const HANDFUL = 12
/** The longest time that counts for one step: people may do something else in between. */
export const LONGEST_STEP = 180_000

export interface WalkthroughStep {
  readonly at: Place
  /** Its tab. */
  readonly tab: string
  readonly seconds: number
}

/** The key of a step, which does not change when earlier ones are removed. */
export function markOf(edition: Edition, at: Place): string {
  if (at.includes('#')) return at
  const path = pathOf(at)
  const key = keyOf(valueAt(edition, path))
  return key === undefined ? at : `${path.slice(0, -1).join('.')}:${key}`
}

export interface WalkthroughProgress {
  /** The current batch. */
  readonly steps: readonly WalkthroughStep[]
  readonly handful: number
  readonly handfuls: number
  readonly done: number
  /** For the rest of the box. */
  readonly minutes: number
}

/** The progress: the first batch with open steps, and how long the rest of the box takes at this person's pace. */
export function walkthroughProgress(
  edition: Edition,
  all: readonly WalkthroughStep[],
  walked: readonly string[],
  walking: number,
): WalkthroughProgress {
  const isDone = (step: WalkthroughStep) => walked.includes(markOf(edition, step.at))
  const handfuls = inHandfuls(all)
  const first = handfuls.findIndex((steps) => !steps.every(isDone))
  const handful = first < 0 ? Math.max(0, handfuls.length - 1) : first
  const steps = handfuls[handful] ?? []
  const expected = seconds(all.filter(isDone))
  const pace = expected === 0 ? 1 : Math.min(3, Math.max(0.3, walking / 1000 / expected))
  const left = seconds(all.filter((step) => !isDone(step)))
  return {
    steps,
    handful,
    handfuls: handfuls.length,
    done: steps.filter(isDone).length,
    minutes: Math.ceil((left * pace) / 60),
  }
}

/** At most a dozen at a time, all of one kind. */
function inHandfuls(all: readonly WalkthroughStep[]): readonly (readonly WalkthroughStep[])[] {
  const handfuls: WalkthroughStep[][] = []
  for (const step of all) {
    const last = handfuls.at(-1)
    if (last === undefined || last[0].tab !== step.tab || last.length === HANDFUL) handfuls.push([step])
    else last.push(step)
  }
  return handfuls
}

function seconds(steps: readonly WalkthroughStep[]): number {
  return steps.reduce((sum, step) => sum + step.seconds, 0)
}

type Known = Pick<Bench, 'layout' | 'field'>

/** Every step of a box, with its effort when starting from the built-in edition. */
export function stepsOf(
  known: Known,
  edition: Edition,
  builtIn: Edition,
): readonly (WalkthroughStep & { readonly effort: TypingEffort })[] {
  return known.layout.walk(edition, builtIn).map((at) => {
    const effort = effortAt(known, edition, at)
    return { at, tab: tabOf(known.layout, at)?.id ?? '', effort, seconds: secondsOf(effort) }
  })
}

function effortAt({ layout, field }: Known, edition: Edition, at: Place): TypingEffort {
  const tab = tabOf(layout, at)
  if (tab?.kind === 'painter') {
    const { presses = 0, at: paths = [] } = tab.parts(edition).find(({ id }) => `${tab.id}#${id}` === at) ?? {}
    return { presses, letters: 0, looks: paths.length }
  }
  const isLeft = (name: string) => layout.unasked?.includes(name) ?? false
  return together(
    pathsOf(layout, edition, at).map((path) => {
      const inner = fieldAt(field, path, edition)
      return inner === undefined ? { presses: 0, letters: 0, looks: 0 } : effortOf(inner, valueAt(edition, path), isLeft)
    }),
  )
}
