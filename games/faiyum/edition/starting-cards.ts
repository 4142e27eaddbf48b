import type { StartingCard } from './edition.ts'
import { starting } from './facts.ts'

/** The five cards each player starts with. All are sourced; Farmer's free choice on a map without workers comes from one source. */
export const startingCards: readonly StartingCard[] = [
  starting(3, {
    title: ['Farmer', 'Bauer', 'Nông dân'],
    kind: 'harvest',
    steps: [{ do: 'harvest', workers: 1, next: true }],
    gain: { ofSpace: 1 },
    status: 'sourced',
  }),
  starting(1, {
    title: ['Two roads', 'Zwei Wege', 'Hai con đường'],
    kind: 'build',
    cost: { ground: true },
    steps: [{ do: 'build', piece: 'road', count: 2 }],
    gain: { reputation: 3 },
    status: { rest: 'sourced', de: 'reconstructed' },
  }),
  starting(1, {
    title: ['Settlement', 'Siedlung', 'Khu định cư'],
    kind: 'build',
    cost: { wheat: 1, grape: 1, stone: 1 },
    steps: [{ do: 'build', piece: 'settlement', count: 1 }],
    gain: { reputation: 3, money: 3 },
    status: { rest: 'sourced', de: 'reconstructed' },
  }),
]
