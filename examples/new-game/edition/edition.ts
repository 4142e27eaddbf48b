import { editionShape, editionsOf, fact, whole } from '@fairground/games/shape.ts'
import type { Edition, Fact } from '@fairground/kernel'

/** What is printed in the box; each value says how well it is known. */
export interface NewGameEdition extends Edition {
  /** Cards and prizes go from 1 to this number. */
  readonly cards: Fact<number>
}

const first: NewGameEdition = { id: 'first', name: 'First edition', cards: { value: 8, status: 'printed' } }

const schema = editionShape({ cards: fact(whole(3, 9)) })

export const editions = editionsOf([first], schema)
