import type { Move } from '../../state.ts'

/** The two places for cards: farmer and trader, or just the two cards to block. */
export type Side = 'left' | 'right'
export type Picks = Readonly<Record<Side, number | undefined>>

export const NO_PICKS: Picks = { left: undefined, right: undefined }

export function picksOf(move: Move): Picks {
  return 'block' in move ? { left: move.block[0], right: move.block[1] } : { left: move.farmer, right: move.trader }
}

export function fits(move: Move, { left, right }: Picks): boolean {
  if (left === undefined || right === undefined) return false
  if ('block' in move) return move.block[0] === Math.min(left, right) && move.block[1] === Math.max(left, right)
  return move.farmer === left && move.trader === right
}

/** What to press next on the way to a move. */
export type Touch = { readonly card: number } | { readonly place: Side } | 'confirm'

export function nextTouch(move: Move, picks: Picks, active: Side): Touch {
  if (fits(move, picks)) return 'confirm'
  const wanted = 'block' in move ? inAnyOrder(move.block, picks) : picksOf(move)
  const side = picks.left === wanted.left ? 'right' : 'left'
  const card = wanted[side]
  // A card in the wrong place is picked up first.
  if (card !== undefined && Object.values(picks).includes(card)) return { card }
  return active === side && card !== undefined ? { card } : { place: side }
}

/** Where the two cards go when the order does not matter: a card already placed stays. */
function inAnyOrder([low, high]: readonly [number, number], { left, right }: Picks): Picks {
  return left === high || right === low ? { left: high, right: low } : { left: low, right: high }
}

/** The bids of a player who tries a blocked card: what is already placed, completed with any legal card. */
export function attemptFor(card: number, picks: Picks, active: Side, moves: readonly Move[]): unknown {
  const other = picks[active === 'left' ? 'right' : 'left'] ?? (moves[0] === undefined ? undefined : picksOf(moves[0]).left)
  return active === 'left' ? { farmer: card, trader: other } : { farmer: other, trader: card }
}
