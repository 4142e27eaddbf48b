import type { Fact } from '@fairground/kernel'
import type { FairTradeEdition } from './edition.ts'

/**
 * We do not have the printed market cards: one row is printed in the rulebook, all others are reconstructed. For each number of players all
 * cards have the same total, so cards differ only in how it is divided; with few players some cards are equal.
 */

function made(value: readonly number[]): Fact<readonly number[]> {
  return { value, status: 'reconstructed' }
}

const printedRow: Fact<readonly number[]> = { value: [5, 4, 1, 0], status: 'printed' }

export const rulebook: FairTradeEdition = {
  id: 'rulebook-1.3',
  name: 'Rulebook 1.3, market cards reconstructed',
  highestBid: { value: 13, status: 'printed' },
  coins: { value: [1, 1, 2, 2, 5, 5], status: 'printed' },
  market: [
    {
      id: 'level',
      prizes: {
        '2': made([3, 3]),
        '3': made([3, 3, 2]),
        '4': made([3, 3, 2, 2]),
        '5': made([2, 2, 2, 2, 1]),
        '6': made([2, 2, 1, 1, 1, 1]),
      },
    },
    {
      id: 'gentle-slope',
      prizes: {
        '2': made([4, 2]),
        '3': made([3, 3, 2]),
        '4': made([3, 3, 3, 1]),
        '5': made([3, 2, 2, 1, 1]),
        '6': made([2, 2, 2, 1, 1, 0]),
      },
    },
    {
      id: 'one-bonus',
      prizes: {
        '2': made([4, 2]),
        '3': made([4, 2, 2]),
        '4': made([4, 2, 2, 2]),
        '5': made([3, 2, 2, 2, 0]),
        '6': made([3, 1, 1, 1, 1, 1]),
      },
    },
    {
      id: 'staircase',
      prizes: {
        '2': made([4, 2]),
        '3': made([4, 3, 1]),
        '4': made([4, 3, 2, 1]),
        '5': made([4, 2, 2, 1, 0]),
        '6': made([3, 2, 1, 1, 1, 0]),
      },
    },
    {
      id: 'back-loses',
      prizes: {
        '2': made([4, 2]),
        '3': made([4, 4, 0]),
        '4': made([4, 3, 3, 0]),
        '5': made([3, 2, 2, 2, 0]),
        '6': made([2, 2, 2, 2, 0, 0]),
      },
    },
    {
      id: 'two-tiers',
      prizes: {
        '2': made([4, 2]),
        '3': made([4, 3, 1]),
        '4': made([4, 4, 1, 1]),
        '5': made([3, 3, 1, 1, 1]),
        '6': made([3, 3, 1, 1, 0, 0]),
      },
    },
    {
      id: 'steep-stairs',
      prizes: {
        '2': made([5, 1]),
        '3': made([5, 2, 1]),
        '4': made([5, 3, 2, 0]),
        '5': made([4, 3, 1, 1, 0]),
        '6': made([3, 2, 2, 1, 0, 0]),
      },
    },
    {
      id: 'rulebook-row',
      prizes: { '2': made([5, 1]), '3': made([5, 3, 0]), '4': printedRow, '5': made([4, 4, 1, 0, 0]), '6': made([4, 2, 1, 1, 0, 0]) },
    },
    {
      id: 'leaders-share',
      prizes: {
        '2': made([5, 1]),
        '3': made([4, 4, 0]),
        '4': made([5, 5, 0, 0]),
        '5': made([3, 3, 3, 0, 0]),
        '6': made([4, 4, 0, 0, 0, 0]),
      },
    },
    {
      id: 'clear-winner',
      prizes: {
        '2': made([5, 1]),
        '3': made([6, 2, 0]),
        '4': made([6, 3, 1, 0]),
        '5': made([5, 2, 1, 1, 0]),
        '6': made([4, 3, 1, 0, 0, 0]),
      },
    },
    {
      id: 'winner-and-crumbs',
      prizes: {
        '2': made([6, 0]),
        '3': made([6, 1, 1]),
        '4': made([7, 1, 1, 1]),
        '5': made([5, 1, 1, 1, 1]),
        '6': made([5, 1, 1, 1, 0, 0]),
      },
    },
    {
      id: 'winner-takes-nearly-all',
      prizes: {
        '2': made([6, 0]),
        '3': made([7, 1, 0]),
        '4': made([8, 2, 0, 0]),
        '5': made([7, 2, 0, 0, 0]),
        '6': made([6, 2, 0, 0, 0, 0]),
      },
    },
  ],
}

/** Rows for five and six players with prizes as large as in a game for four; the box would not hold enough markers for them. */
const wideRows: readonly (readonly [readonly number[], readonly number[]])[] = [
  [
    [3, 3, 2, 2, 2],
    [3, 3, 2, 2, 2, 2],
  ],
  [
    [4, 3, 2, 2, 1],
    [4, 3, 2, 2, 2, 1],
  ],
  [
    [4, 2, 2, 2, 2],
    [4, 2, 2, 2, 2, 2],
  ],
  [
    [5, 3, 2, 1, 1],
    [5, 3, 2, 2, 1, 1],
  ],
  [
    [3, 3, 3, 3, 0],
    [3, 3, 3, 3, 2, 0],
  ],
  [
    [4, 4, 2, 1, 1],
    [4, 4, 2, 2, 1, 1],
  ],
  [
    [5, 4, 2, 1, 0],
    [5, 4, 3, 2, 0, 0],
  ],
  [
    [6, 4, 1, 1, 0],
    [5, 4, 3, 1, 1, 0],
  ],
  [
    [5, 5, 2, 0, 0],
    [6, 6, 1, 1, 0, 0],
  ],
  [
    [7, 3, 1, 1, 0],
    [7, 3, 2, 1, 1, 0],
  ],
  [
    [8, 1, 1, 1, 1],
    [9, 1, 1, 1, 1, 1],
  ],
  [
    [9, 3, 0, 0, 0],
    [10, 4, 0, 0, 0, 0],
  ],
]

export const wide: FairTradeEdition = {
  ...rulebook,
  id: 'wide-market',
  name: 'Wide market: larger prizes for five and six, reconstructed',
  market: rulebook.market.map((card, index) => {
    const [five, six] = wideRows[index]
    return { ...card, prizes: { ...card.prizes, '5': made(five), '6': made(six) } }
  }),
}
