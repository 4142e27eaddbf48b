import type { Move } from '../../state.ts'

/** The two places that cards go to: farmer and trader, or simply two that are laid aside. */
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

/** What is to be pressed next on the way to a move. */
export type Touch = { readonly card: number } | { readonly place: Side } | 'confirm'

export function nextTouch(move: Move, picks: Picks, active: Side): Touch {
  if (fits(move, picks)) return 'confirm'
  const wanted = 'block' in move ? inAnyOrder(move.block, picks) : picksOf(move)
  const side = picks.left === wanted.left ? 'right' : 'left'
  const card = wanted[side]
  // A card in the wrong place is taken up first.
  if (card !== undefined && Object.values(picks).includes(card)) return { card }
  return active === side && card !== undefined ? { card } : { place: side }
}

/** Where the two cards go when it is all the same: one that lies already may lie there. */
function inAnyOrder([low, high]: readonly [number, number], { left, right }: Picks): Picks {
  return left === high || right === low ? { left: high, right: low } : { left: low, right: high }
}

/** Both bids of somebody who tries for a card that cannot be had: what lies already, or else any card that can. */
export function attemptFor(card: number, picks: Picks, active: Side, moves: readonly Move[]): unknown {
  const other = picks[active === 'left' ? 'right' : 'left'] ?? (moves[0] === undefined ? undefined : picksOf(moves[0]).left)
  return active === 'left' ? { farmer: card, trader: other } : { farmer: other, trader: card }
}
