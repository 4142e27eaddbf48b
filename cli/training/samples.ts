/** A list of numbers that grows and stays in one piece. */
class Growing<T extends Float32Array | Uint16Array | Int16Array | Int32Array> {
  list: T
  length = 0
  private readonly make: (length: number) => T

  constructor(make: (length: number) => T) {
    this.make = make
    this.list = make(1024)
  }

  push(value: number): void {
    if (this.length === this.list.length) {
      const longer = this.make(2 * this.length)
      longer.set(this.list)
      this.list = longer
    }
    this.list[this.length++] = value
  }
}

/** Usual gains. */
const MOST_GAIN = 4

/**
 * Positions to learn from. Of inputs those that are not nothing are kept; then what each seat should be given, the one that looked first; and
 * where a search has thought about it, the moves with how often each was tried. Where a move was drawn in practice, it has all of the tries.
 */
export class Samples {
  count = 0
  readonly seats: number
  readonly thoughtCounts: number
  private readonly inputFrom = new Growing((length) => new Int32Array(length))
  private readonly moveFrom = new Growing((length) => new Int32Array(length))
  private readonly rows = new Growing((length) => new Uint16Array(length))
  private readonly values = new Growing((length) => new Float32Array(length))
  private readonly gifts = new Growing((length) => new Float32Array(length))
  private readonly sorts = new Growing((length) => new Int16Array(length))
  private readonly ratings = new Growing((length) => new Float32Array(length))
  private readonly shares = new Growing((length) => new Float32Array(length))
  private readonly likely = new Growing((length) => new Float32Array(length))
  private readonly gains = new Growing((length) => new Float32Array(length))

  /** `thoughtCounts`: how much what a search thought of a position counts beside how the game ended. */
  constructor(seats: number, thoughtCounts: number) {
    this.seats = seats
    this.thoughtCounts = thoughtCounts
    this.inputFrom.push(0)
    this.moveFrom.push(0)
  }

  /** `likely`: how likely the move was that was drawn in practice. */
  add(inputs: Float32Array, moves: number, sorts: Int32Array, ratings: Float64Array, shares: Float64Array, likely = 0): void {
    for (let i = 0; i < inputs.length; i++) {
      if (inputs[i] === 0) continue
      this.rows.push(i)
      this.values.push(inputs[i])
    }
    for (let move = 0; move < moves; move++) {
      this.sorts.push(sorts[2 * move])
      this.sorts.push(sorts[2 * move + 1])
      this.ratings.push(ratings[move])
      this.shares.push(shares[move])
    }
    for (let seat = 0; seat < this.seats; seat++) this.gifts.push(0)
    this.likely.push(likely)
    this.gains.push(0)
    this.inputFrom.push(this.rows.length)
    this.moveFrom.push(this.ratings.length)
    this.count++
  }

  /** What a seat should be given in a position, the one that looked being the first. */
  give(sample: number, next: number, share: number): void {
    this.gifts.list[sample * this.seats + next] = share
  }

  given(sample: number, next: number): number {
    return this.gifts.list[sample * this.seats + next]
  }

  /** By how much the game went better from here than had been thought. */
  gained(sample: number, gain: number): void {
    this.gains.list[sample] = gain
  }

  /** Makes the usual gain 1, and none much more than that: how much luck there is in a game must not say how far a step goes. */
  evenOut(): void {
    const { list } = this.gains
    let squares = 0
    for (let sample = 0; sample < this.count; sample++) squares += list[sample] ** 2
    const usual = Math.sqrt(squares / Math.max(1, this.count)) || 1
    for (let sample = 0; sample < this.count; sample++) list[sample] = Math.max(-MOST_GAIN, Math.min(MOST_GAIN, list[sample] / usual))
  }

  /** Everything of one position, to look at: where it lies in the lists. */
  at(sample: number, into: Look): void {
    into.rows = this.rows.list
    into.values = this.values.list
    into.given = this.gifts.list
    into.sorts = this.sorts.list
    into.ratings = this.ratings.list
    into.shares = this.shares.list
    into.from = this.inputFrom.list[sample]
    into.to = this.inputFrom.list[sample + 1]
    into.givenFrom = sample * this.seats
    into.moveFrom = this.moveFrom.list[sample]
    into.moveTo = this.moveFrom.list[sample + 1]
    into.likely = this.likely.list[sample]
    into.gain = this.gains.list[sample]
  }
}

export interface Look {
  rows: Uint16Array
  values: Float32Array
  given: Float32Array
  sorts: Int16Array
  ratings: Float32Array
  shares: Float32Array
  from: number
  to: number
  givenFrom: number
  moveFrom: number
  moveTo: number
  /** Of the move that was drawn in practice; 0 where moves are learned from a search. */
  likely: number
  gain: number
}

export function newLook(): Look {
  return {
    rows: new Uint16Array(0),
    values: new Float32Array(0),
    given: new Float32Array(0),
    sorts: new Int16Array(0),
    ratings: new Float32Array(0),
    shares: new Float32Array(0),
    from: 0,
    to: 0,
    givenFrom: 0,
    moveFrom: 0,
    moveTo: 0,
    likely: 0,
    gain: 0,
  }
}
