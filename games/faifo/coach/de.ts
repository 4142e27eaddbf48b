import { spoken } from '@fairground/kernel'
import { cards } from '../text/words/de.ts'
import type { Rule } from './coach.ts'

function named(card: string): string {
  return cards[Number(card)]?.name ?? card
}

export const de = spoken<Rule>(
  {
    hand: () => 'Sieh auf deine Hand.',
    rivals: () => 'Sieh auf die Münzen deiner Gegner.',
    fists: () => 'Sieh auf deine Faust.',
    table: () => 'Sieh auf die Händler auf dem Tisch.',
    ship: ({ coins }) => `Ein einzelnes Schiff im Zug bringt ${coins}, und kein Name kann fallen.`,
    'may-fall': ({ merchant }) => `Die ${merchant} kann noch durch eine Karte fallen, die jemand haben mag.`,
    keep: ({ merchant }) => `Die ${merchant} bleibt für später, und der niedrigste Name nutzt seine Fähigkeit.`,
  },
  {
    discard: { question: 'Zuerst zur Seite gelegt', answer: named },
    lay: { question: 'Erste gelegte Karte', answer: named },
  },
)
