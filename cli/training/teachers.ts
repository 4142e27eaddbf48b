import { GuidedTree, type Learned, type Opened, type Searcher } from '@fairground/bots'
import type { AnyRules, Random, Seat, SeenBy, Thinking } from '@fairground/kernel'

/** A player whose choices the network learns from. */
export interface Teacher {
  /** How often a move is sampled by its share of the visits instead of taking the most visited. A mixing search always samples. */
  readonly draws: number
  /**
   * Thinks for a seat, with a full or a quick search. Writes each move's share of the visits into `shares`; they add up to 1. Returns the value
   * of the position for each seat, if the search estimates one.
   */
  think(
    state: unknown,
    seat: Seat,
    moves: readonly unknown[],
    full: boolean,
    shares: Float64Array,
    random: Random,
  ): readonly number[] | undefined
}

/** A quick search does this share of the simulations of a full one. */
const QUICK_SHARE = 0.2
/** In a tree search, the share of moves that are sampled. */
const SAMPLED_SHARE = 0.25
/** How much uniform noise is mixed into the priors at the root, so that no move is overlooked. */
const NOISE = 0.15
/** For a search without a tree, a simulation is a playout: about so many iterations. */
const ITERATIONS_A_PLAYOUT = 16

export function treeTeacher(opened: Opened, learned: Learned, thinking: Thinking, simulations: number): Teacher {
  const { rules, seats } = opened
  const tree = new GuidedTree(opened, learned, thinking.kind === 'guided' ? thinking.explore : undefined)
  return {
    draws: SAMPLED_SHARE,
    think(state, seat, moves, full, shares, random) {
      tree.begin(rules.view(state, seat))
      tree.go(random)
      if (full) tree.stir(NOISE)
      for (let left = full ? simulations : Math.ceil(simulations * QUICK_SHARE); left > 1; left--) tree.go(random)
      tree.tried(moves, shares)
      let all = 0
      for (let i = 0; i < moves.length; i++) all += shares[i]
      for (let i = 0; i < moves.length; i++) shares[i] /= all
      return Array.from({ length: seats }, (_, each) => tree.given[each] / tree.ways)
    },
  }
}

export function searchTeacher(rules: AnyRules, search: Searcher<unknown, SeenBy>, simulations: number): Teacher {
  return {
    draws: 1,
    think(state, seat, moves, full, shares, random) {
      const iterations = Math.ceil(simulations * ITERATIONS_A_PLAYOUT * (full ? 1 : QUICK_SHARE))
      const { candidates } = search.think(rules.view(state, seat), moves, { iterations }, random)
      const played = new Map(candidates.map(({ move, share }) => [move, share]))
      for (let i = 0; i < moves.length; i++) shares[i] = played.get(moves[i]) ?? 0
      return undefined
    },
  }
}
