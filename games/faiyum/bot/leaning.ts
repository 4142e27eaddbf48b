import type { Temperament } from '@fairground/kernel'

/** Numbers that the hand-written player goes by, and in which those at one table differ. */
export interface Leaning {
  /** What a dollar that is given for a card counts. */
  readonly price: number
  /** How strongly weak cards go down first, so that the strong ones lie on top. */
  readonly weakFirst: number
  /** Of what a deck could bring in a turn, what a turn is really worth: some are spent on buying, some cards find no room. */
  readonly turn: number
  /** The most that a buried card is worth. */
  readonly buried: number
  /** What it is worth to keep one of the last cards that bring resources. */
  readonly lastSource: number
  /** Thousandths of the dollars by which chance mixes in: enough to choose among equals. */
  readonly whim: number
}

export const EVEN: Leaning = { price: 1, weakFirst: 0.14, turn: 0.8, buried: 4, lastSource: 8, whim: 1e-5 }

/** A thrifty one buys only what is cheap for what it does, a bold one sooner, a tricky one cannot be read. */
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
