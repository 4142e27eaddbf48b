import type { Random, Seat } from '@fairground/kernel'

const FINE = 2 ** 24

/** A number from 0 up to 1. */
export function chance(random: Random): number {
  return random.below(FINE) / FINE
}

/** One of those who choose at once: its moves, how much it regrets each, and the mix of all it has chosen so far. */
export class Mixer {
  readonly seat: Seat
  /** The moves that are compared: all, and after a while those that might still be chosen. */
  moves: readonly unknown[]
  /** What each move brought this time. Lists may be longer than the moves that are left. */
  readonly worth: Float64Array
  /** How much of the mix each move has; not yet brought to a sum of 1. */
  readonly mix: Float64Array
  /** What this seat chooses this time. */
  now: unknown
  turns = 0
  private readonly sums: Float64Array
  private readonly squares: Float64Array
  private readonly regrets: Float64Array
  private readonly current: Float64Array
  private total = 0

  constructor(seat: Seat, moves: readonly unknown[]) {
    const list = () => new Float64Array(moves.length)
    this.seat = seat
    this.moves = moves
    this.now = moves[0]
    this.worth = list()
    this.mix = list()
    this.sums = list()
    this.squares = list()
    this.regrets = list()
    this.current = list().fill(1 / moves.length)
  }

  /** A move as it would be chosen now. */
  choose(random: Random): unknown {
    return this.moves[drawn(this.current, this.moves.length, 1, random)]
  }

  /** A move of the whole mix. */
  draw(random: Random): unknown {
    return this.moves[drawn(this.mix, this.moves.length, this.total, random)]
  }

  /** All moves have been compared: what did better than the present choices is chosen more often from now on. Later turns count more. */
  regret(): void {
    const { worth, mix, regrets, current, sums, squares } = this
    const count = this.moves.length
    this.turns++
    let expected = 0
    for (let i = 0; i < count; i++) expected += current[i] * worth[i]
    let sum = 0
    for (let i = 0; i < count; i++) {
      const now = regrets[i] + worth[i] - expected
      regrets[i] = now > 0 ? now : 0
      sum += regrets[i]
      sums[i] += worth[i]
      squares[i] += worth[i] * worth[i]
    }
    for (let i = 0; i < count; i++) {
      current[i] = sum > 0 ? regrets[i] / sum : 1 / count
      mix[i] += this.turns * current[i]
    }
    this.total += this.turns
  }

  /** Leaves so many moves, those that have brought most; nobody will regret the others. */
  narrow(most: number): void {
    const { moves, sums, squares, regrets, current, mix } = this
    if (moves.length <= most) return
    const kept = Array.from(moves.keys())
      .sort((a, b) => sums[b] - sums[a])
      .slice(0, most)
    this.moves = kept.map((place) => moves[place])
    for (const list of [sums, squares, regrets, current, mix])
      for (const [to, from] of kept.map((place) => list[place]).entries()) list[to] = from
    this.total = 0
    let chosen = 0
    for (let i = 0; i < most; i++) {
      this.total += mix[i]
      chosen += current[i]
    }
    for (let i = 0; i < most; i++) current[i] = chosen > 0 ? current[i] / chosen : 1 / most
  }

  /** What is hardly ever chosen has only not been ruled out yet: it is left out of the mix. */
  prune(least: number): void {
    const { mix } = this
    const bar = least * this.total
    this.total = 0
    for (let i = 0; i < this.moves.length; i++) {
      if (mix[i] < bar) mix[i] = 0
      this.total += mix[i]
    }
  }

  share(i: number): number {
    return this.mix[i] / this.total
  }

  mean(i: number): number {
    return this.sums[i] / this.turns
  }

  error(i: number): number {
    const { turns, squares, sums } = this
    return turns < 2 ? 0.5 : Math.sqrt(Math.max(0, squares[i] - (sums[i] * sums[i]) / turns) / (turns - 1) / turns)
  }
}

/** An index by its chance. */
function drawn(chances: Float64Array, count: number, sum: number, random: Random): number {
  let rest = chance(random) * sum
  let last = 0
  for (let i = 0; i < count; i++) {
    if (chances[i] === 0) continue
    last = i
    rest -= chances[i]
    if (rest < 0) break
  }
  return last
}
