import type { Seat } from '@fairground/kernel'
import { BAD, DINER, GREAT, HOLOGRAM, type Improvement, INK, PAPER, PRINTER, TICKETS } from '../rules/board.ts'
import { type Facts, NONE } from '../state.ts'
import type { Position } from './position.ts'
import type { BotTable } from './table.ts'
import type { Weights } from './weights.ts'

/** The player's estimates of a position, computed once per choice. */
export interface Outlook {
  readonly table: BotTable
  readonly weights: Weights
  at: Position
  me: Seat
  cash: number
  one: number
  two: number
  three: number
  printers: number
  stars: number
  diners: number
  /** The police have arrived: the Godfather will not come again, and there is one last action. */
  ending: boolean
  /** Estimates of the rounds and own turns left. */
  rounds: number
  turns: number
  /** The probability that the Godfather takes half of the cash in hand. */
  danger: number
  /** The probability that he comes before our next turn. */
  soon: number
  /** The expected value of a dollar in hand at the end. */
  kept: number
  /** Qualities that the supermarket detects. */
  level: number
  /** Our expected final lead over the best rival; 0 if its weight is 0. */
  lead: number
  /** The set of occupied spaces. */
  taken: number
  /** The improvement in use. */
  boost: Improvement | undefined
  /** The average cash in hand of the rivals. */
  theirs: number
  /** How many notes we can still sell or exchange at diners. */
  room: number
}

export function outlookOver(table: BotTable, weights: Weights): Outlook {
  return {
    table,
    weights,
    // `look` sets it before anything reads it.
    at: undefined as unknown as Position,
    me: 0,
    cash: 0,
    one: 0,
    two: 0,
    three: 0,
    printers: 0,
    stars: 0,
    diners: 0,
    ending: false,
    rounds: 0.5,
    turns: 0.5,
    danger: 0.5,
    soon: 0.5,
    kept: 0.5,
    level: 0,
    lead: 0.5,
    theirs: 0.5,
    room: 0.5,
    taken: 0,
    boost: undefined,
  }
}

/** Computes the estimates for a position. It overwrites the outlook, because a search does this a million times. */
export function look(outlook: Outlook, at: Position, me: Seat): void {
  const { table, weights } = outlook
  const { facts } = table
  const cards = at.cards[me]
  const [one, two, three] = at.notes[me]
  const ending = at.trigger !== NONE
  const rounds = ending ? 0 : table.toEnd[at.police] / paceOf(facts, weights)
  const lawyers = cards[GREAT] + cards[BAD]
  const turns = ending ? 0 : Math.max(0, rounds * facts.henchmen - 0.5 * (facts.henchmen - at.henchmen[me])) + lawyers
  const danger = ending ? 0 : dangerAt(table, weights, at.police)
  const kept = ending ? 1 : weights.kept - weights.keptNear * danger
  const diners = cards[DINER]
  let theirs = -at.cash[me]
  let taken = 0
  for (let seat = 0; seat < facts.seats; seat++) {
    theirs += at.cash[seat]
    taken |= at.standing[seat]
  }
  outlook.at = at
  outlook.me = me
  outlook.cash = at.cash[me]
  outlook.one = one
  outlook.two = two
  outlook.three = three
  outlook.printers = cards[PRINTER]
  outlook.stars = starsOf(cards)
  outlook.diners = diners
  outlook.ending = ending
  outlook.rounds = rounds
  outlook.turns = turns
  outlook.danger = danger
  outlook.soon = ending ? 0 : soonAt(table, weights, at, me)
  outlook.kept = kept
  outlook.level = table.level[at.police]
  outlook.lead = weights.hasteALead === 0 ? 0 : leadOf(table, at, me, kept, rounds)
  outlook.taken = taken
  outlook.boost = at.boost === NONE ? undefined : facts.improvements[at.boost]
  outlook.theirs = theirs / (facts.seats - 1)
  outlook.room = facts.receiverNotes * Math.min(weights.stock, turns / weights.saleTurns) + diners * (rounds + 1)
}

function leadOf(table: BotTable, at: Position, me: Seat, kept: number, rounds: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < table.facts.seats; seat++) if (seat !== me) best = Math.max(best, expected(table, at, seat, kept, rounds))
  return expected(table, at, me, kept, rounds) - best
}

/** The probability that the Godfather comes before the money is safe, from 0 to 1. */
export function dangerAt({ toGodfather, facts }: BotTable, weights: Weights, police: number): number {
  const steps = toGodfather[police]
  if (steps === 0) return 0
  return Math.min(1, Math.max(0, weights.near - (steps - 1) / (1 + paceOf(facts, weights) * weights.nearPace)))
}

/** The probability that the rivals' turns before our next one bring the Godfather, if each moves the police with the same probability. */
function soonAt({ toGodfather, facts: { seats } }: BotTable, { hatChance }: Weights, at: Position, me: Seat): number {
  const steps = toGodfather[at.police]
  if (steps === 0) return 0
  let turns = 0
  if (at.henchmen[me] > 1) {
    for (let seat = 0; seat < seats; seat++) if (seat !== me && at.henchmen[seat] > 0) turns++
  } else {
    for (let seat = 0; seat < seats; seat++) if (seat !== me) turns += at.henchmen[seat]
    turns += (me - at.first + seats) % seats
  }
  if (steps > turns) return 0
  // One minus the binomial probability of fewer steps than needed.
  let term = (1 - hatChance) ** turns
  let fewer = term
  for (let moved = 1; moved < steps; moved++) {
    term *= ((turns - moved + 1) / moved) * (hatChance / (1 - hatChance))
    fewer += term
  }
  return 1 - fewer
}

/** The estimated steps of the police per round. */
export function paceOf({ seats }: Facts, weights: Weights): number {
  return weights.steps + weights.stepsASeat * seats
}

export function starsOf(cards: readonly number[]): number {
  return (cards[INK] > 0 ? 1 : 0) + (cards[PAPER] > 0 ? 1 : 0) + (cards[HOLOGRAM] > 0 ? 1 : 0)
}

/** The money that a seat will have at the end if it goes on like now: what it holds, and what its notes and cards will bring. */
export function expected({ facts }: BotTable, at: Position, seat: Seat, kept: number, rounds: number): number {
  const cards = at.cards[seat]
  const [one, two, three] = at.notes[seat]
  const stock = one + two + three
  const turned = Math.min(stock, cards[DINER] * (1 + Math.floor(rounds)))
  const sold = Math.min(stock - turned, facts.receiverNotes * (1 + rounds))
  const rate = facts.receiverRates[Math.max(0, starsOf(cards) - 1)]
  const engine = facts.notesPerPrinter * cards[PRINTER] * rate * rounds
  return at.cash[seat] * kept + at.envelope[seat] + turned * facts.dinerPays + 0.7 * sold * rate + ticketsOf(facts, cards) + 0.7 * engine
}

export function ticketsOf({ designs }: Facts, cards: readonly number[]): number {
  let dollars = 0
  for (let design = TICKETS; design < cards.length; design++) dollars += cards[design] * designs[design].value
  return dollars
}
