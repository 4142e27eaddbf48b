import type { Bot, Random, Seat } from '@fairground/kernel'
import { DINER, HOLOGRAM, INK, JET, PAPER, PRINTER } from '../rules/board.ts'
import type { Facts, Move, Notes, View } from '../state.ts'

/** The previous hand-written player. Its play must not change: newer players are compared with it. */
export const greedy1 = ({ facts }: { readonly facts: Facts }): Bot<Move, View> => ({
  choose(view, moves, _budget, random) {
    if (view.viewer === 'spectator') return moves[0]
    const outlook = outlookOf({ ...view, board: facts }, view.viewer)
    let best = moves[0]
    let most = Number.NEGATIVE_INFINITY
    for (const move of moves) {
      const value = worthOf(outlook, move) + whim(random)
      if (value > most) {
        most = value
        best = move
      }
    }
    return best
  },
})

type Seen = View & { readonly board: Facts }

/** Its parameters, found by changing one at a time and playing against itself. */
const WEIGHTS = {
  /** Steps of the police per round: a base, and more for each player. */
  steps: 0.3,
  stepsASeat: 0.62,
  /** The value of a dollar in hand far from the Godfather, and how much of it is lost near him. */
  kept: 0.88,
  keptNear: 0.23,
  near: 1.15,
  nearPace: 0.55,
  /** The share of its rate that an unsold note is worth: per turn left, and at most. */
  noteATurn: 0.13,
  noteMost: 0.6,
  /** Bundles worth keeping in stock, and turns needed to sell one. */
  stock: 2.8,
  saleTurns: 1.8,
  /** Turns needed to print and sell once. */
  cycle: 2.1,
  printer: 0.62,
  printerFifth: 0.14,
  printerBase: -20,
  star: 5,
  dinerARound: 20,
  diner: 20,
  jetARound: 14,
  jet: 25,
  ticket: 1,
  lawyer: 80,
  lawyerAPrinter: 10,
  /** The value of starting the next round, while rounds are left. */
  sunglasses: 60,
  theirLoss: 0.3,
  haste: -4,
  reserve: 50,
  reserveLate: 20,
}

/** A few random dollars make the player less predictable. */
function whim(random: Random): number {
  return random.below(1000) / 80
}

/** The bot's estimates of a view, computed once per choice. */
interface Outlook {
  readonly view: Seen
  readonly me: Seat
  readonly cash: number
  readonly envelope: number
  readonly notes: Notes
  readonly cards: readonly number[]
  /** The end game: nothing comes after this choice. */
  readonly ending: boolean
  /** Estimates of the own turns and rounds left. */
  readonly turns: number
  readonly rounds: number
  /** The expected value of a dollar in hand at the end. */
  readonly kept: number
  /** The probability that the Godfather comes before this seat's second next turn. */
  readonly danger: number
  readonly stars: number
  readonly level: number
}

function outlookOf(view: Seen, me: Seat): Outlook {
  const { board, police } = view
  const purse = view.purses[me]
  const cards = view.cards[me]
  const ahead = board.track.slice(police + 1)
  const stepsARound = WEIGHTS.steps + WEIGHTS.stepsASeat * board.seats
  const rounds = ahead.length / stepsARound
  const ending = view.trigger >= 0
  const next = ahead.findIndex((step) => step === 'godfather' || step === 'end') + 1
  const danger = ending ? 0 : Math.min(1, Math.max(0, WEIGHTS.near - (next - 1) / (1 + stepsARound * WEIGHTS.nearPace)))
  return {
    view,
    me,
    cash: purse.cash[0],
    envelope: purse.envelope[0],
    notes: [purse.notes[0][0], purse.notes[1][0], purse.notes[2][0]],
    cards,
    ending,
    turns: ending ? 0 : Math.max(0, rounds * board.henchmen - 0.5 * (board.henchmen - view.henchmen[me])),
    rounds: ending ? 0 : rounds,
    kept: ending ? 1 : WEIGHTS.kept - WEIGHTS.keptNear * danger,
    danger,
    stars: starsOf(cards),
    level: board.track.slice(board.start + 1, police + 1).filter((step) => step === 'investigation').length,
  }
}

function starsOf(cards: readonly number[]): number {
  return Math.min(1, cards[INK]) + Math.min(1, cards[PAPER]) + Math.min(1, cards[HOLOGRAM])
}

function worthOf(outlook: Outlook, move: Move): number {
  if ('place' in move) return placeValue(outlook, move.place)
  if ('notes' in move) return notesValue(outlook, move.notes)
  if ('fly' in move) return flightValue(outlook, move.fly)
  if ('improve' in move) return improvementValue(outlook, move.improve)
  if ('draft' in move) return draftValue(outlook, move.draft)
  // Passing and declining are worth nothing.
  return 'lift' in move ? liftValue(outlook, move.lift) : 0
}

function placeValue(outlook: Outlook, space: number): number {
  const { view, cash, kept } = outlook
  const { zone, price, hat, sunglasses } = view.board.spaces[space]
  const police = hat && !outlook.ending ? policeValue(outlook, zone) : 0
  switch (zone) {
    case 'market':
      return cardValue(outlook, view.market[space]) - price * kept
    case 'print':
      return printValue(outlook) + police
    case 'supermarket':
      return bestSale(outlook, view.board.supermarketNotes, outlook.level, true) + police
    case 'receiver':
      return bestSale(outlook, view.board.receiverNotes, 0, false) + police
    case 'tax':
      return view.board.taxFraud * kept + (sunglasses ? WEIGHTS.sunglasses * Math.min(1, outlook.rounds / 2) : 0) + police
    case 'jet':
    case 'commercial':
      return (cash - price) * 0.5 * outlook.danger - price * kept
  }
}

/** Notes are worth their expected price, less if many are unsold or few turns are left. */
function printValue(outlook: Outlook): number {
  const { view, cards, stars, turns } = outlook
  if (outlook.ending) return dinersLeft(outlook) * view.board.dinerPays
  const count = view.board.notesPerPrinter * cards[PRINTER]
  const stock = outlook.notes[0] + outlook.notes[1] + outlook.notes[2]
  const sellable = Math.max(0, view.board.receiverNotes * Math.min(WEIGHTS.stock, turns / WEIGHTS.saleTurns) - stock)
  return Math.min(count, sellable) * noteWorth(outlook, stars)
}

/** Diners without a note to exchange at the end. */
function dinersLeft({ cards, notes }: Outlook): number {
  return Math.max(0, cards[DINER] - notes[0] - notes[1] - notes[2])
}

/** The value of an unsold note. */
function noteWorth({ view, turns, kept }: Outlook, stars: number): number {
  return view.board.receiverRates[stars - 1] * kept * Math.min(WEIGHTS.noteMost, WEIGHTS.noteATurn * turns)
}

function bestSale(outlook: Outlook, most: number, level: number, shop: boolean): number {
  let best = Number.NEGATIVE_INFINITY
  const [one, two, three] = outlook.notes
  for (let worst = level + 1; worst <= 3; worst++) {
    // The best bundle leaves out all notes below some quality; of the rest, the supermarket gets the worst and the receiver the best.
    const from = [worst > 1 ? 0 : one, worst > 2 ? 0 : two, three]
    const notes: [number, number, number] = [0, 0, 0]
    let room = most
    for (const quality of shop ? [0, 1, 2] : [2, 1, 0]) {
      notes[quality] = Math.min(room, from[quality])
      room -= notes[quality]
    }
    best = Math.max(best, saleValue(outlook, notes, shop))
  }
  return best
}

function saleValue(outlook: Outlook, notes: Notes, shop: boolean): number {
  const { board } = outlook.view
  const count = notes[0] + notes[1] + notes[2]
  if (count === 0) return Number.NEGATIVE_INFINITY
  const rate = shop ? board.supermarketPays : board.receiverRates[notes[0] > 0 ? 0 : notes[1] > 0 ? 1 : 2]
  let lost = 0
  for (let quality = 0; quality < 3; quality++) lost += notes[quality] * noteWorth(outlook, quality + 1)
  if (outlook.ending) {
    // Each diner still exchanges a note for $50.
    const left = outlook.notes[0] + outlook.notes[1] + outlook.notes[2] - count
    lost = Math.max(0, outlook.cards[DINER] - left) * board.dinerPays
  }
  return rate * count * outlook.kept - lost
}

function notesValue(outlook: Outlook, notes: Notes): number {
  const { view } = outlook
  // Diners pay the same for every note, so they get the worst.
  if (view.ask === 'diner') return -notes[1] - 3 * notes[2]
  const shop = view.board.spaces[view.space].zone === 'supermarket'
  return saleValue(outlook, notes, shop)
}

/** Best is to move everything that the next purchases do not need; after the last Godfather nothing. */
function flightValue({ cash, danger, turns, view }: Outlook, dollars: number): number {
  const reserve = danger > 0.8 ? 10 : turns > 6 ? WEIGHTS.reserve : WEIGHTS.reserveLate
  const target = Math.max(0, cash - Math.min(reserve, view.board.spaces[0].price))
  return dollars > 0 ? -Math.abs(dollars - target) : -1000 + dollars
}

/** What a card brings until the end of the game, without its price. */
function cardValue(outlook: Outlook, card: number): number {
  const { view, cards, turns, rounds, stars, kept } = outlook
  const { board } = view
  const { kind, value } = board.designs[card]
  const cycles = turns / WEIGHTS.cycle
  const printers = cards[PRINTER]
  const rate = board.receiverRates[Math.max(0, stars - 1)]
  switch (kind) {
    case 'printer':
      return cycles * board.notesPerPrinter * rate * kept * (printers < 4 ? WEIGHTS.printer : WEIGHTS.printerFifth) + WEIGHTS.printerBase
    case 'ink':
    case 'paper':
    case 'hologram':
      return cards[card] > 0 ? 0 : cycles * board.notesPerPrinter * printers * WEIGHTS.star * kept
    case 'diner':
      return outlook.ending ? dinerBonus(outlook) : rounds * WEIGHTS.dinerARound * kept + WEIGHTS.diner
    case 'jet':
      return rounds > 1 ? WEIGHTS.jet + WEIGHTS.jetARound * rounds : 0
    case 'ticket':
      return value * WEIGHTS.ticket
    case 'greatLawyer':
    case 'badLawyer':
      return lawyerValue(outlook)
  }
}

/** In the end game, one more diner exchanges one more note. */
function dinerBonus({ view, cards, notes }: Outlook): number {
  return notes[0] + notes[1] + notes[2] > cards[DINER] ? view.board.dinerPays : 0
}

/** A lawyer is another action at the very end, usually to sell notes. */
function lawyerValue({ view, ending, cards }: Outlook): number {
  if (ending) return view.stage === 'bad' ? 0 : 60
  return WEIGHTS.lawyer + WEIGHTS.lawyerAPrinter * Math.min(4, cards[PRINTER])
}

/** What a step of the police does to this seat, compared with the others. */
function policeValue({ view, me, cash, envelope, notes, turns }: Outlook, zone: string): number {
  const step = view.board.track[view.police + 1]
  const rivals = view.purses.filter((_, seat) => seat !== me)
  const middle = ([low, high]: readonly [number, number]) => (low + high) / 2
  const theirCash = rivals.reduce((sum, purse) => sum + middle(purse.cash), 0) / rivals.length
  if (step === 'godfather' || step === 'end') {
    // The income of this action is halved, too.
    const pays = zone === 'supermarket' ? 150 : zone === 'receiver' ? 120 : zone === 'tax' ? 30 : 0
    const stock = notes[0] + notes[1] + notes[2]
    return WEIGHTS.theirLoss * theirCash - 0.5 * (cash + pays) - (step === 'end' ? 10 * stock : 0)
  }
  const theirs = rivals.reduce((sum, purse) => sum + middle(purse.cash) + middle(purse.envelope), 0) / rivals.length
  // The leader wants the end.
  const lead = Math.max(-20, Math.min(20, (cash + envelope - theirs) / 10))
  return turns > 0 ? lead + WEIGHTS.haste : 0
}

function improvementValue(outlook: Outlook, improvement: number): number {
  const { view, turns } = outlook
  const { effect, amount } = view.board.improvements[improvement]
  // Most improvements are worth more later, but nothing after the end.
  const urge = turns < 6 ? 1 : 0.5
  const best = (zone: string) =>
    view.board.spaces.reduce((most, space, index) => (space.zone === zone ? Math.max(most, placeValue(outlook, index)) : most), 0)
  switch (effect) {
    case 'more-notes':
      return best('print') + urge * amount * outlook.cards[PRINTER] * 20
    case 'finer-print':
      return best('print') + urge * outlook.cards[PRINTER] * 12
    case 'more-fraud':
      return best('tax') + urge * amount
    case 'more-groceries':
      return outlook.notes[1] + outlook.notes[2] > 4 ? best('supermarket') + urge * 60 : -1
    case 'free-flight':
      return outlook.cards[JET] > 0 ? -1 : best('commercial') + 30
    default:
      return turns < 4 ? 10 : -1
  }
}

function draftValue({ view }: Outlook, improvement: number): number {
  const worth: Readonly<Record<string, number>> = { 'more-notes': 6, 'more-groceries': 8, 'own-rate': 3, 'more-fraud': 4, discount: 5 }
  return 10 * (worth[view.board.improvements[improvement].effect] ?? 2)
}

function liftValue({ view }: Outlook, space: number): number {
  const { zone } = view.board.spaces[space]
  // The henchman can use the space again that it leaves, so the receiver's is the best one.
  return zone === 'receiver' ? 30 : zone === 'supermarket' ? 20 : zone === 'tax' ? 15 : 10
}
