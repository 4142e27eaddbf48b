import type { Learning, Seat } from '@fairground/kernel'
import { type Card, type Facts, type MerchantSet, type Move, NONE, type Phase, SHIP, type State, type View } from '../state.ts'
import { evaluate } from './evaluate.ts'

const PHASES: readonly Phase[] = ['discard', 'lay', 'target', 'throw', 'name', 'favor', 'place', 'take', 'up', 'over']
/** Merchants are numbered from 1; a ship is 0. */
const CARDS = 16
const MERCHANTS = CARDS - 1
/** The inputs distinguish this many numbers of contracts. */
const MOST_CONTRACTS = 6

/** For each seat: coins, contracts, cards and the like; then the merchants in front of it, and those known to be in its hand. */
const PER_SEAT = 9 + MOST_CONTRACTS + 2 * MERCHANTS
/** The player's own hand. */
const HAND = CARDS + 2
const TURNS = 5
const OTHERS = 3

/** Sorts of moves: what is done with which card, or to which player. */
const LAYS = 0
const DISCARDS = LAYS + CARDS
const NAMES = DISCARDS + CARDS
const FAVORS = NAMES + CARDS
const PLACES = FAVORS + CARDS
const TAKES = PLACES + CARDS
const TARGETS = TAKES + CARDS
const THROWS = TARGETS + 5
const SORTS = THROWS + 1

/** The inputs of a network: only what the seat can see, never another hand. */
export function learningOf(facts: Facts): Learning<State, Move> {
  const { seats, goal, deck, turns } = facts
  const standing = new Float64Array(seats)
  const inputs = seats * PER_SEAT + HAND + MERCHANTS + PHASES.length + CARDS + seats + TURNS + OTHERS

  return {
    version: 1,
    // Players can count coins, so open money makes no difference to the game.
    facts: { ...facts, openMoney: true },
    inputs,
    sorts: SORTS,
    read(state, me, into) {
      into.fill(0)
      evaluate(facts, state, standing)
      let richest = 0
      for (let seat = 0; seat < seats; seat++) if (state.purse[seat] > richest) richest = state.purse[seat]
      let seen = state.aside | state.hand[me]
      let from = 0
      for (let next = 0; next < seats; next++, from += PER_SEAT) {
        const seat = (me + next) % seats
        readSeat(state, seat, richest, into, from)
        into[from + 8] = Math.log(standing[seat] + 1e-4) / 3
        seen |= state.front[seat]
      }
      setOf(state.hand[me], into, from)
      into[from] = state.ships[me] > 0 ? 1 : 0
      into[from + CARDS] = state.ships[me] / 2
      into[from + CARDS + 1] = state.forced[me] > 0 ? 1 : 0
      from += HAND
      setOf(~seen, into, from - 1)
      from += MERCHANTS
      into[from + PHASES.indexOf(state.phase)] = 1
      from += PHASES.length
      if (state.skill !== NONE && state.phase !== 'lay') into[from + state.skill] = 1
      from += CARDS
      if (state.actor !== NONE && state.phase !== 'lay') into[from + ((state.actor - me + seats) % seats)] = 1
      from += seats
      into[from + Math.min(state.turn, TURNS - 1)] = 1
      from += TURNS
      into[from] = state.round / 8
      into[from + 1] = (deck[state.contracts.length] ?? 0) / 20
      into[from + 2] = state.contracts.length / (goal * seats)
    },
    sort(_state, seat, moves, sorts, rating) {
      for (let i = 0; i < moves.length; i++) {
        rating[i] = 0
        sorts[2 * i] = sortOf(moves[i], seat)
        sorts[2 * i + 1] = NONE
      }
    },
    // A hand is unlikely if its owner would probably have laid one of its cards earlier.
    beliefWeight(view, likely) {
      const { viewer } = view
      // A view of this game.
      const { turn, swaps, calls } = view as View
      if (turn === 1) return undefined
      const open: Seat[] = []
      for (let seat = 0; seat < seats; seat++)
        if (seat !== viewer && !swaps.some(({ by }) => by === seat) && !calls.some(({ holder }) => holder === seat)) open.push(seat)
      return (state) => {
        let weight = 1
        for (const seat of open) for (let before = 1; before < turn; before++) weight *= chanceOfLaying(state, seat, before, likely)
        return weight
      }
    },
  }

  /** The probability that a seat laid the card it did in a turn of this round, with the hand it must have had then and today's purses. */
  function chanceOfLaying(
    state: State,
    seat: Seat,
    turn: number,
    likely: (state: State, seat: Seat, moves: readonly Move[], at: number) => number,
  ): number {
    let merchants = state.hand[seat]
    let ships = state.ships[seat]
    for (let later = turn; later < state.turn; later++) {
      const card = state.row[seat * turns + later - 1]
      if (card === SHIP) ships++
      else merchants |= 1 << card
    }
    const laid = state.row[seat * turns + turn - 1]
    const offered: Move[] = ships > 0 ? [{ lay: SHIP }] : []
    for (let card: Card = 1; card <= MERCHANTS; card++) if (((merchants >> card) & 1) === 1) offered.push({ lay: card })
    const at = offered.findIndex((move) => 'lay' in move && move.lay === laid)
    if (at < 0 || offered.length === 1) return 1
    const then: State = {
      ...state,
      phase: 'lay',
      turn,
      hand: state.hand.map((hand, each) => (each === seat ? merchants : hand)),
      ships: state.ships.map((many, each) => (each === seat ? ships : many)),
      front: state.front.map((_, each) => {
        let set = 0
        for (let earlier = 1; earlier < turn; earlier++) {
          const card = state.row[each * turns + earlier - 1]
          if (card > SHIP) set |= 1 << card
        }
        return set
      }),
    }
    return likely(then, seat, offered, at)
  }

  function readSeat(state: State, seat: Seat, richest: number, into: Float32Array, from: number): void {
    const purse = state.purse[seat]
    let contracts = 0
    let value = 0
    for (let i = 0; i < state.contracts.length; i++)
      if (state.contracts[i] === seat) {
        contracts++
        value += deck[i]
      }
    into[from] = purse / 20
    into[from + 1] = (purse - richest) / 10
    into[from + 2] = purse === richest ? 1 : 0
    into[from + 3] = contracts / goal
    into[from + 4] = value / 50
    into[from + 5] = (count(state.hand[seat]) + state.ships[seat]) / 5
    into[from + 6] = state.forced[seat] / MERCHANTS
    into[from + 7] = (state.onlyShips >> seat) & 1
    into[from + 9 + Math.min(contracts, MOST_CONTRACTS - 1)] = 1
    setOf(state.front[seat], into, from + 8 + MOST_CONTRACTS)
    setOf(state.known[seat], into, from + 8 + MOST_CONTRACTS + MERCHANTS)
  }

  function sortOf(move: Move, seat: Seat): number {
    if ('lay' in move) return LAYS + move.lay
    if ('discard' in move) return DISCARDS + move.discard
    if ('name' in move) return NAMES + move.name
    if ('favor' in move) return FAVORS + move.favor
    if ('place' in move) return PLACES + move.place
    if ('take' in move) return TAKES + move.take
    if ('target' in move) return TARGETS + ((move.target - seat + seats) % seats)
    return THROWS
  }
}

/** Merchant m of a set is the input `from` + m. */
function setOf(set: MerchantSet, into: Float32Array, from: number): void {
  for (let merchant: Card = 1; merchant <= MERCHANTS; merchant++) if (((set >> merchant) & 1) === 1) into[from + merchant] = 1
}

function count(set: MerchantSet): number {
  let all = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) all++
  return all
}
