/**
 * The exponential function for numbers up to 0, from additions and multiplications only: every engine rounds those alike, while the last bits
 * of `Math.exp` differ between engines. Results below the smallest normal number become 0.
 */
export function expOf(x: number): number {
  if (x < LEAST) return 0
  const halvings = Math.round(x * PER_HALVING)
  const rest = x - halvings * HALVING - halvings * HALVING_REST
  let sum = 1
  for (let term = TERMS; term > 0; term--) sum = 1 + rest * PARTS[term] * sum
  return sum * POWERS[-halvings]
}

const LEAST = -700
/** The logarithm of 2 in two parts; the first has few enough bits to be multiplied without rounding. */
const HALVING = 0.6931471803691238
const HALVING_REST = 1.9082149292705877e-10
const PER_HALVING = 1 / Math.LN2
const TERMS = 14
/** 1/n for each whole number n. */
const PARTS = Float64Array.from({ length: TERMS + 1 }, (_, whole) => 1 / whole)
/** 1, 1/2, 1/4 and so on. */
const POWERS = Float64Array.from({ length: 1024 }, (_, power) => 2 ** -power)
