import { coachText } from '@fairground/kernel'
import { en as text } from '../text/en.ts'
import { named, ticketValue } from '../text/shared.ts'
import type { Rule } from './coach.ts'

const ZONES: Readonly<Record<string, string>> = {
  market: 'Black market',
  print: 'Print shop',
  supermarket: 'Supermarket',
  receiver: 'Receiver',
  tax: 'Tax office',
  jet: 'Airfield',
  commercial: 'Airport',
}

function card(id: string): string {
  const value = ticketValue(id)
  return value === undefined ? named(text.cards, id) : `lottery ticket, $${value}`
}

export const en = coachText<Rule>(
  {
    market: () => 'Look at the black market.',
    print: () => 'Look at the presses.',
    supermarket: () => 'Look at the supermarket.',
    receiver: () => 'Look at the receiver’s doors.',
    tax: () => 'Look at the tax office.',
    jet: () => 'Look at the airfield.',
    commercial: () => 'Look at the airport.',
    envelope: () => 'Look at your envelope and at the police track.',
    notes: () => 'Look at the fakes in your hand.',
    henchmen: () => 'Look at your henchmen.',
    cards: () => 'Look at the cards before you.',
    godfather: ({ steps, half, fly }) =>
      `The Godfather comes in ${steps === 1 ? 'one step' : `${steps} steps`} and would take $${half}${fly === undefined ? ': bring it away first.' : `: fly $${fly} now.`}`,
    quiet: ({ steps }) => `The other door moves the police; the Godfather is ${steps === 1 ? 'one step' : `${steps} steps`} away.`,
    'last-steps': ({ steps }) => `Only ${steps === 1 ? 'one step is' : `${steps} steps are`} left to the end: what pays late pays nothing.`,
  },
  {
    place: { question: 'Where the first henchman goes', answer: (zone) => named(ZONES, zone) },
    buy: { question: 'First card bought', answer: card },
  },
)
