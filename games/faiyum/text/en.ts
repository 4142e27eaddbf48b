import { byKind } from '@fairground/kernel'
import type { CardStep, Count, Good, PerGain, Piece, Place } from '../edition/vocabulary.ts'
import type { CardName, Event, Spot } from '../state.ts'
import { listed } from './list.ts'
import type { FaiyumText, Phrases } from './phrases.ts'
import { rules } from './rules-en.ts'
import { purseOf, textOf } from './speak.ts'

const GOOD: Readonly<Record<Good, readonly [one: string, many: string]>> = {
  wheat: ['wheat', 'wheat'],
  grape: ['grape', 'grapes'],
  stone: ['stone', 'stone'],
  fish: ['fish', 'fish'],
  rose: ['rose', 'roses'],
}

const PIECE: Readonly<Record<Piece, readonly [one: string, many: string]>> = {
  worker: ['a worker', 'workers'],
  settlement: ['a settlement', 'settlements'],
  town: ['a town', 'towns'],
  workshop: ['a workshop', 'workshops'],
  expansion: ['an expansion', 'expansions'],
  road: ['a road', 'roads'],
  bridge: ['a bridge', 'bridges'],
  grandBridge: ['a grand bridge', 'grand bridges'],
  block: ['a building block', 'building blocks'],
  palace: ['a palace', 'palaces'],
  crocodile: ['a crocodile', 'crocodiles'],
}

const PLACE: Readonly<Record<Place, string>> = {
  settlement: 'a settlement or town',
  town: 'a town',
  palace: 'a town with a palace',
  site: 'a building site',
  workshop: 'a workshop',
  expansion: 'a workshop with an expansion',
}

const SPOT: Readonly<Record<Spot['terrain'], string>> = {
  wheat: 'wheat space',
  grape: 'grape space',
  stone: 'stone space',
  red: 'red space',
  site: 'building site',
}

const COUNT: Readonly<Record<Count, readonly [one: string, many: string]>> = {
  ends: ['road or bridge that ends there', 'roads or bridges that end there'],
  blocks: ['building block there', 'building blocks there'],
  links: ['place directly connected with it', 'places directly connected with it'],
  way: ['road or bridge on the shortest way between them', 'roads or bridges on the shortest way between them'],
  cleared: ['worker taken off', 'workers taken off'],
  settlements: ['settlement or town on the map', 'settlements and towns on the map'],
  towns: ['town on the map', 'towns on the map'],
  workshops: ['workshop on the map', 'workshops on the map'],
  workers: ['worker on the map', 'workers on the map'],
  crocodiles: ['crocodile left', 'crocodiles left'],
}

function list(parts: readonly string[], and = 'and'): string {
  return listed(parts, and)
}

function piece(what: Piece, amount: number): string {
  return amount === 1 ? PIECE[what][0] : `${amount} ${PIECE[what][1]}`
}

function spot({ id, terrain }: Spot): string {
  return `${SPOT[terrain]} ${id}`
}

function card({ number, title }: CardName): string {
  return number === undefined ? title.en : `${title.en} (${number})`
}

function upTo(count: number, least: number | undefined): string {
  return least !== undefined && least < count ? 'up to ' : ''
}

function step(what: CardStep): string {
  switch (what.do) {
    case 'harvest': {
      const each = what.workers === 1 ? '' : ', each'
      const where = what.terrain === undefined ? 'an undeveloped resource space' : `an undeveloped ${SPOT[what.terrain]}`
      const side = what.side === undefined ? '' : ` by the ${what.side}`
      const next = what.next ? ' next to a worker' : ''
      const lonely = what.alone ? ' whose neighbours are all undeveloped' : ''
      return `Place ${upTo(what.workers, what.least)}${piece('worker', what.workers)}${each} on ${where}${side}${next}${lonely}.`
    }
    case 'trade': {
      const each = what.workers === 1 ? '' : ', each'
      const on = what.terrain === undefined ? places(what.on) : `${places(what.on)} on a ${SPOT[what.terrain]}`
      return `Place ${piece('worker', what.workers)}${each} on ${on}${what.joined ? '; roads or bridges must lead from one to the other' : ''}.`
    }
    case 'build':
      return build(what)
    case 'clear':
      return `Take ${upTo(what.workers, what.least)}${piece('worker', what.workers)} off the map.`
    case 'name':
      return `Choose ${places(what.on)}.`
    case 'swap':
      return `Swap up to ${what.most} of your ${list(
        what.from.map((good) => GOOD[good][1]),
        'or',
      )} for ${GOOD[what.to][1]}, one for one.`
    case 'take':
      return 'Take a card of the current market without paying.'
    case 'order':
      return 'Put your discard stack, this card included, into any order.'
    case 'repeat':
      return 'Carry out the card beneath this one, at its cost.'
  }
}

function places(on: readonly Place[]): string {
  return list(
    on.map((place) => PLACE[place]),
    'or',
  )
}

function build({ piece: what, count, terrain }: Extract<CardStep, { do: 'build' }>): string {
  const on = terrain === undefined ? '' : ` on a ${SPOT[terrain]}`
  switch (what) {
    case 'town':
      return 'Upgrade a settlement to a town.'
    case 'palace':
      return 'Put a palace on a town.'
    case 'workshop':
      return `Build a workshop${on || ' on a resource space'} where a road or bridge ends.`
    case 'expansion':
      return 'Add an expansion to a workshop.'
    case 'block':
      return count === 1 ? 'Place a building block on a building site.' : `Place ${count} building blocks on building sites.`
    case 'grandBridge':
      return 'Build a grand bridge over the channel, or put it in the place of a bridge.'
    case 'bridge':
      return `Build ${piece(what, count)} over the channel.`
    default:
      return `Build ${piece(what, count)}${on}.`
  }
}

function per({ what, each, count, of = 1, most }: PerGain): string {
  const amount = what === 'money' ? `$${each}` : `${each} reputation`
  const things = of === 1 ? COUNT[count][0] : `${of} ${COUNT[count][1]}`
  return `${amount} for each ${things}${most === undefined ? '' : `, at most ${most}`}`
}

const event = byKind<Event, [who: string]>({
  used: (happened, who) =>
    happened.repeats === undefined
      ? `${who} plays ${card(happened.card)}.`
      : `${who} plays ${card(happened.card)} and repeats ${card(happened.repeats)}.`,
  cashed: (happened, who) => `${who} lays ${card(happened.card)} down for $${happened.money}.`,
  gave: (happened, who) => `${who} gives up ${card(happened.card)}; it leaves the game.`,
  worker: (happened, who) =>
    `${who} places a worker on ${spot(happened.spot)}${happened.crocodile ? ' and drives the crocodile out' : ''}.`,
  built: (happened, who) => `${who} builds ${piece(happened.piece, 1)}: ${list(happened.spots.map(spot))}.`,
  linked: ({ spots }, who) => `For the first time ${list(spots.map(spot))} are connected: 1 reputation for ${who}.`,
  cleared: (happened, who) => `${who} takes the worker off ${spot(happened.spot)}${happened.money > 0 ? ` for $${happened.money}` : ''}.`,
  named: (happened, who) => `${who} chooses ${spot(happened.spot)}.`,
  paid: ({ goods, money }, who) => `${who} pays ${purseOf(phrases, goods, money)}.`,
  swapped: ({ from, to }, who) => `${who} swaps ${purseOf(phrases, from, 0)} for ${purseOf(phrases, to, 0)}.`,
  gained: ({ goods, money, reputation }, who) => `${who} gains ${purseOf(phrases, goods, money, reputation)}.`,
  ordered: (_happened, who) => `${who} puts the discard stack in order.`,
  bought: (happened, who) => `${who} buys ${card(happened.card)} for $${happened.price}${happened.discount ? ', marked down' : ''}.`,
  took: (happened, who) => `${who} takes ${card(happened.card)} from the market and pays nothing.`,
  turned: ({ title, number }) =>
    title === undefined ? `A natural disaster comes up: ${number}.` : `${title.en} (${number}) comes into the market.`,
  administered: ({ income }, who) => `${who} administers and takes $${income} of income.`,
  back: ({ cards, price }, who) => `${who} takes back ${list(cards.map(card))}${price > 0 ? ` for $${price}` : ''}.`,
  replaced: ({ discounts, cards }) =>
    discounts.length === 0
      ? `${leaving(cards)}.`
      : `${leaving(cards)}; ${list(discounts.map(card))} now ${discounts.length === 1 ? 'costs' : 'cost'} less.`,
  ending: () => 'The fourth disaster is here: no more administration. Play, buy or quit.',
  quit: ({ reputation }, who) => (reputation > 0 ? `${who} quits and gains ${reputation} reputation.` : `${who} quits.`),
  over: () => 'The pharaoh has seen enough: the game is over.',
})

function leaving(cards: readonly CardName[]): string {
  return `${list(cards.map(card))} ${cards.length === 1 ? 'leaves' : 'leave'} the market`
}

const phrases: Phrases = {
  language: 'en',
  title: 'Faiyum',
  tagline: 'Drain the swamp, lay roads, raise towns: earn the respect of the pharaoh.',
  options: {
    achievements: { label: 'Achievements', help: 'How many achievements of the pharaoh’s challenge are in force (solo only).' },
    edition: {
      label: 'Edition',
      help: 'Which cards and which map are used. The built-in ones are in large part reconstructed; owners can bring a file of their own.',
      values: { 'reconstruction-1': 'Reconstructed' },
    },
  },
  breakdown: {
    cards: 'From cards',
    connections: 'From connections',
    disaster: 'From a disaster',
    goods: 'Left-over resources',
    money: 'Left-over money',
    bridges: 'Bridges placed',
    palaces: 'Palaces placed',
    blocks: 'Building blocks placed',
    workshops: 'Workshops placed',
    crocodiles: 'Crocodiles left',
  },
  rules,
  kinds: { harvest: 'Harvest', build: 'Build', commerce: 'Commerce', other: 'Other' },
  list,
  good: (good, amount) => `${amount} ${GOOD[good][amount === 1 ? 0 : 1]}`,
  money: (amount) => `$${amount}`,
  reputation: (amount) => `${amount} reputation`,
  cards: (amount) => (amount === 1 ? '1 card' : `${amount} cards`),
  spot,
  piece,
  cost: {
    basic: (amount) => (amount === 1 ? 'any basic resource' : `any ${amount} basic resources`),
    different: (amount) => `${amount} different basic resources`,
    ground: 'for each road 1 resource of either of its two spaces',
    card: (amount) =>
      amount === 1 ? 'another card of your hand, which leaves the game' : `${amount} other cards of your hand, which leave the game`,
  },
  step,
  gain: {
    choice: (amount) => (amount === 1 ? '1 basic resource of your choice' : `${amount} basic resources of your choice`),
    ofSpace: (amount, several) => `${amount} of the resource of ${several ? 'each' : 'the'} space`,
    per,
    once: (what) => `${what} once`,
  },
  prompt: {
    waiting: (name) => `Waiting for ${name}.`,
    over: 'The game is over.',
    turn: 'Play, buy or administer.',
    lastTurn: 'Play, buy or quit.',
    buys(money, [card, ...others]) {
      if (card === undefined) return `${money} buys nothing yet.`
      return others.length === 0
        ? `${money} buys ${card}.`
        : `${money} buys ${card} or ${others.length} other${others.length === 1 ? '' : 's'}.`
    },
    administering: (what) => (what.length === 0 ? 'Administering brings nothing yet.' : `Administering brings ${list(what)}.`),
    workers: 'Take workers off the map, a dollar each, or leave them.',
    back: 'Choose how many more cards to buy back.',
    replace: 'Put away one of the cards for sale.',
    which: (number, of) => ` (${number} of ${of})`,
    question: {
      worker: (which) => `Place a worker${which}.`,
      off: (which) => `Take a worker off the map${which}.`,
      name: () => 'Choose a place.',
      give: () => 'Choose the card of your hand to give up.',
      pay: () => 'Choose how to pay.',
      swap: () => 'Choose what to swap.',
      take: () => 'Take a card of the current market.',
      lay: () => 'Build the stack anew, from the top: choose the next card.',
      choose: () => 'Choose your resources.',
    },
    build: (what, which) => `Build ${PIECE[what][0]}${which}.`,
    next: (cost, gain) =>
      cost === undefined ? gain && `You gain ${gain}.` : gain === undefined ? `It costs ${cost}.` : `It costs ${cost} and brings ${gain}.`,
    administration: (alone) => (alone ? 'Then you choose market cards to put away.' : 'Then the market changes, and the turn passes.'),
  },
  move: {
    use: (title) => `Play ${title}`,
    cash: (title, money) => `Lay ${title} down for ${money}`,
    buy: (title, money) => `Buy ${title} for ${money}`,
    administer: 'Administer',
    quit: (reputation) => (reputation === undefined ? 'Quit the game' : `Quit for ${reputation}`),
    enough: 'Leave it at that',
    asItIs: 'Leave the rest as it is',
    worker: (where) => `Place a worker on ${where}`,
    off: (where) => `Take the worker off ${where}`,
    name: (where) => `Choose ${where}`,
    build: (what, where) => `Build ${what} on ${where}`,
    join: (what, from, to) => `Build ${what} from ${from} to ${to}`,
    pay: (what) => `Pay ${what}`,
    give: (title) => `Give up ${title}`,
    swap: (what) => `Swap ${what}`,
    choose: (what) => `Take ${what}`,
    take: (title) => `Take ${title}`,
    lay: (title) => `Lay ${title} next`,
    back: (cards, money) => `Take back ${cards} more for ${money}`,
    backNone: 'Buy back nothing',
    replace: (title) => `Put ${title} away`,
  },
  event,
  reasons: {
    'finish-first': () => 'Finish what you have begun first.',
    'begin-first': () => 'First play a card, buy one or administer.',
    'not-now': () => 'Something else is to be decided now.',
    'no-administration': () => 'After the fourth disaster nobody may administer.',
    'no-quitting-yet': () => 'Quitting is possible once the fourth disaster is out.',
    'not-in-hand': () => 'This card is not in your hand.',
    'not-in-market': () => 'This card is not in the market.',
    'disaster-not-for-sale': () => 'Natural disasters cannot be bought.',
    'not-yet-for-sale': () => 'Only the four lowest cards are for sale.',
    'too-dear': ({ price, money }) => `It costs $${price}; you have $${money}.`,
    'nothing-to-repeat': () => 'There is no action to repeat on top of your stack.',
    'no-card-to-give': () => 'You have no other card in hand to give up.',
    'nothing-to-take': () => 'No card is left in the current market.',
    'nothing-to-swap': () => 'You have nothing that can be swapped.',
    'cannot-pay': () => 'You cannot pay for it with what you have now; what the action brings comes later.',
    'no-piece-left': ({ piece: what }) => `Not enough pieces of this kind: ${PIECE[what as Piece]?.[1] ?? what}.`,
    'not-the-whole-action': () => 'The action must be done completely, and so it could not be.',
    'the-whole-action': () => 'The action must be done completely.',
    'stack-too-small': ({ cards }) => `Your stack holds only ${cards} more.`,
    'no-worker-there': () => 'No worker stands there.',
    'worker-there': () => 'A worker stands there already; a space holds only one.',
    'not-in-current-market': () => 'Choose one of the cards that are for sale.',
    'no-such-space': () => 'There is no such space.',
    developed: () => 'Harvesters go to undeveloped spaces only.',
    undeveloped: () => 'Commerce needs a developed space.',
    crocodile: () => 'A crocodile lies there. Harvest the space first.',
    taken: () => 'Something else is there already.',
    'no-road-there': () => 'A workshop needs a road or bridge that ends on its space.',
    'too-close': () => 'Settlements may not be next to each other.',
    'site-full': () => 'This building site is finished.',
    'no-site': () => 'Building blocks go to building sites.',
    'no-worker-beside': () => 'A worker must stand on an adjacent space.',
    'wrong-place': () => 'The card does not reach this place.',
    'not-adjacent': () => 'A road joins two adjacent spaces.',
    'not-facing': () => 'A bridge joins two spaces that face each other over the channel.',
    'joined-already': () => 'These spaces are joined already.',
    junction: () => 'Only settlements and building sites are crossroads.',
    'not-attached': () => 'A road begins at a settlement or building site, or carries on another road.',
    'bridge-there': () => 'Another bridge ends on one of these spaces.',
    'not-this-payment': () => 'This does not pay the cost, or you do not have it.',
  },
  unknownReason: 'This is not possible now.',
}

export const en: FaiyumText = textOf(phrases)
