import { spoken } from '@fairground/kernel'
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

export const de = spoken<Rule>(
  {
    market: () => 'Sieh auf den Schwarzmarkt.',
    print: () => 'Sieh auf die Druckerpressen.',
    supermarket: () => 'Sieh auf den Supermarkt.',
    receiver: () => 'Sieh auf die Türen des Hehlers.',
    tax: () => 'Sieh auf das Finanzamt.',
    jet: () => 'Sieh auf den Flugplatz.',
    commercial: () => 'Sieh auf den Flughafen.',
    envelope: () => 'Sieh auf deinen Umschlag und die Polizeileiste.',
    notes: () => 'Sieh auf die Blüten in deiner Hand.',
    henchmen: () => 'Sieh auf deine Handlanger.',
    cards: () => 'Sieh auf deine Karten.',
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
