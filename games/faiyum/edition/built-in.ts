import type { Fact } from '@fairground/kernel'
import { cards } from './cards.ts'
import type { FaiyumEdition } from './edition.ts'
import { map } from './map.ts'
import { startingCards } from './starting-cards.ts'
import { USUAL_EDITION } from './vocabulary.ts'

function printed<T>(value: T): Fact<T> {
  return { value, status: 'printed' }
}

/** It is not known which number has which value: only the four values for each number of players are printed, and none for solo games. */
function disaster(number: number, ...reputation: readonly number[]): FaiyumEdition['disasters'][number] {
  return { number: { value: number, status: 'inferred' }, reputation: { value: reputation, status: 'inferred' } }
}

export const reconstruction: FaiyumEdition = {
  id: USUAL_EDITION,
  name: 'Rulebook of 2020; map and most cards reconstructed',
  map,
  supply: {
    worker: printed(30),
    settlement: printed(16),
    town: printed(8),
    workshop: printed(10),
    expansion: printed(5),
    road: printed(40),
    bridge: printed(4),
    grandBridge: printed(2),
    block: printed(15),
    palace: printed(2),
    crocodile: printed(38),
  },
  starting: startingCards,
  cards,
  disasters: [disaster(122, 0, 0, 0, 0, 1), disaster(124, 0, 0, 0, 3, 3), disaster(126, 0, 0, 6, 6, 6), disaster(128, 0, 6, 10, 10, 10)],
  money: { start: printed([3, 4, 4, 5, 5]), solo: printed(4), card: printed(2), crocodile: printed(1), substitute: printed(3) },
  market: { spaces: printed(8), prices: printed([3, 4, 5, 7]), discount: printed(1), shown: printed(12) },
  administration: {
    income: printed(3),
    workers: printed(2),
    worker: printed(1),
    cards: printed(3),
    replaced: printed([2, 2, 2, 1, 1]),
  },
  expansion: { value: 1, status: 'reconstructed' },
}
