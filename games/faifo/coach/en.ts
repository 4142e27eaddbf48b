import { coachText } from '@fairground/kernel'
import { cards } from '../text/words/en.ts'
import type { Rule } from './coach.ts'

function named(card: string): string {
  return cards[Number(card)]?.name ?? card
}

export const en = coachText<Rule>(
  {
    hand: () => 'Look at your hand.',
    rivals: () => 'Look at your rivals’ purses.',
    fists: () => 'Look at your fist.',
    table: () => 'Look at the merchants on the table.',
    ship: ({ coins }) => `A ship alone in the turn earns ${coins}, and no name can fall.`,
    'may-fall': ({ merchant }) => `The ${merchant} can still be brought to nothing by a card that somebody may hold.`,
    keep: ({ merchant }) => `The ${merchant} is kept for a later turn, and the lowest name uses its skill.`,
  },
  {
    discard: { question: 'First card laid aside', answer: named },
    lay: { question: 'First card laid', answer: named },
  },
)
