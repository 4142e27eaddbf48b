import type { Seat } from '@fairground/kernel'
import type { Learned } from './earned.ts'

/** How likely each of a seat's moves is, as the network thinks; the list is the network's own and is written anew when it is asked again. */
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
