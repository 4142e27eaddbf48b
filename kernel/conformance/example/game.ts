import { type Editions, editionOf, type Problem } from '../../edition.ts'
import type { Game } from '../../game.ts'
import { openRules } from './rules.ts'
import type { Event, Facts, LotsEdition, Move, Options, State, View } from './state.ts'
import { summary } from './summary.ts'

const first: LotsEdition = {
  id: 'first',
  name: 'First edition',
  coins: { value: 3, status: 'printed' },
  hand: { value: 4, status: 'printed' },
}

const LIMITS = { coins: [0, 99], hand: [1, 9] } as const

const editions: Editions<LotsEdition> = {
  builtIn: { [first.id]: first },
  check(value) {
    if (typeof value !== 'object' || value === null) return [{ path: '', reason: 'must be an object' }]
    const { id, name, coins, hand } = value as Partial<LotsEdition> // each field is checked below
    const problems: Problem[] = []
    if (typeof id !== 'string' || typeof name !== 'string') problems.push({ path: 'id', reason: 'must have an id and a name' })
    for (const [path, fact] of Object.entries({ coins, hand })) {
      const [low, high] = LIMITS[path as keyof typeof LIMITS] // the keys are those two lines up
      const number = fact?.value
      if (typeof number !== 'number' || !Number.isInteger(number) || number < low || number > high)
        problems.push({ path: `${path}.value`, reason: `must be a whole number from ${low} to ${high}` })
    }
    return problems
  },
}

/** Lots: the game on which the battery and the match are tested. */
export const game: Game<State, Move, View, Event, Options, Facts> = {
  id: 'lots',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    rounds: { kind: 'choice', values: [2, 3, 4], default: 4 },
    edition: { kind: 'edition', default: 'first' },
  },
  editions,
  summary,
  open(options, seats) {
    const edition = editionOf(editions, options.edition)
    const hand = edition.hand.value
    return openRules({ seats, rounds: Math.min(options.rounds, hand), coins: edition.coins.value, hand, cards: seats * hand + 2 })
  },
}
