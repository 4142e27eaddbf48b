import type { Seat } from '@fairground/kernel'
import { type Facts, type Move, NONE, type State } from '../state.ts'
import { repliesOf } from './replies.ts'
import { type Round, seatInputs } from './seat-inputs.ts'
import { standingOf } from './standing.ts'

/** What a seat may own and still be told apart, in multiples of all coins of the start. */
const MOST_COINS = 1.25
/** Which of the two highest cards are blocked. */
const COMBINATIONS = 4

/**
 * Evaluates each pair of bids of a seat when the opponents' bids are given, by how strong the network says that each seat stands afterwards. After
 * a given round a seat can stand in a few thousand ways; each is asked for once.
 */
export function learnedReplies(
  facts: Facts,
  strength: (inputs: Float32Array) => number,
): (state: State, seat: Seat, moves: readonly Move[], worth: Float64Array) => void {
  const { seats, rounds, market, startCoins, highestBid } = facts
  const standing = standingOf(facts)
  const { count, laterOf, topCards, write } = seatInputs(facts)
  const inputs = new Float32Array(count)
  const coins = Math.ceil(MOST_COINS * seats * startCoins)
  // In a round a seat goes into debt for two bids at worst, and gets the highest prize at best.
  const worst = 2 * highestBid
  const gains = worst + 1 + Math.max(...market.flatMap(({ prizes }) => prizes))
  /** How strong a seat stands, by seat, gain, coins and blocked cards; NaN: not asked yet. */
  const known = new Float64Array(seats * gains * coins * COMBINATIONS)
  const before = new Float64Array(seats)
  const blocked = new Int32Array(seats)
  /** The round that `known` is about, and the one after it. */
  let here: Pick<State, 'round' | 'farmer' | 'current' | 'future' | 'unseen'> | undefined
  let after: Round = { left: 0, farmer: 0, mean: 0, next: [], later: [] }

  function look(seat: Seat, score: number, purse: number, cards: number): number {
    const owned = Math.min(purse, coins - 1)
    const at = ((seat * gains + worst + score - before[seat]) * coins + owned) * COMBINATIONS + cards
    if (Number.isNaN(known[at])) {
      write(after, seat, score, owned, cards, inputs)
      known[at] = strength(inputs)
    }
    return known[at]
  }

  const replies = repliesOf(facts, {
    share(me, left, score, purse, farmer = 0, trader = 0) {
      if (left === 0) return standing.share(me, left, score, purse)
      const mine = look(me, score[me], purse[me], topCards(farmer, trader))
      let sum = 1
      for (let seat = 0; seat < seats; seat++) if (seat !== me) sum += Math.exp(look(seat, score[seat], purse[seat], blocked[seat]) - mine)
      return 1 / sum
    },
  })

  /** Is this the same round with other bids? */
  function isHere({ round, farmer, current, future, unseen, markers, debt }: State): boolean {
    if (here?.round !== round || here.farmer !== farmer || here.current !== current || here.future !== future) return false
    if (here.unseen !== unseen && here.unseen.join() !== unseen.join()) return false
    for (let seat = 0; seat < seats; seat++) if (before[seat] !== markers[seat] - debt[seat]) return false
    return true
  }

  function begin({ round, farmer, current, future, unseen, markers, debt }: State): void {
    here = { round, farmer, current, future, unseen }
    known.fill(Number.NaN)
    let mean = 0
    for (let seat = 0; seat < seats; seat++) {
      before[seat] = markers[seat] - debt[seat]
      // Whoever gets them, these markers will be given out.
      mean += (before[seat] + market[current].prizes[seat]) / seats
    }
    const next = future === NONE ? [] : market[future].prizes
    after = { left: rounds - round, farmer: (farmer + 1) % seats, mean, next, later: laterOf(unseen) }
  }

  return (state, seat, moves, worth) => {
    if (!isHere(state)) begin(state)
    for (let rival = 0; rival < seats; rival++) blocked[rival] = topCards(state.farmerBid[rival], state.traderBid[rival])
    replies(state, seat, moves, worth)
  }
}
