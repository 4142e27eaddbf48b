import type { RulesSection } from '@fairground/kernel'

export const rules: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'What it is about',
    paragraphs: [
      'You advise the pharaoh, who wants the swamp of Faiyum drained, farmed and settled. Everything that is built belongs to him and may be used by all; yours are only your cards, resources, money and reputation. Most reputation wins.',
      'You play your cards one by one onto your own discard stack and later take them back from the top. So the order in which you play them decides which of them you get back first.',
    ],
  },
  {
    id: 'map',
    title: 'The map',
    paragraphs: [
      'Two peninsulas lie on either side of the channel, with the lake around them; only the dam joins them, and a road lies on it from the start. Spaces on opposite sides of the channel are never adjacent.',
      'Wheat and grape spaces are swampy: a crocodile lies on each. Stone spaces are dry. The red space with the first settlement, the four building sites and the two stone spaces at the dam are developed from the start; all other spaces are undeveloped until something other than a worker stands or ends there.',
    ],
  },
  {
    id: 'set-up',
    title: 'Set-up',
    paragraphs: [
      'Each player has the same five starting cards: three Farmers, Two roads and Settlement. Chance chooses who begins. The first player has $3, the second and third $4, the fourth and fifth $5; alone you have $4.',
      'Twelve blue cards are turned up. The eight lowest form the market, sorted by number; the four highest are known to all and go, together with cards 114 to 120 and four natural disasters, into the stack of the last turns. With two or more players the four cards for sale are marked down by $1.',
    ],
  },
  {
    id: 'cards',
    title: 'The cards',
    paragraphs: [
      'Every card has a name, a kind and an action: on the red side what it costs, on the green side what it brings. The four kinds are harvest, build, commerce and other. Cards from the market also have a number, even and used only once; the higher, the stronger as a rule.',
      'Hands, stacks and what is still to come are open to all; only the order of the piles is unknown. The order of a stack never changes unless a card says so. Where a card says something else than these rules, the card is right.',
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    paragraphs: ['Do one of three things: play a card, buy a card, or administer. Then the next player in clockwise order is on.'],
  },
  {
    id: 'play',
    title: 'Playing a card',
    paragraphs: [
      'Play a card for its action or, instead, for $2. An action must be done completely: if any part of it is impossible, only the $2 remain. “Up to” means at least one.',
      'The red box is what you pay, the green box what you gain afterwards. Nothing that the action brings, the dollar for a crocodile included, can pay for it.',
      'The card then lies on top of your discard stack.',
    ],
    example: 'Two roads asks for two roads. With room or resources for only one, it can only be laid down for $2.',
  },
  {
    id: 'pay',
    title: 'Paying',
    paragraphs: [
      'A rose stands for any one resource, fish included, and any number of roses may be used at once. Once an action, $3 stand for one wheat, grape or stone; never for fish or roses. Where a card asks for roses, only roses will do. Roses themselves come only from cards.',
      'Where a card asks for different resources, what stands in counts as whatever is missing.',
      'Two roads is paid by the ground: for each road one resource of either space that it joins. The red space and building sites have no resource of their own.',
    ],
    example:
      'A settlement costs 1 wheat, 1 grape and 1 stone. With 1 wheat, 1 rose and $3 you can build it: the rose stands for the grape, the money for the stone.',
  },
  {
    id: 'harvest',
    title: 'Harvest',
    paragraphs: [
      'A worker goes to an undeveloped resource space without a worker. Farmers and some others must go next to a space with a worker, anybody’s; while no worker is on the map they may go anywhere.',
      'If a crocodile lies there it leaves, and you gain $1. On spaces without a crocodile you may harvest all the same.',
    ],
  },
  {
    id: 'build',
    title: 'Building',
    paragraphs: [
      'You build only where no crocodile is. Workers are not in the way and stay. A space with something built on it, a road included, is developed and can no longer be harvested.',
      'A settlement goes to a resource space that has neither settlement nor workshop and that is not adjacent to another settlement. A town goes onto a settlement, a palace onto a town; a town still counts as a settlement. A workshop needs a road or bridge on its space, and takes one expansion. Building sites take as many blocks as they say.',
      'Pieces are limited: 30 workers, 16 settlements, 8 towns, 10 workshops, 5 expansions, 40 roads, 4 bridges, 2 grand bridges, 15 building blocks and 2 palaces. When a piece has run out, actions that need it are impossible. Resources and money never run out.',
    ],
  },
  {
    id: 'roads',
    title: 'Roads, bridges and connections',
    paragraphs: [
      'A road joins two adjacent spaces, a bridge two spaces that face each other over the channel. Either begins at a settlement or building site, or carries on an open end of another. Roads and bridges branch only at settlements and building sites: no other space ever has more than two ends.',
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
      'On a workshop with an expansion, commerce brings 1 of the workshop’s resource on top.',
    ],
  },
  {
    id: 'market',
    title: 'Buying a card',
    paragraphs: [
      'Only the four lowest cards are for sale, for $3, $4, $5 and $7 from the left, $1 less with a discount token. The card goes to your hand; you can play it from your next turn on.',
      'The token goes back above the market. A new card comes in, without a token, and all eight are sorted again; tokens move with their cards.',
    ],
    example: 'Order lies third and is marked down: it costs $4.',
  },
  {
    id: 'administration',
    title: 'Administration',
    paragraphs: [
      'First, income: $3 less $1 for each card in your hand, never below zero. Then take 0 to 2 workers off the map, wherever you like, and gain $1 for each. Then take the top three cards of your stack into your hand, or all if there are fewer.',
      'Second, buy back as many more cards from the top as you like, for $1 each.',
      'Third, cards of the current market are replaced. With 2 or 3 players the two lowest marked-down cards leave; if there is only one, it leaves with the lowest of the others; if there is none, the two lowest leave. With 4 or 5 players the lowest marked-down card leaves, or else the lowest. Each card that remains of the four is then marked down. As many new cards come in, without tokens, and all are sorted.',
    ],
    example:
      'With 4 players, 1 card in hand and 5 on the stack: $2 of income, 2 workers off for $2, three cards back, two more for $2. Of Hermit, Fisherman, Bridge and Estate only Fisherman is marked down, so it leaves, and the other three are marked down.',
  },
  {
    id: 'last-turns',
    title: 'The last turns',
    paragraphs: [
      'When the draw pile is empty, cards come from the last turns. Natural disasters stay at the right end of the market and are never for sale; they push the highest cards into the current market. Once these cards have run out too, none comes in any more, and the cards for sale move to the left.',
      'When the fourth disaster comes up, nobody may administer any more; an administration that has just turned it up is finished. In your turn play a card, buy one, or quit by taking the disaster worth most of those left: 10, 6, 3 and 1 reputation with five players, 10, 6 and 3 with four, 10 and 6 with three, 6 with two. The last to quit gains nothing. After a purchase a new card still comes in while there is one. Who has quit is out; the others play on until all have quit.',
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
      'Play a single game for as much reputation as you can, or take up the challenge. There are no discount tokens. Buying back costs $1 for the first card, $2 for the second, $3 for the third, and so on. In the third step of administration choose any two cards of the current market to put away. Disasters bring nothing.',
      'In the challenge of the pharaoh you play game after game. Each goal is struck off once and only one a game; if a game meets several, you choose. First gain 150 reputation; then, in any order and one a game: place 3 bridges; place 2 palaces; gain 250 reputation; place all 15 building blocks; place 9 workshops; leave 10 crocodiles or fewer.',
      'Each goal unlocks the next achievement for all later games: start with $10; take off up to 3 workers; start with 1 fish and 1 rose as well; take back 4 cards; replace a basic resource for $2; replace only 1 market card. None of them must be used. With all seven goals the challenge is complete.',
    ],
  },
]
