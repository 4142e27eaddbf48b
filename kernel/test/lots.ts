import { game } from '../conformance/example/game.ts'
import type { Event, Move, Options, State, View } from '../conformance/example/state.ts'
import { type AppliedEntry, canonical, Match, type MatchSetting, type Refusal, type Sitter } from '../index.ts'

export type LotsMatch = Match<State, Move, View, Event, Options>

export type LotsSetting = MatchSetting<Options>

export const SEED = 'a'.repeat(64)

/** A match of Lots, the example game, with three people. */
export function lots(change: Partial<LotsSetting> = {}): LotsMatch {
  const seats = change.seats ?? 3
  return new Match(game, {
    id: 'lots-1',
    seats,
    options: { rounds: 4, edition: 'first' },
    seed: SEED,
    words: new Array<string>(seats).fill(''),
    sitters: new Array<Sitter>(seats).fill('person'),
    waits: false,
    ...change,
  })
}

/** Everybody stakes nothing; then cards must be chosen. */
export function stakeAll(match: LotsMatch): void {
  for (let seat = 0; seat < match.setting.seats; seat++) play(match, { stake: 0 })
}

/** A match in which everybody has staked and cards must be chosen. */
export function staked(change: Partial<LotsSetting> = {}): LotsMatch {
  const match = lots(change)
  stakeAll(match)
  return match
}

/** The same after each of these seats has chosen its first card; the last one turns all cards over. */
export function chosen(seats: readonly number[], change: Partial<LotsSetting> = {}): LotsMatch {
  const match = staked(change)
  for (const seat of seats) accepted(match.play(seat, match.moves(seat)[0]))
  return match
}

/** Plays for the first seat in turn. */
export function play(match: LotsMatch, move: Move): AppliedEntry<Move, Event> {
  return accepted(match.play(match.turn[0], move))
}

/** Makes the first move offered to a seat in turn, until the match is over. */
export function playOut(match: LotsMatch, choose = (moves: readonly Move[]): Move => moves[0]): void {
  while (match.turn.length > 0) {
    play(match, choose(match.moves(match.turn[0])))
    if (match.handover !== undefined) accepted(match.enter(match.handover, 'clock', { done: true }))
  }
}

export function accepted<T>(answer: T | Refusal): T {
  if (typeof answer === 'object' && answer !== null && 'refused' in answer) throw new Error(`${answer.refused}: ${answer.because}`)
  return answer as T
}

export function refusal(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null && 'refused' in answer ? String(answer.refused) : undefined
}

export function bytes(match: LotsMatch): string {
  return canonical(match.state)
}
