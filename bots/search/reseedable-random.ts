import type { Random } from '@fairground/kernel'

/** A random source that can be reset: every move of a race gets the same random numbers, without an allocation. */
export class ReseedableRandom implements Random {
  private state = 0

  reseed(seed: number): this {
    this.state = seed | 0
    return this
  }

  /** Mulberry32: a counter, mixed. */
  below(bound: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) * TWO_TO_MINUS_32 * bound)
  }
}

const TWO_TO_MINUS_32 = 2 ** -32
