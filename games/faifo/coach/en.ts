import type { Sentences } from './coach.ts'

export const en: Sentences = {
  hand: () => 'Look at your hand.',
  rivals: () => 'Look at your rivals’ purses.',
  fists: () => 'Look at your fist.',
  table: () => 'Look at the merchants on the table.',
  ship: ({ coins }) => `A ship alone in the turn earns ${coins}, and no name can fall.`,
  'may-fall': ({ merchant }) => `The ${merchant} can still be brought to nothing by a card that somebody may hold.`,
  keep: ({ merchant }) => `The ${merchant} is kept for a later turn, and the lowest name uses its skill.`,
}
