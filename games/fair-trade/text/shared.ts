import type { GameText, Seat } from '@fairground/kernel'
import type { Bid, Event, Facts, Move, OpenBids, View } from '../state.ts'

export interface FairTradeText extends GameText<Move, View, Event, Facts> {
  /** Names of the market cards by their id. */
  readonly cards: Readonly<Record<string, string>>
}

/** Equal bids in one row: the seats in the order of the row. */
export interface Tie {
  readonly row: 'trader' | 'farmer'
  readonly bid: number
  readonly seats: readonly Seat[]
}

/** The ties of both rows from left to right, traders first. */
export function tiesIn({ bids, farmers, traders }: OpenBids): readonly Tie[] {
  return [...tiesOf('trader', traders, bids), ...tiesOf('farmer', farmers, bids)]
}

function tiesOf(row: Tie['row'], seats: readonly Seat[], bids: readonly Bid[]): readonly Tie[] {
  const byBid = Map.groupBy(seats, (seat) => bids[seat][row])
  return [...byBid].flatMap(([bid, tied]) => (tied.length < 2 ? [] : [{ row, bid, seats: tied }]))
}

/** The name of a market card; a card of a custom edition without a name is called by its id. */
export function named(names: Readonly<Record<string, string>>, id: string): string {
  return Object.hasOwn(names, id) ? names[id] : id
}
