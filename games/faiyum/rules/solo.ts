import type { FaiyumEdition } from '../edition/edition.ts'
import { GOODS } from '../edition/vocabulary.ts'

/** What the achievements of the pharaoh's challenge change, in the order in which they are unlocked. */
export const ACHIEVEMENTS = ['startMoney', 'thirdWorker', 'fishAndRose', 'fourthCard', 'cheapResource', 'oneReplaced'] as const

export const RICH_START = 10
export const CHEAP_SUBSTITUTE = 2

export interface Perks {
  readonly startMoney: number
  readonly startGoods: readonly number[]
  readonly workersOff: number
  readonly freeBack: number
  readonly substitute: number
  readonly leastReplaced: number
}

/** Achievements that say "can" (third worker, fourth card, a second market card) leave the choice to the player. */
export function perksOf({ money, administration }: FaiyumEdition, achievements: number): Perks {
  const has = (name: (typeof ACHIEVEMENTS)[number]): boolean => ACHIEVEMENTS.indexOf(name) < achievements
  const gift = (good: (typeof GOODS)[number]): number => (has('fishAndRose') && (good === 'fish' || good === 'rose') ? 1 : 0)
  return {
    startMoney: has('startMoney') ? RICH_START : money.solo.value,
    startGoods: GOODS.map(gift),
    workersOff: administration.workers.value + (has('thirdWorker') ? 1 : 0),
    freeBack: has('fourthCard') ? 1 : 0,
    substitute: has('cheapResource') ? CHEAP_SUBSTITUTE : money.substitute.value,
    leastReplaced: has('oneReplaced') ? 1 : Number.POSITIVE_INFINITY,
  }
}
