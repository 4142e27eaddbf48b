import { coachText } from '@fairground/kernel'
import type { Rule } from './coach.ts'
import { titleIn } from './openings.ts'

export const de = coachText<Rule>(
  {
    hand: () => 'Schau auf deine Hand.',
    market: () => 'Schau auf den Markt.',
    map: () => 'Schau auf den Spielplan.',
    stack: () => 'Schau auf deinen Ablagestapel.',
    purse: () => 'Schau auf deine Rohstoffe und dein Geld.',
    cheaper: ({ saved }) => `Es kostet ${saved} Geld weniger.`,
    discount: () => 'Die Karte hat jetzt einen Rabatt, und mit dem nächsten Zug kann sie weg sein.',
    administer: ({ cards }) =>
      `Mit ${cards === 1 ? 'einer Karte' : `${cards} Karten`} auf der Hand ist es Zeit, die anderen zurückzuholen.`,
    'not-yet': ({ cards }) => `Du hast noch ${cards} Karten auf der Hand, bevor du die anderen zurückholst.`,
  },
  {
    use: { question: 'Erste gespielte Karte', answer: titleIn('de') },
    buy: { question: 'Erste gekaufte Karte', answer: titleIn('de') },
  },
)
