import { byKind, type Names } from '@fairground/kernel'
import type { Event, Facts, Move, View } from '../state.ts'
import { rules } from './rules/en.ts'
import {
  bundle,
  type CounterfeitersText,
  cost,
  fraud,
  improvementIn,
  named,
  type Prompts,
  price,
  printing,
  promptIn,
  ratesOf,
  stars,
  ticketValue,
} from './shared.ts'

const cards: Readonly<Record<string, string>> = {
  printer: 'printer',
  ink: 'ink',
  paper: 'paper',
  hologram: 'hologram',
  diner: 'diner',
  jet: 'private jet',
  greatLawyer: 'Great Lawyer',
  badLawyer: 'Bad Lawyer',
}

const improvements: Readonly<Record<string, string>> = {
  'night-shift': 'Night shift',
  'full-trolley': 'Full trolley',
  'fussy-receiver': 'Fussy receiver',
  'second-set-of-books': 'Second set of books',
  'old-friend': 'Old friend',
  'air-miles': 'Air miles',
  'back-door': 'Back door',
  'master-plate': 'Master plate',
  'blind-cashier': 'Blind cashier',
  'elbow-room': 'Elbow room',
}

const effects: CounterfeitersText['effects'] = {
  'more-notes': (amount) => `print ${amount} more for each printer`,
  'more-groceries': (amount) => `hand over ${amount} more at the supermarket`,
  'own-rate': () => 'the receiver pays each note at its own rate',
  'more-fraud': (amount) => `$${amount} more by tax fraud`,
  discount: (amount) => `$${amount} off at the black market`,
  'free-flight': () => 'a commercial flight for nothing',
  quiet: () => 'the hat of your space does not move the police',
  'finer-print': (amount) => `print ${amount} star finer`,
  'blind-cashier': (amount) =>
    amount === 1 ? 'the supermarket overlooks one quality that it knows' : `the supermarket overlooks ${amount} qualities that it knows`,
  'squeeze-in': () => 'use a space where somebody stands',
}

function improvement(id: string, facts: Facts): string {
  return improvementIn(improvements, effects, id, facts)
}

const places: Readonly<Record<string, string>> = {
  market: 'the black market',
  print: 'the print shop',
  supermarket: 'the supermarket',
  receiver: 'the receiver',
  tax: 'the tax office',
  jet: 'the airfield',
  commercial: 'the airport',
}

/** A card's name with its article, for buying it. */
function bought(id: string): string {
  const value = ticketValue(id)
  if (value !== undefined) return `a lottery ticket worth $${value}`
  if (id === 'ink' || id === 'paper') return card(id)
  return `${id === 'greatLawyer' || id === 'badLawyer' ? 'the' : 'a'} ${card(id)}`
}

function card(id: string): string {
  const value = ticketValue(id)
  return value === undefined ? named(cards, id) : `$${value} lottery ticket`
}

function notes(count: number): string {
  return count === 1 ? '1 note' : `${count} notes`
}

const prompts: Prompts = {
  over: 'The game is over.',
  waiting: (name) => `Waiting for ${name}.`,
  improvement: { now: 'Draft an Action Improvement.', next: 'You may use it once in the game, on a turn of yours.' },
  amount: { now: 'Choose how much to move, into the envelope or out of it.', next: 'Nobody sees how much or which way.' },
  diner: {
    now: 'Choose which fakes your diners turn into real notes.',
    next: 'They pay the same for every quality; nobody sees which they were.',
  },
  lift: { now: 'Lift one of your henchmen, or leave them where they are.', next: 'It may act once more on any free space.' },
  lifted: { now: 'Put the lifted henchman on a free space.', next: 'Hats do nothing any more.' },
  boost: { now: 'Choose the space for your improvement.' },
  last: { now: 'Play your last henchman, or decline.', next: 'Hats do nothing now, and the Godfather is paid.' },
  henchman: (left) => ({ now: 'Place a henchman, or pass.', next: `${left === 1 ? 'It is your last' : `You have ${left}`} this round.` }),
  supermarket: (pays, most, refused) => ({
    now: 'Choose the fakes to pay with at the supermarket.',
    next: `It gives $${pays} for each and takes up to ${most}${refused === '' ? '' : `; it refuses ${refused}`}.`,
  }),
  receiver: (facts, ownRate) => ({
    now: 'Choose the fakes to sell to the receiver.',
    next: `He takes up to ${facts.receiverNotes}, ${ratesOf(facts, '$', '')}${ownRate ? ', each at its own rate' : '; the worst sets the rate for all'}.`,
  }),
}

function move(choice: Move, view: View, facts: Facts): string {
  if ('place' in choice) return placeLabel(view, choice.place, facts)
  if ('pass' in choice) return view.stage === 'rounds' ? 'Pass: lay a henchman down' : 'Decline'
  if ('notes' in choice)
    return `${view.ask === 'diner' ? 'Turn' : 'Hand over'} ${bundle(choice.notes)} for $${price(view, choice.notes, facts)}`
  if ('fly' in choice) return choice.fly > 0 ? `Put $${choice.fly} into the envelope` : `Take $${-choice.fly} out of the envelope`
  if ('lift' in choice) return `Lift the henchman at ${named(places, facts.spaces[choice.lift].zone)} (${facts.spaces[choice.lift].number})`
  const chosen = 'improve' in choice ? choice.improve : choice.draft
  return `${'improve' in choice ? 'Use' : 'Draft'} ${improvement(facts.improvements[chosen].id, facts)}`
}

function placeLabel(view: View, space: number, facts: Facts): string {
  const { zone, hat, sunglasses, number } = facts.spaces[space]
  const police = hat && view.stage === 'rounds' ? ', police one step' : ''
  const first = sunglasses && view.stage === 'rounds' ? ', you start the next round' : ''
  switch (zone) {
    case 'market':
      return `Buy the ${card(facts.designs[view.market[space]]?.id ?? '')} for $${cost(view, space, facts)} (space ${number})`
    case 'print': {
      const made = printing(view, view.actor, facts)
      return `Print ${notes(made.notes)} of ${stars(made.stars)} (machine ${number}${police})`
    }
    case 'supermarket':
      return `Go shopping with fakes (till ${number}${police})`
    case 'receiver':
      return `Sell to the receiver (door ${number}${police})`
    case 'tax':
      return `Cheat the taxman of $${fraud(view, facts)} (desk ${number}${first}${police})`
    case 'jet':
      return `Fly by private jet (${number}${police})`
    case 'commercial':
      return `Fly commercial for $${cost(view, space, facts)} (${number}${police})`
  }
}

const event = byKind<Event, [Names, Facts]>({
  drafted: (told, names, facts) => `${names(told.seat)} drafts ${improvement(told.improvement, facts)}.`,
  improved: (told, names, facts) => `${names(told.seat)} uses ${improvement(told.improvement, facts)}.`,
  passed: ({ seat }, names) => `${names(seat)} passes and lays a henchman down.`,
  bought: (told, names) => `${names(told.seat)} buys ${bought(told.card)} for $${told.dollars}.`,
  printed: (told, names) => `${names(told.seat)} prints ${notes(told.notes)} of ${stars(told.stars)}.`,
  went: ({ to, seat }, names) => (to === 'supermarket' ? `${names(seat)} goes shopping.` : `${names(seat)} knocks at the receiver's.`),
  sold: (told, names) =>
    told.to === 'supermarket'
      ? `${names(told.seat)} pays with ${bundle(told.notes)} and walks out with $${told.dollars}.`
      : `${names(told.seat)} hands the receiver ${bundle(told.notes)} for $${told.dollars}.`,
  dodged: ({ seat, dollars, pawn }, names) =>
    `${names(seat)} cheats the taxman of $${dollars}${pawn ? ', puts on the sunglasses of the starting player' : ''}.`,
  flew: ({ dollars, seat }, names) =>
    dollars === 0 ? `${names(seat)} takes off for the Caribbean.` : `${names(seat)} flies to the Caribbean for $${dollars}.`,
  moved: ({ dollars, seat }, names) =>
    dollars > 0 ? `${names(seat)} puts $${dollars} into the envelope.` : `${names(seat)} takes $${-dollars} out of the envelope.`,
  landed: ({ seat }, names) => `${names(seat)} is back, with a tan.`,
  police: ({ steps }) => (steps === 0 ? 'The police are at the door.' : `The police come a step nearer: ${steps} to go.`),
  godfather: () => 'The Godfather collects: everybody pays half of the cash in hand.',
  paid: ({ seat, dollars }, names) => `${names(seat)} pays the Godfather $${dollars}.`,
  investigation: ({ level }) => `Police investigation: the supermarket now knows ${stars(level)} and worse.`,
  strike: () => 'Air traffic controllers walk out: no flights while the police stand here.',
  'round-over': ({ round }) => `Round ${round} is over; the henchmen come home.`,
  refilled: ({ binned }) =>
    binned.length === 0 ? 'The black market moves up.' : `The black market moves up; into the bin: ${binned.map(card).join(', ')}.`,
  dined: (told, names) => `${names(told.seat)}'s diners turn ${notes(told.notes)} into $${told.dollars}.`,
  turned: (told, names) => `The diners of ${names(told.seat)} took ${bundle(told.notes)}.`,
  round: ({ round, first }, names) => `Round ${round} begins with ${names(first)}.`,
  ending: ({ seat }, names) => `${names(seat)} has led the police to the end. Whoever has a henchman left may play one more.`,
  stalled: ({ rounds }) => `After ${rounds} rounds the police give up, and the game ends.`,
  declined: ({ what, seat }, names) =>
    what === 'last' ? `${names(seat)} leaves the last henchman at home.` : `${names(seat)}'s lawyer has nothing to add.`,
  lifted: ({ seat, lawyer, zone }, names) =>
    `${names(seat)}'s ${lawyer === 'great' ? 'Great' : 'Bad'} Lawyer gets a henchman out of ${named(places, zone)}.`,
  revealed: (told, names) =>
    `Screens down: ${told.cash.map((cash, seat) => `${names(seat)} $${cash} and $${told.envelope[seat]} offshore`).join('; ')}.`,
  lottery: ({ seat, dollars }, names) => `${names(seat)} cashes in lottery tickets: $${dollars}.`,
  over: () => 'The presses stand still.',
})

const reasons: Readonly<Record<string, string>> = {
  'no-such-space': 'There is no such space.',
  occupied: 'Somebody stands there; each space is used once a round.',
  'no-card': 'There is no card left over that space.',
  'second-jet': 'A second private jet would give you away.',
  strike: 'Nobody flies during the strike.',
  'no-jet': 'You need a private jet of your own for that.',
  'too-dear': 'You do not have enough cash in hand; money offshore does not count.',
  'nothing-to-move': 'There would be nothing to move; an action must do something.',
  'no-notes': 'You have no fakes to hand over.',
  'refused-notes': 'The supermarket detects that quality now.',
  'box-is-empty': 'There are no fakes of that quality left in the box.',
  'use-improvement': 'Choose a space on which the improvement works.',
  'one-improvement': 'One improvement a turn.',
  'no-such-improvement': 'That improvement cannot be used now.',
  'improvement-taken': 'That improvement is not to be had.',
  'not-your-henchman': 'None of your henchmen stands there.',
  'notes-by-quality': 'Say how many of each quality.',
  'not-held': 'You do not have that many.',
  'diner-count': 'Every diner turns one note, as long as there are notes.',
  'no-empty-action': 'An action must do something; otherwise pass.',
  'too-many-notes': 'That is more than they take at once.',
  'money-in-tens': 'Money comes in tens.',
  'too-little-cash': 'You have not that much cash.',
  'too-little-offshore': 'There is not that much in the envelope.',
  'first-improvement': 'First draft an improvement.',
  'first-space': 'First choose a space.',
  'first-notes': 'First choose the fakes to hand over.',
  'first-amount': 'First choose how much to move.',
  'first-diner': 'First choose what the diners turn.',
  'first-henchman': 'First choose which henchman to lift.',
  'first-nothing': 'The game is over.',
}

export const en: CounterfeitersText = {
  title: 'Counterfeiters',
  tagline: 'Print it, pass it, fly it out, before the Godfather takes half and the police take the rest.',
  options: {
    money: {
      label: 'Rivals’ money',
      help: 'Cash, envelopes and fakes of the others stay hidden to the end, as behind screens. Or the page shows what somebody who counts along would know; or all lies open, flights included, which is good for a first game.',
      values: { veiled: 'Hidden', counted: 'What could be counted', open: 'Open money' },
    },
    strictComponents: {
      label: 'Strict components',
      help: 'Only as many fakes of each quality exist as the box holds. What a print lacks is lost.',
    },
    improvements: {
      label: 'Action Improvements',
      help: 'The promo of ten once-a-game improvements, drafted before the first round. Its effects are reconstructed.',
    },
    edition: {
      label: 'Board and cards',
      help: 'Prices, hats, police track and card mix.',
      values: { 'reconstruction-1': 'Reconstructed' },
    },
  },
  breakdown: { cash: 'Cash in hand', offshore: 'Offshore account', tickets: 'Lottery tickets' },
  prompt: promptIn(prompts),
  move: (choice, view, _names, facts) => move(choice, view, facts),
  event,
  cards,
  improvements,
  effects,
  reason: ({ rule }) => named(reasons, rule),
  rules,
}
