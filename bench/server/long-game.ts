import type { Deal } from '../fair-trade-boardgameio.ts'

/**
 * A game of a thousand moves for boardgame.io. Its master refuses undo while several players may move, so the game has to be longer
 * than Fair Trade.
 */
export const LONG_GAME = { name: 'long-fair-trade', rounds: 500 } as const

const MARKET = 12

export const longDeal: Deal = { farmer: 0, market: Array.from({ length: LONG_GAME.rounds + 1 }, (_, round) => round % MARKET) }

/** Alternates two pairs of cards, so that none is blocked. */
export function longPlay(number: number): { readonly kind: 'block' | 'bid'; readonly cards: readonly [number, number] } {
  const round = number >> 1
  if (round === 0) return { kind: 'block', cards: [1, 2] }
  return { kind: 'bid', cards: round % 2 === 0 ? [3, 4] : [5, 6] }
}
