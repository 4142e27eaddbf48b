import { fastRandom, type Random, type Rules } from '@fairground/kernel'
import { gamePackage } from '../game.ts'
import type { Event, Facts, Move, State, View } from '../state.ts'

export const { game } = gamePackage

export function openGame(seats: number, rounds = 12): Rules<State, Move, View, Event, Facts> {
  return game.open({ rounds, hiddenScores: false, edition: 'rulebook-1.3' }, seats)
}

/** A round before the bids: seat 0 has the farmer marker unless changed, and cards 12 and 13 are blocked. */
export function biddingState(rules: Rules<State, Move, View, Event, Facts>, change: Partial<State> = {}): State {
  const state = rules.setup(fastRandom(1))
  for (let seat = 0; seat < state.purse.length; seat++) rules.play(state, seat, { block: [12, 13] }, fastRandom(1))
  return Object.assign(state, { farmer: 0 }, change)
}

type Bid = readonly [farmer: number, trader: number]

/** All players bid; returns the events. */
export function bidAll(rules: Rules<State, Move, View, Event, Facts>, state: State, ...bids: readonly Bid[]): readonly Event[] {
  return bidWith(fastRandom(2), rules, state, ...bids)
}

export function bidWith(
  random: Random,
  rules: Rules<State, Move, View, Event, Facts>,
  state: State,
  ...bids: readonly Bid[]
): readonly Event[] {
  const events: Event[] = []
  for (const [seat, [farmer, trader]] of bids.entries()) rules.play(state, seat, { farmer, trader }, random, (event) => events.push(event))
  return events
}

export function ofKind<K extends Event['kind']>(events: readonly Event[], kind: K): readonly Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind)
}
