import { byKind, type Names, type Prompt, type Reason } from '@fairground/kernel'
import { type Card, type Event, type Facts, type Move, SHIP, type Throw, type View } from '../state.ts'
import { rules } from './rules/en.ts'
import { type FaifoText, isMine, skillOf, worded } from './shared.ts'
import { cards, coins, list, skills } from './words/en.ts'

const throwNames: Readonly<Record<Throw, string>> = { rock: 'rock', paper: 'paper', scissors: 'scissors' }

function the(card: Card): string {
  return card === SHIP ? 'a ship' : `the ${cards[card].name}`
}

/** The label of a choice: the name with its number. */
function label(card: Card): string {
  return card === SHIP ? 'a ship' : `the ${cards[card].name} (${card})`
}

function bySeat(values: readonly Card[], names: Names): string {
  return values.map((card, seat) => `${names(seat)} ${the(card)}`).join(', ')
}

function prompt(view: View, turn: readonly number[], names: Names, facts: Facts): Prompt {
  if (view.phase === 'over') return { now: 'The game is over.' }
  if (view.phase === 'up' || turn.length === 0) return { now: 'The turn plays out.' }
  if (!isMine(view, turn)) {
    const waiting = `Waiting for ${list(turn.map(names))}.`
    return view.skill === 0 ? { now: waiting } : { now: waiting, next: `${cards[view.skill].name}: ${skills[skillOf(view, facts)].effect}` }
  }
  switch (view.phase) {
    case 'discard':
      return { now: 'Lay one card aside.', next: 'All turn theirs up together. These cards are out for the whole round.' }
    case 'lay':
      return {
        now: 'Lay a card face down.',
        next: `The highest names earn coins, the lowest uses its skill; a ship on its own earns ${facts.ships[1]}.`,
      }
    case 'target':
      return { now: 'Choose an opponent.', next: skills[skillOf(view, facts)].effect }
    case 'throw':
      return { now: 'Choose rock, paper or scissors.', next: 'The loser pays half their coins, rounded down.' }
    case 'name':
      return skillOf(view, facts) === 'dictating'
        ? { now: 'Call a merchant.', next: 'Whoever holds it must lay it next turn.' }
        : { now: 'Call a merchant.', next: 'Whoever holds it pays you 3 coins.' }
    case 'favor':
      return { now: 'Choose a merchant that lies face up.', next: 'You use its skill as if it were yours.' }
    case 'place':
      return { now: 'Place a merchant from your hand.', next: 'Its skill is used at once; then you take another merchant from the table.' }
    case 'take':
      return { now: 'Take a merchant from the table.', next: 'It goes into your hand, and everybody has seen it.' }
  }
}

function move(choice: Move, view: View, names: Names, facts: Facts): string {
  if ('discard' in choice) return `Lay ${label(choice.discard)} aside`
  if ('lay' in choice) return `Lay ${label(choice.lay)}`
  if ('throw' in choice) return `Show ${throwNames[choice.throw]}`
  if ('name' in choice) return `Call ${label(choice.name)}`
  if ('favor' in choice) return `Use ${label(choice.favor)}: ${skills[facts.merchants[choice.favor].skill].name}`
  if ('place' in choice) return `Place ${label(choice.place)}: ${skills[facts.merchants[choice.place].skill].name}`
  if ('take' in choice) return `Take ${label(choice.take)}`
  const target = names(choice.target)
  const skill = view.skill === 0 ? 'none' : skillOf(view, facts)
  if (skill === 'try-your-luck') return `Challenge ${target}`
  return skill === 'seducing' ? `Swap purses with ${target}` : `Take half of ${target}’s coins`
}

const fizzled: Readonly<Record<Extract<Event, { readonly kind: 'fizzled' }>['why'], (who: string) => string>> = {
  'nothing-to-copy': (who) => `There is nobody ${who} could ask a favour of.`,
  'nothing-to-take': (who) => `There is no merchant on the table that ${who} could take, so nothing happens.`,
  'no-merchant-in-hand': (who) => `${who} holds nothing but ships and has nobody to introduce.`,
  'nothing-to-name': (who) => `${who} has every hidden merchant in hand: there is nobody to call.`,
  'last-turn': (who) => `There is no next turn for ${who} to dictate.`,
}

const event = byKind<Event, [Names, Facts]>({
  chosen: ({ seat }, names) => `${names(seat)} has chosen.`,
  discarded: (told, names) => `Laid aside: ${bySeat(told.cards, names)}.`,
  revealed: (told, names) => `Cards up: ${bySeat(told.cards, names)}.`,
  ships: (told, names) => {
    if (told.coins === 0) return `${told.seats.length} ships crowd the harbour and earn nothing.`
    return told.seats.length === 1
      ? `${names(told.seats[0])} has the only ship in port and earns ${coins(told.coins)}.`
      : `${told.seats.length} ships share the port: ${list(told.seats.map(names))} earn ${coins(told.coins)} each.`
  },
  fell: ({ seat, merchant, rival }, names) =>
    `${names(seat)} laid the ${cards[merchant].name}, but the ${cards[rival].name} is here: its name is worth nothing.`,
  rewarded: (told, names) =>
    `${names(told.seat)} earns ${coins(told.coins)}: the ${cards[told.merchant].name} has the ${told.place === 1 ? 'best' : 'second-best'} name.`,
  skill: ({ skill, merchant, seat }, names) => {
    if (skill === 'none') return `The ${cards[merchant].name} of ${names(seat)} has no skill: nothing happens.`
    return `${names(seat)} uses the ${cards[merchant].name}: ${skills[skill].name}.`
  },
  fizzled: ({ why, seat }, names) => fizzled[why](names(seat)),
  considers: ({ what, seat }, names) =>
    what === 'name' ? `${names(seat)} thinks about whom to call.` : `${names(seat)} looks through the hand for somebody to introduce.`,
  bank: (told, names) =>
    told.coins > 0
      ? `${names(told.seat)} takes ${coins(told.coins)} from the bank.`
      : `${names(told.seat)} gives ${coins(-told.coins)} to the bank.`,
  paid: (told, names) =>
    told.coins === 0
      ? `${names(told.from)} has nothing to give ${names(told.to)}.`
      : `${names(told.from)} pays ${names(told.to)} ${coins(told.coins)}.`,
  swapped: (told, names) => `${names(told.seat)} and ${names(told.with)} swap purses: now ${told.coins[0]} and ${told.coins[1]}.`,
  shown: (told, names) => `Purses on the table: ${told.seats.map((seat, index) => `${names(seat)} ${told.coins[index]}`).join(', ')}.`,
  challenged: ({ seat, rival }, names) => `${names(seat)} challenges ${names(rival)} to rock-paper-scissors.`,
  threw: ({ seats, throws, winner }, names) => {
    const shown = seats.map((seat, index) => `${names(seat)} shows ${throwNames[throws[index]]}`).join(', ')
    return winner === undefined ? `${shown}: a draw.` : `${shown}: ${names(winner)} wins.`
  },
  tossed: ({ winner }, names) => `Draw after draw, so a coin decides: for ${names(winner)}.`,
  named: ({ seat, merchant, holder, skill }, names) =>
    `${names(seat)} calls the ${cards[merchant].name}, and ${names(holder)} has it${
      skill === 'dictating' ? ': it must be laid next turn.' : '.'
    }`,
  placed: ({ seat, merchant }, names) => `${names(seat)} introduces the ${cards[merchant].name}.`,
  took: ({ from, seat, merchant }, names) =>
    from === seat
      ? `${names(seat)} takes the ${cards[merchant].name} back into the hand.`
      : `${names(seat)} takes the ${cards[merchant].name} from ${names(from)}’s side of the table.`,
  contract: ({ seat, value, by }, names) => `${names(seat)} takes contract ${value}${by === 'round' ? ' for the fullest purse' : ''}.`,
  'no-contract': ({ seat }, names) => `${names(seat)} would take a contract, but none is left.`,
  tied: (told, names) =>
    `A tie for the fullest purse. Last cards: ${told.seats.map((seat, index) => `${names(seat)} ${the(told.cards[index])}`).join(', ')}.`,
  nobody: () => 'Nothing but ships: the contract stays where it is.',
  turn: ({ turn }, _names, facts) => `Turn ${turn} of ${facts.turns}.`,
  round: (told) => {
    const aside = told.aside.length > 0 ? ` Left out: ${list(told.aside.map(the))}.` : ''
    return `Round ${told.round}: all cards are gathered and dealt anew.${aside}`
  },
  dealt: (told) => `Your cards: ${list(told.cards.map(the))}.`,
  limit: ({ returned, cap }, names) => {
    const back = returned.flatMap((count, seat) => (count > 0 ? [`${names(seat)} returns ${count}`] : []))
    return `Nobody keeps more than ${cap}${back.length > 0 ? `: ${back.join(', ')}` : ''}.`
  },
  over: () => 'Enough contracts are signed: the game is over.',
})

const reasons: Readonly<Record<string, string>> = {
  'asked-discard': 'First lay one card aside.',
  'asked-lay': 'Now is the time to lay a card.',
  'asked-target': 'First choose an opponent.',
  'asked-throw': 'First show rock, paper or scissors.',
  'asked-name': 'First call a merchant.',
  'asked-favor': 'First choose whose skill to borrow, among the merchants that lie there.',
  'asked-place': 'First place a merchant from the hand.',
  'asked-take': 'First take a merchant from the table.',
  'asked-over': 'The game is over.',
  'rock-paper-scissors': 'Show rock, paper or scissors.',
  'not-oneself': 'Choose somebody else: it has to be an opponent.',
  'no-such-seat': 'Nobody sits there.',
  'no-such-card': 'There is no such card: merchants are 1 to 15, a ship is 0.',
  'merchants-only': 'Choose a merchant, not a ship.',
  'face-up': 'That merchant lies face up: call one that is hidden.',
  'once-a-chain': 'That skill has been used in this chain already.',
  'not-on-table': 'That merchant does not lie on the table.',
  'not-yours-to-take': 'Take a merchant that lies before an opponent.',
  'not-itself': 'Take another one: not the Naga itself, nor what you have just laid or placed.',
}

function reason({ rule, facts }: Reason): string {
  const who = typeof facts?.merchant === 'number' && facts.merchant in cards ? the(facts.merchant) : 'that card'
  switch (rule) {
    case 'not-in-hand':
      return `You do not hold ${who}.`
    case 'told-to-lay':
      return `You have been told to lay ${who}.`
    case 'in-own-hand':
      return `You hold ${who} yourself: call somebody else’s.`
    default:
      return worded(reasons, rule)
  }
}

export const en: FaifoText = {
  title: 'Faifo',
  tagline: 'Send the right merchant to the harbour: the best names earn, the humblest play tricks.',
  cards,
  skills,
  options: {
    openMoney: {
      label: 'Open purses',
      help: 'Everybody’s coins are shown all the time. Otherwise they are veiled until a rule shows them; whoever counts along knows them anyway.',
    },
    contracts: {
      label: 'Contract numbers',
      help: 'When a round begins, nobody keeps more coins than the contract on top of the pile says.',
      values: { 'by-two': '5, 7, 9 … 29', 'by-one': '5, 6, 7 … 17' },
    },
    edition: { label: 'Edition', help: 'What the cards say.', values: { second: 'Second edition (2021)' } },
  },
  breakdown: { contracts: 'Contracts', value: 'Sum of their numbers (less is better)', coins: 'Coins' },
  prompt,
  move,
  event,
  reason,
  rules,
}
