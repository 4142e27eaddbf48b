import { GuidedTree, type Learned, type Opened, type Searcher } from '@fairground/bots'
import type { AnyRules, Random, Seat, SeenBy, Thinking } from '@fairground/kernel'

/** Somebody whose choices are learned from. */
export interface Teacher {
  /** How often a move is drawn by its tries instead of the one tried most: whoever mixes always draws. */
  readonly draws: number
  /**
   * Thinks for a seat, in full or quickly: how much of its tries each move had is written down, all together 1. Gives back what it thinks that
   * each seat has of the position, if it thinks about that.
   */
  think(
    state: unknown,
    seat: Seat,
    moves: readonly unknown[],
    inFull: boolean,
    shares: Float64Array,
    random: Random,
  ): readonly number[] | undefined
}

/** What a quick thought takes of one in full. */
const QUICK = 0.2
const DRAWN = 0.25
/** How far moves are made alike before they are tried, so that nothing is overlooked. */
const STIRRED = 0.15
/** A way of a search that is no tree of the network is a playout: about so many choices. */
const CHOICES = 16

export function treeTeacher(opened: Opened, learned: Learned, thinking: Thinking, ways: number): Teacher {
  const { rules, seats } = opened
  const tree = new GuidedTree(opened, learned, thinking.kind === 'guided' ? thinking.explore : undefined)
  return {
    draws: DRAWN,
    think(state, seat, moves, inFull, shares, random) {
      tree.begin(rules.view(state, seat))
      tree.go(random)
      if (inFull) tree.stir(STIRRED)
      for (let way = inFull ? ways : Math.ceil(ways * QUICK); way > 1; way--) tree.go(random)
      tree.tried(moves, shares)
      let all = 0
      for (let i = 0; i < moves.length; i++) all += shares[i]
      for (let i = 0; i < moves.length; i++) shares[i] /= all
      return Array.from({ length: seats }, (_, each) => tree.given[each] / tree.ways)
    },
  }
}

export function searchTeacher(rules: AnyRules, search: Searcher<unknown, SeenBy>, ways: number): Teacher {
  return {
    draws: 1,
    think(state, seat, moves, inFull, shares, random) {
      const iterations = Math.ceil(ways * CHOICES * (inFull ? 1 : QUICK))
      const { candidates } = search.think(rules.view(state, seat), moves, { iterations }, random)
      const played = new Map(candidates.map(({ move, share }) => [move, share]))
      for (let i = 0; i < moves.length; i++) shares[i] = played.get(moves[i]) ?? 0
      return undefined
    },
  }
}
