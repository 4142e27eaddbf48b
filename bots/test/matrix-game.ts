import type { AnyRules, Bot, SeenBy } from '@fairground/kernel'
import type { Opened } from '../search/playout.ts'

/** One move each, at the same time; a table says who wins. Only the other's choice is hidden. */
interface State {
  readonly chosen: number[]
}

interface View extends SeenBy {
  readonly own: number
  readonly waits: boolean
}

/** `wins[a][b]` is the first seat's share of the win if it chooses a and the other b. */
export function matrixGame(wins: readonly (readonly number[])[]): AnyRules {
  const moves = [wins.map((_, index) => index), wins[0].map((_, index) => index)]
  const waiting = (state: State) => [0, 1].filter((seat) => state.chosen[seat] < 0)
  return {
    facts: { seats: 2 },
    setup: () => ({ chosen: [-1, -1] }),
    turn: waiting,
    moves: (state: State, seat) => (state.chosen[seat] < 0 ? moves[seat] : []),
    secret: () => false,
    key: (move: number) => move,
    play: (state: State, seat, move: number) => {
      state.chosen[seat] = move
    },
    view: (state: State, viewer): View => ({
      viewer,
      own: viewer === 'spectator' ? -1 : state.chosen[viewer],
      waits: waiting(state).length > 0,
    }),
    sampler: (view: View, choices = 'drawn') => ({
      deal(random) {
        const chosen = [-1, -1]
        if (view.viewer !== 'spectator') chosen[view.viewer] = view.own
        if (choices === 'drawn' && view.viewer !== 'spectator' && !view.waits) chosen[1 - view.viewer] = random.below(2)
        return { chosen }
      },
    }),
    outcome(state: State) {
      if (waiting(state).length > 0) return undefined
      const first = wins[state.chosen[0]][state.chosen[1]]
      return {
        places: first === 0.5 ? [1, 1] : first > 0.5 ? [1, 2] : [2, 1],
        scores: [first, 1 - first],
        breakdown: [{}, {}],
      }
    },
    copy: (state: State) => ({ chosen: [...state.chosen] }),
    check: () => [],
  }
}

/** Takes the first move. */
export const first: Bot<unknown, SeenBy> = { choose: (_view, moves) => moves[0] }

/** Opens a search for such a game; playouts take the first move. */
export function openedOn(rules: AnyRules): Opened {
  return { rules, hooks: { playout: (_state, _seat, moves) => moves[0] }, fastBot: first, seats: 2 }
}

export const WINS = { margin: 0, lead: 1 }
