import { type AnyRules, pick, type Rules, type Seat, type Viewer } from '@fairground/kernel'
import type { Opened } from '../search/playout.ts'

/**
 * Two seats take one to three stones in turn; whoever takes the last one wins. Each seat also holds a number that nobody sees and nothing
 * depends on, so that there is something hidden that a bot must not read.
 */
export interface Pile {
  stones: number
  seat: Seat
  secret: number
}

export interface PileView {
  readonly viewer: Viewer
  readonly stones: number
  readonly seat: Seat
}

export const TAKES = [1, 2, 3] as const

export function pileRules(beginning: number): Rules<Pile, number, PileView, never, { readonly seats: number }> {
  return {
    facts: { seats: 2 },
    setup: (random) => ({ stones: beginning, seat: 0, secret: random.below(1000) }),
    turn: ({ stones, seat }) => (stones === 0 ? [] : [seat]),
    moves: ({ stones }) => TAKES.filter((take) => take <= stones),
    secret: () => false,
    key: (take) => `take ${take}`,
    play(state, seat, take) {
      state.stones -= take
      state.seat = 1 - seat
    },
    view: ({ stones, seat }, viewer) => ({ viewer, stones, seat }),
    sampler: ({ stones, seat }) => ({ deal: (random) => ({ stones, seat, secret: random.below(1000) }) }),
    outcome({ stones, seat }) {
      if (stones > 0) return undefined
      const places = seat === 0 ? [2, 1] : [1, 2]
      return { places, scores: places.map((place) => 2 - place), breakdown: [{}, {}] }
    },
    copy: (state) => ({ ...state }),
    check: () => [],
  }
}

export function opened(rules: AnyRules): Opened {
  return { rules, hooks: {}, fastBot: { choose: (_view, moves, _budget, random) => pick(moves, random) }, seats: 2 }
}
