import type { Bot, Rules } from '@fairground/kernel'
import { cardsOf } from '../rules/bids.ts'
import type { Event, Facts, Move, State, View } from '../state.ts'

/**
 * The first hand-written player, kept to measure others.
 *
 * The greedy trader evaluates each pair of bids by what it expects to earn: markers for its place among the traders, coins for its place
 * among the farmers, minus the cost of the bids and of debt. Opponents are assumed to bid any card that is free and affordable.
 */
export const greedy1 = ({ facts }: Rules<State, Move, View, Event, Facts>): Bot<Move, View> => ({
  choose(view, moves, _budget, random) {
    if (view.phase === 'block' || view.viewer === 'spectator') return moves[random.below(moves.length)]
    const me = view.viewer
    const rivals = view.purse.flatMap((purse, seat) => (seat === me ? [] : [bidShares(facts.highestBid, view.blocked[seat], purse)]))
    const places = placeOdds(facts.highestBid, rivals)
    const { prizes } = facts.market[view.current]
    const seats = view.purse.length
    const rivalPool = rivals.reduce((sum, shares) => sum + mean(shares), 0)
    const trades = traderPays(rivals, seats)
    const worth = coinWorth(facts.rounds - view.round)
    let best = moves[0]
    let most = Number.NEGATIVE_INFINITY
    for (const move of moves) {
      if ('block' in move) continue
      const earned = expected(places[move.trader], prizes)
      const income = (rivalPool + move.farmer) / seats + expected(places[move.farmer], trades)
      const debt = Math.max(0, move.farmer + move.trader - view.purse[me])
      const value = earned - debt + worth * (income - move.farmer - move.trader + debt) + random.below(1000) / 1e5
      if (value > most) {
        most = value
        best = move
      }
    }
    return best
  },
})

/** What a coin is worth in markers: something while there are rounds to spend it in, nothing after the last. */
function coinWorth(roundsLeft: number): number {
  return roundsLeft === 0 ? 0 : 0.2 + 0.15 * Math.min(1, roundsLeft / 4)
}

/**
 * The probability of each card as an opponent's bid: uniform over the free cards it can afford, or over the low ones if it can afford none.
 */
function bidShares(highest: number, blocked: number, purse: number): readonly number[] {
  const taken = cardsOf(blocked)
  const shares = new Array<number>(highest + 1).fill(0)
  const top = Math.max(4, Math.min(highest, purse - 1))
  let free = 0
  for (let card = 1; card <= top; card++) if (!taken.includes(card)) free++
  for (let card = 1; card <= top; card++) if (!taken.includes(card)) shares[card] = 1 / free
  return shares
}

function mean(shares: readonly number[]): number {
  return shares.reduce((sum, share, card) => sum + share * card, 0)
}

/** For each card the probability of each place in a row; ties are split. */
function placeOdds(highest: number, rivals: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const table: (readonly number[])[] = [[]]
  for (let card = 1; card <= highest; card++) {
    let odds = [1]
    for (const shares of rivals) {
      let ahead = shares[card] / 2
      for (let higher = card + 1; higher <= highest; higher++) ahead += shares[higher]
      const next = new Array<number>(odds.length + 1).fill(0)
      for (let place = 0; place < odds.length; place++) {
        next[place] += odds[place] * (1 - ahead)
        next[place + 1] += odds[place] * ahead
      }
      odds = next
    }
    table.push(odds)
  }
  return table
}

/** What the trader in each place is likely to pay: the opponents' bids spread over the row. */
function traderPays(rivals: readonly (readonly number[])[], seats: number): readonly number[] {
  const top = Math.max(...rivals.map((shares) => shares.findLastIndex((share) => share > 0)))
  return Array.from({ length: seats }, (_, place) => (top * (seats - place)) / (seats + 1))
}

function expected(odds: readonly number[], values: readonly number[]): number {
  let sum = 0
  for (let place = 0; place < odds.length; place++) sum += odds[place] * (values[place] ?? 0)
  return sum
}
