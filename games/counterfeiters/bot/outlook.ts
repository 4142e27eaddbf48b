import type { Seat } from '@fairground/kernel'
import { BAD, DINER, GREAT, HOLOGRAM, type Improvement, INK, PAPER, PRINTER, TICKETS } from '../rules/board.ts'
import { type Facts, NONE } from '../state.ts'
import type { Position } from './position.ts'
import type { BotTable } from './table.ts'
import type { Weights } from './weights.ts'

/** What the player makes of a position, once a choice. */
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
  /** The police have arrived: no Godfather any more, and a last action. */
  ending: boolean
  /** Rounds and own turns that are left, by guess. */
  rounds: number
  turns: number
  /** How likely the Godfather takes half of what is in hand. */
  danger: number
  /** How likely he comes before we are in turn again. */
  soon: number
  /** What is left of a dollar in hand. */
  kept: number
  /** Qualities that the supermarket detects. */
  level: number
  /** By how much more than the best rival we expect to end with; nothing where that is not weighed. */
  lead: number
  /** Spaces with a henchman on them, a bit each. */
  taken: number
  /** The improvement in use. */
  boost: Improvement | undefined
  /** Cash in hand of a rival, on the average. */
  theirs: number
  /** Notes that can still be sold or turned. */
  room: number
}

export function outlookOver(table: BotTable, weights: Weights): Outlook {
  return {
    table,
    weights,
    // Nobody reads it before `look` has put one there.
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

/** Looks at a position anew. The outlook is written over, since a search looks a million times. */
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

/** How likely the Godfather comes before the money is out of hand, from 0 to 1. */
export function dangerAt({ toGodfather, facts }: BotTable, weights: Weights, police: number): number {
  const steps = toGodfather[police]
  if (steps === 0) return 0
  return Math.min(1, Math.max(0, weights.near - (steps - 1) / (1 + paceOf(facts, weights) * weights.nearPace)))
}

/** How likely rivals' turns before our next one bring the Godfather, each of them moving the police by the same chance. */
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
  // The chance of fewer than so many steps, taken from one.
  let term = (1 - hatChance) ** turns
  let fewer = term
  for (let moved = 1; moved < steps; moved++) {
    term *= ((turns - moved + 1) / moved) * (hatChance / (1 - hatChance))
    fewer += term
  }
  return 1 - fewer
}

/** Steps that the police take in a round. */
export function paceOf({ seats }: Facts, weights: Weights): number {
  return weights.steps + weights.stepsASeat * seats
}

export function starsOf(cards: readonly number[]): number {
  return (cards[INK] > 0 ? 1 : 0) + (cards[PAPER] > 0 ? 1 : 0) + (cards[HOLOGRAM] > 0 ? 1 : 0)
}

/** Money that a seat will have at the end if it goes on as it is: what it holds, and what its notes and cards will bring. */
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
