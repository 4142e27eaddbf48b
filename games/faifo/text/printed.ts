import type { Skill } from '../edition/edition.ts'
import { members } from '../rules/cards.ts'
import type { Card, Facts, ForPlayers } from '../state.ts'

/** What the rules pages of all languages take from an edition. */

export const COUNTS = ['3', '4', '5'] as const

/** A number for three, for four and for five players. */
export function byCount({ players }: Facts, of: (count: ForPlayers) => number): readonly [number, number, number] {
  return [of(players['3']), of(players['4']), of(players['5'])]
}

/** Consecutive merchants that earn the same. */
export interface RewardGroup {
  readonly cards: readonly Card[]
  readonly first: number
  readonly second: number
}

export function rewardGroups({ merchants }: Facts): readonly RewardGroup[] {
  const groups: { cards: Card[]; first: number; second: number }[] = []
  for (let card = 1; card < merchants.length; card++) {
    const { first, second } = merchants[card]
    const last = groups.at(-1)
    if (last !== undefined && last.first === first && last.second === second) last.cards.push(card)
    else groups.push({ cards: [card], first, second })
  }
  return groups
}

/** Which merchants bring which others to 0. */
export function rivalries({ merchants }: Facts): readonly { readonly card: Card; readonly rivals: readonly Card[] }[] {
  return merchants.flatMap(({ zeroedBy }, card) => (zeroedBy === 0 ? [] : [{ card, rivals: members(zeroedBy) }]))
}

/** Numbers of ships that earn the same; the last group has no upper limit. */
export interface ShipGroup {
  readonly from: number
  readonly coins: number
  readonly andMore: boolean
}

export function shipGroups({ ships }: Facts): readonly ShipGroup[] {
  const most = ships.length - 1
  let last = most
  while (last > 1 && ships[last - 1] === ships[most]) last--
  return Array.from({ length: last }, (_, index) => ({
    from: index + 1,
    coins: ships[index + 1],
    andMore: index + 1 === last && last < most,
  }))
}

/** Contract numbers as text: the first few and the last if they rise by equal steps, otherwise all of them. */
export function deckRow({ deck }: Facts, to: (few: string, last: number) => string): string {
  const step = deck[1] - deck[0]
  const even = deck.every((number, index) => index === 0 || number - deck[index - 1] === step)
  return even ? to(deck.slice(0, 3).join(', '), deck[deck.length - 1]) : deck.join(', ')
}

/** The merchant that has a skill; every edition has each skill once. */
export function merchantWith({ merchants }: Facts, skill: Skill): Card {
  return merchants.findIndex((merchant, card) => card > 0 && merchant.skill === skill)
}

export function falls({ merchants }: Facts, card: Card, beside: readonly Card[]): boolean {
  return beside.some((rival) => (merchants[card].zeroedBy & (1 << rival)) !== 0)
}

/** The worked example: two ships, 1, 5 and 14, where 5 brings 14 to 0 and 14 uses Charity. Shown only if the edition's cards do that. */
export function isWorkedExample(facts: Facts): boolean {
  return falls(facts, 14, [1, 5]) && !falls(facts, 1, [5, 14]) && !falls(facts, 5, [1, 14]) && facts.merchants[14].skill === 'charity'
}

/** A merchant at 0 still brings others to 0: 5, 13 and 14 show it. */
export function isFallingRow(facts: Facts): boolean {
  return falls(facts, 14, [5]) && falls(facts, 13, [14])
}

/** Two sets of contracts, as an example of the last tie-break. */
export function tiedContracts({ deck, players }: Facts): readonly [readonly number[], readonly number[]] {
  const { goal } = players['4']
  const low = deck.filter((_, index) => index < goal * 2 && index % 2 === 0)
  return [low, deck.filter((_, index) => index < goal * 2 && index % 2 === 1)]
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
