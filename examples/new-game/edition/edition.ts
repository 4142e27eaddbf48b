import { editionShape, fact, shapeOf, shapeProblems, whole } from '@fairground/games/shape.ts'
import type { Edition, Editions, Fact } from '@fairground/kernel'

/** What is printed in the box; each value says how well it is known. */
export interface NewGameEdition extends Edition {
  /** Cards and prizes go from 1 to this number. */
  readonly cards: Fact<number>
}

const first: NewGameEdition = { id: 'first', name: 'First edition', cards: { value: 8, status: 'printed' } }

const schema = editionShape({ cards: fact(whole(3, 9)) })

export const editions: Editions<NewGameEdition> = {
  builtIn: { [first.id]: first },
  shape: () => shapeOf(schema),
  check: (value) => shapeProblems(schema, value),
}
