import type { Move } from '../state.ts'

/** Every move is created once; lists of moves are shared. */
export interface BidTables {
  /** The pairs that a player may block before the first round. */
  readonly blocks: readonly Move[]
  /** The legal bids, by the set of blocked cards. */
  readonly bids: readonly (readonly Move[])[]
}

export function bidTables(highest: number): BidTables {
  const blocks: Move[] = []
  const all: { readonly farmer: number; readonly trader: number }[] = []
  for (let a = 1; a <= highest; a++) {
    for (let b = 1; b <= highest; b++) {
      if (a < b) blocks.push(Object.freeze({ block: Object.freeze([a, b] as const) }))
      if (a !== b) all.push(Object.freeze({ farmer: a, trader: b }))
    }
  }
  const bids: (readonly Move[])[] = new Array(2 << highest).fill([])
  for (let a = 1; a <= highest; a++)
    for (let b = a + 1; b <= highest; b++) {
      const blocked = cardSet(a, b)
      bids[blocked] = Object.freeze(all.filter(({ farmer, trader }) => (cardSet(farmer, trader) & blocked) === 0))
    }
  return { blocks: Object.freeze(blocks), bids }
}

export function cardSet(a: number, b: number): number {
  return (1 << a) | (1 << b)
}

/** A whole number for each move: all bids are below all blocks. */
export function keyOf(move: Move): number {
  return 'block' in move ? BLOCK_KEY + move.block[0] * CARD_KEY + move.block[1] : move.farmer * CARD_KEY + move.trader
}

/** There are fewer cards than this. */
const CARD_KEY = 16
const BLOCK_KEY = CARD_KEY * CARD_KEY

/** The cards of a set, lowest first. */
export function cardsOf(set: number): readonly number[] {
  const cards: number[] = []
  for (let card = 1; 1 << card <= set; card++) if ((set & (1 << card)) !== 0) cards.push(card)
  return cards
}
