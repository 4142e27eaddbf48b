import type { Seat } from '@fairground/kernel'
import type { OpenBids, State } from '../state.ts'
import { farmerRow, traderRow } from './rows.ts'

/**
 * Lists as views show them. A round is told in many steps. The views of two steps hardly differ, and all of them are compared to find what
 * is new. An unchanged list is therefore the same object in each view, so that comparing it is cheap. None of these lists is ever modified.
 */

/** Returns a copy of the numbers, or the last copy again if they are unchanged. */
function copier(): (numbers: readonly number[]) => readonly number[] {
  let last: readonly number[] = []
  return (numbers) => {
    let at = numbers.length === last.length ? 0 : -1
    while (at >= 0 && at < numbers.length) at = numbers[at] === last[at] ? at + 1 : -1
    if (at < 0) last = numbers.slice()
    return last
  }
}

export const shownPurse = copier()
export const shownMarkers = copier()
export const shownDebt = copier()

const farmerBids = copier()
const traderBids = copier()
let lastOpen: { readonly farmer: Seat; readonly farmerBid: unknown; readonly traderBid: unknown; readonly open: OpenBids } | undefined

/** All bids by seat, and the rows that result. */
export function openBids(state: State): OpenBids {
  const { farmer } = state
  const [farmerBid, traderBid] = [farmerBids(state.farmerBid), traderBids(state.traderBid)]
  if (lastOpen?.farmerBid !== farmerBid || lastOpen.traderBid !== traderBid || lastOpen.farmer !== farmer) {
    const farmers: Seat[] = farmerBid.slice()
    const traders: Seat[] = farmerBid.slice()
    farmerRow(state, farmers)
    traderRow(state, traders)
    lastOpen = { farmer, farmerBid, traderBid, open: { bids: bidsOf(state), farmers, traders } }
  }
  return lastOpen.open
}

export function bidsOf({ farmerBid, traderBid }: State): OpenBids['bids'] {
  const bids: { farmer: number; trader: number }[] = []
  for (let seat = 0; seat < farmerBid.length; seat++) bids.push({ farmer: farmerBid[seat], trader: traderBid[seat] })
  return bids
}

/** By number of seats, then by the set of seats that have chosen. */
const chosenLists: (readonly (readonly boolean[])[])[] = []

export function haveChosen(choices: readonly number[]): readonly boolean[] {
  let set = 0
  for (let seat = 0; seat < choices.length; seat++) if (choices[seat] !== 0) set |= 1 << seat
  chosenLists[choices.length] ??= listsOf(choices.length)
  return chosenLists[choices.length][set]
}

function listsOf(seats: number): readonly (readonly boolean[])[] {
  return Array.from({ length: 1 << seats }, (_, set) => Array.from({ length: seats }, (_, seat) => ((set >> seat) & 1) === 1))
}
