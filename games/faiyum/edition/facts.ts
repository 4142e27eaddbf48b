import type { Fact, Status } from '@fairground/kernel'
import type { CardFacts, NumberedCard, StartingCard } from './edition.ts'
import type { Cost, Gain, Kind, Step } from './vocabulary.ts'

/** Short ways to write the card tables. A letter tells how well a value is known. */
export type Known = 'p' | 's' | 'i' | 'r'

const STATUS: Readonly<Record<Known, Status>> = { p: 'printed', s: 'sourced', i: 'inferred', r: 'reconstructed' }

function known<T>(value: T, status: Known): Fact<T> {
  return { value, status: STATUS[status] }
}

interface CardLine {
  /** English, German, Vietnamese. The Vietnamese titles are always ours. */
  readonly title: readonly [string, string, string]
  readonly kind: Kind
  readonly cost?: Cost
  readonly steps?: readonly Step[]
  readonly gain?: Gain
  /** How well the English title, the German title, kind, cost, steps and gain are known, a letter each. */
  readonly known: string
}

function factsOf({ title, kind, cost = {}, steps = [], gain = {}, known: letters }: CardLine): CardFacts {
  const at = (place: number): Known => letters[place] as Known // the tables hold only these letters; a test reads every status
  return {
    title: { en: known(title[0], at(0)), de: known(title[1], at(1)), vi: known(title[2], 'r') },
    kind: known(kind, at(2)),
    cost: known(cost, at(3)),
    steps: known(steps, at(4)),
    gain: known(gain, at(5)),
  }
}

export function starting(copies: number, line: CardLine): StartingCard {
  return { copies: known(copies, 's'), ...factsOf(line) }
}

export function numbered(number: number, knownNumber: Known, border: 'blue' | 'yellow', line: CardLine): NumberedCard {
  return { number: known(number, knownNumber), border: known(border, 'p'), ...factsOf(line) }
}
