import { interval } from '../simulate/tally.ts'

export type Interval = readonly [number, number]

const Z_95 = 1.96

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function variance(values: readonly number[]): number {
  const middle = mean(values)
  return values.length < 2 ? 0 : values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
}

/** The squared standard error of a mean of values grouped by deal: values of one deal may be correlated. */
function errorByDeal(deals: readonly (readonly number[])[]): number {
  // With a single deal we can only use its tables.
  const seen = deals.length === 1 ? deals[0] : deals.map(mean)
  return variance(seen) / seen.length
}

/** The 95 % interval of a mean. */
export function meanInterval(deals: readonly (readonly number[])[]): Interval {
  const middle = mean(deals.flat())
  const half = Z_95 * Math.sqrt(errorByDeal(deals))
  return [middle - half, middle + half]
}

/** Wilson's 95 % interval for a share. It is wider where the tables of a deal are correlated, since they tell less than independent tables. */
export function shareInterval(deals: readonly (readonly number[])[]): Interval {
  const shares = deals.flat()
  const apart = variance(shares) / shares.length
  const alike = apart === 0 ? 1 : Math.max(1, errorByDeal(deals) / apart)
  return interval(mean(shares), shares.length / alike)
}
