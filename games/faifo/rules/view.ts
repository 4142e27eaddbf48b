import type { Viewer } from '@fairground/kernel'
import { type Card, NONE, SHIP, type State, type View } from '../state.ts'
import { hiddenMerchants } from './calls.ts'
import { size, union } from './cards.ts'
import type { Table } from './table.ts'

export function viewOf(table: Table, state: State, viewer: Viewer): View {
  const seated = viewer !== 'spectator'
  const hand = seated ? state.hand[viewer] : 0
  const ships = seated ? state.ships[viewer] : 0
  const row = state.phase === 'lay' ? withoutTurn(table, state) : state.row.slice()
  const view: { -readonly [K in keyof View]: View[K] } = {
    viewer,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    owing: state.owing,
    purse: state.purse.slice(),
    gained: state.gained.slice(),
    shown: state.shown,
    contracts: state.contracts.slice(),
    held: state.hand.map((merchants, seat) => size(merchants) + state.ships[seat]),
    row,
    front: state.front.slice(),
    aside: state.aside,
    asideShips: state.asideShips,
    discard: state.phase === 'discard' ? state.discard.map(() => NONE) : state.discard.slice(),
    known: state.known.slice(),
    onlyShips: state.onlyShips,
    unseen: hiddenMerchants(state) & ~(hand | union(state.known)),
    unseenShips: table.ships - ships - state.asideShips - shipsIn(row),
    calls: state.calls.slice(),
    swaps: state.swaps.slice(),
    forced: state.forced.slice(),
    fallen: state.fallen,
    waiting: state.waiting,
    actor: state.actor,
    skill: state.skill,
    used: state.used,
    rival: state.rival,
    draws: state.draws,
  }
  if (!seated) return view
  view.hand = hand
  view.ships = ships
  const own = ownChoice(table, state, viewer)
  if (own !== undefined) view.own = own
  return view
}

export function shipsIn(row: readonly Card[]): number {
  let ships = 0
  for (let i = 0; i < row.length; i++) if (row[i] === SHIP) ships++
  return ships
}

/** Hides the cards of the current turn while players choose them. */
function withoutTurn({ turns }: Table, { row, turn }: State): readonly Card[] {
  return row.map((card, index) => (index % turns === turn - 1 ? NONE : card))
}

function ownChoice(table: Table, state: State, seat: number): number | undefined {
  if ((state.owing & (1 << seat)) !== 0) return undefined
  if (state.phase === 'discard') return state.discard[seat]
  if (state.phase === 'lay') return state.row[seat * table.turns + state.turn - 1]
  if (state.phase !== 'throw' || (seat !== state.actor && seat !== state.rival)) return undefined
  return state.throws[seat === state.actor ? 0 : 1]
}
