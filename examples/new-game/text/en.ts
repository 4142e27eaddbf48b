import { byKind, type GameText, type Names, type Prompt } from '@fairground/kernel'
import type { Event, Facts, Move, View } from '../state.ts'

function prompt(view: View, turn: readonly number[], names: Names, facts: Facts): Prompt {
  if (turn.length === 0) return { now: 'The game is over.' }
  const mine = view.viewer !== 'spectator' && turn.includes(view.viewer)
  if (!mine) return { now: `Waiting for ${turn.map(names).join(', ')}.` }
  return {
    now: `Choose a card for the prize of ${view.prize}.`,
    next: `Round ${view.round} of ${facts.cards}. The highest card that nobody else plays takes it.`,
  }
}

const event = byKind<Event, [Names]>({
  chosen: ({ seat }, names) => `${names(seat)} has chosen.`,
  shown: ({ cards }, names) => `All show: ${cards.map((card, seat) => `${names(seat)} ${card}`).join(', ')}.`,
  won: ({ seat, points }, names) => `${names(seat)} takes the prize of ${points}.`,
  tied: ({ points }) => `Every card was played twice: nobody takes the ${points}.`,
  round: ({ round, prize }) => `Round ${round}: a prize of ${prize} is turned up.`,
  over: () => 'The last prize is gone.',
})

export const en: GameText<Move, View, Event, Facts> = {
  title: 'New Game',
  tagline: 'Play high, but not as high as anybody else.',
  options: { edition: { label: 'Edition', help: 'How many cards there are.', values: { first: 'First edition' } } },
  breakdown: { points: 'Points' },
  prompt,
  move: ({ card }) => `Play the ${card}`,
  event,
  reason: () => 'That card is no longer in your hand.',
  rules: ({ cards }) => [
    {
      id: 'aim',
      title: 'The aim',
      paragraphs: [`There are ${cards} prizes, worth 1 to ${cards}. Whoever has most points at the end wins.`],
    },
    {
      id: 'round',
      title: 'A round',
      paragraphs: [
        `Everybody starts with the cards 1 to ${cards}. A prize is turned up; all choose a card in secret and show it together.`,
        'The highest card that nobody else played takes the prize. If every card was played twice, nobody gets it. Cards that were shown are gone.',
      ],
      example: 'Cards 6, 6 and 2: the two sixes are in each other’s way, and the 2 takes the prize.',
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: ['When the last prize is gone, the points are counted. Whoever has the same number shares the place.'],
    },
  ],
}
