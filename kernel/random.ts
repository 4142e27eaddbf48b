/** Randomness for the rules. A match passes its verifiable stream, a simulation a fast generator. */
export interface Random {
  /** A whole number from 0 to bound − 1, evenly distributed. The bound is 1 to 2³². */
  below(bound: number): number
}

/** Takes a random item out of a bag. Every face-down pile is such a bag, kept in a fixed order that reveals nothing. */
export function draw<T>(bag: T[], random: Random): T {
  const at = random.below(bag.length)
  const drawn = bag[at]
  // By hand: `splice` would create a list for the item, several times slower.
  for (let i = at + 1; i < bag.length; i++) bag[i - 1] = bag[i]
  bag.pop()
  return drawn
}

export function pick<T>(from: readonly T[], random: Random): T {
  return from[random.below(from.length)]
}

/** Shuffles a list in place. */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const kept = list[i]
    list[i] = list[j]
    list[j] = kept
  }
  return list
}

/** A fast generator (sfc32) for simulation and bots. Not for matches between people: it is neither secret nor verifiable. */
export function fastRandom(seed: number | string): Random {
  return new Sfc32(typeof seed === 'string' ? hash(seed) : seed)
}

const TWO_TO_MINUS_32 = 2 ** -32

class Sfc32 implements Random {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(seed: number) {
    this.a = seed | 0
    this.b = Math.floor(seed * TWO_TO_MINUS_32) | 0
    this.c = 0x9e3779b9 | 0
    for (let i = 0; i < 15; i++) this.next()
  }

  // The bias of multiplying instead of rejecting is below bound / 2³²: too small to matter in a simulation.
  below(bound: number): number {
    return Math.floor(this.next() * TWO_TO_MINUS_32 * bound)
  }

  private next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (this.c << 21) | (this.c >>> 11)
    this.c = (this.c + sum) | 0
    return sum >>> 0
  }
}

/** FNV-1a over the UTF-16 code units, widened to 53 bits. */
function hash(text: string): number {
  let low = 0x811c9dc5
  let high = 0xcbf29ce4
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193)
    high = Math.imul(high ^ low, 0x01000193)
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0)
}
