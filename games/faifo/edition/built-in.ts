import type { Fact, Status } from '@fairground/kernel'
import type { FaifoEdition, Skill } from './edition.ts'

/**
 * Faifo is the English name of the second edition of Hội Phố (2021). The rulebook prints the rules, the skills, one worked
 * example and pictures of the tables; the numbers on the cards come from published pictures of them. Nothing here is from the first
 * edition (2018), which has other cards.
 */

function known<T>(value: T, status: Status): Fact<T> {
  return { value, status }
}

function seats(goal: number, turns: number, dealt: number) {
  return { goal: known(goal, 'inferred'), turns: known(turns, 'printed'), dealt: known(dealt, 'inferred') }
}

interface Row {
  readonly skill: Skill
  readonly first: number
  readonly second: number
  readonly zeroedBy?: readonly number[]
}

const rows: readonly Row[] = [
  { skill: 'try-your-luck', first: 2, second: 1 },
  { skill: 'good-fortune', first: 2, second: 1 },
  { skill: 'protection-fee', first: 2, second: 1 },
  { skill: 'dictating', first: 2, second: 1 },
  { skill: 'snitching', first: 2, second: 2 },
  { skill: 'networking', first: 2, second: 2 },
  { skill: 'embargo', first: 2, second: 2 },
  { skill: 'enticing', first: 3, second: 1 },
  { skill: 'seducing', first: 3, second: 1 },
  { skill: 'supported', first: 3, second: 1 },
  { skill: 'asking-a-favor', first: 3, second: 2 },
  { skill: 'prioritized', first: 3, second: 2, zeroedBy: [2] },
  { skill: 'none', first: 4, second: 2, zeroedBy: [14, 15] },
  { skill: 'charity', first: 4, second: 2, zeroedBy: [5] },
  { skill: 'socializing', first: 5, second: 2, zeroedBy: [1] },
]

/** The worked example prints what 5 earns as first, what 1 earns as second, and that 5 brings 14 to 0. */
const EXAMPLE = { first: 5, second: 1, falls: 14 }

export const second: FaifoEdition = {
  id: 'second',
  name: 'Second edition (2021)',
  merchants: rows.map(({ skill, first, second, zeroedBy = [] }, index) => ({
    skill: known(skill, 'printed'),
    first: known(first, index + 1 === EXAMPLE.first ? 'printed' : 'sourced'),
    second: known(second, index + 1 === EXAMPLE.second ? 'printed' : 'sourced'),
    zeroedBy: known(zeroedBy, index + 1 === EXAMPLE.falls ? 'printed' : 'sourced'),
  })),
  ships: known(5, 'printed'),
  shipRewards: known([5, 1, 0, 0, 0], 'sourced'),
  contracts: {
    'by-two': known([5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29], 'sourced'),
    'by-one': known([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], 'reconstructed'),
  },
  players: {
    '3': { ...seats(5, 4, 5), faceUp: known(2, 'printed'), laidAside: known(1, 'sourced') },
    '4': { ...seats(4, 4, 4), faceUp: known(0, 'printed'), laidAside: known(0, 'printed') },
    '5': { ...seats(3, 3, 3), faceUp: known(0, 'printed'), laidAside: known(0, 'printed') },
  },
  startMoney: known(5, 'printed'),
  networkingFrom: known('opponents', 'sourced'),
  drawsBeforeCoin: known(3, 'reconstructed'),
}
