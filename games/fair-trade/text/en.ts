import { byKind, type Names, type Prompt } from '@fairground/kernel'
import type { Event, Facts, Move, View } from '../state.ts'
import { cards, list } from './names-en.ts'
import { rules } from './rules-en.ts'
import { type FairTradeText, named, tiesIn } from './shared.ts'

function coins(count: number): string {
  return count === 1 ? '1 coin' : `${count} coins`
}

function markers(count: number): string {
  return count === 1 ? '1 marker' : `${count} markers`
}

function prompt(view: View, turn: readonly number[], names: Names, facts: Facts): Prompt {
  if (view.phase === 'over') return { now: 'The game is over.' }
  if (view.phase === 'resolve') return { now: 'The bids lie open and are settled.' }
  const mine = view.viewer !== 'spectator' && turn.includes(view.viewer)
  if (!mine) return { now: `Waiting for ${list(turn.map(names))}.` }
  if (view.phase === 'block') return { now: 'Lay two bid cards aside.', next: 'You cannot bid them in round 1. All reveal together.' }
  const prizes = facts.market[view.current].prizes.join('\u00a0–\u2060\u00a0')
  const after = view.round < facts.rounds ? ' Both cards are blocked next round.' : ''
  return {
    now: 'Choose both bids.',
    next: `The trader row earns ${prizes}.${after}`,
  }
}

function move(choice: Move): string {
  return 'block' in choice
    ? `Lay aside ${choice.block[0]} and ${choice.block[1]}`
    : `Bid ${choice.farmer} as farmer, ${choice.trader} as trader`
}

const event = byKind<Event, [Names]>({
  chosen: ({ seat }, names) => `${names(seat)} has chosen.`,
  blocked: (told, names) => `Laid aside: ${told.cards.map((pair, seat) => `${names(seat)} ${pair.join(' and ')}`).join('; ')}.`,
  revealed: ({ bids }, names) =>
    `All reveal: ${bids.map(({ farmer, trader }, seat) => `${names(seat)} farms for ${farmer}, trades for ${trader}`).join('; ')}.`,
  sorted: (told, names) =>
    [
      `Traders: ${told.traders.map((seat) => `${names(seat)} ${told.bids[seat].trader}`).join(', ')}.`,
      `Farmers: ${told.farmers.map((seat) => `${names(seat)} ${told.bids[seat].farmer}`).join(', ')}.`,
      ...tiesIn(told).map(
        ({ row, bid, seats }) =>
          `${list(seats.map(names))} tie at ${bid}: ${names(seats[0])} stands first by ${row === 'trader' ? `the scales (trader marker: ${names(told.scales)})` : `the hoe (farmer marker: ${names(told.hoe)})`}.`,
      ),
    ].join(' '),
  short: (told, names) => `${names(told.seat)} is ${coins(told.coins)} short: the box lends them, at a point of debt each.`,
  pooled: ({ pool, bids }, names) =>
    `The farmer bids make a pool of ${pool}: ${bids.map((bid, seat) => `${names(seat)} pays ${bid}`).join(', ')}.`,
  shared: ({ pool, farmers, shares }, names) =>
    `The farmers' pool of ${pool} is shared: ${farmers.map((seat, place) => `${names(seat)} ${shares[place]}`).join(', ')}.`,
  traded: (told, names) =>
    told.trader === told.farmer
      ? `${names(told.trader)} stands above ${names(told.farmer)}'s own farm: ${coins(told.coins)} ${told.coins === 1 ? 'comes' : 'come'} straight back.`
      : `${names(told.trader)} pays ${names(told.farmer)} ${coins(told.coins)}.`,
  awarded: (told, names) => `${named(cards, told.card)}: ${names(told.seat)} earns ${markers(told.markers)}.`,
  round: ({ round, current, future, farmer }, names) =>
    `Round ${round}: ${named(cards, current)} is traded${future === undefined ? ', the last market' : `, ${named(cards, future)} comes next`}. ${names(farmer)} holds the farmer marker.`,
  over: () => 'The last market is closed.',
})

const reasons: Readonly<Record<string, string>> = {
  'block-only-first': 'Cards are laid aside only before the first round.',
  'block-first': 'First lay two cards aside.',
  'two-cards': 'Choose two different cards.',
  'lowest-first': 'Name the lower card first.',
  'no-such-card': 'There is no such bid card.',
  blocked: 'That card is blocked in this round: you bid it in the round before, or laid it aside at the start.',
}

export const en: FairTradeText = {
  title: 'Fair Trade',
  tagline: 'Bid twice at once: grow it dear, buy it dearer, and be the fairest of all.',
  options: {
    rounds: {
      label: 'Length',
      help: 'How many market cards are played, 1 to 12.',
      values: { 6: '6, short', 8: '8', 10: '10, even for five', 12: '12, full' },
    },
    hiddenScores: { label: 'Veiled scores', help: 'Markers and debt are not shown until the end. Whoever counts along knows them anyway.' },
    edition: {
      label: 'Market cards',
      help: 'Which prizes the twelve market cards award.',
      values: { 'rulebook-1.3': 'Reconstructed', 'wide-market': 'Reconstructed, larger prizes for five and six' },
    },
  },
  breakdown: { markers: 'Fair-trade markers', debt: 'Debt', coins: 'Coins (break ties)' },
  cards,
  prompt,
  move: (choice) => move(choice),
  event,
  reason: ({ rule }) => named(reasons, rule),
  rules,
}
