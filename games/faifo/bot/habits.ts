import type { Temperament, Weights } from '@fairground/kernel'
import type { Skill } from '../edition/edition.ts'

/** How many samples of the others' cards a decision uses, and a decision in a playout. */
export const GUESSES = 16
export const QUICK_GUESSES = 4

/**
 * The parameters of the hand-written player: what it assumes about others and what it values. They were found by playing many tables
 * with different numbers. None of them is a rule.
 */
export interface Habits {
  /** How readily players lay a card that they hold, from 0 to 1; also how much a card is worth keeping. */
  readonly eagerShip: number
  readonly eager: Readonly<Record<Skill, number>>
  /** The value of a contract won by a skill, compared with the one for the most coins: it is additional and certain. */
  readonly sureContract: number
  /** Which difference in coins is small: a base, and more for each turn left. */
  readonly close: number
  readonly closerEachTurn: number
  /** The value of another player's Networking in coins, because their hand is unknown. */
  readonly networking: number
  /** The value of keeping a card, compared with what a turn brings. */
  readonly keeping: number
  /** How much randomness is added, so that several copies of this player do not choose the same. */
  readonly whim: number
}

export const HABITS: Habits = {
  eagerShip: 0.5,
  eager: {
    'try-your-luck': 0.3,
    'good-fortune': 0.4,
    'protection-fee': 0.7,
    dictating: 0.15,
    snitching: 0.35,
    networking: 0.45,
    embargo: 0.25,
    enticing: 0.55,
    seducing: 0.35,
    supported: 0.5,
    'asking-a-favor': 0.6,
    prioritized: 0.9,
    none: 0.4,
    charity: 0.35,
    socializing: 0.4,
  },
  sureContract: 1.5,
  close: 3,
  closerEachTurn: 3.5,
  networking: 2.5,
  keeping: 0.1,
  whim: 0.01,
}

/** A thrifty player keeps good cards for later, a bold one plays for the present, a tricky one is less predictable. */
export function habitsOf(temperament: Temperament = 'even'): Habits {
  switch (temperament) {
    case 'even':
      return HABITS
    case 'thrifty':
      return { ...HABITS, keeping: 0.14 }
    case 'bold':
      return { ...HABITS, keeping: 0.07, closerEachTurn: 3 }
    case 'tricky':
      return { ...HABITS, whim: 0.02 }
  }
}

/** The habits as a flat record. Keys of `eager` get a prefix, because a skill and a habit can have the same name. */
export function weightsOf({ eager, ...others }: Habits): Weights {
  return { ...others, ...Object.fromEntries(Object.entries(eager).map(([skill, value]) => [`eager ${skill}`, value])) }
}

export function habitsWith(weights: Weights): Habits {
  const { eager, ...others } = HABITS
  const replaced = <T extends object>(values: T, prefix = ''): T =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, weights[prefix + name] ?? value])) as T
  return { ...replaced(others), eager: replaced(eager, 'eager ') }
}
