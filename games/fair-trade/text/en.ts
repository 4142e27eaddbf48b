import type { Names, Prompt } from '@fairground/kernel'
import type { Event, Move, View } from '../state.ts'
import { type FairTradeText, named } from './shared.ts'

const cards: Readonly<Record<string, string>> = {
  level: 'Level',
  'gentle-slope': 'Gentle slope',
  'one-bonus': 'One bonus',
  staircase: 'Staircase',
  'back-loses': 'Only the back loses',
  'two-tiers': 'Two tiers',
  'steep-stairs': 'Steep stairs',
  'rulebook-row': 'The fair row',
  'leaders-share': 'Leaders share',
  'clear-winner': 'Clear winner',
  'winner-and-crumbs': 'Winner and crumbs',
  'winner-takes-nearly-all': 'Winner takes nearly all',
}

function coins(count: number): string {
  return count === 1 ? '1 coin' : `${count} coins`
}

function markers(count: number): string {
  return count === 1 ? '1 marker' : `${count} markers`
}

function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
}

function prompt(view: View, turn: readonly number[], names: Names): Prompt {
  if (view.phase === 'over') return { now: 'The game is over.' }
  const mine = view.viewer !== 'spectator' && turn.includes(view.viewer)
  if (!mine) return { now: `Waiting for ${list(turn.map(names))}.` }
  if (view.phase === 'block') return { now: 'Lay two bid cards aside.', next: 'They are not to be had in round 1. All reveal together.' }
  const prizes = view.market[view.current].prizes.join(' – ')
  const after = view.round < view.rounds ? ' Both cards are blocked next round.' : ''
  return {
    now: 'Choose your farmer bid and your trader bid.',
    next: `Round ${view.round} of ${view.rounds}. The trader row earns ${prizes}.${after}`,
  }
}

function move(choice: Move): string {
  return 'block' in choice
    ? `Lay aside ${choice.block[0]} and ${choice.block[1]}`
    : `Bid ${choice.farmer} as farmer, ${choice.trader} as trader`
}

function event(told: Event, names: Names): string {
  switch (told.kind) {
    case 'chosen':
      return `${names(told.seat)} has chosen.`
    case 'blocked':
      return `Laid aside: ${told.cards.map((pair, seat) => `${names(seat)} ${pair.join(' and ')}`).join('; ')}.`
    case 'revealed':
      return `Farmers: ${told.farmers.map((seat) => `${names(seat)} ${told.bids[seat].farmer}`).join(', ')}. Traders: ${told.traders
        .map((seat) => `${names(seat)} ${told.bids[seat].trader}`)
        .join(', ')}.`
    case 'short':
      return `${names(told.seat)} is ${coins(told.coins)} short: the box lends them, at a point of debt each.`
    case 'shared':
      return `The farmers' pool of ${told.pool} is shared: ${told.farmers.map((seat, place) => `${names(seat)} ${told.shares[place]}`).join(', ')}.`
    case 'traded':
      return told.trader === told.farmer
        ? `${names(told.trader)} stands above ${names(told.farmer)}'s own farm: ${coins(told.coins)} ${told.coins === 1 ? 'comes' : 'come'} straight back.`
        : `${names(told.trader)} pays ${names(told.farmer)} ${coins(told.coins)}.`
    case 'awarded':
      return `${named(cards, told.card)}: ${told.traders.map((seat, place) => `${names(seat)} earns ${markers(told.markers[place])}`).join(', ')}.`
    case 'round':
      return `Round ${told.round}: ${named(cards, told.current)} is traded${told.future === undefined ? ', the last market' : `, ${named(cards, told.future)} comes next`}. ${names(told.farmer)} holds the farmer marker.`
    case 'over':
      return 'The last market is closed.'
  }
}

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
  rules: () => [
    {
      id: 'aim',
      title: 'What it is about',
      paragraphs: [
        'Everybody is a farmer and a trader at once. As a farmer you put coins into growing fairly; the further left you stand among the farmers, the higher the bid of the trader who pays you. As a trader you pay for those goods; the further left you stand among the traders, the larger your share of the fair-trade markers.',
        'Whoever has the most markers after the last market wins. Debt counts against you.',
      ],
    },
    {
      id: 'start',
      title: 'The start',
      paragraphs: [
        'Each player has bid cards 1 to 13 and 16 coins. Chance gives somebody the farmer marker; the trader marker lies with the player to their right.',
        'Two market cards are turned up: the current one, which is traded now, and the future one. Then all secretly lay two bid cards aside and reveal them together: these are blocked in the first round.',
      ],
    },
    {
      id: 'bid',
      title: 'Bidding',
      paragraphs: [
        'All secretly choose two different cards from the eleven that are free: one as farmer bid, one as trader bid. They are revealed together.',
        'You may bid more than you own; see Paying.',
      ],
    },
    {
      id: 'rows',
      title: 'The two rows',
      paragraphs: [
        'Farmer bids make the lower row, trader bids the upper one, each from high to low.',
        'Equal farmer bids stand in clockwise order, beginning at the farmer marker. Equal trader bids stand in the other direction, beginning at the trader marker. So the farmer marker wins every tie below and loses every tie above.',
      ],
      example:
        'With four players, seat 1 holds the farmer marker. Seats 1, 2 and 4 all bid 9 as farmer and 7 as trader, seat 3 bids 5 and 3. Farmers: 1, 2, 4, 3. Traders: 4, 2, 1, 3.',
    },
    {
      id: 'pay',
      title: 'Paying',
      paragraphs: [
        'Everybody pays both bids from the coins held before the round. What comes in this round cannot be spent in it.',
        'The farmer bids are put together and shared out evenly over the farmer row; odd coins go one each from the left. Then each trader pays the farmer directly beneath: first pays first, second pays second. Standing in the same place of both rows, you pay yourself.',
        'Whoever cannot pay everything pays all they have; the box lends the rest, and each borrowed coin is a point of debt that stays to the end.',
      ],
      example: 'Farmer bids of 6, 4, 3 and 2 make 15: the row gets 4, 4, 4 and 3.',
    },
    {
      id: 'award',
      title: 'Fair-trade markers',
      paragraphs: [
        'The current market card says how many markers the first trader earns, how many the second, and so on. Farmers earn none.',
      ],
      example: 'With four players the printed row gives 5, 4, 1 and 0.',
    },
    {
      id: 'next',
      title: 'The next round',
      paragraphs: [
        'Take your coins and markers. The two cards you just bid are blocked in the next round; the two that were blocked come back.',
        'The future market becomes the current one, and a new future market is turned up; only in the last round there is none. The farmer marker and the trader marker each go one seat to the left.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: [
        'After the last market card, count markers less debt. The highest number wins; among equals, more coins; who is still level shares the win. A score may be below zero.',
        'A short game plays as many markets as you agree on, drawn from all twelve.',
      ],
    },
  ],
}
