import type { CourseText } from '@fairground/kernel'

export const en: CourseText = {
  title: 'Roses, fish and palaces',
  notes: {
    welcome: {
      say: 'You know how to harvest, build and administer. Here are moments of a longer game, with all that makes Faiyum great: roses, blocks, bridges, fish, towns and palaces. Who leads does not matter today.',
    },
    gardener: {
      say: 'Two goods do not grow on fields. The first is the rose: it comes only from cards. You have just bought Gardener. Play it.',
      wrong: 'That can wait. Roses come only from cards, and Gardener is such a card: play it.',
    },
    'by-the-channel': {
      say: 'Gardener sends a worker to the banks of the channel, the water between the two halves, and needs no worker beside him. Send him to grape space F5.',
      wrong: 'That bank is as green. For this lesson choose F5, on the other side of the channel from the first settlement.',
    },
    rose: {
      say: 'A rose instead of a grape, and $1 for the crocodile. A rose stands for any one resource, and you may pay with several at once. So keep it for what you cannot get.',
    },
    monument: {
      say: 'Your rival has played Monument: three stone for one building block, and 7 reputation at a stroke. Blocks lie on the building sites, the sandy spaces with a dashed outline.',
    },
    offering: {
      say: 'You have no stone at all. But Offering builds a block for a card of your hand. Play Offering.',
      wrong: 'Later. Look first at how a block can be had without stone: play Offering.',
    },
    'given-up': {
      say: 'The card that you give up leaves the game for good. A third Farmer is no loss by now, and one card less in hand even raises your income. Give up Farmer.',
      wrong: 'You will want that one again. Give up Farmer.',
    },
    site: {
      say: 'Four sites have room. On which one it lies makes no difference to what the card brings; Temple service, a later card, counts the blocks of one site. Build on D4, where two lie already.',
      wrong: 'There is room too. But blocks are worth more where many lie: choose D4.',
    },
    'room-on-a-site': {
      say: '1 reputation and $3. D4 takes five blocks in all, now there are three; you see the free places as dashed stones. Of all blocks there are fifteen.',
    },
    bridge: {
      say: 'Bridge costs two stone and brings 4 reputation. You have a rose and $4: the rose stands for one stone, and once in each action $3 stand for another. Play Bridge.',
      wrong: 'Not yet. Your rose and $3 are two stone just now: play Bridge.',
    },
    'over-the-channel': {
      say: 'A bridge joins two spaces that face each other over the channel. Like a road it begins at a settlement, a site or an open end. Build it from C5 to building site D4.',
      wrong: 'It would reach the other bank as well, but not a site. From C5 to D4 it closes a connection.',
    },
    'rose-for-stone': {
      say: '4 reputation, and 1 more: sites C6 and D4 are connected for the first time, by your bridge and the roads on both sides. One bridge at most may end on a space, and there are only four; Grand bridge may replace one.',
    },
    fisherman: {
      say: 'The other good that grows on no field is fish. Play Fisherman.',
      wrong: 'A good thought, but without fish there is no palace: play Fisherman.',
    },
    'at-the-lake': {
      say: 'He fishes from any undeveloped space at the lake, the water all around, again without a worker beside him. Choose grape space G2.',
      wrong: 'There are fish there, too. For this lesson choose G2.',
    },
    fish: {
      say: 'A fish and $2, and $1 for the crocodile. Money never stands for fish, a rose does. Fish market, Banquet and Palace ask for it, so nobody has too much before the end.',
    },
    'much-later': {
      say: 'Many turns later. Settlements stand on both sides now, and only three cards are left in the draw pile: the time of towns and palaces.',
    },
    'town-card': {
      say: 'Town building costs two different basic resources and brings 6 reputation and $1. Play it.',
      wrong: 'You have what a town costs, and the place for it is free now. Play Town building.',
    },
    'which-settlement': {
      say: 'A town is put onto a settlement, whoever built that. It counts as a settlement still, so connections stay, and nothing may be built beside it that could not be before. Choose the oldest one, on the red space F3.',
      wrong: 'That would be a fine town. For this lesson build on the red space F3.',
    },
    different: {
      say: 'Two different ones: you have wheat, grapes and a stone. You will get stone back more easily than you think. Pay a grape and a stone.',
      wrong: 'Keep the wheat: pay 1 grape and 1 stone.',
    },
    town: {
      say: '28 reputation. Strong commerce cards want a town: Town market, Great caravan, Banquet, Rose festival. Like every place it holds one worker at a time, so more towns are good for all.',
    },
    'palace-card': {
      say: 'The draw pile is empty, and the first disaster lies in the market. Palace has been marked down to $3, just what you have. Buy it.',
      wrong: 'There is no better card in this market, and you will not see it again. Buy Palace.',
    },
    'four-goods': {
      say: 'A few turns on you have all that it asks for: wheat, grape, stone and fish, one of each. Play Palace.',
      wrong: 'Now, before the end begins: play Palace.',
    },
    'on-a-town': {
      say: 'A palace stands on a town, and only two can be built in a game. There are towns on F3 and F5. Choose F3.',
      wrong: 'F5 would do. For this lesson build it on the red space F3.',
    },
    palace: {
      say: '11 reputation for one card: 49. Royal palace brings even 12, with a rose instead of the fish.',
    },
    farewell: {
      say: 'You have seen every piece of the game now, but for expansions, which widen a workshop, and the grand bridges. Gather roses and fish in time, watch for towns without a worker, and keep an eye on the disasters. The pharaoh awaits you!',
    },
  },
  chapters: {
    roses: 'Roses',
    blocks: 'Building blocks',
    bridges: 'Bridges',
    fish: 'Fish',
    towns: 'Towns',
    palaces: 'Palaces',
  },
}
