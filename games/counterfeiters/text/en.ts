import type { Names, Prompt } from '@fairground/kernel'
import type { Event, Move, View } from '../state.ts'
import { bundle, type CounterfeitersText, cost, fraud, named, price, printing, spaceOf, stars, ticketValue } from './shared.ts'

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
  'night-shift': 'Night shift (print one more note a printer)',
  'full-trolley': 'Full trolley (two more notes at the supermarket)',
  'fussy-receiver': 'Fussy receiver (each note at its own rate)',
  'second-set-of-books': 'Second set of books ($30 more by tax fraud)',
  'old-friend': 'Old friend ($30 off at the black market)',
  'air-miles': 'Air miles (a commercial flight for nothing)',
  'back-door': 'Back door (the hat does not move the police)',
  'master-plate': 'Master plate (print one star finer)',
  'blind-cashier': 'Blind cashier (the supermarket overlooks one quality it knows)',
  'elbow-room': 'Elbow room (use a space where somebody stands)',
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

/** A card as one buys it. */
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

function prompt(view: View, turn: readonly number[], names: Names): Prompt {
  if (view.stage === 'over') return { now: 'The game is over.' }
  if (view.viewer === 'spectator' || !turn.includes(view.viewer)) return { now: `Waiting for ${names(view.actor)}.` }
  const me = view.viewer
  switch (view.ask) {
    case 'improvement':
      return { now: 'Draft an Action Improvement.', next: 'You may use it once in the game, on a turn of yours.' }
    case 'space':
      return placePrompt(view, me)
    case 'notes':
      return {
        now: 'Choose the fakes to hand over.',
        next: 'The receiver pays all of them at the rate of the worst; the supermarket pays $50 each.',
      }
    case 'amount':
      return { now: 'Choose how much to move, into the envelope or out of it.', next: 'Nobody sees how much or which way.' }
    case 'diner':
      return {
        now: 'Choose which fakes your diners turn into real notes.',
        next: 'They pay the same for every quality; nobody sees which they were.',
      }
    default:
      return { now: 'Lift one of your henchmen, or leave them where they are.', next: 'It may act once more on any free space.' }
  }
}

function placePrompt(view: View, me: number): Prompt {
  if (view.lifted >= 0) return { now: 'Put the lifted henchman on a free space.', next: 'Hats do nothing any more.' }
  if (view.boost >= 0) return { now: 'Choose the space for your improvement.' }
  if (view.stage === 'last')
    return { now: 'Play your last henchman, or decline.', next: 'Hats do nothing any more, and the Godfather is paid.' }
  const left = view.henchmen[me]
  return { now: 'Place a henchman, or pass.', next: `${left === 1 ? 'It is your last' : `You have ${left}`} this round.` }
}

function move(choice: Move, view: View): string {
  if ('place' in choice) return placeLabel(view, choice.place)
  if ('pass' in choice) return view.stage === 'rounds' ? 'Pass: lay a henchman down' : 'Decline'
  if ('notes' in choice) return `${view.ask === 'diner' ? 'Turn' : 'Hand over'} ${bundle(choice.notes)} for $${price(view, choice.notes)}`
  if ('fly' in choice) return choice.fly > 0 ? `Put $${choice.fly} into the envelope` : `Take $${-choice.fly} out of the envelope`
  if ('lift' in choice)
    return `Lift the henchman at ${named(places, spaceOf(view, choice.lift).zone)} (${spaceOf(view, choice.lift).number})`
  const improvement = 'improve' in choice ? choice.improve : choice.draft
  return `${'improve' in choice ? 'Use' : 'Draft'} ${named(improvements, view.board.improvements[improvement].id)}`
}

function placeLabel(view: View, space: number): string {
  const { zone, hat, sunglasses, number } = spaceOf(view, space)
  const police = hat && view.stage === 'rounds' ? ', police one step' : ''
  switch (zone) {
    case 'market':
      return `Buy the ${card(view.board.designs[view.market[space]]?.id ?? '')} for $${cost(view, space)}`
    case 'print': {
      const made = printing(view, view.actor)
      return `Print ${notes(made.notes)} of ${stars(made.stars)} (press ${number}${police})`
    }
    case 'supermarket':
      return `Go shopping with fakes (till ${number}${police})`
    case 'receiver':
      return `Sell to the receiver (door ${number}${police})`
    case 'tax':
      return `Cheat the taxman of $${fraud(view)} (desk ${number}${sunglasses ? ', you start the next round' : ''}${police})`
    case 'jet':
      return `Fly by private jet (${number}${police})`
    case 'commercial':
      return `Fly commercial for $${cost(view, space)} (${number}${police})`
  }
}

function event(told: Event, names: Names): string {
  switch (told.kind) {
    case 'drafted':
      return `${names(told.seat)} drafts ${named(improvements, told.improvement)}.`
    case 'improved':
      return `${names(told.seat)} uses ${named(improvements, told.improvement)}.`
    case 'passed':
      return `${names(told.seat)} passes and lays a henchman down.`
    case 'bought':
      return `${names(told.seat)} buys ${bought(told.card)} for $${told.dollars}.`
    case 'printed':
      return `${names(told.seat)} prints ${notes(told.notes)} of ${stars(told.stars)}.`
    case 'went':
      return told.to === 'supermarket' ? `${names(told.seat)} goes shopping.` : `${names(told.seat)} knocks at the receiver's.`
    case 'sold':
      return told.to === 'supermarket'
        ? `${names(told.seat)} pays with ${bundle(told.notes)} and walks out with $${told.dollars}.`
        : `${names(told.seat)} hands the receiver ${bundle(told.notes)} for $${told.dollars}.`
    case 'dodged':
      return `${names(told.seat)} cheats the taxman of $${told.dollars}${told.pawn ? ', puts the sunglasses on and starts the next round' : ''}.`
    case 'flew':
      return told.dollars === 0
        ? `${names(told.seat)} takes off for the Caribbean.`
        : `${names(told.seat)} flies to the Caribbean for $${told.dollars}.`
    case 'moved':
      return told.dollars > 0
        ? `${names(told.seat)} puts $${told.dollars} into the envelope.`
        : `${names(told.seat)} takes $${-told.dollars} out of the envelope.`
    case 'landed':
      return `${names(told.seat)} is back, with a tan.`
    case 'police':
      return told.steps === 0 ? 'The police are at the door.' : `The police come a step nearer: ${told.steps} to go.`
    case 'godfather':
      return 'The Godfather collects: everybody pays half of the cash in hand.'
    case 'paid':
      return `${names(told.seat)} pays the Godfather $${told.dollars}.`
    case 'investigation':
      return `Police investigation: the supermarket now knows ${stars(told.level)} and worse.`
    case 'strike':
      return 'Air traffic controllers walk out: no flights while the police stand here.'
    case 'round-over':
      return `Round ${told.round} is over; the henchmen come home.`
    case 'refilled':
      return told.binned.length === 0
        ? 'The black market moves up.'
        : `The black market moves up; into the bin: ${told.binned.map(card).join(', ')}.`
    case 'dined':
      return `${names(told.seat)}'s diners turn ${notes(told.notes)} into $${told.dollars}.`
    case 'turned':
      return `The diners of ${names(told.seat)} took ${bundle(told.notes)}.`
    case 'round':
      return `Round ${told.round} begins with ${names(told.first)}.`
    case 'ending':
      return `${names(told.seat)} has led the police to the end. Whoever has a henchman left may play one more.`
    case 'stalled':
      return `After ${told.rounds} rounds the police give up, and the game ends.`
    case 'declined':
      return told.what === 'last'
        ? `${names(told.seat)} leaves the last henchman at home.`
        : `${names(told.seat)}'s lawyer has nothing to add.`
    case 'lifted':
      return `${names(told.seat)}'s ${told.lawyer === 'great' ? 'Great' : 'Bad'} Lawyer gets a henchman out of ${named(places, told.zone)}.`
    case 'revealed':
      return `Screens down: ${told.cash.map((cash, seat) => `${names(seat)} $${cash} and $${told.envelope[seat]} offshore`).join('; ')}.`
    case 'lottery':
      return `${names(told.seat)} cashes in lottery tickets: $${told.dollars}.`
    case 'over':
      return 'The presses stand still.'
  }
}

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
      help: 'Only 30 fakes of one star, 30 of two and 40 of three exist. What a print lacks is lost.',
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
  prompt,
  move: (choice, view) => move(choice, view),
  event,
  cards,
  improvements,
  reason: ({ rule }) => named(reasons, rule),
  rules: () => [
    {
      id: 'aim',
      title: 'What it is about',
      paragraphs: [
        'You print fake money in Miami and turn it into real money, while the Godfather takes his share and the police come nearer step by step.',
        'When the police arrive, whoever has the most real money wins: cash in hand and in the offshore envelope. Fakes and cards count nothing.',
      ],
    },
    {
      id: 'start',
      title: 'The start',
      paragraphs: [
        'Everybody has three henchmen, a printer and one component, ink or paper by chance. Chance says who starts. The first player has $20, the next $30, then $40 and $50.',
        'The black market is filled from a deck of four parts, A to D; within a part the order is chance. Some cards are used only with three or four players.',
        'The police stand at the beginning of their street; with fewer players the way is shorter.',
      ],
    },
    {
      id: 'turn',
      title: 'A turn',
      paragraphs: [
        'In turn, clockwise, each places one henchman on a free space and does its action at once. If the space shows a hat, the police then take one step, and only after that does the place they reach take effect. A space is used once a round, and the round lasts until all henchmen are played.',
        'Whoever cannot or will not act passes and lays a henchman down for the rest of the round. The action must do something: you may not take a space just to block it.',
      ],
    },
    {
      id: 'market',
      title: 'Black market',
      paragraphs: [
        'Take the card over the space and pay the price of the space, in cash: the space has the price, not the card. It lies open before you, stays yours to the end and is never used up. Nothing is refilled during the round.',
        'Printers and diners add up. A second ink, paper or hologram does not help you. Nobody may own two private jets.',
      ],
    },
    {
      id: 'cards',
      title: 'The cards',
      paragraphs: [
        'A printer prints two more notes each time. Ink, paper and hologram are the components: each different one is a star. Holograms are rare.',
        'A diner turns a fake into real money at the end of every round. A private jet opens the airfield to you, where flights cost nothing.',
        'A winning lottery ticket pays what is written on it, at the end of the game. The Great and the Bad Lawyer let their owner play a henchman once more at the end.',
      ],
    },
    {
      id: 'print',
      title: 'Print',
      paragraphs: [
        'Take two fakes for each of your printers. Their quality is the number of different components you own: ink, paper, hologram. You cannot print worse on purpose.',
        'Components do not run out, and there are always enough fakes; with the option “Strict components” only as many as the box holds.',
      ],
      example: 'Three printers, ink and paper: six notes of ★★.',
    },
    {
      id: 'supermarket',
      title: 'Supermarket',
      paragraphs: [
        'Hand over one to three fakes and get a real $50 for each. Qualities may be mixed.',
        'Each police investigation teaches the supermarket a quality: first ★, then ★★, then ★★★. Notes of a detected quality are refused; after the third nothing works any more. The notes of whoever moved the police were still taken.',
      ],
    },
    {
      id: 'receiver',
      title: 'Receiver',
      paragraphs: [
        'Hand over one to eight fakes. The worst of them sets the rate for all: ★ $20, ★★ $30, ★★★ $40. Investigations do not trouble the receiver.',
      ],
      example: 'One ★, one ★★ and two ★★★ bring 4 × $20 = $80. Three ★★ and three ★★★ bring 6 × $30 = $180.',
    },
    {
      id: 'tax',
      title: 'Tax fraud',
      paragraphs: [
        'Take $30. The desk with the sunglasses also gives you the first-player pawn: the next round is yours to begin. This round goes on as it was. Who has the pawn already may use the desk to keep it.',
      ],
    },
    {
      id: 'flight',
      title: 'Fly to the Caribbean',
      paragraphs: [
        'Move any amount of cash into your offshore envelope, or out of it, in tens and one way a flight. Nobody sees how much, or which way. The Godfather does not find what is offshore; nor can you pay with it.',
        'With a private jet the jet spaces cost nothing. The commercial flight is open to everybody, jet owners included, and always costs $30 in cash, before you move anything.',
      ],
      example: 'With $20 in hand and $200 offshore but no jet you cannot fly: the fare must come out of your hand.',
    },
    {
      id: 'police',
      title: 'The police track',
      paragraphs: [
        'Godfather: everybody pays half of the cash in hand, rounded up to the next $10. What the moving player just earned counts. Fakes, envelopes and lottery tickets do not. He collects at the moment the police reach his space, and not again while they stay there.',
        'Investigation: the supermarket learns a quality. Strike: while the police stand there, nobody flies, by jet or commercial, even when a round ends meanwhile.',
      ],
      example: '$70 in hand: pay $40. $120: pay $60. $10: pay $10.',
    },
    {
      id: 'round',
      title: 'End of a round',
      paragraphs: [
        'Henchmen come home. Cards over spaces with a bin are thrown away, the others slide to the right, and the row is filled from the right. When the deck is empty, the left stays empty.',
        'Then each diner turns one fake of its owner into a real $50. This is compulsory as long as there are fakes; you choose which. Others see how many, not which. A diner without a note does nothing.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      paragraphs: [
        'The last space of the track is a Godfather too. After paying, everybody who has a henchman left may play one, clockwise from the player after the one who brought the police; that player comes last. Hats do nothing now; other henchmen are lost. What the supermarket detects stays detected, and a commercial flight still costs its fare.',
        'Then the owner of the Great Lawyer may lift one of their henchmen from the board, not one that was laid down, and play it again on any free space, also the one it left. Then the Bad Lawyer does the same. A market space without a card cannot be used again.',
        'Diners turn a last fake each, lottery tickets are paid, and the money is counted, in hand and offshore. Who is level shares the win. If the police have not arrived after 40 rounds, the game ends then, without the Godfather.',
      ],
    },
    {
      id: 'hidden',
      title: 'What is hidden',
      paragraphs: [
        'Cash, envelope and fakes stay behind each player’s screen to the end; cards lie open. Everybody sees what is printed, handed over, paid and earned at the moment it happens. Nobody else sees what a flight moves, what one pays the Godfather, and which notes the diners turn.',
        'The page keeps the screens up too: whoever wants to know what the others hold has to remember. With the option “Rivals’ money” it shows the bounds that somebody who counted along would know, or it lays everything open.',
      ],
    },
    {
      id: 'improvements',
      title: 'Action Improvements (promo)',
      paragraphs: [
        'Before the first round each player drafts one improvement clockwise and a second one on the way back. Each may be used once in the game, at most one a turn, announced before placing the henchman on a space where it works. Those that nobody drafts stay out of the game.',
        'The promo exists, and its draft is known; what its cards do is not. The effects here are reconstructed.',
      ],
    },
    {
      id: 'edition',
      title: 'Printed and reconstructed',
      paragraphs: [
        'Rates, limits, start money, the commercial fare and the rules come from the rulebook; where it is silent we have ruled, and that a game ends after 40 rounds is ours. Prices, spaces, hats, the police track and the mix of cards are reconstructed, because the printed board was not at hand. An owner of the game can play with the printed values as an edition of their own.',
      ],
    },
  ],
}
