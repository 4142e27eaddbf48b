import type { AppliedEntry, Entry } from './entry.ts'
import type { SeenBy } from './game.ts'
import type { Match } from './match.ts'

/** Where a record is wrong, and how. */
export class BadRecord extends Error {
  readonly at: string

  constructor(at: string, problem: string) {
    super(`${at}: ${problem}`)
    this.at = at
  }
}

/**
 * Plays recorded entries on a match, one at a time, so that the caller can inspect each position or do other work in between. Throws
 * `BadRecord` at the first entry that these rules refuse.
 */
export function* replay<S, M, V extends SeenBy, E, O>(
  match: Match<S, M, V, E, O>,
  entries: readonly Entry<unknown>[],
): Generator<AppliedEntry<M, E, S>, void> {
  for (const { n, seat, by, do: command, at } of entries) {
    const applied = match.enter(seat, by, command as Entry<M>['do'], at)
    if ('refused' in applied) throw new BadRecord(`entry ${n}`, `is refused: ${applied.because}`)
    yield applied
  }
}
