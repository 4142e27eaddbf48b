import type { Seat } from '@fairground/kernel'
import type { Learned } from './result-values.ts'

/** The network's probability for each of a seat's moves. The returned list belongs to the network and is overwritten by the next call. */
export function priorOf({ net, learning }: Learned): (state: unknown, seat: Seat, moves: readonly unknown[]) => Float64Array {
  const inputs = new Float32Array(learning.inputs)
  let sorts = new Int32Array(128)
  let rating = new Float64Array(64)
  return (state, seat, moves) => {
    if (moves.length > rating.length) {
      sorts = new Int32Array(4 * moves.length)
      rating = new Float64Array(2 * moves.length)
    }
    learning.read(state, seat, inputs)
    net.look(inputs)
    learning.sort(state, seat, moves, sorts, rating)
    net.rate(moves.length, sorts, rating)
    return net.prior
  }
}
