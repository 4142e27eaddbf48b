import type { RulesSection } from '@fairground/kernel'
import type { Facts } from '../state.ts'
import { freeCards as free, poolExample, steepestMarket, tieExample } from './examples.ts'
import { cards, list } from './names-en.ts'
import { named } from './shared.ts'

export function rules(facts: Facts): readonly RulesSection[] {
  const tie = tieExample(facts)
  const pool = poolExample(facts)
  const steep = steepestMarket(facts)
  return [
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
        `Each player has bid cards 1 to ${facts.highestBid} and ${facts.startCoins} coins. Chance gives somebody the farmer marker; the trader marker lies with the player to their right.`,
        'Two market cards are turned up: the current one, which is traded now, and the future one. Then all secretly lay two bid cards aside and reveal them together: these are blocked in the first round.',
      ],
    },
    {
      id: 'bid',
      title: 'Bidding',
      paragraphs: [
        `All secretly choose two different cards from the ${free(facts)} that are free: one as farmer bid, one as trader bid. They are revealed together.`,
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
      example: `With four players, seat 1 holds the farmer marker. Seats 1, 2 and 4 all bid ${tie.farmer} as farmer and ${tie.trader} as trader, seat 3 bids ${tie.lowFarmer} and ${tie.lowTrader}. Farmers: 1, 2, 4, 3. Traders: 4, 2, 1, 3.`,
    },
    {
      id: 'pay',
      title: 'Paying',
      paragraphs: [
        'Everybody pays both bids from the coins held before the round. What comes in this round cannot be spent in it.',
        'The farmer bids are put together and shared out evenly over the farmer row; odd coins go one each from the left. Then each trader pays the farmer directly beneath: first pays first, second pays second. Standing in the same place of both rows, you pay yourself.',
        'Whoever cannot pay everything pays all they have; the box lends the rest, and each borrowed coin is a point of debt that stays to the end.',
      ],
      example: `Farmer bids of ${list(pool.bids)} make ${pool.coins}: the row gets ${list(pool.shares)}.`,
    },
    {
      id: 'award',
      title: 'Fair-trade markers',
      paragraphs: [
        'The current market card says how many markers the first trader earns, how many the second, and so on. Farmers earn none.',
      ],
      example: `With ${facts.seats} players the market “${named(cards, steep.id)}” gives ${list(steep.prizes)}.`,
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
        'After the last market card, count markers less debt. The highest number wins; among equals, more coins; players who are still tied share the win. A score may be below zero.',
        `A short game plays as many markets as you agree on, drawn from all ${facts.market.length}. This one plays ${facts.rounds}.`,
      ],
    },
  ]
}
