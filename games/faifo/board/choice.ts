import type { Move, View } from '../state.ts'
import type { Props } from './Picture.tsx'

/** The classes of something that can be chosen: made ready, pointed at. */
export function marks({ picked, hint }: Pick<Props, 'picked' | 'hint'>, move: Move | undefined): string {
  if (move === undefined) return ''
  return `offered ${picked === move ? 'picked' : ''} ${isSame(move, hint) ? 'hinted' : ''}`
}

/** A hint may come from a record and a move from the rules, so they are told apart by what they say. */
function isSame(move: Move, hint: Move | undefined): boolean {
  return hint !== undefined && JSON.stringify(move) === JSON.stringify(hint)
}

/** What somebody wishes for who touches a card in hand that is not to be chosen now. */
export function handWish({ phase }: View, card: number): unknown {
  return phase === 'target' || phase === 'throw' ? { lay: card } : { [phase]: card }
}

/** The same for a card that lies before a seat; undefined where nobody would expect it to be chosen. */
export function tableWish({ phase, viewer }: View, card: number, seat: number): unknown {
  if (phase === 'target') return seat === viewer ? { target: seat } : undefined
  return phase === 'name' || phase === 'favor' || phase === 'take' ? { [phase]: card } : undefined
}
