import type { Names, Prompt, Reason } from '@fairground/kernel'
import { type Card, type Event, type Facts, type Move, SHIP, type Throw, type View } from '../state.ts'
import { rules } from './rules/en.ts'
import { type FaifoText, isMine, skillOf, worded } from './shared.ts'
import { cards, coins, list, skills } from './words/en.ts'

const throwNames: Readonly<Record<Throw, string>> = { rock: 'rock', paper: 'paper', scissors: 'scissors' }

function the(card: Card): string {
  return card === SHIP ? 'a ship' : `the ${cards[card].name}`
}

/** For a choice: the name with its number. */
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
        next: `Turn ${view.turn} of ${facts.turns}. The highest names earn coins, the lowest uses its skill; a ship on its own earns ${facts.ships[1]}.`,
      }
    case 'target':
      return { now: 'Choose an opponent.', next: skills[skillOf(view, facts)].effect }
    case 'throw':
      return { now: 'Choose rock, paper or scissors.', next: 'Whoever loses hands over half of their coins, rounded down.' }
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

function event(told: Event, names: Names, facts: Facts): string {
  switch (told.kind) {
    case 'chosen':
      return `${names(told.seat)} has chosen.`
    case 'discarded':
      return `Laid aside: ${bySeat(told.cards, names)}.`
    case 'revealed':
      return `Cards up: ${bySeat(told.cards, names)}.`
    case 'ships':
      if (told.coins === 0) return `${told.seats.length} ships crowd the harbour and earn nothing.`
      return told.seats.length === 1
        ? `${names(told.seats[0])} has the only ship in port and earns ${coins(told.coins)}.`
        : `${told.seats.length} ships share the port: ${list(told.seats.map(names))} earn ${coins(told.coins)} each.`
    case 'fell':
      return `${names(told.seat)} laid the ${cards[told.merchant].name}, but the ${cards[told.rival].name} is here: its name is worth nothing.`
    case 'rewarded':
      return `${names(told.seat)} earns ${coins(told.coins)}: the ${cards[told.merchant].name} has the ${told.place === 1 ? 'best' : 'second-best'} name.`
    case 'skill':
      if (told.skill === 'none') return `The ${cards[told.merchant].name} of ${names(told.seat)} has no skill: nothing happens.`
      return `${names(told.seat)} uses the ${cards[told.merchant].name}: ${skills[told.skill].name}.`
    case 'fizzled':
      return fizzled(told, names)
    case 'considers':
      return told.what === 'name'
        ? `${names(told.seat)} thinks about whom to call.`
        : `${names(told.seat)} looks through the hand for somebody to introduce.`
    case 'bank':
      return told.coins > 0
        ? `${names(told.seat)} takes ${coins(told.coins)} from the bank.`
        : `${names(told.seat)} gives ${coins(-told.coins)} to the bank.`
    case 'paid':
      return told.coins === 0
        ? `${names(told.from)} has nothing to give ${names(told.to)}.`
        : `${names(told.from)} pays ${names(told.to)} ${coins(told.coins)}.`
    case 'swapped':
      return `${names(told.seat)} and ${names(told.with)} swap purses: now ${told.coins[0]} and ${told.coins[1]}.`
    case 'shown':
      return `Purses on the table: ${told.seats.map((seat, index) => `${names(seat)} ${told.coins[index]}`).join(', ')}.`
    case 'challenged':
      return `${names(told.seat)} challenges ${names(told.rival)} to rock-paper-scissors.`
    case 'threw': {
      const shown = told.seats.map((seat, index) => `${names(seat)} shows ${throwNames[told.throws[index]]}`).join(', ')
      return told.winner === undefined ? `${shown}: a draw.` : `${shown}: ${names(told.winner)} wins.`
    }
    case 'tossed':
      return `Draw after draw, so a coin decides: for ${names(told.winner)}.`
    case 'named':
      return `${names(told.seat)} calls the ${cards[told.merchant].name}, and ${names(told.holder)} has it${
        told.skill === 'dictating' ? ': it must be laid next turn.' : '.'
      }`
    case 'placed':
      return `${names(told.seat)} introduces the ${cards[told.merchant].name}.`
    case 'took':
      return told.from === told.seat
        ? `${names(told.seat)} takes the ${cards[told.merchant].name} back into the hand.`
        : `${names(told.seat)} takes the ${cards[told.merchant].name} from ${names(told.from)}’s side of the table.`
    case 'contract':
      return `${names(told.seat)} takes contract ${told.value}${told.by === 'round' ? ' for the fullest purse' : ''}.`
    case 'no-contract':
      return `${names(told.seat)} would take a contract, but none is left.`
    case 'tied':
      return `A tie for the fullest purse. Last cards: ${told.seats.map((seat, index) => `${names(seat)} ${the(told.cards[index])}`).join(', ')}.`
    case 'nobody':
      return 'Nothing but ships: the contract stays where it is.'
    case 'turn':
      return `Turn ${told.turn} of ${facts.turns}.`
    case 'round': {
      const aside = told.aside.length > 0 ? ` Left out: ${list(told.aside.map(the))}.` : ''
      return `Round ${told.round}: all cards are gathered and dealt anew.${aside}`
    }
    case 'dealt':
      return `Your cards: ${list(told.cards.map(the))}.`
    case 'limit': {
      const back = told.returned.flatMap((count, seat) => (count > 0 ? [`${names(seat)} returns ${count}`] : []))
      return `Nobody keeps more than ${told.cap}${back.length > 0 ? `: ${back.join(', ')}` : ''}.`
    }
    case 'over':
      return 'Enough contracts are signed: the game is over.'
  }
}

function fizzled(told: Extract<Event, { readonly kind: 'fizzled' }>, names: Names): string {
  const who = names(told.seat)
  switch (told.why) {
    case 'nothing-to-copy':
      return `There is nobody ${who} could ask a favour of.`
    case 'nothing-to-take':
      return `There is no merchant on the table that ${who} could take, so nothing happens.`
    case 'no-merchant-in-hand':
      return `${who} holds nothing but ships and has nobody to introduce.`
    case 'nothing-to-name':
      return `${who} has every hidden merchant in hand: there is nobody to call.`
    case 'last-turn':
      return `There is no next turn for ${who} to dictate.`
  }
}

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
    case 'face-up':
      return 'That merchant lies face up: call one that is hidden.'
    case 'once-a-chain':
      return 'That skill has been used in this chain already.'
    case 'not-on-table':
      return 'That merchant does not lie on the table.'
    case 'not-yours-to-take':
      return 'Take a merchant that lies before an opponent.'
    case 'not-itself':
      return 'Take another one: not the Naga itself, nor what you have just laid or placed.'
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
