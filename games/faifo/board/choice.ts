import type { Move, View } from '../state.ts'

/** The card of one's hand that a move is about. */
export function handCardOf(move: Move): number | undefined {
  if ('lay' in move) return move.lay
  if ('discard' in move) return move.discard
  return 'place' in move ? move.place : undefined
}

/** The card that a move is about, wherever it is. */
export function cardOf(move: Move): number | undefined {
  if ('name' in move) return move.name
  if ('favor' in move) return move.favor
  return 'take' in move ? move.take : handCardOf(move)
}

/** What somebody tries who touches a card in hand that is not to be chosen now. */
export function handAttempt({ phase }: View, card: number): unknown {
  return phase === 'target' || phase === 'throw' ? { lay: card } : { [phase]: card }
}

/** The same for a card that lies before a seat; undefined where nobody would expect it to be chosen. */
export function tableAttempt({ phase, viewer }: View, card: number, seat: number): unknown {
  if (phase === 'target') return seat === viewer ? { target: seat } : undefined
  return phase === 'name' || phase === 'favor' || phase === 'take' ? { [phase]: card } : undefined
}
