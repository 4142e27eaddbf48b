import { coachText } from '@fairground/kernel'
import { cards } from '../text/words/de.ts'
import type { Rule } from './coach.ts'

function named(card: string): string {
  return cards[Number(card)]?.name ?? card
}

export const de = coachText<Rule>(
  {
    hand: () => 'Schau auf deine Hand.',
    rivals: () => 'Schau auf die Münzen deiner Gegner.',
    fists: () => 'Schau auf deine Faust.',
    table: () => 'Schau auf die Händler auf dem Tisch.',
    ship: ({ coins }) => `Ein einzelnes Schiff im Zug bringt ${coins}, und kein Name kann fallen.`,
    'may-fall': ({ merchant }) => `Die ${merchant} kann noch durch eine Karte fallen, die jemand haben könnte.`,
    keep: ({ merchant }) => `Die ${merchant} bleibt für später, und der niedrigste Name nutzt seine Fähigkeit.`,
  },
  {
    discard: { question: 'Zuerst zur Seite gelegt', answer: named },
    lay: { question: 'Erste gelegte Karte', answer: named },
  },
)
