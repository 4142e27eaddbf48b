import { fastRandom, type Random, type Rules, rulesFor, type Seat } from '@fairground/kernel'
import { gamePackage } from '../game.ts'
import type { Zone } from '../rules/board.ts'
import { type Event, type Facts, type Move, NONE, type Notes, type Options, type State, type View } from '../state.ts'

export const { game } = gamePackage

export type CounterfeitersRules = Rules<State, Move, View, Event, Facts>

export function openGame(seats: number, options: Partial<Options> = {}): CounterfeitersRules {
  return rulesFor(game, seats, options)
}

/** A new game in which seat 0 starts. */
export function opening(rules: CounterfeitersRules, seed = 1): State {
  const random = fastRandom(seed)
  for (;;) {
    const state = rules.setup(random)
    if (state.first === 0) return state
  }
}

/** The rules and a new game in which seat 0 starts. */
export function begin(seats: number, options: Partial<Options> = {}): { readonly rules: CounterfeitersRules; readonly state: State } {
  const rules = openGame(seats, options)
  return { rules, state: opening(rules) }
}

/** A space of a zone, counted from 1. */
export function spaceAt(rules: CounterfeitersRules, zone: Zone, number = 1): number {
  const space = rules.facts.spaces.findIndex((each) => each.zone === zone && each.number === number)
  if (space < 0) throw new Error(`there is no ${zone} ${number}`)
  return space
}

/** The tax desk with a hat: always legal, and it moves the police. */
export function hattedDesk(rules: CounterfeitersRules): number {
  return rules.facts.spaces.findIndex(({ zone, hat }) => zone === 'tax' && hat)
}

/** Moves a card from the deck, or from another place, to a seat. */
export function give(state: State, seat: Seat, design: number, count = 1): void {
  for (let i = 0; i < count; i++) {
    takeOut(state, design)
    state.cards[seat][design]++
  }
}

/** Puts a card on a market space; the card that was there goes to the bin. */
export function layOut(state: State, slot: number, design: number): void {
  const before = state.market[slot]
  if (before === design) return
  if (before !== NONE) state.binned[before]++
  state.market[slot] = NONE
  takeOut(state, design)
  state.market[slot] = design
}

function takeOut(state: State, design: number): void {
  const pile = [...state.deck, state.binned].find((each) => each[design] > 0)
  if (pile !== undefined) {
    pile[design]--
    return
  }
  const slot = state.market.indexOf(design)
  if (slot < 0) throw new Error(`all cards of design ${design} are in front of seats`)
  state.market[slot] = NONE
}

/** Gives a seat notes, as if it had printed them. */
export function hold(state: State, seat: Seat, notes: Notes): void {
  state.notes[seat] = [...notes]
  state.traced[seat] = [...notes]
}

/** Plays moves one after another and returns the events. */
export function play(rules: CounterfeitersRules, state: State, moves: readonly Move[], random: Random = fastRandom(5)): readonly Event[] {
  const events: Event[] = []
  for (const move of moves) rules.play(state, state.actor, move, random, (event) => events.push(event))
  return events
}

/** Everybody passes until there is another decision or the round is over. */
export function passRound(rules: CounterfeitersRules, state: State): readonly Event[] {
  const { round } = state
  const events: Event[] = []
  while (state.ask === 'space' && state.round === round && state.stage === 'rounds') events.push(...play(rules, state, [{ pass: true }]))
  return events
}

/** The spaces that the current player may choose. */
export function places(rules: CounterfeitersRules, state: State): readonly number[] {
  return rules.moves(state, state.actor).flatMap((move) => ('place' in move ? [move.place] : []))
}

export function of<K extends Event['kind']>(events: readonly Event[], kind: K): readonly Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)
}
