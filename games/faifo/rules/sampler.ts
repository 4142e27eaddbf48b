import type { HiddenChoices, Random, Sampler, Seat } from '@fairground/kernel'
import { type Card, type MerchantSet, SHIP, type State, type View } from '../state.ts'
import { lowest, size } from './cards.ts'
import { emptyState } from './deal.ts'
import { choices as differentCards, THROWS } from './moves.ts'
import { FACTORIAL, shipOdds } from './odds.ts'
import type { Table } from './table.ts'

/**
 * Samples positions that fit the view: first how many ships each hidden hand has, then which merchants, then the choices just made. What
 * follows from the view is computed once; each deal then only draws, and reuses a state if it is given one.
 */
export function sampler(table: Table, view: View, choices: HiddenChoices = 'drawn'): Sampler<State> {
  const others: Seat[] = []
  for (let seat = 0; seat < table.seats; seat++) if (seat !== view.viewer) others.push(seat)
  const places = others.map((seat) => view.held[seat] - size(view.known[seat]))
  const shares = shipShares(table, view, others, places)
  const unseen = cardList(view.unseen)
  const chosen = chosenBy(table, view)
  const open = choices === 'open' ? chosen.filter((seat) => seat !== view.viewer) : []
  const drawn = choices === 'open' ? chosen.filter((seat) => seat === view.viewer) : chosen
  const owing = open.reduce((set, seat) => set | (1 << seat), view.owing)
  const circulating = view.purse.reduce((sum, coins) => sum + coins, 0)
  const merchants = unseen.slice()

  return {
    deal(random, into = emptyState(table)) {
      fillPublic(into, view, owing, circulating)
      let ships = view.unseenShips
      let left = merchants.length
      for (let i = 0; i < left; i++) merchants[i] = unseen[i]
      for (let i = 0; i < others.length; i++) {
        const share = ships === 0 ? 0 : drawShare(shares[i][ships], random)
        let hand = view.known[others[i]]
        for (let place = share; place < places[i]; place++) {
          const at = random.below(left--)
          hand |= 1 << merchants[at]
          merchants[at] = merchants[left]
        }
        into.hand[others[i]] = hand
        into.ships[others[i]] = share
        ships -= share
      }
      if (view.viewer !== 'spectator') {
        into.hand[view.viewer] = view.hand ?? 0
        into.ships[view.viewer] = view.ships ?? 0
      }
      for (let i = 0; i < drawn.length; i++) drawChoice(table, view, into, drawn[i], random)
      return into
    },
  }
}

function cardList(set: MerchantSet): Card[] {
  const list: Card[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(lowest(rest))
  return list
}

/** Players who have chosen while others still have to. */
function chosenBy(table: Table, view: View): readonly Seat[] {
  const asked =
    view.phase === 'throw' ? (1 << view.actor) | (1 << view.rival) : view.phase === 'lay' || view.phase === 'discard' ? table.everybody : 0
  return table.seatLists[asked & ~view.owing]
}

/** What everybody sees. */
function fillPublic(state: State, view: View, owing: number, circulating: number): void {
  state.phase = view.phase
  state.round = view.round
  state.turn = view.turn
  state.owing = owing
  state.circulating = circulating
  state.shown = view.shown
  state.aside = view.aside
  state.asideShips = view.asideShips
  state.onlyShips = view.onlyShips
  state.fallen = view.fallen
  state.waiting = view.waiting
  state.actor = view.actor
  state.skill = view.skill
  state.used = view.used
  state.rival = view.rival
  state.throws[0] = 0
  state.throws[1] = 0
  state.draws = view.draws
  fill(state.purse, view.purse)
  fill(state.gained, view.gained)
  fill(state.contracts, view.contracts)
  fill(state.row, view.row)
  fill(state.front, view.front)
  fill(state.discard, view.discard)
  fill(state.known, view.known)
  fill(state.forced, view.forced)
  fill(state.calls, view.calls)
  fill(state.swaps, view.swaps)
}

function fill<T>(list: T[], from: readonly T[]): void {
  list.length = from.length
  for (let i = 0; i < from.length; i++) list[i] = from[i]
}

const TWO_TO_32 = 2 ** 32

/**
 * Splits the unseen ships among the hidden hands. The weight of a split is the product over seats of the odds of that many ships,
 * times the number of ways to fill the other places with the unseen merchants, n! / ∏ (places − ships)!. `ways[i][k]` is the sum of
 * the weights of all splits of k ships among the seats from i on, so that we can draw the seats' shares exactly, one after another.
 * The result, by seat and number of ships left: the limits below which a random number means no ship, one, two …
 */
function shipShares(table: Table, view: View, others: readonly Seat[], places: readonly number[]): readonly (readonly number[])[][] {
  const total = view.unseenShips
  const weights = others.map((seat, index) =>
    Array.from({ length: total + 1 }, (_, ships) => {
      const odds = shipOdds(table, view, seat, ships)
      return odds === 0 ? 0 : odds / FACTORIAL[places[index] - ships]
    }),
  )
  const ways: number[][] = others.map(() => new Array(total + 1).fill(0))
  ways.push([1, ...new Array(total).fill(0)])
  for (let i = others.length - 1; i >= 0; i--)
    for (let k = 0; k <= total; k++) for (let ships = 0; ships <= k; ships++) ways[i][k] += weights[i][ships] * ways[i + 1][k - ships]
  return others.map((_, i) =>
    Array.from({ length: total + 1 }, (_, k) => {
      const points: number[] = []
      let sum = 0
      for (let ships = 0; ships <= k; ships++) {
        sum += weights[i][ships] * ways[i + 1][k - ships]
        points.push((sum / ways[i][k]) * TWO_TO_32)
      }
      // The rest left by rounding belongs to the last possible share.
      while (points.length > 1 && points[points.length - 1] === points[points.length - 2]) points.pop()
      points[points.length - 1] = TWO_TO_32
      return points
    }),
  )
}

function drawShare(points: readonly number[], random: Random): number {
  if (points[0] === TWO_TO_32) return 0
  const point = random.below(TWO_TO_32)
  let share = 0
  while (point >= points[share]) share++
  return share
}

/** A seat that has already chosen may have chosen any of its cards, unless one was forced. */
function drawChoice(table: Table, view: View, state: State, seat: Seat, random: Random): void {
  const own = seat === view.viewer ? view.own : undefined
  if (view.phase === 'throw') {
    state.throws[seat === view.actor ? 0 : 1] = own ?? 1 + random.below(THROWS.length)
    return
  }
  const card = own ?? (view.forced[seat] !== 0 ? view.forced[seat] : anyOf(differentCards(state.hand[seat], state.ships[seat]), random))
  if (view.phase === 'lay') state.row[seat * table.turns + view.turn - 1] = card
  else state.discard[seat] = card
}

/** A random member of a set; the ship is bit 0. */
function anyOf(set: number, random: Random): Card {
  let rest = set
  for (let skipped = random.below(size(set)); skipped > 0; skipped--) rest &= rest - 1
  return rest === 0 ? SHIP : lowest(rest)
}
