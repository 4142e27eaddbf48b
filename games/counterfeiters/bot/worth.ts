import type { Seat } from '@fairground/kernel'
import { BAD, DINER, GREAT, HOLOGRAM, type Improvement, INK, JET, PAPER } from '../rules/board.ts'
import { priceWith } from '../rules/table.ts'
import { type Facts, type Move, NONE } from '../state.ts'
import { dangerAt, type Outlook, starsOf, ticketsOf } from './outlook.ts'

/** What a move brings until the end of the game, in dollars. */
export function worthOf(outlook: Outlook, move: Move): number {
  if ('place' in move) return placeWorth(outlook, move.place, outlook.boost)
  if ('notes' in move) return notesWorth(outlook, move.notes[0], move.notes[1], move.notes[2])
  if ('fly' in move) return flightWorth(outlook, move.fly)
  if ('improve' in move) return improvementWorth(outlook, move.improve)
  if ('draft' in move) return draftWorth(outlook, move.draft)
  return 'lift' in move ? liftWorth(outlook, move.lift) : 0
}

function placeWorth(outlook: Outlook, space: number, boost: Improvement | undefined): number {
  const { at, table, kept, weights } = outlook
  const { facts } = table
  const { zone, hat, sunglasses } = facts.spaces[space]
  let worth = 0
  let earned = 0
  switch (zone) {
    case 'market':
      worth = cardWorth(outlook, at.market[space]) - priceWith(facts, space, boost) * kept
      break
    case 'print':
      worth = printWorth(outlook, boost)
      break
    case 'supermarket': {
      const most = facts.supermarketNotes + (boost?.effect === 'more-groceries' ? boost.amount : 0)
      earned = facts.supermarketPays * Math.min(most, outlook.one + outlook.two + outlook.three)
      worth = shoppingWorth(outlook, most, boost?.effect === 'blind-cashier')
      break
    }
    case 'receiver':
      worth = receiverWorth(outlook, boost?.effect === 'own-rate')
      earned = Math.max(0, worth)
      break
    case 'tax':
      earned = facts.taxFraud + (boost?.effect === 'more-fraud' ? boost.amount : 0)
      worth = earned * kept + (sunglasses ? weights.sunglasses * Math.min(1, outlook.rounds / 2) : 0)
      break
    case 'jet':
    case 'commercial':
      worth = flyingWorth(outlook, priceWith(facts, space, boost))
  }
  if (outlook.ending) return worth
  if (zone !== 'market' && worth > 0) worth *= 1 + scarcity(outlook, space)
  return hat && boost?.effect !== 'quiet' ? worth + stepWorth(outlook, earned) : worth
}

/** Extra for a space that may be taken by our next turn. */
function scarcity({ table: { alike }, taken, weights }: Outlook, space: number): number {
  const free = alike[space] & ~taken
  const others = free & (free - 1)
  if (free !== 0 && others === 0) return weights.lastSpace
  return others !== 0 && (others & (others - 1)) === 0 ? weights.lastButOne : 0
}

/** The value of an unsold note. */
function noteWorth({ table: { facts }, weights, turns, level, danger }: Outlook, stars: number): number {
  const rate = facts.receiverRates[stars - 1]
  const share = Math.min(weights.noteMost, weights.noteATurn * turns)
  return (
    (weights.kept - weights.noteNear * danger) * share * (stars > level ? rate + weights.shopNote * (facts.supermarketPays - rate) : rate)
  )
}

/** Notes are worth their expected price; in the end game, what diners and lawyers can still get for them. */
function printWorth(outlook: Outlook, boost: Improvement | undefined): number {
  const { table, at, me, diners, one, two, three, printers, weights, room } = outlook
  const { facts } = table
  const stars = Math.min(3, outlook.stars + (boost?.effect === 'finer-print' ? boost.amount : 0))
  const count = printers * (facts.notesPerPrinter + (boost?.effect === 'more-notes' ? boost.amount : 0))
  const stock = one + two + three
  if (outlook.ending) {
    const turned = Math.min(count, Math.max(0, diners - stock))
    const lawyer = at.stage === 'last' ? at.cards[me][GREAT] + at.cards[me][BAD] : at.stage === 'great' ? at.cards[me][BAD] : 0
    const sold = lawyer === 0 ? 0 : Math.min(count - turned, Math.max(0, facts.receiverNotes - Math.max(0, stock - diners)))
    return turned * facts.dinerPays + 0.8 * sold * facts.receiverRates[stars - 1]
  }
  const wanted = Math.min(count, Math.max(0, room - stock))
  return (wanted + weights.surplus * (count - wanted)) * noteWorth(outlook, stars)
}

/** What we lose by selling these notes here: their value elsewhere. */
function valueElsewhere(outlook: Outlook, one: number, two: number, three: number): number {
  if (outlook.ending) {
    // Each diner still exchanges a note.
    const left = outlook.one + outlook.two + outlook.three - one - two - three
    return Math.max(0, Math.min(outlook.diners, outlook.diners - left)) * outlook.table.facts.dinerPays
  }
  return one * noteWorth(outlook, 1) + two * noteWorth(outlook, 2) + three * noteWorth(outlook, 3)
}

/** The best sale at the supermarket: the worst notes that it accepts. */
function shoppingWorth(outlook: Outlook, most: number, blind: boolean): number {
  const { one, two, three, level } = outlook
  // A blind cashier accepts one of the detected qualities: the lowest if there are enough notes of it, else the next one.
  const all = level === 0
  const first = all || (blind && level >= 1 && one >= Math.min(most, two)) ? one : 0
  const second = level <= 1 || (blind && first === 0) ? two : 0
  const third = level <= 2 || (blind && first === 0 && second === 0) ? three : 0
  const a = Math.min(most, first)
  const b = Math.min(most - a, second)
  const c = Math.min(most - a - b, third)
  return a + b + c === 0 ? Number.NEGATIVE_INFINITY : supermarketSale(outlook, a, b, c)
}

function supermarketSale(outlook: Outlook, one: number, two: number, three: number): number {
  return (one + two + three) * outlook.table.facts.supermarketPays * outlook.kept - valueElsewhere(outlook, one, two, three)
}

/** The best bundle leaves out all notes below some quality and takes the best of the rest. */
function receiverWorth(outlook: Outlook, ownRate: boolean): number {
  const { one, two, three, table } = outlook
  const most = table.facts.receiverNotes
  let best = Number.NEGATIVE_INFINITY
  for (let worst = 1; worst <= 3; worst++) {
    const c = Math.min(most, three)
    const b = worst > 2 ? 0 : Math.min(most - c, two)
    const a = worst > 1 ? 0 : Math.min(most - c - b, one)
    const worth = receiverSale(outlook, a, b, c, ownRate)
    if (worth > best) best = worth
  }
  // In the end game it may be better to keep some notes for the diners.
  if (outlook.ending && outlook.diners > 0) {
    const c = Math.max(0, Math.min(most, three - Math.max(0, outlook.diners - one - two)))
    const worth = receiverSale(outlook, 0, 0, c, ownRate)
    if (worth > best) best = worth
  }
  return best
}

function receiverSale(outlook: Outlook, one: number, two: number, three: number, ownRate: boolean): number {
  const count = one + two + three
  if (count === 0) return Number.NEGATIVE_INFINITY
  const { receiverRates } = outlook.table.facts
  const dollars = ownRate
    ? one * receiverRates[0] + two * receiverRates[1] + three * receiverRates[2]
    : count * receiverRates[one > 0 ? 0 : two > 0 ? 1 : 2]
  return dollars * outlook.kept - valueElsewhere(outlook, one, two, three)
}

function notesWorth(outlook: Outlook, one: number, two: number, three: number): number {
  const { at, table } = outlook
  // Diners pay the same for every note: give them the worst.
  if (at.ask === 'diner') return -10 * two - 30 * three
  if (table.facts.spaces[at.space].zone === 'supermarket') return supermarketSale(outlook, one, two, three)
  return receiverSale(outlook, one, two, three, outlook.boost?.effect === 'own-rate')
}

/** What a flight saves from the Godfather: nothing after his last visit or without cash. */
function flyingWorth({ cash, danger, soon, kept, weights, ending }: Outlook, fare: number): number {
  if (ending || cash - fare < 10) return -1 - fare
  return 0.5 * (weights.flight * danger + weights.flightNow * soon) * (cash - fare) - fare * kept
}

/** Best is to move everything that the next purchases do not need. */
function flightWorth(outlook: Outlook, dollars: number): number {
  return dollars > 0 ? -Math.abs(dollars - flightTarget(outlook)) : -100_000 + dollars
}

export function flightTarget({ cash, turns, weights, table, danger }: Outlook): number {
  const reserve = turns > 6 ? weights.reserve : turns > 2 ? weights.reserveLate : 0
  const keep = Math.min(reserve, table.dearest) * (danger > 0.9 ? 0.5 : 1)
  return Math.max(10, 10 * Math.round((cash - keep) / 10))
}

/** What a card brings until the end of the game, without its price. */
function cardWorth(outlook: Outlook, card: number): number {
  const { table, at, me, weights, turns, rounds, stars, printers, diners, kept } = outlook
  const { facts } = table
  const { kind, value } = facts.designs[card]
  const cards = at.cards[me]
  const cycles = turns / weights.cycle
  const rate = facts.receiverRates[Math.max(0, stars - 1)]
  switch (kind) {
    case 'printer': {
      const further = [weights.printer1, weights.printer2, weights.printer3, weights.printer4][Math.min(4, printers) - 1]
      return cycles * facts.notesPerPrinter * rate * kept * further + weights.printerBase
    }
    case 'ink':
    case 'paper':
    case 'hologram': {
      if (cards[kind === 'ink' ? INK : kind === 'paper' ? PAPER : HOLOGRAM] > 0) return 0
      return cycles * facts.notesPerPrinter * printers * (stars === 1 ? weights.star2 : weights.star3) * kept + weights.starBase
    }
    case 'diner': {
      if (!outlook.ending) return rounds * weights.dinerARound * kept + weights.diner
      return outlook.one + outlook.two + outlook.three > diners ? facts.dinerPays : 0
    }
    case 'jet':
      return rounds > 1 ? weights.jet + weights.jetARound * rounds : 0
    case 'ticket':
      return value * weights.ticket
    case 'greatLawyer':
    case 'badLawyer':
      return lawyerWorth(outlook, kind === 'badLawyer')
  }
}

/** A lawyer is another action at the very end, usually to sell notes. */
function lawyerWorth(outlook: Outlook, bad: boolean): number {
  const { at, weights, ending, printers, me } = outlook
  if (!ending) return weights.lawyer + weights.lawyerAPrinter * Math.min(4, printers)
  const comes = at.stage === 'last' || (at.stage === 'great' && bad)
  if (!comes) return 0
  const stock = outlook.one + outlook.two + outlook.three - at.cards[me][DINER]
  return Math.max(
    30,
    Math.min(outlook.table.facts.receiverNotes, stock) * outlook.table.facts.receiverRates[Math.max(0, outlook.stars - 1)],
  )
}

/** What a step of the police does to us, compared with the rivals. `earned` is the income of the action that moves the police. */
function stepWorth(outlook: Outlook, earned: number): number {
  const { table, at, weights, cash, theirs, lead } = outlook
  const { track } = table.facts
  const next = at.police + 1
  const held = cash + earned
  const step = track[next]
  if (step === 'end') return endWorth(outlook, held)
  if (step === 'godfather') return weights.theirLoss * theirs - 0.5 * held
  const nearer = dangerAt(table, weights, next) - outlook.danger
  const risk = 0.5 * weights.nearer * nearer * (weights.theirLoss * theirs - held)
  const refused = step === 'investigation' ? ([outlook.one, outlook.two, outlook.three][outlook.level] ?? 0) : 0
  return risk + weights.haste + weights.hasteALead * Math.max(-400, Math.min(400, lead)) - weights.detected * refused
}

/** A player who ends the game while behind loses; the leader wants the end. */
function endWorth(outlook: Outlook, held: number): number {
  const { table, at, me, weights } = outlook
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < table.facts.seats; seat++)
    if (seat !== me) best = Math.max(best, atTheEnd(outlook, seat, at.cash[seat], at.henchmen[seat]))
  const margin = atTheEnd(outlook, me, held, at.henchmen[me] - 1) - best
  return margin > 0 ? weights.endRest + weights.endALead * margin : 4 * weights.endALead * margin - weights.endRest
}

/** The final money of a seat if the police arrive now: half of its cash, a last henchman if it has one left, lawyers, diners, tickets. */
function atTheEnd({ table: { facts }, at }: Outlook, seat: Seat, cash: number, henchmen: number): number {
  const cards = at.cards[seat]
  let notes = at.notes[seat][0] + at.notes[seat][1] + at.notes[seat][2]
  const turned = Math.min(cards[DINER], notes)
  notes -= turned
  let money = at.envelope[seat] + 0.5 * cash + turned * facts.dinerPays + ticketsOf(facts, cards)
  const rate = facts.receiverRates[Math.max(0, starsOf(cards) - 1)]
  for (let action = (henchmen > 0 ? 1 : 0) + cards[GREAT] + cards[BAD]; action > 0; action--) {
    const sold = Math.min(facts.receiverNotes, notes)
    notes -= sold
    money += Math.max(facts.taxFraud, sold * rate)
  }
  return money
}

/** An improvement is worth what the best space brings with it, if that is enough more than without it. */
function improvementWorth(outlook: Outlook, index: number): number {
  const { table, rounds, weights } = outlook
  const boost = table.facts.improvements[index]
  const { taken } = outlook
  let plain = 0
  let boosted = Number.NEGATIVE_INFINITY
  for (let space = 0; space < table.facts.spaces.length; space++) {
    const free = (taken & (1 << space)) === 0
    if (free && couldUse(outlook, space, undefined)) plain = Math.max(plain, placeWorth(outlook, space, undefined))
    if ((boost.effect === 'squeeze-in' ? !free : free && worksAt(table.facts, boost.effect, space)) && couldUse(outlook, space, boost))
      boosted = Math.max(boosted, placeWorth(outlook, space, boost))
  }
  const required = rounds < LATE ? 0 : weights.patience * usualGain(boost)
  return boosted - plain > required ? boosted : Number.NEGATIVE_INFINITY
}

/** With fewer rounds left than this, waiting is useless. */
const LATE = 1.5

/** Could a henchman use this space if it were free? An approximation; the rules decide. */
function couldUse({ table: { facts }, at, me, cash, one, two, three }: Outlook, space: number, boost: Improvement | undefined): boolean {
  const { zone } = facts.spaces[space]
  switch (zone) {
    case 'market': {
      const card = at.market[space]
      return card !== NONE && !(card === JET && at.cards[me][JET] > 0) && cash >= priceWith(facts, space, boost)
    }
    case 'supermarket':
    case 'receiver':
      return one + two + three > 0
    case 'jet':
    case 'commercial':
      if (zone === 'jet' && at.cards[me][JET] === 0) return false
      return facts.track[at.police] !== 'strike' && cash >= priceWith(facts, space, boost) + 10
    default:
      return true
  }
}

function worksAt({ spaces }: Facts, effect: Improvement['effect'], space: number): boolean {
  const { zone, hat } = spaces[space]
  switch (effect) {
    case 'more-notes':
    case 'finer-print':
      return zone === 'print'
    case 'more-groceries':
    case 'blind-cashier':
      return zone === 'supermarket'
    case 'own-rate':
      return zone === 'receiver'
    case 'more-fraud':
      return zone === 'tax'
    case 'discount':
      return zone === 'market'
    case 'free-flight':
      return zone === 'commercial'
    case 'quiet':
      return hat
    case 'squeeze-in':
      return false
  }
}

/** What an improvement brings at a good moment, in dollars. */
function usualGain({ effect, amount }: Improvement): number {
  switch (effect) {
    case 'more-notes':
      return 60 * amount
    case 'more-groceries':
      return 25 * amount
    case 'own-rate':
      return 30
    case 'more-fraud':
      return 0
    case 'discount':
      return 0.7 * amount
    case 'free-flight':
      return 25
    case 'quiet':
      return 60
    case 'finer-print':
      return 40 * amount
    case 'blind-cashier':
      return 60
    case 'squeeze-in':
      return 50
  }
}

/** Improvements that bring most over a game are drafted first. */
function draftWorth({ table }: Outlook, index: number): number {
  const boost = table.facts.improvements[index]
  return boost.effect === 'more-fraud' ? boost.amount : usualGain(boost)
}

/** The value of taking a henchman is that of the best space it can go to, including the space that it leaves. */
function liftWorth(outlook: Outlook, lifted: number): number {
  const { table, at, me } = outlook
  let taken = 0
  for (let seat = 0; seat < at.standing.length; seat++) taken |= seat === me ? at.standing[seat] & ~(1 << lifted) : at.standing[seat]
  let best = 0
  for (let space = 0; space < table.facts.spaces.length; space++)
    if ((taken & (1 << space)) === 0 && couldUse(outlook, space, undefined)) best = Math.max(best, placeWorth(outlook, space, undefined))
  return best
}
