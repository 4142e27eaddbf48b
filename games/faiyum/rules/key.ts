import type { MoveKey } from '@fairground/kernel'
import type { Goods, Move } from '../state.ts'

/** Encodes a move as a whole number: its kind in the lowest base-16 digit, its subject above. */
const KINDS: Readonly<Record<Move['do'], number>> = {
  use: 0,
  cash: 1,
  buy: 2,
  give: 3,
  take: 4,
  lay: 5,
  replace: 6,
  space: 7,
  join: 8,
  back: 9,
  pay: 10,
  swap: 11,
  choose: 12,
  administer: 13,
  quit: 14,
  enough: 15,
}

const BASE = 16
/** More spaces, and more of one good in a payment, than any edition may have. */
const MOST_SPACES = 1024
const MOST_GOODS = 32

export function keyOf(move: Move): MoveKey {
  const kind = KINDS[move.do]
  switch (move.do) {
    case 'use':
    case 'cash':
    case 'buy':
    case 'give':
    case 'take':
    case 'lay':
    case 'replace':
      return kind + BASE * move.card
    case 'space':
      return kind + BASE * move.space
    case 'join':
      return kind + BASE * (move.spaces[0] * MOST_SPACES + move.spaces[1])
    case 'back':
      return kind + BASE * move.cards
    case 'pay':
      return kind + BASE * packed(move.goods, move.money)
    case 'swap':
    case 'choose':
      return kind + BASE * packed(move.goods, 0)
    default:
      return kind
  }
}

function packed(goods: Goods, money: number): number {
  let number = money
  for (let good = 0; good < goods.length; good++) number = number * MOST_GOODS + goods[good]
  return number
}
