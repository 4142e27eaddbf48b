import type { RulesSection } from '@fairground/kernel'
import { GOALS } from '../campaign.ts'
import { listed } from './list.ts'
import { lastGainsNothing, type PageFacts, playersWith } from './page-facts.ts'

const MADE = ' (reconstructed)'

/** The rules in English, with the values of an edition. */
export function rules(facts: PageFacts): readonly RulesSection[] {
  const { startMoney, prices, supply, replaced, made, achievements } = facts
  const forSale = prices.length
  const top = facts.shown - facts.marketSpaces
  const pairs = playersWith(replaced, (cards) => cards === 2)
  const singles = playersWith(replaced, (cards) => cards === 1)
  const [first, ...others] = GOALS
  return [
    {
      id: 'aim',
      title: 'What it is about',
      paragraphs: [
        'You advise the pharaoh, who wants the swamp of Faiyum drained, farmed and settled. Whatever gets built is his and open to all; yours are only your cards, resources, money and reputation. Most reputation wins.',
        'Your cards go down singly onto a stack of your own, and later you take them back from its top. So the order in which they were played decides which of them return first.',
      ],
    },
    {
      id: 'map',
      title: 'The map',
      paragraphs: [
        `Two peninsulas lie on either side of the channel, with the lake around them; only the dam joins them, and a road lies on it from the start. Two spaces with the channel between them are never adjacent.${made.map ? ' Where each space lies is reconstructed.' : ''}`,
        `Wheat and grape spaces are swampy: a crocodile lies on each. Stone spaces are dry. Developed from the start are the red space, which holds a settlement, the ${count(facts.sites, 'building site')} and the spaces at either end of the dam. All others are undeveloped until something that is neither worker nor crocodile stands or ends there.`,
      ],
    },
    {
      id: 'set-up',
      title: 'Set-up',
      paragraphs: [
        `Everybody begins with the same cards: ${list(facts.starting.map(({ title, copies }) => (copies === 1 ? title.en : `${copies} × ${title.en}`)))}. Chance chooses who is first. Going round from there, the players have ${list(startMoney.map(dollars))}; alone you have ${dollars(facts.soloMoney)}.`,
        `${facts.shown} blue cards are turned up. The ${facts.marketSpaces} lowest form the market, sorted by number; the ${top} highest are known to all and go into the stack of the last turns, together with ${facts.yellow === undefined ? '' : `cards ${facts.yellow.join(' to ')} and `}${facts.disasters} natural disasters. With two or more players the ${forSale} cards for sale are marked down by ${dollars(facts.discount)}.`,
      ],
    },
    {
      id: 'cards',
      title: 'The cards',
      paragraphs: [
        'Every card has a name, a kind and an action: on the red side what it costs, on the green side what it brings. The four kinds are harvest, build, commerce and other. Cards from the market also have a number of their own; the higher, the stronger as a rule.',
        'Hands, stacks and what is still to come are open to all; only the order of the piles is unknown. The order of a stack never changes unless a card says so. Where a card says something else than these rules, the card is right.',
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      paragraphs: ['A turn is one of three things: playing a card, buying one, or administering. Then it goes on clockwise.'],
    },
    {
      id: 'play',
      title: 'Playing a card',
      paragraphs: [
        `Play a card for its action or, instead, for ${dollars(facts.card)}. An action must be done completely: if any part of it is impossible, only the ${dollars(facts.card)} remain. “Up to” means at least one.`,
        'The red box is what you pay, the green box what you gain afterwards. Nothing that the action brings, money for a crocodile included, can pay for it.',
        'Either way the card ends up as the topmost of your stack.',
      ],
      example: `A card asks for two roads. With room or resources for only one, it can only be laid down for ${dollars(facts.card)}.`,
    },
    {
      id: 'pay',
      title: 'Paying',
      paragraphs: [
        `A rose stands for any one resource, fish included, and any number of roses may be used at once. Once an action, ${dollars(facts.substitute)} can stand for one wheat, grape or stone; never for fish or roses. Where a card asks for roses, only roses will do. Roses themselves come only from cards.`,
        'Where a card asks for different resources, what stands in counts as whatever is missing.',
        ...(facts.byGround.length === 0
          ? []
          : [
              `Paid by the ground: ${list(facts.byGround.map(({ en }) => en))}. Each road costs one resource of either space that it joins. The red space and building sites have no resource of their own.`,
            ]),
      ],
      example: `A card costs 1 wheat, 1 grape and 1 stone. 1 wheat, 1 rose and ${dollars(facts.substitute)} pay for it: the rose stands for the grape, the money for the stone.`,
    },
    {
      id: 'harvest',
      title: 'Harvest',
      paragraphs: [
        'A worker goes to an undeveloped resource space without a worker. Farmers and some others must go next to a space with a worker, anybody’s; while no worker is on the map they may go anywhere.',
        `If a crocodile lies there it leaves, and you gain ${dollars(facts.crocodile)}. On spaces without a crocodile you may harvest all the same.`,
      ],
    },
    {
      id: 'build',
      title: 'Building',
      paragraphs: [
        'You build only where no crocodile is. Workers are not in the way and stay. A space with something built on it, a road included, is developed and can no longer be harvested.',
        `A settlement goes to a resource space that has neither settlement nor workshop and that is not adjacent to another settlement. A town goes onto a settlement and still counts as one, a palace onto a town${MADE}. A workshop needs a road or bridge that ends on its space, and takes one expansion${MADE}. Building sites take as many blocks as they say.`,
        `Pieces are limited: ${pieces(supply)}. When a piece has run out, actions that need it are impossible. Resources and money never run out.`,
      ],
    },
    {
      id: 'roads',
      title: 'Roads, bridges and connections',
      paragraphs: [
        'A road joins two adjacent spaces, a bridge two spaces that face each other over the channel. Either begins at a settlement or building site, or carries on an open end of another. Only settlements and building sites are crossroads: no other space ever has more than two ends.',
        `At most ${count(facts.bridgesPerSpace, 'bridge')} may end on a space, grand bridges counted${made.bridgesPerSpace ? MADE : ''}. A grand bridge may also take the place of a bridge, which goes back to the supply${MADE}.`,
        'Who makes the first direct connection of a pair of settlements or building sites gains 1 reputation. Direct means: no other settlement or site in between; a workshop does not interrupt. It happens by a road, by a bridge, or by a settlement put on a space that roads lead to. The same pair never counts again.',
      ],
      example:
        'A road leads from a building site to an empty space. Whoever puts a settlement on that space makes the first connection of the two and gains 1 reputation besides the card’s gain. A settlement in the middle of a road between two places makes two new pairs: 2 reputation.',
    },
    {
      id: 'commerce',
      title: 'Commerce and other actions',
      paragraphs: [
        'A commerce worker goes to a developed place of the kind that the card names, if no worker is there. A space holds one worker at most, until a card or an administration takes it off.',
        `On a workshop with an expansion, commerce brings ${facts.expansion} of the workshop’s resource on top${made.expansion ? MADE : ''}.`,
      ],
    },
    {
      id: 'market',
      title: 'Buying a card',
      paragraphs: [
        `Only the ${forSale} lowest cards are for sale, for ${list(prices.map(dollars))} from the left, ${dollars(facts.discount)} less with a discount token. The card goes to your hand; you can play it from your next turn on.`,
        `The token goes back above the market. A new card comes in, without a token, and all ${facts.marketSpaces} are sorted again; tokens move with their cards.`,
      ],
      example: `The third card from the left is marked down: it costs ${dollars(prices[2] - facts.discount)}.`,
    },
    {
      id: 'administration',
      title: 'Administration',
      paragraphs: [
        `First, income: ${dollars(facts.income)} less $1 for each card in your hand, never below zero. Then up to ${count(facts.workers, 'worker')} may be taken off the map, wherever you like, for ${dollars(facts.worker)} each. Then the top ${count(facts.cards, 'card')} of your stack go back to your hand, or all if there are fewer.`,
        'Second, buy back as many more cards from the top as you like, for $1 each.',
        [
          'Third, cards of the current market are replaced.',
          ...(pairs.length === 0
            ? []
            : [
                `With ${list(pairs.map(String), 'or')} players the two lowest marked-down cards leave; if there is only one, it leaves with the lowest of the others; if there is none, the two lowest leave.`,
              ]),
          ...(singles.length === 0
            ? []
            : [`With ${list(singles.map(String), 'or')} players the lowest marked-down card leaves, or else the lowest.`]),
          `Each card that remains of the ${forSale} is then marked down. As many new cards come in, without tokens, and all are sorted.`,
        ].join(' '),
      ],
      example: `With 1 card in hand and plenty on the stack: ${dollars(Math.max(0, facts.income - 1))} of income, ${count(facts.workers, 'worker')} off for ${dollars(facts.workers * facts.worker)}, ${count(facts.cards, 'card')} back, two more for $2. If one of the ${forSale} cards for sale is marked down, that one leaves, and those that remain are marked down.`,
    },
    {
      id: 'last-turns',
      title: 'The last turns',
      paragraphs: [
        'When the draw pile is empty, cards come from the last turns. Natural disasters stay at the right end of the market and are never for sale; they push the highest cards into the current market. Once these cards have run out too, none comes in any more, and the cards for sale move to the left.',
        [
          `When disaster number ${facts.disasters} comes up, nobody may administer any more; an administration that has just turned it up is finished. In your turn play a card, buy one, or quit by taking the disaster worth most of those left. In reputation they are worth ${quitting(facts)}.`,
          ...(lastGainsNothing(facts) ? ['The last to quit gains nothing.'] : []),
          'After a purchase a new card still comes in while there is one. Who has quit is out, and the game goes on without them until nobody is left.',
        ].join(' '),
      ],
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: [
        'Most reputation wins. A tie goes to the player with more left-over resources and money together; if that is equal too, the win is shared.',
      ],
    },
    {
      id: 'solo',
      title: 'Alone',
      paragraphs: [
        `Play a single game for as much reputation as you can, or take up the challenge. There are no discount tokens. Buying back gets dearer with each card: $1, then $2, then $3, and so on. In the third step of administration choose any ${count(replaced[0], 'card')} of the current market to put away. ${facts.quitting[0].length === 0 ? 'Disasters bring nothing.' : `Disasters bring ${list(facts.quitting[0].map(String))} reputation.`}`,
        `The challenge of the pharaoh runs over many games. Each goal is struck off once and only one a game; if a game meets several, you choose. First comes ${goal(first.id, first.target)}; then, in any order: ${others.map(({ id, target }) => goal(id, target)).join('; ')}.`,
        `Each goal unlocks the next achievement for all later games: ${dollars(achievements.money)} to begin with; one worker more may be taken off; a fish and a rose to begin with; one card more comes back; only ${dollars(achievements.substitute)} stand in for a basic resource; a single market card is replaced. None of them must be used. With all ${GOALS.length} goals the challenge is complete.`,
      ],
    },
    {
      id: 'sources',
      title: 'Printed and reconstructed',
      paragraphs: [
        `${made.cards === 0 && !made.map ? 'Cards and map of this edition are as its owner wrote them down.' : `The rulebook is at hand, the printed glossary of the cards and the printed map are not. Of the ${made.ofCards} cards of this edition ${made.cards} have a cost, an action or a gain that is reconstructed; such a card says so.`} What these pages mark as reconstructed is our own guess.`,
        'Our own rulings, where the rulebook is silent: chance chooses who is first; a tie in goods and money too is a shared win; the fourth disaster does not cut an administration short; cards for sale move to the left once none come in; what stands in for one of several different resources counts as the missing one. That settlements keep apart and that workshops need a road comes from reports of players.',
      ],
    },
  ]
}

const GOAL: Readonly<Record<string, (target: number) => string>> = {
  respect: (target) => `a game with ${target} reputation`,
  bridges: (target) => `${target} bridges built`,
  palaces: (target) => `${target} palaces built`,
  fame: (target) => `a game with ${target} reputation`,
  monuments: (target) => `each of the ${target} building blocks on its site`,
  workshops: (target) => `${target} workshops built`,
  crocodiles: (target) => `no more than ${target} crocodiles left`,
}

function goal(id: string, target: number): string {
  return GOAL[id](target)
}

function dollars(amount: number): string {
  return `$${amount}`
}

function count(amount: number, what: string): string {
  return `${amount} ${what}${amount === 1 ? '' : 's'}`
}

function list(parts: readonly string[], and = 'and'): string {
  return listed(parts, and)
}

function pieces(supply: PageFacts['supply']): string {
  return list([
    count(supply.worker, 'worker'),
    count(supply.road, 'road'),
    count(supply.grandBridge, 'grand bridge'),
    count(supply.bridge, 'bridge'),
    count(supply.palace, 'palace'),
    count(supply.town, 'town'),
    count(supply.settlement, 'settlement'),
    count(supply.expansion, 'expansion'),
    count(supply.workshop, 'workshop'),
    count(supply.block, 'building block'),
  ])
}

/** "10, 6 and 3 with 4 players", for every number of players. */
function quitting({ quitting: byPlayers }: PageFacts): string {
  return byPlayers
    .flatMap((values, index) =>
      index === 0 ? [] : [`${values.length === 0 ? 'nothing' : list(values.map(String))} with ${index + 1} players`],
    )
    .toReversed()
    .join('; ')
}
