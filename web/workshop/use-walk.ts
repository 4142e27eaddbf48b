import type { WalkStep } from '@fairground/kit'
import { useMemo, useRef } from 'preact/hooks'
import type { Editing } from './editing.ts'
import { pathOf } from './model/fields.ts'
import { LONGEST_STEP, markOf, type Walk, walkOf } from './walk.ts'

export interface Walking extends Walk {
  isDone(step: Pick<WalkStep, 'at'>): boolean
  /** What comes after a place, in the order of the walk; `undefined` at its end. */
  after(at: string): string | undefined
  before(at: string): string | undefined
  /** It is as printed: noted, with the time it took. */
  confirm(at: string): void
  /** Not now. */
  skip(at: string): void
}

/** The walk-through of the edition on the bench. */
export function useWalk(editing: Editing): Walking {
  const { bench, edition, builtIn, kept, note, confirm } = editing
  const all = useMemo(() => bench.layout.walk(edition, builtIn), [bench, builtIn, edition])
  const walk = walkOf(edition, all, kept.walked, kept.walking)
  const since = useRef(Date.now())

  function mark(at: string): void {
    const took = Math.min(LONGEST_STEP, Date.now() - since.current)
    since.current = Date.now()
    const walked = new Set([...kept.walked, markOf(edition, { at })])
    note({ walked: [...walked], walking: kept.walking + took })
  }

  const place = (at: string) => all.findIndex((step) => step.at === at)
  return {
    ...walk,
    isDone: (step) => kept.walked.includes(markOf(edition, step)),
    after: (at) => all[place(at) + 1]?.at,
    before: (at) => (place(at) <= 0 ? undefined : all[place(at) - 1].at),
    confirm(at) {
      confirm(pathOf(at))
      mark(at)
    },
    skip: mark,
  }
}
