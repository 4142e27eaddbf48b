import type { Sentences } from './coach.ts'

export const en: Sentences = {
  hand: () => 'Look at your hand.',
  market: () => 'Look at the market.',
  map: () => 'Look at the map.',
  stack: () => 'Look at your discard stack.',
  purse: () => 'Look at your resources and your money.',
  cheaper: ({ saved }) => `It costs $${saved} less.`,
  discount: () => 'The card has a discount now, and it may be gone with the next turn.',
  administer: ({ cards }) => `With ${cards === 1 ? 'one card' : `${cards} cards`} in hand it is time to get the others back.`,
  'not-yet': ({ cards }) => `There are still ${cards} cards in your hand to play before you take the others back.`,
}
