import type { Fact, Status } from '@fairground/kernel'
import type { CardFacts, NumberedCard, StartingCard } from './edition.ts'
import type { CardStep, Cost, Gain, Kind } from './vocabulary.ts'

/** Shorthands for the card tables. */

/** How well each value of a card is known: one status for all, or `rest` and the exceptions. `en` and `de` are the titles. */
type Statuses = Status | (Partial<Record<'en' | 'de' | 'kind' | 'cost' | 'steps' | 'gain', Status>> & { readonly rest: Status })

interface CardLine {
  /** English, German, Vietnamese. The Vietnamese titles are always ours. */
  readonly title: readonly [string, string, string]
  readonly kind: Kind
  readonly cost?: Cost
  readonly steps?: readonly CardStep[]
  readonly gain?: Gain
  readonly status: Statuses
}

function factsOf({ title: [en, de, vi], kind, cost = {}, steps = [], gain = {}, status }: CardLine): CardFacts {
  const known: Exclude<Statuses, Status> = typeof status === 'string' ? { rest: status } : status
  const { rest } = known
  return {
    title: { en: fact(en, known.en ?? rest), de: fact(de, known.de ?? rest), vi: fact(vi, 'reconstructed') },
    kind: fact(kind, known.kind ?? rest),
    cost: fact(cost, known.cost ?? rest),
    steps: fact(steps, known.steps ?? rest),
    gain: fact(gain, known.gain ?? rest),
  }
}

function fact<T>(value: T, status: Status): Fact<T> {
  return { value, status }
}

export function starting(copies: number, line: CardLine): StartingCard {
  return { copies: fact(copies, 'sourced'), ...factsOf(line) }
}

export function numbered(number: number, status: Status, border: 'blue' | 'yellow', line: CardLine): NumberedCard {
  return { number: fact(number, status), border: fact(border, 'printed'), ...factsOf(line) }
}
