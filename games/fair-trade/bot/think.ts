import type { Random, Seat } from '@fairground/kernel'
import type { Facts } from '../state.ts'
import { balancer } from './balance.ts'
import { anything, emptyGuess, oneStep, soften, spread } from './guess.ts'
import type { Position } from './position.ts'
import { appraiser, pairsOf } from './values.ts'

/** Thoughts about one round, opened once for a table. All of them look at what lies open and at nothing else. */
export interface Thoughts {
  readonly width: number
  /** A pair for a seat, by chance: never what everybody else bids too. */
  bid(position: Position, seat: Seat, random: Random): number
  /** A pair after a glance: an answer to rivals who might bid anything. */
  glance(position: Position, seat: Seat, random: Random): number
  /** What each pair is worth to a seat against the rivals it expects, by pair. */
  values(position: Position, seat: Seat): Float64Array
  /** How often each card would be bid in either row by that seat, by card. */
  usage(position: Position, seat: Seat): Float64Array
}

/** Of the rivals so many are thought to think one step; the others mix so that nobody gains by foreseeing them. */
const ONE_STEP_RIVALS = 0.5
/** How far behind the best, in markers, a pair may be and still be taken now and then. */
const ANSWER_HEAT = 0.1
const GLANCE_HEAT = 0.3

export interface Leaning {
  /** What a coin is worth to this one, where others find 1. */
  readonly coin: number
  /** So often one answers the rivals one expects; else one mixes oneself, since who always answers can be foreseen. */
  readonly answers: number
}

const USUAL: Leaning = { coin: 1, answers: 0.6 }

export function thoughtsOf(facts: Facts, { coin, answers: often }: Leaning = USUAL): Thoughts {
  const pairs = pairsOf(facts)
  const { width } = pairs
  const appraise = appraiser(facts, pairs, coin)
  const balance = balancer(facts, pairs, appraise)
  const naive = emptyGuess(facts)
  const simple = emptyGuess(facts)
  const rivals = emptyGuess(facts)
  const worked = new Float64Array(width * width)
  let known = ''

  /** Works out a round once, however many seats ask about it. */
  function consider(position: Position): void {
    const key = keyOf(position)
    if (key === known) return
    anything(position, naive)
    oneStep(position, naive, appraise, pairs, worked, simple)
    balance.find(position)
    for (let seat = 0; seat < facts.seats; seat++) {
      spread(rivals, seat, balance.mixes[seat], pairs.open(position.blocked[seat]), balance.sums[seat], width)
      blend(rivals.farmers[seat], simple.farmers[seat])
      blend(rivals.traders[seat], simple.traders[seat])
    }
    known = key
  }

  const answers = (position: Position, seat: Seat) => appraise(position, seat, rivals.farmers, rivals.traders, worked)

  return {
    width,

    bid(position, seat, random) {
      consider(position)
      const list = pairs.open(position.blocked[seat])
      if (chance(random) >= often) return drawn(balance.mixes[seat], list, balance.sums[seat], random)
      const most = answers(position, seat)
      return drawn(worked, list, soften(worked, list, most, ANSWER_HEAT), random)
    },

    glance(position, seat, random) {
      anything(position, naive)
      const list = pairs.open(position.blocked[seat])
      const most = appraise(position, seat, naive.farmers, naive.traders, worked)
      return drawn(worked, list, soften(worked, list, most, GLANCE_HEAT), random)
    },

    values(position, seat) {
      consider(position)
      answers(position, seat)
      return worked
    },

    usage(position, seat) {
      consider(position)
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

/** One of the pairs, each as likely as its share. */
export function drawn(chances: Float64Array, list: Int32Array, sum: number, random: Random): number {
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
