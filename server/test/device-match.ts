import { type AnyGame, type AnyMatch, Match, type MatchRecord, record, type Sitter } from '@fairground/kernel'

export const SEED = 'a1'.repeat(32)

interface DeviceSetting {
  readonly options?: unknown
  /** Does it wait for Done? */
  readonly waits?: boolean
  readonly id?: string
}

/** A match as a device plays it without the server. */
export class DeviceMatch {
  readonly match: AnyMatch

  constructor(game: AnyGame, sitters: readonly Sitter[], { options = {}, waits = false, id = 'local-0123456789ab' }: DeviceSetting = {}) {
    const words = sitters.map(() => '')
    this.match = new Match(game, { id, seats: sitters.length, options, seed: SEED, words, sitters, waits })
  }

  /** The first seat in turn makes one of its moves. */
  play(choose: (moves: readonly unknown[]) => unknown = (moves) => moves[0]): void {
    const { match } = this
    const [seat] = match.turn
    match.play(seat, choose(match.moves(seat)), match.sitters[seat], match.n)
  }

  /** A move, and an undo by consent, which a single person grants at once. */
  playAndUndo(choose?: (moves: readonly unknown[]) => unknown): void {
    this.play(choose)
    this.match.enter(0, 'person', { ask: { undo: this.match.n } }, this.match.n)
  }

  /** What the device would upload. */
  get stored(): { readonly record: MatchRecord; readonly seed: string } {
    return { record: JSON.parse(JSON.stringify(record(this.match))), seed: SEED }
  }
}
