import { coachText } from '@fairground/kernel'
import type { Rule } from './coach.ts'

export const en = coachText<Rule>(
  {
    cards: () => 'Look at the cards that you will hardly need in the first round.',
    rows: ({ prizes }) => `Look at both rows: the traders get ${prizes}.`,
    short: ({ coins }) =>
      `For the other bid you would have to borrow ${coins === 1 ? 'a coin' : `${coins} coins`}, and each costs a point.`,
    'trader-up': ({ prize }) => `The first trader gets ${prize} here, and a higher trader bid stands further ahead.`,
    'farmer-up': () => 'A higher farmer bid stands further ahead when the pool is shared.',
    thrift: ({ saved }) => `It binds ${saved === 1 ? 'one coin' : `${saved} coins`} less.`,
  },
  {
    block: { question: 'Laid aside before round 1', answer: (pair) => pair.replace('-', ' and ') },
    bid: { question: 'First bids', answer: (pair) => pair.replace(/(.*)-(.*)/, 'farmer $1, trader $2') },
  },
)
