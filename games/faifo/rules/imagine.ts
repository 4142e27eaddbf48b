import { pick, type Random, type Seat, shuffle } from '@fairground/kernel'
import type { State, View } from '../state.ts'
import { members, size } from './cards.ts'
import { choices, THROWS } from './moves.ts'
import { FACTORIAL, shipOdds } from './odds.ts'
import type { Table } from './table.ts'

/** One position the view allows. First how many ships each hidden hand has, then which merchants, then the choices just made. */
export function imagine(table: Table, view: View, random: Random): State {
  const state = publicPart(table, view)
  dealHidden(table, view, state, random)
  for (let seat = 0; seat < table.seats; seat++) imagineChoice(table, view, state, seat, random)
  return state
}

function publicPart(table: Table, view: View): State {
  return {
    phase: view.phase,
    round: view.round,
    turn: view.turn,
    owing: view.owing,
    purse: view.purse.slice(),
    circulating: view.purse.reduce((sum, coins) => sum + coins, 0),
    gained: view.gained.slice(),
    shown: view.shown,
    contracts: view.contracts.slice(),
    hand: view.known.slice(),
    ships: new Array(table.seats).fill(0),
    row: view.row.slice(),
    front: view.front.slice(),
    aside: view.aside,
    asideShips: view.asideShips,
    discard: view.discard.slice(),
    known: view.known.slice(),
    onlyShips: view.onlyShips,
    calls: view.calls.slice(),
    swaps: view.swaps.slice(),
    forced: view.forced.slice(),
    waiting: view.waiting,
    actor: view.actor,
    skill: view.skill,
    used: view.used,
    rival: view.rival,
    throws: [0, 0],
    draws: view.draws,
  }
}

function dealHidden(table: Table, view: View, state: State, random: Random): void {
  const merchants = shuffle(members(view.unseen), random)
  const others: Seat[] = []
  for (let seat = 0; seat < table.seats; seat++) if (seat !== view.viewer) others.push(seat)
  const open = others.map((seat) => view.held[seat] - size(view.known[seat]))
  const ships = drawShips(table, view, others, open, random)
  let next = 0
  for (const [index, seat] of others.entries()) {
    state.ships[seat] = ships[index]
    for (let i = ships[index]; i < open[index]; i++) state.hand[seat] |= 1 << merchants[next++]
  }
  if (view.viewer === 'spectator') return
  state.hand[view.viewer] = view.hand ?? 0
  state.ships[view.viewer] = view.ships ?? 0
}

const FINE = 2 ** 32

/**
 * Splits the unseen ships among the hidden hands. The weight of a split is the product over seats of the odds of that many ships,
 * times the number of ways to fill the other places with the unseen merchants, n! / ∏ (places − ships)!. `ways[i][k]` sums the
 * weights of all splits of k ships among the seats from i on, so that each seat's share can be drawn exactly, one after the other.
 */
function drawShips(table: Table, view: View, others: readonly Seat[], open: readonly number[], random: Random): readonly number[] {
  const total = view.unseenShips
  const weights = others.map((seat, index) =>
    Array.from({ length: total + 1 }, (_, ships) => {
      const odds = shipOdds(table, view, seat, ships)
      return odds === 0 ? 0 : odds / FACTORIAL[open[index] - ships]
    }),
  )
  const ways: number[][] = others.map(() => new Array(total + 1).fill(0))
  ways.push([1, ...new Array(total).fill(0)])
  for (let i = others.length - 1; i >= 0; i--)
    for (let k = 0; k <= total; k++) for (let ships = 0; ships <= k; ships++) ways[i][k] += weights[i][ships] * ways[i + 1][k - ships]
  let left = total
  return others.map((_, i) => {
    let point = (random.below(FINE) / FINE) * ways[i][left]
    let share = 0
    for (let ships = 0; ships <= left; ships++) {
      const weight = weights[i][ships] * ways[i + 1][left - ships]
      if (weight === 0) continue
      share = ships
      point -= weight
      if (point < 0) break
    }
    left -= share
    return share
  })
}

/** A seat that has chosen while others still choose chose any of its cards, unless it was told which. */
function imagineChoice(table: Table, view: View, state: State, seat: Seat, random: Random): void {
  if ((view.owing & (1 << seat)) !== 0) return
  const own = seat === view.viewer ? view.own : undefined
  if (view.phase === 'throw' && (seat === view.actor || seat === view.rival))
    state.throws[seat === view.actor ? 0 : 1] = own ?? 1 + random.below(THROWS.length)
  if (view.phase !== 'lay' && view.phase !== 'discard') return
  const card = own ?? (view.forced[seat] || pick(members(choices(state.hand[seat], state.ships[seat])), random))
  if (view.phase === 'discard') state.discard[seat] = card
  else state.row[seat * table.turns + view.turn - 1] = card
}
