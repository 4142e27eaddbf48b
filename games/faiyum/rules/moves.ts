import { GOODS } from '../edition/vocabulary.ts'
import type { Move } from '../state.ts'
import type { Land } from './land.ts'

/**
 * Every move that does not depend on a bill, created once, so that offering it allocates nothing. `deck` is the most cards a player can
 * own.
 */
export interface MoveTables {
  readonly use: readonly Move[]
  readonly cash: readonly Move[]
  readonly buy: readonly Move[]
  readonly give: readonly Move[]
  readonly take: readonly Move[]
  readonly lay: readonly Move[]
  readonly replace: readonly Move[]
  readonly space: readonly Move[]
  /** By edge. */
  readonly join: readonly Move[]
  readonly back: readonly Move[]
  readonly administer: Move
  readonly quit: Move
  readonly enough: Move
  /** Bags of goods, indexed by their size. */
  readonly swap: readonly (readonly Extract<Move, { do: 'swap' }>[])[]
  readonly choose: readonly (readonly Extract<Move, { do: 'choose' }>[])[]
}

const MOST_SWAPPED = 4
const MOST_CHOSEN = 8

export function moveTables(cards: number, deck: number, land: Land): MoveTables {
  const byCard = (what: 'use' | 'cash' | 'buy' | 'give' | 'take' | 'lay' | 'replace'): readonly Move[] =>
    Array.from({ length: cards }, (_, card) => Object.freeze({ do: what, card }))
  return {
    use: byCard('use'),
    cash: byCard('cash'),
    buy: byCard('buy'),
    give: byCard('give'),
    take: byCard('take'),
    lay: byCard('lay'),
    replace: byCard('replace'),
    space: land.terrain.map((_, space) => Object.freeze({ do: 'space', space })),
    join: land.from.map((from, edge) => Object.freeze({ do: 'join', spaces: Object.freeze([from, land.to[edge]] as const) })),
    back: Array.from({ length: deck + 1 }, (_, count) => Object.freeze({ do: 'back', cards: count })),
    administer: Object.freeze({ do: 'administer' }),
    quit: Object.freeze({ do: 'quit' }),
    enough: Object.freeze({ do: 'enough' }),
    swap: Array.from({ length: MOST_SWAPPED + 1 }, (_, size) =>
      bags(size, GOODS.length).map((goods) => Object.freeze({ do: 'swap', goods })),
    ),
    choose: Array.from({ length: MOST_CHOSEN + 1 }, (_, size) => bags(size, 3).map((goods) => Object.freeze({ do: 'choose', goods }))),
  }
}

/** All ways to take this many goods of the first `kinds` kinds. */
function bags(size: number, kinds: number): readonly (readonly number[])[] {
  const found: (readonly number[])[] = []
  const fill = (good: number, left: number, bag: readonly number[]): void => {
    if (good === GOODS.length) {
      if (left === 0) found.push(Object.freeze(bag))
      return
    }
    for (let amount = good < kinds ? left : 0; amount >= 0; amount--) fill(good + 1, left - amount, [...bag, amount])
  }
  fill(0, size, [])
  return found
}
