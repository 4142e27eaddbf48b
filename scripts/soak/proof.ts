/** A long proof: what `npm test` does small, at full size. */
export interface Proof {
  readonly name: string
  /** How much of it is done at full size, in the proof's own unit. */
  readonly size: number
  readonly unit: string
  /** It can be done in pieces, one run after the other. */
  readonly pieces?: true
  /** Resolves with figures worth writing down; throws when the proof fails. */
  run(size: number, seed: number, progress: (text: string) => void, piece?: Piece): Promise<Readonly<Record<string, unknown>>>
}

/** As much of a proof as there is time for now; what has held before is kept in the folder. */
export interface Piece {
  readonly folder: string
  readonly minutes: number
  /** Only what holds this text. */
  readonly only?: string
}

/** Nothing has failed, and something is left for the next run: time is up, or only a part was asked for. */
export class Unfinished extends Error {}
