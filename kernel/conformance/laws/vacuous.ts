import type { LawName, Tally } from './law.ts'

/** Why a law, or a part of it, had nothing to check. */
export type Vacuous = Readonly<Partial<Record<LawName, string>>>

const NOTHING_HIDDEN = 'nothing is hidden from anybody: every twin is the true state itself'

/** A law that holds because nothing of its kind ever happens proves nothing, so it is reported. */
export function vacuousOf(
  { hidden, steps, committed, counted, open, together, revealing }: Tally,
  isTried: (law: LawName) => boolean,
): Vacuous {
  const found: Record<string, string | false> = {
    twins: !hidden && NOTHING_HIDDEN,
    interference: hidden ? revealing.size === 0 && 'no event ever told twins apart' : NOTHING_HIDDEN,
    steps: hidden ? steps === 0 && 'nothing happened in the middle of a play' : NOTHING_HIDDEN,
    choices: committed === 0 && 'nobody had another choice to make in secret while others were still to choose',
    sampler: open === 0 && 'nobody had chosen in secret: no choice was left open',
    counts: counted === 0 && 'the game counts nothing',
    undo: together === 0 && 'nobody chose at the same time as another: no choices had to commute',
  } satisfies Partial<Record<LawName, string | false>>
  // `Object.entries` loses the type of the keys.
  return Object.fromEntries(Object.entries(found).filter(([law, why]) => why !== false && isTried(law as LawName)))
}
