import type { Random } from '@fairground/kernel'

/** Chance that can be set back: every move of a race meets the same, and nothing new is made for it. */
export class Luck implements Random {
  private state = 0

  reseed(seed: number): this {
    this.state = seed | 0
    return this
  }

  /** Mulberry32: a counter, well mixed. */
  below(bound: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) * TWO_TO_MINUS_32 * bound)
  }
}

const TWO_TO_MINUS_32 = 2 ** -32
