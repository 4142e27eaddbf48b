import type { SeenBy } from '@fairground/kernel'
import type { BoardProps } from './board.ts'

type Choosing<M, K extends keyof BoardProps<M, SeenBy, unknown>> = Pick<BoardProps<M, SeenBy, unknown>, K>

/** Whether a move is the one to point at. A hint may come from a record and a move from the rules: they are compared by what they say. */
export function isHint<M>({ hint }: Choosing<M, 'hint'>, move: M | undefined): boolean {
  return hint !== undefined && move !== undefined && (move === hint || JSON.stringify(move) === JSON.stringify(hint))
}

/** The class of what leads to the move that is pointed at. */
export function hinted<M>(props: Choosing<M, 'hint'>, move: M | undefined): string {
  return isHint(props, move) ? 'hinted' : ''
}

/** The classes of something that stands for a move: offered, made ready, pointed at. */
export function marks<M>(props: Choosing<M, 'picked' | 'hint'>, move: M | undefined): string {
  if (move === undefined) return ''
  return `offered ${move === props.picked ? 'picked' : ''} ${hinted(props, move)}`
}

/** Handlers that let the page say what a move would bring while the pointer or the focus rests on it. */
export function looking<M>({ consider }: Choosing<M, 'consider'>, move: M | undefined) {
  const look = () => move !== undefined && consider(move)
  const away = () => move !== undefined && consider(undefined)
  // A page may set the focus for a keyboard's sake; somebody who plays by finger has not looked at anything then.
  const onFocus = ({ currentTarget }: FocusEvent) => (currentTarget as Element | null)?.matches(':focus-visible') && look()
  return { onPointerEnter: look, onPointerLeave: away, onFocus, onBlur: away }
}

/** Asks the page which rule forbids a move; only somebody who has to decide is told. */
export function tryAnyway<M>({ moves, attempt }: Choosing<M, 'moves' | 'attempt'>, attempted: unknown): void {
  if (moves.length > 0) attempt?.(attempted)
}

/**
 * A button that makes a move ready, and commits it when it is pressed again. Where the move is not offered the press asks why;
 * `attempted` is what is asked about then.
 */
export function picking<M>(
  props: Choosing<M, 'moves' | 'picked' | 'pick' | 'consider' | 'attempt'>,
  move: M | undefined,
  attempted?: unknown,
) {
  return {
    'aria-pressed': move !== undefined && move === props.picked,
    ...pressing(props, move, props.pick, attempted),
    ...looking(props, move),
  }
}

/** The same for a button that acts at once; it says elsewhere what it would bring. */
export function pressing<M>(props: Choosing<M, 'moves' | 'attempt'>, move: M | undefined, act: (move: M) => void, attempted?: unknown) {
  return {
    'aria-disabled': move === undefined,
    onClick: () => (move === undefined ? tryAnyway(props, attempted) : act(move)),
  }
}
