import type { Random, Seat } from '@fairground/kernel'
import type { Facts } from '../state.ts'
import { balancer } from './balance.ts'
import { emptyGuess, guessOneStep, guessUniform, soften, spread } from './guess.ts'
import type { Position } from './position.ts'
import { pairEvaluator, pairsOf } from './values.ts'

/** Reasoning about one round, created once per table. It uses public information only. */
export interface Thoughts {
  readonly width: number
  /** A random pair of bids for a seat, from a good mix. */
  bid(position: Position, seat: Seat, random: Random): number
  /** A quick random pair: a response to opponents who might bid anything. */
  quickBid(position: Position, seat: Seat, random: Random): number
  /** The value of each pair for a seat, against the bids expected of the opponents; indexed by pair. */
  values(position: Position, seat: Seat): Float64Array
  /** How often that seat would bid each card in either row; indexed by card. */
  usage(position: Position, seat: Seat): Float64Array
}

/** The share of opponents who think only one step ahead; the others mix their bids so that predicting them gains nothing. */
const ONE_STEP_RIVALS = 0.5
/** Temperature in markers: how far a pair may be behind the best and still be chosen sometimes. */
const ANSWER_HEAT = 0.1
const QUICK_HEAT = 0.3

export interface Leaning {
  /** How much this player values a coin, compared with others. */
  readonly coin: number
  /** How often the player responds to the expected bids. Otherwise it mixes, since a player who always responds can be predicted. */
  readonly answers: number
}

const USUAL: Leaning = { coin: 1, answers: 0.6 }

export function thoughtsOf(facts: Facts, { coin, answers: responseShare }: Leaning = USUAL): Thoughts {
  const pairs = pairsOf(facts)
  const { width } = pairs
  const evaluatePairs = pairEvaluator(facts, pairs, coin)
  const balance = balancer(facts, pairs, evaluatePairs)
  const naive = emptyGuess(facts)
  const simple = emptyGuess(facts)
  const rivals = emptyGuess(facts)
  const scratch = new Float64Array(width * width)
  let known = ''

  /** Evaluates a round once, however many seats ask about it. */
  function evaluateRound(position: Position): void {
    const key = keyOf(position)
    if (key === known) return
    guessUniform(position, naive)
    guessOneStep(position, naive, evaluatePairs, pairs, scratch, simple)
    balance.find(position)
    for (let seat = 0; seat < facts.seats; seat++) {
      spread(rivals, seat, balance.mixes[seat], pairs.open(position.blocked[seat]), balance.sums[seat], width)
      blend(rivals.farmers[seat], simple.farmers[seat])
      blend(rivals.traders[seat], simple.traders[seat])
    }
    known = key
  }

  const evaluateResponses = (position: Position, seat: Seat) => evaluatePairs(position, seat, rivals.farmers, rivals.traders, scratch)

  return {
    width,

    bid(position, seat, random) {
      evaluateRound(position)
      const list = pairs.open(position.blocked[seat])
      if (chance(random) >= responseShare) return drawWeighted(balance.mixes[seat], list, balance.sums[seat], random)
      const most = evaluateResponses(position, seat)
      return drawWeighted(scratch, list, soften(scratch, list, most, ANSWER_HEAT), random)
    },

    quickBid(position, seat, random) {
      guessUniform(position, naive)
      const list = pairs.open(position.blocked[seat])
      const most = evaluatePairs(position, seat, naive.farmers, naive.traders, scratch)
      return drawWeighted(scratch, list, soften(scratch, list, most, QUICK_HEAT), random)
    },

    values(position, seat) {
      evaluateRound(position)
      evaluateResponses(position, seat)
      return scratch
    },

    usage(position, seat) {
      evaluateRound(position)
      const usage = new Float64Array(width)
      for (let card = 1; card < width; card++) usage[card] = rivals.farmers[seat][card] + rivals.traders[seat][card]
      return usage
    },
  }
}

function blend(into: Float64Array, other: Float64Array): void {
  for (let card = 0; card < into.length; card++) into[card] += (other[card] - into[card]) * ONE_STEP_RIVALS
}

function keyOf({ round, farmer, current, purse, blocked }: Position): string {
  return `${round} ${farmer} ${current} ${purse.join()} ${blocked.join()}`
}

/** A random pair, with probability proportional to its weight. */
export function drawWeighted(chances: Float64Array, list: Int32Array, sum: number, random: Random): number {
  let rest = chance(random) * sum
  let last = list[0]
  for (let i = 0; i < list.length; i++) {
    if (chances[list[i]] === 0) continue
    last = list[i]
    rest -= chances[last]
    if (rest < 0) break
  }
  return last
}

const FINE = 2 ** 32

function chance(random: Random): number {
  return random.below(FINE) / FINE
}
