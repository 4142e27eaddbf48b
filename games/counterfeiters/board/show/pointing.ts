import type { Move } from '../../state.ts'
import type { Props } from '../city/city.ts'

/** The class of what leads to the choice that is pointed at. */
export function hinted({ hint }: Props, move: Move | undefined): string {
  return hint !== undefined && JSON.stringify(move) === JSON.stringify(hint) ? 'hinted' : ''
}

/** Asks the page which rule forbids a move, while one is owed. */
export function wonder({ moves, attempt }: Props, move: Move): void {
  if (moves.length > 0) attempt?.(move)
}
