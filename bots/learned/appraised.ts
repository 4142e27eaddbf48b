import type { Random, Seat } from '@fairground/kernel'
import type { Opened } from '../search/playout.ts'
import { earned, type Learned } from './earned.ts'
import { inHindsight } from './hindsight.ts'
import { priorOf } from './prior.ts'

const FINE = 2 ** 24

/**
 * What a search is opened with when a network sits beside it: where playouts stop, the network appraises what is reached as the one who asks
 * sees it; rivals who choose at the same time are drawn from what the network thinks they choose, and hidden hands by how it thinks they came about.
 */
export function appraisedBy(learned: Learned, opened: Opened): Opened {
  const { net, learning } = learned
  const { hooks, seats } = opened
  const rules = inHindsight(opened.rules, learned)
  const inputs = new Float32Array(learning.inputs)
  const prior = priorOf(learned)

  function rival(state: unknown, seat: Seat, moves: readonly unknown[], random: Random): unknown {
    const likely = prior(state, seat, moves)
    let rest = random.below(FINE) / FINE
    for (let i = 0; i < moves.length; i++) {
      rest -= likely[i]
      if (rest < 0) return moves[i]
    }
    return moves[moves.length - 1]
  }

  const replies = learning.replies?.((seen) => {
    net.look(seen)
    return net.chances[0]
  })
  // The game's own way to appraise all moves at once knows nothing of the network.
  const { replies: _unlearned, ...others } = hooks
  return {
    ...opened,
    rules,
    hooks: {
      ...others,
      evaluate(state, worth, asked) {
        const [mover] = rules.turn(state)
        if (mover === undefined) {
          earned(rules, learning, state, worth)
          return
        }
        const seat = asked ?? mover
        learning.read(state, seat, inputs)
        net.look(inputs)
        for (let next = 0; next < seats; next++) worth[(seat + next) % seats] = net.chances[next]
      },
      ...(learning.sorts > 0 && hooks.rival !== undefined && { rival }),
      ...(replies !== undefined && { replies }),
    },
  }
}
