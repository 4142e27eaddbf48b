import type { Range } from '../state.ts'

/** Weights of (cash, envelope) pairs. Amounts are in tens of dollars, except where a function says that it takes or returns dollars. */
export interface Grid {
  /** The largest cash and envelope in the grid, in tens. */
  readonly cash: number
  readonly envelope: number
  /** One row for each amount in the envelope. */
  readonly weights: Float64Array
}

function empty(cash: number, envelope: number): Grid {
  return { cash, envelope, weights: new Float64Array((cash + 1) * (envelope + 1)) }
}

/** Certainty: this cash, in tens, and an empty envelope. */
export function point(cash: number): Grid {
  const grid = empty(cash, 0)
  grid.weights[cash] = 1
  return grid
}

export function total({ weights }: Grid): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i]
  return sum
}

export function scaled(grid: Grid, factor: number): Grid {
  const weights = grid.weights.slice()
  for (let i = 0; i < weights.length; i++) weights[i] *= factor
  return { cash: grid.cash, envelope: grid.envelope, weights }
}

export function sum(a: Grid, b: Grid): Grid {
  const grid = empty(Math.max(a.cash, b.cash), Math.max(a.envelope, b.envelope))
  for (const from of [a, b])
    for (let envelope = 0; envelope <= from.envelope; envelope++)
      for (let cash = 0; cash <= from.cash; cash++)
        grid.weights[envelope * (grid.cash + 1) + cash] += from.weights[envelope * (from.cash + 1) + cash]
  return grid
}

/**
 * Multiplies each cell by a factor that depends on the cash, given in dollars, and on whether there is money offshore. From `most` tens
 * of cash on, the factor stays the same.
 */
export function reweighted(grid: Grid, factor: (cash: number, offshore: 0 | 1) => number, most: number): Grid {
  const width = grid.cash + 1
  const weights = grid.weights.slice()
  const last = Math.min(grid.cash, most)
  for (const offshore of [0, 1] as const) {
    if (offshore > grid.envelope) break
    const factors = new Float64Array(width)
    for (let cash = 0; cash <= last; cash++) factors[cash] = factor(10 * cash, offshore)
    factors.fill(factors[last], last)
    const rows = offshore === 0 ? 1 : grid.envelope + 1
    for (let row = offshore; row < rows; row++) for (let cash = 0; cash < width; cash++) weights[row * width + cash] *= factors[cash]
  }
  return { cash: grid.cash, envelope: grid.envelope, weights }
}

/** Cash received, or paid if negative, in tens. Purses that cannot pay are ruled out. */
export function shifted(grid: Grid, tens: number): Grid {
  const moved = empty(Math.max(0, grid.cash + tens), grid.envelope)
  for (let envelope = 0; envelope <= grid.envelope; envelope++)
    for (let cash = Math.max(0, -tens); cash <= grid.cash; cash++)
      moved.weights[envelope * (moved.cash + 1) + cash + tens] = grid.weights[envelope * (grid.cash + 1) + cash]
  return moved
}

/** The Godfather leaves half, rounded down to tens. */
export function halved(grid: Grid): Grid {
  const left = empty(grid.cash >> 1, grid.envelope)
  for (let envelope = 0; envelope <= grid.envelope; envelope++)
    for (let cash = 0; cash <= grid.cash; cash++)
      left.weights[envelope * (left.cash + 1) + (cash >> 1)] += grid.weights[envelope * (grid.cash + 1) + cash]
  return left
}

/** Weights of the flights that a traveller can choose from. */
export interface Flights {
  /** Of a flight that leaves this cash in hand, in tens. */
  leaves(tens: number): number
  /** Of a flight that brings money back. */
  readonly back: number
}

/**
 * A flight. With n tens in all there are n choices: every other split between hand and envelope. If the amount was seen, only one remains.
 * We sum from both ends instead of subtracting a cell from the total, so that impossible cells stay exactly 0.
 */
export function flown(grid: Grid, seen: number | undefined, { leaves, back }: Flights): Grid {
  const most = greatestSum(grid)
  const flown = empty(most, most)
  const weight = (cash: number, envelope: number) =>
    cash < 0 || envelope < 0 || cash > grid.cash || envelope > grid.envelope ? 0 : grid.weights[envelope * (grid.cash + 1) + cash]
  for (let money = 1; money <= most; money++) {
    if (seen !== undefined) {
      for (let cash = 0; cash <= money; cash++)
        flown.weights[(money - cash) * (most + 1) + cash] = weight(cash + seen, money - cash - seen) / money
      continue
    }
    // The total weight of the choices, by cash before the flight.
    const choices = new Float64Array(money + 1)
    choices[0] = money * back
    for (let cash = 1; cash <= money; cash++) choices[cash] = choices[cash - 1] + leaves(cash - 1) - back
    for (let cash = 1, before = 0; cash <= money; cash++) {
      before += weight(cash - 1, money - cash + 1) / choices[cash - 1]
      flown.weights[(money - cash) * (most + 1) + cash] += before * back
    }
    for (let cash = money - 1, after = 0; cash >= 0; cash--) {
      after += weight(cash + 1, money - cash - 1) / choices[cash + 1]
      flown.weights[(money - cash) * (most + 1) + cash] += after * leaves(cash)
    }
  }
  return flown
}

function greatestSum(grid: Grid): number {
  let most = 0
  for (let envelope = 0; envelope <= grid.envelope; envelope++)
    for (let cash = grid.cash; cash >= 0 && envelope + cash > most; cash--)
      if (grid.weights[envelope * (grid.cash + 1) + cash] > 0) most = envelope + cash
  return most
}

/** The weight of a pair given in dollars. */
export function at(grid: Grid, cash: number, envelope: number): number {
  const c = cash / 10
  const e = envelope / 10
  return c < 0 || e < 0 || c > grid.cash || e > grid.envelope ? 0 : (grid.weights[e * (grid.cash + 1) + c] ?? 0)
}

/** Visits every possible pair, in dollars. */
export function each(grid: Grid, visit: (cash: number, envelope: number, weight: number) => void): void {
  for (let envelope = 0; envelope <= grid.envelope; envelope++)
    for (let cash = 0; cash <= grid.cash; cash++) {
      const weight = grid.weights[envelope * (grid.cash + 1) + cash]
      if (weight > 0) visit(10 * cash, 10 * envelope, weight)
    }
}

/** The bounds of the possible pairs, in dollars. */
export function bounds(grid: Grid): { readonly cash: Range; readonly envelope: Range } {
  let leastCash = grid.cash
  let mostCash = 0
  let leastEnvelope = grid.envelope
  let mostEnvelope = 0
  each(grid, (cash, envelope) => {
    if (cash < 10 * leastCash) leastCash = cash / 10
    if (cash > 10 * mostCash) mostCash = cash / 10
    if (envelope < 10 * leastEnvelope) leastEnvelope = envelope / 10
    if (envelope > 10 * mostEnvelope) mostEnvelope = envelope / 10
  })
  return { cash: [10 * leastCash, 10 * mostCash], envelope: [10 * leastEnvelope, 10 * mostEnvelope] }
}
