import type { Facts } from '../state.ts'
import { emptyGuess, type Guess, guessUniform, spread } from './guess.ts'
import type { Position } from './position.ts'
import type { EvaluatePairs, Pairs } from './values.ts'

/** A mix of bids for every seat from which hardly any seat gains by deviating; by seat and pair. `sums` are the totals. */
export interface Balance {
  readonly mixes: readonly Float64Array[]
  readonly sums: Float64Array
  find(position: Position): void
}

/**
 * Regret matching on one round: in each iteration each seat bids in proportion to its regret for not having bid otherwise. The average of
 * all these bids is kept; later ones have more weight.
 */
export function balancer(facts: Facts, pairs: Pairs, evaluatePairs: EvaluatePairs): Balance {
  const { seats } = facts
  const bySeat = () => Array.from({ length: seats }, () => new Float64Array(pairs.width * pairs.width))
  const regrets = bySeat()
  const mixes = bySeat()
  const sums = new Float64Array(seats)
  const values = new Float64Array(pairs.width * pairs.width)
  const guess = emptyGuess(facts)

  function step(position: Position, seat: number, turn: number): void {
    const list = pairs.open(position.blocked[seat])
    const regret = regrets[seat]
    evaluatePairs(position, seat, guess.farmers, guess.traders, values)
    const expected = expectedOf(guess, seat, regret, values, list, pairs.width)
    let sum = 0
    for (let i = 0; i < list.length; i++) {
      const pair = list[i]
      const now = regret[pair] + values[pair] - expected
      regret[pair] = now > 0 ? now : 0
      sum += regret[pair]
    }
    if (sum === 0) return
    spread(guess, seat, regret, list, sum, pairs.width)
    const weight = (turn * turn) / sum
    for (let i = 0; i < list.length; i++) mixes[seat][list[i]] += weight * regret[list[i]]
    sums[seat] += turn * turn
  }

  return {
    mixes,
    sums,
    find(position) {
      guessUniform(position, guess)
      sums.fill(0)
      for (let seat = 0; seat < seats; seat++) {
        regrets[seat].fill(0)
        mixes[seat].fill(0)
      }
      for (let turn = 1; turn <= TURNS; turn++) for (let seat = 0; seat < seats; seat++) step(position, seat, turn)
    },
  }
}

const TURNS = 16

/** What a seat expects from its current mix; as long as it has no regrets, from the bids guessed for it. */
function expectedOf(guess: Guess, seat: number, regret: Float64Array, values: Float64Array, list: Int32Array, width: number): number {
  let sum = 0
  let total = 0
  for (let i = 0; i < list.length; i++) {
    sum += regret[list[i]]
    total += regret[list[i]] * values[list[i]]
  }
  if (sum > 0) return total / sum
  const farmers = guess.farmers[seat]
  const traders = guess.traders[seat]
  for (let i = 0; i < list.length; i++) {
    const farmer = (list[i] / width) | 0
    const chance = farmers[farmer] * traders[list[i] - farmer * width]
    sum += chance
    total += chance * values[list[i]]
  }
  return total / sum
}
