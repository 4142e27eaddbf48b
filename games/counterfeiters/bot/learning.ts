import type { Learning, Seat } from '@fairground/kernel'
import type { Habits } from '../rules/belief.ts'
import { BAD, DINER, GREAT, HOLOGRAM, INK, JET, PAPER, PRINTER, TICKETS, type Zone } from '../rules/board.ts'
import { memoryOf } from '../rules/memory.ts'
import { keyOf } from '../rules/moves.ts'
import { samplerFor } from '../rules/sampler.ts'
import { tableOf } from '../rules/table.ts'
import { type Ask, type Facts, type Move, NONE, type Stage, type State, type View } from '../state.ts'
import { evaluationFor, FEATURES, readFeatures, stageOf } from './evaluation.ts'
import { expected, starsOf, ticketsOf } from './outlook.ts'
import { policyOf } from './policy.ts'
import { botTable } from './table.ts'
import { weightsFor } from './weights.ts'

const STAGES: readonly Stage[] = ['draft', 'rounds', 'closing', 'last', 'great', 'bad', 'finale', 'over']
const ASKS: readonly Ask[] = ['improvement', 'space', 'notes', 'amount', 'diner', 'henchman', 'nothing']
const ZONES: readonly Zone[] = ['market', 'print', 'supermarket', 'receiver', 'tax', 'jet', 'commercial']

/** All tickets count as one kind; they differ only in what they pay. */
const KINDS = TICKETS + 1
const LEVELS = 4
const PER_SEAT = 34 + ZONES.length
const PER_SLOT = KINDS + 1
const OTHERS = 7

/** Sorts of moves: one for each space, for each kind of card bought, and for each other kind of decision. */
const SPACES = 30
const BUYS = SPACES
const PASSES = BUYS + KINDS
const LIFTS = PASSES + 1
const BOOSTS = LIFTS + ZONES.length
const DINES = BOOSTS + 1
const SHOPS = DINES + 1
const SELLS = SHOPS + 1
const FLIES = SELLS + 1
const SORTS = FLIES + 1

/** Ratings of the hand-written player are divided by this many dollars. */
const RATING_UNIT = 20
/** Moves far behind the best one all get this rating. */
const LOWEST_RATING = -8

/**
 * Players who fly leave little cash in hand and hardly ever bring money back; diners get the worst notes. Traders and Merchants leave nothing
 * in half of their flights, and more than $50 in one of ten.
 */
const HABITS: Habits = { flights: { leaves: (tens) => 0.6 ** tens + 0.02, back: 0.002 }, finer: 0.15 }

/** Where the branches of purchases and flights begin; other branches are the move's key, which is smaller. */
const BOUGHT = 2 ** 20
const LEFT = 2 ** 24

/** The inputs of a network: every seat, beginning with the one that chooses, then the track, the market and the spaces. */
export function learningOf(facts: Facts): Learning<State, Move> {
  const { seats, slots, spaces, track } = facts
  const table = botTable(facts)
  const weights = weightsFor(seats)
  const policy = policyOf(facts, { ...weights, hasteALead: 0 })
  const { weights: evaluation } = evaluationFor(seats)
  const features = new Float64Array(FEATURES)
  const memory = memoryOf(tableOf(facts), HABITS)
  const zones = ZONES.map((zone) => spaces.reduce((bits, space, at) => (space.zone === zone ? bits | (1 << at) : bits), 0))
  const zoneAt = spaces.map(({ zone }) => ZONES.indexOf(zone))
  const pace = weights.steps + weights.stepsASeat * seats

  function readSeat(state: State, seat: Seat, into: Float32Array, from: number): void {
    const { police } = state
    const cards = state.cards[seat]
    const [one, two, three] = state.notes[seat]
    const stock = one + two + three
    const cash = state.cash[seat] / 300
    const printers = cards[PRINTER]
    const stars = starsOf(cards)
    const end = table.toEnd[police]
    const level = table.level[police]
    readFeatures(table, state, seat, features)
    const by = evaluation[stageOf(table, state)]
    let ending = 0
    for (let i = 0; i < FEATURES; i++) ending += by[i] * features[i]
    let i = from
    into[i++] = cash
    into[i++] = cash / Math.max(1, table.toGodfather[police])
    into[i++] = state.envelope[seat] / 300
    into[i++] = one / 10
    into[i++] = two / 10
    into[i++] = three / 10
    into[i++] = stock / 15
    into[i++] = Math.max(0, stock - facts.receiverNotes) / 10
    into[i++] = (level === 0 ? 0 : level === 1 ? one : level === 2 ? one + two : stock) / 10
    into[i++] = printers / 4
    into[i++] = printers > 1 ? 1 : 0
    into[i++] = printers > 2 ? 1 : 0
    into[i++] = printers > 3 ? 1 : 0
    into[i++] = cards[INK] > 0 ? 1 : 0
    into[i++] = cards[PAPER] > 0 ? 1 : 0
    into[i++] = cards[HOLOGRAM] > 0 ? 1 : 0
    into[i++] = stars > 1 ? 1 : 0
    into[i++] = stars > 2 ? 1 : 0
    into[i++] = (printers * stars) / 8
    into[i++] = cards[DINER] / 3
    into[i++] = Math.min(cards[DINER], stock) / 3
    into[i++] = cards[JET] > 0 ? 1 : 0
    into[i++] = cards[GREAT]
    into[i++] = cards[BAD]
    into[i++] = ticketsOf(facts, cards) / 100
    into[i++] = state.henchmen[seat] / 3
    into[i++] = state.henchmen[seat] > 0 ? 1 : 0
    into[i++] = seat === state.first ? 1 : 0
    into[i++] = seat === state.trigger ? 1 : 0
    into[i++] = (printers * end) / 40
    into[i++] = (stars * end) / 40
    into[i++] = stock / (2 + end)
    into[i++] = ending / 5
    into[i++] = expected(table, state, seat, weights.kept, end / pace) / 500
    for (let zone = 0; zone < ZONES.length; zone++) into[i++] = bits(state.standing[seat] & zones[zone])
  }

  return {
    version: 1,
    // Whether the page shows counted money makes no difference to the game.
    facts: { ...facts, money: facts.openMoney },
    inputs:
      seats * PER_SEAT + track.length + STAGES.length + ASKS.length + ZONES.length + slots * PER_SLOT + spaces.length + LEVELS + OTHERS,
    sorts: SORTS,
    read(state, me, into) {
      const { police, market } = state
      into.fill(0)
      let taken = 0
      for (let next = 0; next < seats; next++) {
        const seat = (me + next) % seats
        readSeat(state, seat, into, next * PER_SEAT)
        taken |= state.standing[seat]
      }
      let from = seats * PER_SEAT
      into[from + police] = 1
      from += track.length
      into[from + STAGES.indexOf(state.stage)] = 1
      from += STAGES.length
      into[from + ASKS.indexOf(state.ask)] = 1
      from += ASKS.length
      if (state.space !== NONE) into[from + zoneAt[state.space]] = 1
      from += ZONES.length
      for (let slot = 0; slot < slots; slot++, from += PER_SLOT) {
        const card = market[slot]
        if (card === NONE) continue
        into[from + Math.min(card, TICKETS)] = 1
        into[from + KINDS] = facts.designs[card].value / 100
      }
      for (let space = 0; space < spaces.length; space++) into[from++] = (taken >> space) & 1
      into[from + table.level[police]] = 1
      from += LEVELS
      into[from++] = table.toEnd[police] / 20
      into[from++] = table.toGodfather[police] / 5
      into[from++] = 1 / Math.max(1, table.toGodfather[police])
      into[from++] = track[police] === 'strike' ? 1 : 0
      into[from++] = state.round / 10
      into[from++] = state.lifted === NONE ? 0 : 1
      into[from++] = state.boost === NONE ? 0 : 1
    },
    // A view of this game.
    believed: (view) => samplerFor(memory, view as View),
    branch(state, move) {
      if ('place' in move) return move.place < slots ? BOUGHT + 32 * state.market[move.place] + move.place : move.place
      if ('fly' in move) return LEFT + (state.cash[state.actor] - move.fly) / 10
      return keyOf(move)
    },
    sort(state, seat, moves, sorts, rating) {
      policy.rate(state, seat, moves, rating)
      let most = Number.NEGATIVE_INFINITY
      for (let i = 0; i < moves.length; i++) if (rating[i] > most) most = rating[i]
      for (let i = 0; i < moves.length; i++) {
        const move = moves[i]
        rating[i] = most === Number.NEGATIVE_INFINITY ? 0 : Math.max(LOWEST_RATING, (rating[i] - most) / RATING_UNIT)
        sorts[2 * i + 1] = NONE
        if ('place' in move) {
          sorts[2 * i] = move.place
          if (move.place < slots && state.market[move.place] !== NONE) sorts[2 * i + 1] = BUYS + Math.min(state.market[move.place], TICKETS)
        } else if ('notes' in move)
          sorts[2 * i] = state.ask === 'diner' ? DINES : spaces[state.space]?.zone === 'supermarket' ? SHOPS : SELLS
        else if ('fly' in move) sorts[2 * i] = FLIES
        else if ('pass' in move) sorts[2 * i] = PASSES
        else if ('lift' in move) sorts[2 * i] = LIFTS + zoneAt[move.lift]
        else sorts[2 * i] = BOOSTS
      }
    },
  }
}

function bits(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}
