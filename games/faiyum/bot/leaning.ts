import type { Temperament } from '@fairground/kernel'

/** Parameters of the hand-written player. Players at one table differ in them. */
export interface Leaning {
  /** How much a dollar spent on a card counts. */
  readonly price: number
  /** How strongly weak cards are played first, so that the strong ones lie on top of the stack. */
  readonly weakFirst: number
  /** The share of the deck's rate that a turn is really worth: some turns are spent on buying, and some cards find no room. */
  readonly turn: number
  /** The most that burying a weak card is worth. */
  readonly buried: number
  /** The value of keeping one of the last cards that bring resources. */
  readonly lastSource: number
  /** Random noise in dollars: this much times a random number below 1000. Just enough to choose among equal moves. */
  readonly whim: number
}

export const EVEN: Leaning = { price: 1, weakFirst: 0.14, turn: 0.8, buried: 4, lastSource: 8, whim: 1e-5 }

/** A thrifty player buys only bargains, a bold one buys sooner, a tricky one is unpredictable. */
export function leaningOf(temperament: Temperament = 'even'): Leaning {
  switch (temperament) {
    case 'even':
      return EVEN
    case 'thrifty':
      return { ...EVEN, price: 1.7 }
    case 'bold':
      return { ...EVEN, price: 0.5 }
    case 'tricky':
      return { ...EVEN, whim: 1e-3 }
  }
}
