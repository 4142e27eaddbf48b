import type { Bot, Budget, Random, SeenBy } from '@fairground/kernel'

/** What a search found out about a move. */
export interface Candidate<M> {
  readonly move: M
  /** The estimated chance to win after it, 0 to 1. */
  readonly worth: number
  /** Standard error of `worth`. */
  readonly error: number
  /** The probability with which the search plays it, 0 to 1; all together are 1. */
  readonly share: number
}

/** The result of a search: its choice, and what hints and reviews show. */
export interface SearchResult<M> {
  readonly choice: M
  /** Best first. Moves that were not tried are missing. */
  readonly candidates: readonly Candidate<M>[]
  /** The number of simulated choices. */
  readonly iterations: number
}

/** A search, opened for a match. It gets a seat's view and nothing else. */
export interface Searcher<M, V extends SeenBy> {
  think(view: V, moves: readonly M[], budget: Budget, random: Random): SearchResult<M>
}

/** A player who plays what a search finds. */
export function searchBot<M, V extends SeenBy>(searcher: Searcher<M, V>): Bot<M, V> {
  return { choose: (view, moves, budget, random) => searcher.think(view, moves, budget, random).choice }
}

/** The result where there is nothing to search. */
export function settled<M>(choice: M): SearchResult<M> {
  return { choice, candidates: [{ move: choice, worth: 0.5, error: 0.5, share: 1 }], iterations: 0 }
}
