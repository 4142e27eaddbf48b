import { coachText } from '@fairground/kernel'
import type { Rule } from './coach.ts'
import { titleIn } from './openings.ts'

export const en = coachText<Rule>(
  {
    hand: () => 'Look at your hand.',
    market: () => 'Look at the market.',
    map: () => 'Look at the map.',
    stack: () => 'Look at your discard stack.',
    purse: () => 'Look at your resources and your money.',
    cheaper: ({ saved }) => `It costs $${saved} less.`,
    discount: () => 'The card has a discount now, and it may be gone with the next turn.',
    administer: ({ cards }) => `With ${cards === 1 ? 'one card' : `${cards} cards`} in hand it is time to get the others back.`,
    'not-yet': ({ cards }) => `There are still ${cards} cards in your hand to play before you take the others back.`,
  },
  {
    use: { question: 'First card played', answer: titleIn('en') },
    buy: { question: 'First card bought', answer: titleIn('en') },
  },
)
