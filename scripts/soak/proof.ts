/** A long test: what `npm test` does at small size, at full size. */
export interface Proof {
  readonly name: string
  /** The full size, in the test's own unit. */
  readonly size: number
  readonly unit: string
  /** It can be done in pieces, one run after the other. */
  readonly pieces?: true
  /** Resolves with the figures to record; throws if the test fails. */
  run(size: number, seed: number, progress: (text: string) => void, piece?: Piece): Promise<Readonly<Record<string, unknown>>>
}

/** Does as much of a test as there is time for; the folder stores what has passed. */
export interface Piece {
  readonly folder: string
  readonly minutes: number
  /** Only what contains this text. */
  readonly only?: string
}

/** Nothing has failed, but something is left for the next run: time is up, or only a part was requested. */
export class Unfinished extends Error {}
