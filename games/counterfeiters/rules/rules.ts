import type { Emit, Rules, Seat } from '@fairground/kernel'
import { type Event, type Facts, type Move, NONE, type State, type View } from '../state.ts'
import { begin, dine, dinerNotes, fly, mostNotes, overlookedHere, refusedHere, sell } from './actions.ts'
import { checkState } from './check.ts'
import { copy } from './copy.ts'
import { draft, draftable } from './draft.ts'
import { afterEndAction } from './ending.ts'
import { CHOSE_IMPROVEMENT, CHOSE_PASS, notePlace } from './ledger.ts'
import { memoryOf } from './memory.ts'
import { amounts, bundles, bundlesTaken, keyOf, PASS } from './moves.ts'
import { improvementsInHand, openSpaces, takenSpaces, usable } from './offers.ts'
import { outcomeOf } from './outcome.ts'
import { afterAction, afterDiner, nextTurn } from './round.ts'
import { samplerFor } from './sampler.ts'
import { setUp } from './setup.ts'
import { type Table, tableOf } from './table.ts'
import { viewOf } from './view.ts'
import { whyNot } from './why.ts'

const NOBODY: readonly Seat[] = []
const NO_MOVES: readonly Move[] = []

export function openRules(board: Facts): Rules<State, Move, View, Event, Facts> {
  const table = tableOf(board)
  const memory = memoryOf(table)
  const lists: Lists = new Map()
  const alone = Array.from({ length: board.seats }, (_, seat): readonly Seat[] => [seat])

  return {
    facts: board,
    setup: (random) => setUp(table, random),

    turn: (state) => (state.stage === 'over' ? NOBODY : alone[state.actor]),

    moves(state, seat) {
      if (seat !== state.actor) return NO_MOVES
      switch (state.ask) {
        case 'space':
          return placements(table, lists, state, seat)
        case 'notes': {
          const [one, two, three] = state.notes[seat]
          return bundlesTaken(one, two, three, mostNotes(table, state), refusedHere(table, state), overlookedHere(table, state))
        }
        case 'amount':
          return amounts(state.cash[seat], state.envelope[seat])
        case 'diner': {
          const [one, two, three] = state.notes[seat]
          const count = dinerNotes(state, seat)
          return bundles(one, two, three, count, count)
        }
        case 'henchman':
          return liftable(table, state, seat)
        case 'improvement':
          return draftable(table, state)
        case 'nothing':
          return NO_MOVES
      }
    },

    // What a player can buy, sell and move depends on hidden money and notes. Henchmen and improvements are public.
    secret: (state, seat) =>
      !board.openMoney && seat === state.actor && state.ask !== 'henchman' && state.ask !== 'improvement' && state.ask !== 'nothing',

    play(state, seat, move, random, emit) {
      if ('place' in move) {
        place(table, state, seat, move.place, emit)
        if (state.ask === 'nothing') afterAction(table, state, seat, random, emit)
      } else if ('pass' in move) {
        if (state.ask === 'henchman') decline(table, state, seat, emit)
        else if (pass(table, state, seat, emit)) nextTurn(table, state, random, emit)
      } else if ('notes' in move) {
        if (state.ask === 'diner') {
          dine(table, state, seat, move.notes, emit)
          afterDiner(table, state, seat, emit)
        } else {
          sell(table, state, seat, move.notes, emit)
          afterAction(table, state, seat, random, emit)
        }
      } else if ('fly' in move) {
        fly(table, state, seat, move.fly, emit)
        afterAction(table, state, seat, random, emit)
      } else if ('improve' in move) improve(table, state, seat, move.improve, emit)
      else if ('lift' in move) lift(table, state, seat, move.lift, emit)
      else draft(table, state, seat, move.draft, emit)
    },

    view: (state, viewer) => viewOf(table, memory, state, viewer),
    key: keyOf,
    sampler: (view) => samplerFor(memory, view),
    outcome: (state) => outcomeOf(table, state),
    copy,
    check: (state) => checkState(table, memory, state),
    why: (view, attempt) => whyNot(table, view, attempt),
  }
}

/** Lists of moves by set of spaces, cached because a search meets the same sets again and again. */
type Lists = Map<number, readonly Move[]>
const MOST_LISTS = 4096

/** Free spaces whose action has an effect, improvements that make a space usable, and passing. */
function placements(table: Table, lists: Lists, state: State, seat: Seat): readonly Move[] {
  const { boost } = state
  const cash = state.cash[seat]
  const offshore = state.envelope[seat] > 0 ? 1 : 0
  const one = state.notes[seat][0]
  const two = state.notes[seat][1]
  const three = state.notes[seat][2]
  const level = table.level[state.police]
  const open = openSpaces(table, state, seat)
  const promo = state.owners.length > 0
  const taken = promo ? takenSpaces(table, state, seat) : 0
  const spaces = usable(table, boost, open, taken, level, cash, offshore, one, two, three)
  const usual = boost === NONE && !promo
  const known = usual ? lists.get(spaces) : undefined
  if (known !== undefined) return known
  const list: Move[] = []
  const { place, improve } = table.moves
  for (let set = spaces; set !== 0; set &= set - 1) list.push(place[31 - Math.clz32(set & -set)])
  if (boost !== NONE) return list
  if (promo)
    for (let hand = improvementsInHand(table, state, seat); hand !== 0; hand &= hand - 1) {
      const index = 31 - Math.clz32(hand & -hand)
      if (usable(table, index, open, taken, level, cash, offshore, one, two, three) !== 0) list.push(improve[index])
    }
  list.push(PASS)
  if (!usual) return list
  if (lists.size === MOST_LISTS) lists.clear()
  lists.set(spaces, Object.freeze(list))
  return list
}

/** Records the choice and what was open, before the choice changes it. */
function noteChoice(table: Table, state: State, seat: Seat, chosen: number): void {
  const promo = state.owners.length > 0
  notePlace(
    state,
    seat,
    chosen,
    table.level[state.police],
    state.boost,
    openSpaces(table, state, seat),
    promo ? takenSpaces(table, state, seat) : 0,
    promo ? improvementsInHand(table, state, seat) : 0,
  )
}

function place(table: Table, state: State, seat: Seat, space: number, emit?: Emit<Event>): void {
  noteChoice(table, state, seat, space)
  if (state.lifted === NONE) state.henchmen[seat]--
  else state.lifted = NONE
  putDown(state, seat, space)
  begin(table, state, seat, space, emit)
}

function putDown(state: State, seat: Seat, space: number): void {
  const stands = (state.standing[seat] & (1 << space)) !== 0 ? state.squeezed : state.standing
  stands[seat] |= 1 << space
}

/** Lays a henchman down, or declines in the end game. True if the round goes on. */
function pass(table: Table, state: State, seat: Seat, emit?: Emit<Event>): boolean {
  noteChoice(table, state, seat, CHOSE_PASS)
  if (state.stage === 'rounds') {
    state.henchmen[seat]--
    state.laid[seat]++
    emit?.({ kind: 'passed', seat })
    return true
  }
  decline(table, state, seat, emit)
  return false
}

/** A henchman that a lawyer took goes back to its space. */
function decline(table: Table, state: State, seat: Seat, emit?: Emit<Event>): void {
  if (state.lifted !== NONE) putDown(state, seat, state.lifted)
  state.lifted = NONE
  if (emit !== undefined) emit({ kind: 'declined', seat, what: state.stage === 'great' || state.stage === 'bad' ? state.stage : 'last' })
  afterEndAction(table, state, emit)
}

function improve(table: Table, state: State, seat: Seat, improvement: number, emit?: Emit<Event>): void {
  noteChoice(table, state, seat, CHOSE_IMPROVEMENT + improvement)
  state.boost = improvement
  state.spent |= 1 << improvement
  emit?.({ kind: 'improved', seat, improvement: table.board.improvements[improvement].id })
}

/** A lawyer takes any of the owner's henchmen from the board. */
function liftable(table: Table, state: State, seat: Seat): readonly Move[] {
  const list: Move[] = []
  for (let set = state.standing[seat]; set !== 0; set &= set - 1) list.push(table.moves.lift[31 - Math.clz32(set & -set)])
  list.push(PASS)
  return list
}

function lift(table: Table, state: State, seat: Seat, space: number, emit?: Emit<Event>): void {
  // If two henchmen share the space, one stays.
  const stands = (state.squeezed[seat] & (1 << space)) !== 0 ? state.squeezed : state.standing
  stands[seat] &= ~(1 << space)
  state.lifted = space
  state.ask = 'space'
  if (emit === undefined) return
  const { zone } = table.board.spaces[space]
  emit({ kind: 'lifted', seat, lawyer: state.stage === 'great' ? 'great' : 'bad', space, zone })
}
