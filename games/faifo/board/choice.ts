import type { Move, View } from '../state.ts'

/** The card of the player's hand that a move uses. */
export function handCardOf(move: Move): number | undefined {
  if ('lay' in move) return move.lay
  if ('discard' in move) return move.discard
  return 'place' in move ? move.place : undefined
}

/** The card that a move uses, wherever it is. */
export function cardOf(move: Move): number | undefined {
  if ('name' in move) return move.name
  if ('favor' in move) return move.favor
  return 'take' in move ? move.take : handCardOf(move)
}

/** The move that a player attempts by pressing a card in hand that cannot be chosen now. */
export function handAttempt({ phase }: View, card: number): unknown {
  return phase === 'target' || phase === 'throw' ? { lay: card } : { [phase]: card }
}

/** The same for a card on the table; undefined if nobody would expect that it can be chosen. */
export function tableAttempt({ phase, viewer }: View, card: number, seat: number): unknown {
  if (phase === 'target') return seat === viewer ? { target: seat } : undefined
  return phase === 'name' || phase === 'favor' || phase === 'take' ? { [phase]: card } : undefined
}
