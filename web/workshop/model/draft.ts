import type { Edition } from '@fairground/kernel'

/** An edition in progress, with undo. */
export interface Draft {
  readonly edition: Edition
  readonly past: readonly Edition[]
  readonly future: readonly Edition[]
  /** The last change: changes of one stroke are undone together. */
  readonly stroke?: string
}

const MOST_STEPS = 200

export function draftOf(edition: Edition): Draft {
  return { edition, past: [], future: [] }
}

export function changed(draft: Draft, edition: Edition, stroke?: string): Draft {
  if (edition === draft.edition) return draft
  const goesOn = stroke !== undefined && stroke === draft.stroke
  return {
    edition,
    past: goesOn ? draft.past : [...draft.past, draft.edition].slice(-MOST_STEPS),
    future: [],
    ...(stroke !== undefined && { stroke }),
  }
}

export function undone({ edition, past, future }: Draft): Draft {
  const before = past.at(-1)
  return before === undefined ? { edition, past, future } : { edition: before, past: past.slice(0, -1), future: [edition, ...future] }
}

export function redone({ edition, past, future }: Draft): Draft {
  const [next, ...left] = future
  return next === undefined ? { edition, past, future } : { edition: next, past: [...past, edition], future: left }
}
