import { type Card, type MerchantSet, SHIP } from '../state.ts'

/** All fifteen merchants. */
export const ALL_MERCHANTS: MerchantSet = 0xfffe

/** The number of members of a set. */
export function size(set: number): number {
  set -= (set >> 1) & 0x5555
  set = (set & 0x3333) + ((set >> 2) & 0x3333)
  set = (set + (set >> 4)) & 0x0f0f
  return (set + (set >> 8)) & 0x1f
}

export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set)
}

/** −1 for the empty set. */
export function highest(set: number): number {
  return 31 - Math.clz32(set)
}

/** The members of a set, lowest first. */
export function members(set: number): number[] {
  const list: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(lowest(rest))
  return list
}

/** A hand as a list, ships first. */
export function cardsOf(merchants: MerchantSet, ships: number): Card[] {
  return [...new Array<Card>(ships).fill(SHIP), ...members(merchants)]
}

/** Every merchant face up in front of some seat. */
export function union(fronts: readonly MerchantSet[]): MerchantSet {
  let set = 0
  for (let seat = 0; seat < fronts.length; seat++) set |= fronts[seat]
  return set
}
