import type { Bot, Budget, Random, SeenBy } from '@fairground/kernel'

/** What a search found out about one move. */
export interface Candidate<M> {
  readonly move: M
  /** The chance to win that it leaves, by and large, 0 to 1. */
  readonly worth: number
  /** Standard error of the worth. */
  readonly error: number
  /** How much of the mix that is played, 0 to 1; all of them together are 1. */
  readonly share: number
}

/** What a search made of a position: its choice, and what hints and reviews show. */
export interface Thought<M> {
  readonly choice: M
  /** The best first. Moves that were not looked at are not here. */
  readonly candidates: readonly Candidate<M>[]
  /** Simulated choices. */
  readonly iterations: number
}

/** A search, opened for a match. It is given what a seat sees and nothing else. */
export interface Searcher<M, V extends SeenBy> {
  think(view: V, moves: readonly M[], budget: Budget, random: Random): Thought<M>
}

/** A player who does as a search finds. */
export function searchBot<M, V extends SeenBy>(searcher: Searcher<M, V>): Bot<M, V> {
  return { choose: (view, moves, budget, random) => searcher.think(view, moves, budget, random).choice }
}

/** Where there is nothing to think about. */
export function settled<M>(choice: M): Thought<M> {
  return { choice, candidates: [{ move: choice, worth: 0.5, error: 0.5, share: 1 }], iterations: 0 }
}
