import { coachText } from '@fairground/kernel'
import { de as text } from '../text/de.ts'
import { named, ticketValue } from '../text/shared.ts'
import type { Rule } from './coach.ts'

const ZONES: Readonly<Record<string, string>> = {
  market: 'Schwarzmarkt',
  print: 'Druckerei',
  supermarket: 'Supermarkt',
  receiver: 'Hehler',
  tax: 'Finanzamt',
  jet: 'Flugplatz',
  commercial: 'Flughafen',
}

function card(id: string): string {
  const value = ticketValue(id)
  return value === undefined ? named(text.cards, id) : `Lottoschein, ${value} $`
}

export const de = coachText<Rule>(
  {
    market: () => 'Schau auf den Schwarzmarkt.',
    print: () => 'Schau auf die Druckerpressen.',
    supermarket: () => 'Schau auf den Supermarkt.',
    receiver: () => 'Schau auf die Türen des Hehlers.',
    tax: () => 'Schau auf das Finanzamt.',
    jet: () => 'Schau auf den Flugplatz.',
    commercial: () => 'Schau auf den Flughafen.',
    envelope: () => 'Schau auf deinen Umschlag und die Polizeileiste.',
    notes: () => 'Schau auf die Blüten in deiner Hand.',
    henchmen: () => 'Schau auf deine Handlanger.',
    cards: () => 'Schau auf deine Karten.',
    godfather: ({ steps, half, fly }) =>
      `Der Pate kommt in ${steps === 1 ? 'einem Schritt' : `${steps} Schritten`} und nähme ${half} $${fly === undefined ? ': Bring es vorher weg.' : `: Flieg jetzt ${fly} $ aus.`}`,
    quiet: ({ steps }) =>
      `Die andere Tür rückt die Polizei vor; bis zum Paten ${steps === 1 ? 'ist es ein Schritt' : `sind es ${steps} Schritte`}.`,
    'last-steps': ({ steps }) =>
      `Bis zum Ende ${steps === 1 ? 'ist es nur ein Schritt' : `sind es nur ${steps} Schritte`}: Was sich spät auszahlt, zahlt sich nicht mehr aus.`,
  },
  {
    place: { question: 'Wohin der erste Handlanger geht', answer: (zone) => named(ZONES, zone) },
    buy: { question: 'Erste gekaufte Karte', answer: card },
  },
)
