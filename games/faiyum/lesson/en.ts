import type { LessonText } from '@fairground/kernel'

export const en: LessonText = {
  notes: {
    welcome: {
      say: 'Welcome to the swamp of Faiyum. You advise the pharaoh, and so does one rival. Whoever has the most reputation, the sign of the ankh, wins in the end.',
    },
    'three-things': {
      say: 'All that is built here belongs to the pharaoh, and everybody may use it. Your own are your cards, goods, money and reputation. A turn is one of three things: playing a card, buying one, or administering.',
    },
    'first-farmer': {
      say: 'Your hand: three Farmers, Two roads and Settlement. Building costs goods, and you have none yet. So begin with a harvest: press Farmer and play it.',
      wrong: 'That will have its time. Goods come first, and a Farmer brings them: play Farmer.',
    },
    'first-worker': {
      say: 'A worker goes to an undeveloped field. As long as nobody stands on the map, he may go anywhere. Send him to grape space G4, below the red space with the first settlement.',
      wrong: 'He could go there too. But soon we want to build between the first settlement and the dam, and that is where G4 lies.',
    },
    crocodile: {
      say: 'The crocodile has left, which is worth $1, and you have harvested a grape. G4 is dry ground now: anybody may build there.',
    },
    'second-farmer': {
      say: 'Your rival has bought Skilled farmer, and a new card has come into the market at once. You need more than grapes. Play your second Farmer.',
      wrong: 'A good thought, but one grape does not go far. Harvest once more first: play Farmer.',
    },
    'next-to-a-worker': {
      say: 'Once somebody is on the map, a Farmer goes next to a worker. Three undeveloped neighbours of G4 glow. Choose wheat space F4.',
      wrong: 'Allowed, but we keep that space for later. Take the wheat of F4.',
    },
    'everybodys-workers': {
      say: 'Did you see it? Your rival went next to your workers and took two grapes at once. Workers on the map are nobody’s own.',
    },
    market: {
      say: 'Now the market. Only its four lowest cards are for sale, for $3, $4, $5 and $7 in this order; a red token makes one $1 cheaper. Press Grape procurement, the second of them, and buy it for $3.',
      wrong: 'Not a bad wish. But Grape procurement is a second source of goods besides the Farmers: buy that one.',
    },
    'third-farmer': {
      say: 'What you buy goes to your hand and can be played from your next turn on. For a settlement you still lack stone. Play your last Farmer.',
      wrong: 'Soon. Stone is what is missing for a settlement: play Farmer.',
    },
    'dry-stone': {
      say: 'Stone spaces lie high and dry: no crocodile, so no dollar either, but you may build there at any time. Send the worker to stone space G3.',
      wrong: 'We are after stone, and we want it from G3, beside G4.',
    },
    commerce: {
      say: 'A commerce card sends its worker to a developed place. Just now the first settlement is the only one for Grape procurement, so he goes there by himself. Play it for two grapes.',
      wrong: 'You could, but then roads and settlement together would cost more than you have. Fetch two grapes first.',
    },
    'first-connection': {
      say: 'Your rival has laid two roads, from building site D4 to the first settlement. It is the first direct connection of these two places: 1 reputation, besides the card’s 3.',
    },
    'two-roads': {
      say: 'You can do that too. You have 1 wheat, 3 grapes and 1 stone. Play Two roads.',
      wrong: 'That would work as well. We lay the roads first, so that the settlement finds them waiting: play Two roads.',
    },
    'first-road': {
      say: 'A road begins at a settlement or building site, or carries on an open end, and no crocodile may be on either space. Lay the first from the red space F3 down to G4.',
      wrong: 'A road may go there, but ours is to lead to the dam: from F3 to G4.',
    },
    'second-road': {
      say: 'G4 has an open end now. Only settlements and building sites are crossroads; any other space holds two ends and no more. Carry on from G4 to H4.',
      wrong: 'Allowed, yet then the first road would lead nowhere. Carry on from G4 to H4.',
    },
    'by-the-ground': {
      say: 'Each road costs one resource of either of its two spaces; the red space has none. So the first costs a grape, the second a grape or a stone. Keep the stone: pay 2 grapes.',
      wrong: 'You will need the stone for the settlement. Pay 2 grapes.',
    },
    settlement: {
      say: 'That brought 3 reputation. You have 1 wheat, 1 grape and 1 stone left: just what a settlement costs. Play Settlement.',
      wrong: 'Later. You hold exactly what a settlement costs, so play Settlement.',
    },
    'where-to-settle': {
      say: 'A settlement needs a resource space without a crocodile and without another settlement beside it. H4 is such a space, and your road ends there. Build on H4.',
      wrong: 'It could stand there. Ours belongs on H4, at the end of your road.',
    },
    'own-connection': {
      say: '3 reputation and $3 for the settlement, and 1 reputation more because F3 and H4 are connected for the first time. That makes 7.',
    },
    bargain: {
      say: 'Your hand is empty, but look at the market before you take your cards back. Colonisation builds a settlement for only two resources, and the token brings it down to $2. Buy it.',
      wrong: 'You could, but a bargain like this does not lie there for long. Buy Colonisation.',
    },
    administration: {
      say: 'Now take your cards back. An administration begins with income: $3 less $1 for each card in your hand. You hold one, so you get $2. Press Administer.',
      wrong: 'One card alone does not get you far. Administer and fetch the others.',
    },
    'workers-off': {
      say: 'Next you may take up to two workers off the map, whichever you like, for $1 each. Their places are free then, for everybody. Take the worker off the red space F3.',
      wrong: 'Any worker will do, and each brings $1. For this lesson take the one on the red space F3.',
    },
    'second-worker-off': {
      say: 'Another one: take the worker off wheat space F4.',
      wrong: 'Take one more, for $1: the worker on wheat space F4.',
    },
    'buy-back': {
      say: 'The top three cards of your stack are back: the last three that you played. The Farmers lay below them. Each further card costs $1. Buy back one, and confirm.',
      wrong: 'One Farmer is enough for now. The money will buy something better: take back 1 card.',
    },
    'new-market': {
      say: 'At last the market moves on. Purchaser was the only card marked down, so it left, and the lowest of the others with it. What remained of the four is marked down now, and two new cards have come.',
    },
    'freed-place': {
      say: 'Your rival’s Trader went straight to the place that you had freed, and turned two goods into roses. A rose stands for any resource.',
    },
    'workshop-card': {
      say: 'Among the bargains is Vineyard: it builds a workshop and brings 3 grapes and 3 reputation. Buy it for $3.',
      wrong: 'Vineyard is worth more to you: it comes back again and again. Buy it for $3.',
    },
    'own-settlement': {
      say: 'Grape procurement wants a settlement without a worker. The first one is taken, but yours on H4 is free. Play Grape procurement.',
      wrong: 'First the grapes: they will pay for what comes next. Play Grape procurement.',
    },
    'three-dollars': {
      say: 'Colonisation costs two different basic resources, and you have only grapes. Never mind: once in each action $3 stand for one wheat, grape or stone. Play Colonisation.',
      wrong: 'Better now: your rival could settle at the same place. Play Colonisation.',
    },
    'over-the-channel': {
      say: 'H5 faces H4 over the channel. Spaces on opposite sides are never neighbours, so a settlement may stand there, and the road on the dam joins the two. Build on H5.',
      wrong: 'It may stand there. But H5 brings a connection at once, and with it 1 reputation more.',
    },
    dam: {
      say: 'You paid a grape and $3; the card brought $3 and 3 reputation, and the new connection 1 more. What a card brings comes only after paying, so you had to have the $3 before. You stand at 11.',
    },
    'wheat-again': {
      say: 'Vineyard costs a wheat and a stone. $3 can stand for one of them, the other you need: play Farmer for a wheat.',
      wrong: 'Not yet. First a wheat for the Vineyard: play Farmer.',
    },
    'many-places': {
      say: 'There are many workers on the map, so your Farmer has a wide choice. Next to your settlement H4 lies wheat space H3, with its crocodile. Go to H3.',
      wrong: 'Allowed. But you want wheat and the dollar for a crocodile: go to H3.',
    },
    vineyard: {
      say: 'Your rival has administered and bought back five cards. You now have a wheat, and $3 for the stone. Play Vineyard.',
      wrong: 'The Vineyard is ready to be built. Play it first.',
    },
    workshop: {
      say: 'A workshop stands where a road or bridge ends, without a crocodile, and of the kind that the card names. E4 and G4 will do; the workers there are not in the way. Choose G4.',
      wrong: 'E4 would be just as good. For this lesson build on G4.',
    },
    'no-interruption': {
      say: '3 grapes, and 14 reputation. A workshop does not interrupt a road: F3 and H4 are connected as before.',
    },
    'far-roads': {
      say: 'You have four grapes and nothing else, so Two roads needs grape spaces. The way it can begin is at building site C2, in the north-west, towards B1. Play Two roads; the first lays itself.',
      wrong: 'Your grapes can become roads now. Play Two roads.',
    },
    'open-end': {
      say: 'From the open end on B1 the second road may go to B2 or C1. Lay it to stone space B2.',
      wrong: 'C1 would be allowed as well. For this lesson lay it from B1 to B2.',
    },
    'two-dollars': {
      say: 'Settlement cannot be paid for now: wheat and stone are missing, and you have $1. An action is done completely or not at all, but any card may be laid down for $2 instead. Do that with Settlement.',
      wrong: 'Wait a moment: each card in your hand lowers your income. First lay Settlement down for $2.',
    },
    'pharaohs-roads': {
      say: 'Your roads, your rival’s connection: the settlement on B2 is now joined with building site C2, and that reputation went to the other side. Nothing on the map is yours, so an open end invites everybody.',
    },
    'empty-hand': {
      say: 'Now your hand is empty, and the income is the full $3. Administer.',
      wrong: 'With no card in hand there is nothing better: administer.',
    },
    'room-for-stone': {
      say: 'Think of where you want to go next. You lack stone and wheat, and both lie beside the worker on G4. Take the worker off stone space G3.',
      wrong: 'It would bring $1 too. But you will want stone again: take the worker off G3.',
    },
    'room-for-wheat': {
      say: 'And the one on wheat space H3, so that your Farmers can harvest there again. The crocodile is gone, the wheat is not.',
      wrong: 'You will want wheat again: take the worker off H3.',
    },
    'order-of-cards': {
      say: 'You know best what to play late: it lies on top. Below come Farmer, Colonisation, Grape procurement, then two more Farmers. Take back three for $3 and let the last two sleep.',
      wrong: 'Up to Grape procurement it pays; two more Farmers would only lower your next income. Take back 3 cards.',
    },
    'one-token': {
      say: 'Again only one card was marked down, Fishing fleet, and it left together with the lowest, Thief. Cards that nobody wants go, stronger ones move up: the market is the clock of the game.',
    },
    'last-card': {
      say: 'One more for today. Your two grapes and your money suffice for another settlement. Play Colonisation.',
      wrong: 'A fine plan for later. Finish with one more settlement: play Colonisation.',
    },
    'near-a-site': {
      say: 'C4 is dry stone and lies next to building site D4. A single road between them will be a connection some day. Build on C4.',
      wrong: 'It may stand there. Beside building site D4 it lies better: choose C4.',
    },
    standing: {
      say: '20 reputation to your rival’s 11: a fine beginning. You have harvested, traded, built, bought and administered, and that is the whole game. What is left is its end.',
    },
    clock: {
      say: 'Above the market you see two piles: 29 cards still to come, and then the 12 of the last turns, four natural disasters among them. A disaster stays behind all other cards of the market and cannot be bought.',
    },
    quitting: {
      say: 'When the fourth disaster comes up, nobody may administer any more. Then you play, buy, or quit. Between two players the first to quit gains 6 reputation, the other nothing.',
    },
    alone: {
      say: 'You can also play alone: there are no tokens then, and you choose yourself which cards leave the market. In the challenge of the pharaoh seven goals await you, one a game, and each makes the next game easier.',
    },
    farewell: {
      say: 'Goods and money decide only a tie, so turn them into reputation in time. Every other card explains itself when you press it. May the crocodiles make way for you!',
    },
  },
  chapters: {
    harvest: 'Harvest',
    market: 'The market',
    build: 'Roads and settlements',
    administration: 'Administration',
    workshops: 'Commerce and workshops',
    again: 'Round again',
    end: 'How it ends',
  },
  tips: {
    harvest:
      'Harvesters go to undeveloped fields, and most of them next to a worker, whoever placed it. A crocodile that leaves is worth $1.',
    commerce: 'Commerce goes to developed places, and each holds only one worker. If all are taken, an administration can free them.',
    settlement: 'Roads that lead to a new settlement count at once: each first direct connection brings 1 reputation.',
    roads:
      'Whoever closes the first direct connection of two settlements or sites gains 1 reputation. An open end helps the next player too.',
    pay: 'Roses stand for any resource, and once an action $3 stand for a wheat, grape or stone.',
    market: 'Only the four lowest cards are for sale, and a token makes one $1 cheaper. What you buy goes to your hand.',
    'market-alone': 'Only the four lowest cards are for sale, each at its own price. What you buy goes to your hand.',
    stack: 'Cards come back from the top of your stack. Play your weak ones early and your strong ones late.',
    cash: 'A card that shows only coins cannot do its whole action now. It can still be laid down for $2.',
    administer: 'With few cards in hand an administration pays best: $3 less $1 for each card you hold.',
    workers: 'Each worker you take off brings $1, and the place is free for your rivals first.',
    'workers-alone': 'Each worker you take off brings $1, and the place is free for you again.',
    back: 'More cards from the top cost $1 each, alone $1, $2, $3 and so on. Weak cards may sleep.',
    replace: 'Alone you choose yourself which cards leave. Put away what you will never buy: stronger cards move up.',
    rose: 'You have a rose: it stands for any resource that a card asks for, fish included.',
    disaster: 'A natural disaster lies in the market. When the fourth is out, nobody may administer any more: time your last one well.',
    ending: 'No more administration. Play, buy, or quit: who quits earlier takes the more valuable disaster.',
    'ending-alone': 'No more administration. Play and buy what still brings reputation, then quit.',
  },
  captions: {
    map: 'The map at the start: crocodiles on wheat and grapes, the first settlement on the red space, the road on the dam in the south.',
    'set-up': 'Two players: eight cards in the market, the four for sale with a token each, and the five starting cards in hand.',
    cards:
      'A hand with cards of three kinds: Farmer harvests, Grape procurement trades, the others build. Cost on the red ground, gain on the green one.',
    turn: 'A turn: the two Farmers on the stack have been played. Now one may play another card, buy one of the lowest four, or administer.',
    play: 'Settlement asks for wheat, grape and stone. With two grapes and $1 it can only be laid down for $2.',
    pay: 'Two roads, F3–G4 and G4–H4: the first costs a grape, the second a grape or a stone.',
    harvest: 'A worker stands on G4, so the next Farmer may go to F4, G3 or H3; F3 and H4 are developed.',
    build: 'A settlement is to be built: on a space without a crocodile, and not next to the first one on F3.',
    roads: 'F3 is directly connected with D4 and, over G4, with the new settlement on H4.',
    commerce: 'Commerce workers stand on the settlements F3 and H4. Until one is taken off, there is no room for another.',
    market: 'Hermit has just come in without a token. Grape procurement lies second and is marked down: $3 instead of $4.',
    administration: 'The top three cards are back in hand. From the stack, Farmer would be the next, for $1.',
    'last-turns': 'Above the market: 29 cards of the draw pile and then the 12 of the last turns.',
  },
}
