import type { Skill } from '../edition/edition.ts'

/**
 * What the player believes about others and about worth: a handful of numbers, found by playing many tables with other ones.
 * Nothing here is a rule.
 */

/** Guesses of what the others lay, for each decision; and in a hurry. */
export const GUESSES = 16
export const QUICK_GUESSES = 4

/** How gladly people lay a card while they hold it, from 0 to 1; also how much a card is worth keeping. */
export const EAGER_SHIP = 0.5
export const EAGER: Readonly<Record<Skill, number>> = {
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
}

/** A contract won by a skill against the one that the fullest purse will take: it comes on top, and for sure. */
export const SURE_CONTRACT = 1.5

/** How many coins of difference count as little: some now, and more for each turn still to come. */
export const CLOSE = 3
export const CLOSER_EACH_TURN = 3.5

/** Coins that somebody else's Networking is worth; nobody knows that hand. */
export const NETWORKING = 2.5

/** What a card kept is worth beside what a turn brings. */
export const KEEPING = 0.1

/** How much chance mixes in, so that several of the same mind do not choose alike. */
export const WHIM = 0.01
