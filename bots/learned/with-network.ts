import type { AnyRules, Random, Seat } from '@fairground/kernel'
import type { AnyHooks, Opened } from '../search/playout.ts'
import { withBeliefWeights } from './belief-weights.ts'
import { softmax } from './net.ts'
import { priorOf } from './prior.ts'
import { type Learned, resultValues } from './result-values.ts'

const FINE = 2 ** 24

/** Each seat's chance to win by the network, in a position as the asking seat sees or imagines it. */
export function networkEvaluation({ net, learning }: Learned, rules: AnyRules): NonNullable<AnyHooks['evaluate']> {
  const inputs = new Float32Array(learning.inputs)
  const { seats, apart } = net.shape
  return (state, worth, asked) => {
    const [mover] = rules.turn(state)
    if (mover === undefined) {
      resultValues(rules, learning, state, worth)
      return
    }
    if (apart === true) {
      for (let seat = 0; seat < seats; seat++) {
        learning.read(state, seat, inputs)
        worth[seat] = net.strength(inputs)
      }
      softmax(worth, seats)
      return
    }
    const seat = asked ?? mover
    learning.read(state, seat, inputs)
    net.look(inputs)
    for (let next = 0; next < seats; next++) worth[(seat + next) % seats] = net.chances[next]
  }
}

/**
 * The setup of a search that uses a network. Where a playout stops, the network evaluates the position as the asking seat sees it. Rivals who
 * choose at the same time are sampled from the network's move probabilities, and hidden hands by how likely the network finds their history.
 */
export function withNetwork(learned: Learned, opened: Opened): Opened {
  const { net, learning } = learned
  const { hooks } = opened
  const rules = withBeliefWeights(opened.rules, learned)
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

  const replies = learning.replies?.((inputs) => net.strength(inputs))
  // The game's own way to evaluate all moves at once does not use the network.
  const { replies: _unlearned, ...others } = hooks
  return {
    ...opened,
    unlearned: opened,
    rules,
    hooks: {
      ...others,
      evaluate: networkEvaluation(learned, rules),
      ...(learning.sorts > 0 && hooks.rival !== undefined && { rival }),
      ...(replies !== undefined && { replies }),
    },
  }
}
