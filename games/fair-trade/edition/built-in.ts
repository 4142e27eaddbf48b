import type { Fact } from '@fairground/kernel'
import type { FairTradeEdition } from './edition.ts'

/**
 * We do not have the printed market cards: one row is printed in the rulebook, all others are reconstructed. For each number of players all
 * cards have the same total, so cards differ only in how it is divided; with few players some cards are equal.
 */

type Row = readonly number[]
type Prizes = Fact<Row>

function made(value: Row): Prizes {
  return { value, status: 'reconstructed' }
}

/** A market card with its prizes for each number of players. */
function card(id: string, two: Row, three: Row, four: Row, five: Row, six: Row): FairTradeEdition['market'][number] {
  return { id, prizes: { '2': made(two), '3': made(three), '4': made(four), '5': made(five), '6': made(six) } }
}

const printedRow = [5, 4, 1, 0]
const rulebookRow = card('rulebook-row', [5, 1], [5, 3, 0], printedRow, [4, 4, 1, 0, 0], [4, 2, 1, 1, 0, 0])

export const rulebook: FairTradeEdition = {
  id: 'rulebook-1.3',
  name: 'Rulebook 1.3, market cards reconstructed',
  highestBid: { value: 13, status: 'printed' },
  coins: { value: [1, 1, 2, 2, 5, 5], status: 'printed' },
  market: [
    card('level', [3, 3], [3, 3, 2], [3, 3, 2, 2], [2, 2, 2, 2, 1], [2, 2, 1, 1, 1, 1]),
    card('gentle-slope', [4, 2], [3, 3, 2], [3, 3, 3, 1], [3, 2, 2, 1, 1], [2, 2, 2, 1, 1, 0]),
    card('one-bonus', [4, 2], [4, 2, 2], [4, 2, 2, 2], [3, 2, 2, 2, 0], [3, 1, 1, 1, 1, 1]),
    card('staircase', [4, 2], [4, 3, 1], [4, 3, 2, 1], [4, 2, 2, 1, 0], [3, 2, 1, 1, 1, 0]),
    card('back-loses', [4, 2], [4, 4, 0], [4, 3, 3, 0], [3, 2, 2, 2, 0], [2, 2, 2, 2, 0, 0]),
    card('two-tiers', [4, 2], [4, 3, 1], [4, 4, 1, 1], [3, 3, 1, 1, 1], [3, 3, 1, 1, 0, 0]),
    card('steep-stairs', [5, 1], [5, 2, 1], [5, 3, 2, 0], [4, 3, 1, 1, 0], [3, 2, 2, 1, 0, 0]),
    { ...rulebookRow, prizes: { ...rulebookRow.prizes, '4': { value: printedRow, status: 'printed' } } },
    card('leaders-share', [5, 1], [4, 4, 0], [5, 5, 0, 0], [3, 3, 3, 0, 0], [4, 4, 0, 0, 0, 0]),
    card('clear-winner', [5, 1], [6, 2, 0], [6, 3, 1, 0], [5, 2, 1, 1, 0], [4, 3, 1, 0, 0, 0]),
    card('winner-and-crumbs', [6, 0], [6, 1, 1], [7, 1, 1, 1], [5, 1, 1, 1, 1], [5, 1, 1, 1, 0, 0]),
    card('winner-takes-nearly-all', [6, 0], [7, 1, 0], [8, 2, 0, 0], [7, 2, 0, 0, 0], [6, 2, 0, 0, 0, 0]),
  ],
}

/** Rows for five and six players with prizes as large as in a game for four; the box would not hold enough markers for them. */
const wideRows: Readonly<Record<string, readonly [Prizes, Prizes]>> = {
  level: [made([3, 3, 2, 2, 2]), made([3, 3, 2, 2, 2, 2])],
  'gentle-slope': [made([4, 3, 2, 2, 1]), made([4, 3, 2, 2, 2, 1])],
  'one-bonus': [made([4, 2, 2, 2, 2]), made([4, 2, 2, 2, 2, 2])],
  staircase: [made([5, 3, 2, 1, 1]), made([5, 3, 2, 2, 1, 1])],
  'back-loses': [made([3, 3, 3, 3, 0]), made([3, 3, 3, 3, 2, 0])],
  'two-tiers': [made([4, 4, 2, 1, 1]), made([4, 4, 2, 2, 1, 1])],
  'steep-stairs': [made([5, 4, 2, 1, 0]), made([5, 4, 3, 2, 0, 0])],
  'rulebook-row': [made([6, 4, 1, 1, 0]), made([5, 4, 3, 1, 1, 0])],
  'leaders-share': [made([5, 5, 2, 0, 0]), made([6, 6, 1, 1, 0, 0])],
  'clear-winner': [made([7, 3, 1, 1, 0]), made([7, 3, 2, 1, 1, 0])],
  'winner-and-crumbs': [made([8, 1, 1, 1, 1]), made([9, 1, 1, 1, 1, 1])],
  'winner-takes-nearly-all': [made([9, 3, 0, 0, 0]), made([10, 4, 0, 0, 0, 0])],
}

export const wide: FairTradeEdition = {
  ...rulebook,
  id: 'wide-market',
  name: 'Wide market: larger prizes for five and six, reconstructed',
  market: rulebook.market.map((card) => {
    const [five, six] = wideRows[card.id]
    return { ...card, prizes: { ...card.prizes, '5': five, '6': six } }
  }),
}
