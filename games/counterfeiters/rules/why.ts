import type { Reason } from '@fairground/kernel'
import { NONE, type View } from '../state.ts'
import { DINER, JET, type Zone } from './board.ts'
import { priceWith, type Table } from './table.ts'

/** The section of the rules reference for each rule; other rules belong to the zone or to the turn. */
const SECTIONS: Readonly<Record<string, string>> = {
  'no-card': 'market',
  'second-jet': 'market',
  strike: 'police',
  'no-jet': 'flight',
  'nothing-to-move': 'flight',
  'money-in-tens': 'flight',
  'too-little-cash': 'flight',
  'too-little-offshore': 'flight',
  'refused-notes': 'supermarket',
  'box-is-empty': 'print',
  'use-improvement': 'improvements',
  'one-improvement': 'improvements',
  'no-such-improvement': 'improvements',
  'improvement-taken': 'improvements',
  'first-improvement': 'improvements',
  'not-your-henchman': 'end',
  'first-henchman': 'end',
  'first-nothing': 'end',
  'diner-count': 'round',
  'first-diner': 'round',
}

/** The rule that forbids an attempt, and its section. */
export function whyNot(table: Table, view: View, attempt: unknown): Reason | undefined {
  const reason = reasonOf(table, view, attempt)
  if (reason === undefined) return undefined
  const { zone } = table.board.spaces[placeIn(attempt) ?? view.space] ?? {}
  return { ...reason, section: SECTIONS[reason.rule] ?? (zone === undefined ? 'turn' : ZONES[zone]) }
}

const ZONES: Readonly<Record<Zone, string>> = {
  market: 'market',
  print: 'print',
  supermarket: 'supermarket',
  receiver: 'receiver',
  tax: 'tax',
  jet: 'flight',
  commercial: 'flight',
}

function placeIn(attempt: unknown): number | undefined {
  return typeof attempt === 'object' && attempt !== null && 'place' in attempt && typeof attempt.place === 'number'
    ? attempt.place
    : undefined
}

function reasonOf(table: Table, view: View, attempt: unknown): Reason | undefined {
  if (typeof attempt !== 'object' || attempt === null || view.viewer === 'spectator') return undefined
  if ('place' in attempt) return view.ask === 'space' ? whyNotPlace(table, view, view.viewer, attempt.place) : wrongQuestion(view)
  if ('notes' in attempt)
    return view.ask === 'notes' || view.ask === 'diner' ? whyNotNotes(table, view, view.viewer, attempt.notes) : wrongQuestion(view)
  if ('fly' in attempt) return view.ask === 'amount' ? whyNotFly(view, view.viewer, attempt.fly) : wrongQuestion(view)
  if ('pass' in attempt) return view.boost === NONE ? wrongQuestion(view) : { rule: 'use-improvement' }
  if ('improve' in attempt) return view.boost === NONE ? { rule: 'no-such-improvement' } : { rule: 'one-improvement' }
  if ('lift' in attempt) return view.ask === 'henchman' ? { rule: 'not-your-henchman' } : wrongQuestion(view)
  if ('draft' in attempt) return view.ask === 'improvement' ? { rule: 'improvement-taken' } : wrongQuestion(view)
  return undefined
}

/** The player has to make another decision first. */
function wrongQuestion(view: View): Reason {
  return { rule: `first-${view.ask}` }
}

function whyNotPlace(table: Table, view: View, seat: number, attempt: unknown): Reason | undefined {
  const { board } = table
  if (typeof attempt !== 'number' || !Number.isInteger(attempt) || attempt < 0 || attempt >= board.spaces.length)
    return { rule: 'no-such-space' }
  const { zone } = board.spaces[attempt]
  const bit = 1 << attempt
  const cash = view.purses[seat].cash[0]
  const envelope = view.purses[seat].envelope[0]
  if (view.standing.some((set) => (set & bit) !== 0)) return { rule: 'occupied' }
  if (zone === 'market' && view.market[attempt] === NONE) return { rule: 'no-card' }
  if (zone === 'market' && view.market[attempt] === JET && view.cards[seat][JET] > 0) return { rule: 'second-jet' }
  const flight = zone === 'jet' || zone === 'commercial'
  if (flight && board.track[view.police] === 'strike') return { rule: 'strike' }
  if (zone === 'jet' && view.cards[seat][JET] === 0) return { rule: 'no-jet' }
  const price = priceWith(board, attempt, view.boost === NONE ? undefined : board.improvements[view.boost])
  if (cash < price) return { rule: 'too-dear', facts: { price, cash } }
  if (flight && cash - price + envelope === 0) return { rule: 'nothing-to-move' }
  if (zone === 'supermarket' || zone === 'receiver') {
    const held = view.purses[seat].notes.reduce((sum, [count]) => sum + count, 0)
    return held === 0 ? { rule: 'no-notes' } : { rule: 'refused-notes', facts: { level: table.level[view.police] } }
  }
  return view.boost === NONE ? { rule: 'box-is-empty' } : { rule: 'use-improvement' }
}

function whyNotNotes(table: Table, view: View, seat: number, attempt: unknown): Reason | undefined {
  if (!Array.isArray(attempt) || attempt.length !== 3 || !attempt.every((count) => Number.isInteger(count) && count >= 0))
    return { rule: 'notes-by-quality' }
  const [one, two, three] = attempt
  const held = view.purses[seat].notes
  if (attempt.some((count, quality) => count > held[quality][0])) return { rule: 'not-held' }
  const count = one + two + three
  if (view.ask === 'diner') return { rule: 'diner-count', facts: { count: view.cards[seat][DINER] } }
  if (count === 0) return { rule: 'no-empty-action' }
  const { board } = table
  const boost = board.improvements[view.boost]
  const more = boost?.effect === 'more-groceries' ? boost.amount : 0
  const most = board.spaces[view.space]?.zone === 'supermarket' ? board.supermarketNotes + more : board.receiverNotes
  return count > most ? { rule: 'too-many-notes', facts: { most } } : { rule: 'refused-notes', facts: { level: table.level[view.police] } }
}

function whyNotFly(view: View, seat: number, attempt: unknown): Reason | undefined {
  if (typeof attempt !== 'number' || !Number.isInteger(attempt) || attempt % 10 !== 0) return { rule: 'money-in-tens' }
  if (attempt === 0) return { rule: 'no-empty-action' }
  const { cash, envelope } = view.purses[seat]
  return attempt > 0
    ? { rule: 'too-little-cash', facts: { cash: cash[0] } }
    : { rule: 'too-little-offshore', facts: { envelope: envelope[0] } }
}
