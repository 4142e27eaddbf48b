import type { Place } from '@fairground/kit'
import { useMemo, useRef } from 'preact/hooks'
import type { Editing } from './editing.ts'
import { pathsOf, tabOf } from './places.ts'
import { LONGEST_STEP, markOf, stepsOf, type WalkthroughProgress, walkthroughProgress } from './walkthrough.ts'

export interface Walkthrough extends WalkthroughProgress {
  isDone(at: Place): boolean
  /** The next place in the order of the walk-through; `undefined` at its end. */
  after(at: Place): Place | undefined
  before(at: Place): Place | undefined
  readonly order: readonly Place[]
  /** The first that is not done. */
  readonly next: Place | undefined
  /** Marks it as printed, with the time it took. */
  confirm(at: Place): void
}

/** The walk-through of the edited edition. */
export function useWalkthrough(editing: Editing): Walkthrough {
  const { bench, edition, builtIn, kept, note, confirm } = editing
  const times = useMemo(() => new Map(stepsOf(bench, builtIn, builtIn).map((step) => [markOf(builtIn, step.at), step.seconds])), [bench])
  const all = useMemo(
    () =>
      bench.layout.walk(edition, builtIn).map((at) => ({
        at,
        tab: tabOf(bench.layout, at)?.id ?? '',
        seconds: times.get(markOf(edition, at)) ?? ANOTHER_CARD,
      })),
    [bench, builtIn, edition],
  )
  const walk = walkthroughProgress(edition, all, kept.walked, kept.walking)
  const since = useRef(Date.now())
  const isDone = (at: Place) => kept.walked.includes(markOf(edition, at))
  const place = (at: Place) => all.findIndex((step) => step.at === at)
  return {
    ...walk,
    isDone,
    after: (at) => all[place(at) + 1]?.at,
    before: (at) => (place(at) <= 0 ? undefined : all[place(at) - 1].at),
    order: all.map((step) => step.at),
    next: all.find((step) => !isDone(step.at))?.at,
    confirm(at) {
      confirm(pathsOf(bench.layout, edition, at))
      const took = Math.min(LONGEST_STEP, Date.now() - since.current)
      since.current = Date.now()
      note({ walked: [...new Set([...kept.walked, markOf(edition, at)])], walking: kept.walking + took })
    },
  }
}

/** One that the built-in edition does not have. */
const ANOTHER_CARD = 30
