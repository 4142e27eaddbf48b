import type { Outcome } from '@fairground/kernel'

/** Counts the results of games with a few additions per game. Lists are by seat. */
export class Tally {
  games = 0
  decisions = 0
  shortest = Number.POSITIVE_INFINITY
  longest = 0
  /** A shared win is split. */
  readonly wins: number[]
  readonly scores: readonly Scores[]

  constructor(seats: number) {
    this.wins = new Array(seats).fill(0)
    this.scores = Array.from({ length: seats }, () => new Scores())
  }

  add({ places, scores }: Outcome, decisions: number): void {
    this.games++
    this.decisions += decisions
    if (decisions < this.shortest) this.shortest = decisions
    if (decisions > this.longest) this.longest = decisions
    let winners = 0
    for (let seat = 0; seat < places.length; seat++) if (places[seat] === 1) winners++
    for (let seat = 0; seat < places.length; seat++) {
      if (places[seat] === 1) this.wins[seat] += 1 / winners
      this.scores[seat].add(scores[seat])
    }
  }

  get winShare(): readonly number[] {
    return this.wins.map((wins) => wins / this.games)
  }
}

/** A distribution of scores: how often each occurred. */
export class Scores {
  private readonly counts = new Map<number, number>()
  private total = 0

  add(score: number): void {
    this.total++
    this.counts.set(score, (this.counts.get(score) ?? 0) + 1)
  }

  get mean(): number {
    let sum = 0
    for (const [score, count] of this.counts) sum += score * count
    return sum / this.total
  }

  /** Standard deviation. */
  get deviation(): number {
    const { mean } = this
    let sum = 0
    for (const [score, count] of this.counts) sum += (score - mean) ** 2 * count
    return Math.sqrt(sum / this.total)
  }

  /** The lowest score such that at least this share of games is at or below it; 0 gives the lowest score. */
  quantile(share: number): number {
    const sorted = [...this.counts].sort(([a], [b]) => a - b)
    let below = 0
    for (const [score, count] of sorted) {
      below += count
      if (below >= share * this.total) return score
    }
    throw new RangeError('a quantile needs at least one score and a share of at most 1')
  }
}

const Z_95 = 1.96

/** Wilson's 95 % interval for a share observed in so many games. */
export function interval(share: number, games: number): readonly [number, number] {
  const z2 = Z_95 ** 2 / games
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (Z_95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
