import { coachText } from '@fairground/kernel'
import type { Rule } from './coach.ts'

export const de = coachText<Rule>(
  {
    cards: () => 'Schau auf die Karten, die du in der ersten Runde kaum brauchst.',
    rows: ({ prizes }) => `Schau auf beide Reihen: Die Händler bekommen ${prizes}.`,
    short: ({ coins }) =>
      `Für das andere Gebot müsstest du ${coins === 1 ? 'eine Münze' : `${coins} Münzen`} leihen, und jede kostet einen Punkt.`,
    'trader-up': ({ prize }) => `Der erste Händler bekommt hier ${prize}, und ein höheres Händlergebot steht weiter vorn.`,
    'farmer-up': () => 'Ein höheres Bauerngebot steht weiter vorn, wenn der Topf geteilt wird.',
    thrift: ({ saved }) => `Es bindet ${saved === 1 ? 'eine Münze' : `${saved} Münzen`} weniger.`,
  },
  {
    block: { question: 'Vor Runde 1 zur Seite gelegt', answer: (pair) => pair.replace('-', ' und ') },
    bid: { question: 'Erste Gebote', answer: (pair) => pair.replace(/(.*)-(.*)/, 'Bauer $1, Händler $2') },
  },
)
