import type { Seat } from '@fairground/kernel'
import { type Card, type MerchantSet, type Move, SHIP, type Throw } from '../state.ts'
import { members } from './cards.ts'

/** Every move object is created once and shared by all tables; lists of moves are created on first use and then shared. */
export interface MoveTables {
  /** By the merchants in hand, with bit 0 set if there is a ship. */
  readonly discard: ListsBySet
  readonly lay: ListsBySet
  readonly name: ListsBySet
  readonly favor: ListsBySet
  readonly place: ListsBySet
  readonly take: ListsBySet
  /** By the card that a seat must lay. */
  readonly forced: readonly (readonly Move[])[]
  /** By seat: all other seats. */
  readonly target: readonly (readonly Move[])[]
  readonly throw: readonly Move[]
}

export type ListsBySet = (set: MerchantSet) => readonly Move[]

/** The meaning of 1, 2 and 3; each beats the one before it, and rock beats scissors. */
export const THROWS: readonly Throw[] = ['rock', 'paper', 'scissors']

const CARDS = 16
const layMoves = moveOfEach((card) => ({ lay: card }))
const anyTable: Omit<MoveTables, 'target'> = {
  discard: listsBySet(moveOfEach((card) => ({ discard: card }))),
  lay: listsBySet(layMoves),
  name: listsBySet(moveOfEach((card) => ({ name: card }))),
  favor: listsBySet(moveOfEach((card) => ({ favor: card }))),
  place: listsBySet(moveOfEach((card) => ({ place: card }))),
  take: listsBySet(moveOfEach((card) => ({ take: card }))),
  forced: layMoves.map((move) => Object.freeze([move])),
  throw: Object.freeze(THROWS.map((each) => Object.freeze({ throw: each }))),
}

export function moveTables(seats: number): MoveTables {
  const target = Array.from({ length: seats }, (_, seat) =>
    Object.freeze(othersOf(seat, seats).map((other) => Object.freeze({ target: other }))),
  )
  return { ...anyTable, target }
}

/** A kind and a value: sixteen keys for each kind. */
export function keyOf(move: Move): number {
  if ('lay' in move) return move.lay
  if ('discard' in move) return CARDS + move.discard
  if ('target' in move) return 2 * CARDS + move.target
  if ('throw' in move) return 3 * CARDS + THROWS.indexOf(move.throw)
  if ('name' in move) return 4 * CARDS + move.name
  if ('favor' in move) return 5 * CARDS + move.favor
  if ('place' in move) return 6 * CARDS + move.place
  return 7 * CARDS + move.take
}

function othersOf(seat: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat)
}

/** The set of different cards in a hand. */
export function choices(merchants: MerchantSet, ships: number): MerchantSet {
  return ships > 0 ? merchants | (1 << SHIP) : merchants
}

function moveOfEach(make: (card: Card) => Move): readonly Move[] {
  return Array.from({ length: CARDS }, (_, card) => Object.freeze(make(card)))
}

function listsBySet(moves: readonly Move[]): ListsBySet {
  // Full length from the start: V8 turns an array that grows with gaps into a slow dictionary.
  const lists: (readonly Move[] | undefined)[] = new Array(1 << CARDS)
  return (set) => {
    let list = lists[set]
    if (list === undefined) {
      list = Object.freeze(members(set).map((card) => moves[card]))
      lists[set] = list
    }
    return list
  }
}
