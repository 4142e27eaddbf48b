import type { Temperament } from '@fairground/kernel'

/** In what hand-written players at one table differ. */
export interface Leaning {
  /** What a dollar that is given for a card counts. */
  readonly price: number
  /** Dollars by which chance mixes in, in thousandths. */
  readonly whim: number
}

/** A thrifty one buys only what is cheap for what it does, a bold one sooner, a tricky one cannot be read; others choose by chance among equals. */
export const LEANINGS: Readonly<Record<Temperament, Leaning>> = {
  even: { price: 1, whim: 1e-5 },
  thrifty: { price: 1.7, whim: 1e-5 },
  bold: { price: 0.5, whim: 1e-5 },
  tricky: { price: 1, whim: 1e-3 },
}
