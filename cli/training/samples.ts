/** A typed array that grows. */
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

/** Advantages are cut off here, in multiples of a typical one. */
const MAX_ADVANTAGE = 4

/**
 * Positions to learn from. Each has its inputs that are not 0, the target chance of each seat (the seat that moves first), and, if the policy
 * learns from it, the moves with their target shares. In practice the move that was drawn has the whole share.
 */
export class Samples {
  count = 0
  readonly seats: number
  readonly searchWeight: number
  /** One position can take several samples: one for each seat, if the network looks at them one at a time. */
  private readonly each: number
  private readonly inputFrom = new Growing((length) => new Int32Array(length))
  private readonly moveFrom = new Growing((length) => new Int32Array(length))
  private readonly rows = new Growing((length) => new Uint16Array(length))
  private readonly values = new Growing((length) => new Float32Array(length))
  private readonly targets = new Growing((length) => new Float32Array(length))
  private readonly sorts = new Growing((length) => new Int16Array(length))
  private readonly ratings = new Growing((length) => new Float32Array(length))
  private readonly shares = new Growing((length) => new Float32Array(length))
  private readonly oldProbability = new Growing((length) => new Float32Array(length))
  private readonly advantages = new Growing((length) => new Float32Array(length))

  /** `searchWeight`: the weight of the search's own estimate in a target, beside how the game ended. */
  constructor(seats: number, searchWeight: number, each = 1) {
    this.seats = seats
    this.each = each
    this.searchWeight = searchWeight
    this.inputFrom.push(0)
    this.moveFrom.push(0)
  }

  get positions(): number {
    return this.count / this.each
  }

  /** `oldProbability`: in practice, the probability of the move when it was drawn. */
  add(inputs: Float32Array, moves: number, sorts: Int32Array, ratings: Float64Array, shares: Float64Array, oldProbability = 0): void {
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
    for (let seat = 0; seat < this.seats; seat++) this.targets.push(0)
    this.oldProbability.push(oldProbability)
    this.advantages.push(0)
    this.inputFrom.push(this.rows.length)
    this.moveFrom.push(this.ratings.length)
    this.count++
  }

  /** Sets the target chance of a seat, counted from the seat that moves. */
  setTarget(sample: number, next: number, share: number): void {
    this.targets.list[sample * this.seats + next] = share
  }

  target(sample: number, next: number): number {
    return this.targets.list[sample * this.seats + next]
  }

  /** By how much the game went better from here than the network expected. */
  setAdvantage(sample: number, advantage: number): void {
    this.advantages.list[sample] = advantage
  }

  /** Scales advantages to a standard deviation of 1 and cuts off outliers, so that the luck in a game does not decide the size of a step. */
  normalizeAdvantages(): void {
    const { list } = this.advantages
    let squares = 0
    for (let sample = 0; sample < this.count; sample++) squares += list[sample] ** 2
    const typical = Math.sqrt(squares / Math.max(1, this.count)) || 1
    for (let sample = 0; sample < this.count; sample++)
      list[sample] = Math.max(-MAX_ADVANTAGE, Math.min(MAX_ADVANTAGE, list[sample] / typical))
  }

  /** Points `into` at one sample: the lists, and where it begins and ends in each. */
  at(sample: number, into: SampleView): void {
    into.rows = this.rows.list
    into.values = this.values.list
    into.targets = this.targets.list
    into.sorts = this.sorts.list
    into.ratings = this.ratings.list
    into.shares = this.shares.list
    into.from = this.inputFrom.list[sample]
    into.to = this.inputFrom.list[sample + 1]
    into.targetFrom = sample * this.seats
    into.moveFrom = this.moveFrom.list[sample]
    into.moveTo = this.moveFrom.list[sample + 1]
    into.oldProbability = this.oldProbability.list[sample]
    into.advantage = this.advantages.list[sample]
  }
}

export interface SampleView {
  rows: Uint16Array
  values: Float32Array
  targets: Float32Array
  sorts: Int16Array
  ratings: Float32Array
  shares: Float32Array
  from: number
  to: number
  targetFrom: number
  moveFrom: number
  moveTo: number
  /** Of the move that was drawn in practice; 0 if the moves come from a search. */
  oldProbability: number
  advantage: number
}

export function newSampleView(): SampleView {
  return {
    rows: new Uint16Array(0),
    values: new Float32Array(0),
    targets: new Float32Array(0),
    sorts: new Int16Array(0),
    ratings: new Float32Array(0),
    shares: new Float32Array(0),
    from: 0,
    to: 0,
    targetFrom: 0,
    moveFrom: 0,
    moveTo: 0,
    oldProbability: 0,
    advantage: 0,
  }
}
