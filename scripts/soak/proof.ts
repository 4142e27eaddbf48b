/** A long proof: what `npm test` does small, at full size. */
export interface Proof {
  readonly name: string
  /** How much of it is done at full size, in the proof's own unit. */
  readonly size: number
  readonly unit: string
  /** Resolves with figures worth writing down; throws when the proof fails. */
  run(size: number, seed: number, progress: (text: string) => void): Promise<Readonly<Record<string, unknown>>>
}
