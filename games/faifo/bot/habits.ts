import type { Temperament, Weights } from '@fairground/kernel'
import type { Skill } from '../edition/edition.ts'

/** Guesses of what the others lay, for each decision; and in a hurry. */
export const GUESSES = 16
export const QUICK_GUESSES = 4

/**
 * What the player believes about others and about worth: a handful of numbers, found by playing many tables with other ones.
 * Nothing here is a rule.
 */
export interface Habits {
  /** How gladly people lay a card while they hold it, from 0 to 1; also how much a card is worth keeping. */
  readonly eagerShip: number
  readonly eager: Readonly<Record<Skill, number>>
  /** A contract won by a skill against the one that the fullest purse will take: it comes on top, and for sure. */
  readonly sureContract: number
  /** How many coins of difference count as little: some now, and more for each turn still to come. */
  readonly close: number
  readonly closerEachTurn: number
  /** Coins that somebody else's Networking is worth; nobody knows that hand. */
  readonly networking: number
  /** What a card kept is worth beside what a turn brings. */
  readonly keeping: number
  /** How much chance mixes in, so that several of the same mind do not choose alike. */
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

/** A thrifty one keeps good cards for later, a bold one plays for what lies in sight, a tricky one cannot be read. */
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

/** The habits as a flat list of numbers; how gladly a card is laid has the name of its skill with a word before it, since habits have names alike. */
export function weightsOf({ eager, ...others }: Habits): Weights {
  return { ...others, ...Object.fromEntries(Object.entries(eager).map(([skill, gladly]) => [`eager ${skill}`, gladly])) }
}

export function habitsWith(weights: Weights): Habits {
  const { eager, ...others } = HABITS
  const taken = <T extends object>(from: T, before = ''): T =>
    Object.fromEntries(Object.entries(from).map(([name, value]) => [name, weights[before + name] ?? value])) as T
  return { ...taken(others), eager: taken(eager, 'eager ') }
}
