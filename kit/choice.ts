import type { SeenBy } from '@fairground/kernel'
import type { BoardProps } from './board.ts'

type Choosing<M, K extends keyof BoardProps<M, SeenBy, unknown>> = Pick<BoardProps<M, SeenBy, unknown>, K>

/** Is this the move to highlight? A hint may come from a record and a move from the rules, so we compare their content. */
export function isHint<M>({ hint }: Choosing<M, 'hint'>, move: M | undefined): boolean {
  return hint !== undefined && move !== undefined && (move === hint || JSON.stringify(move) === JSON.stringify(hint))
}

/** The class of everything that leads to the highlighted move. */
export function hinted<M>(props: Choosing<M, 'hint'>, move: M | undefined): string {
  return isHint(props, move) ? 'hinted' : ''
}

/** The classes of an element that stands for a move: offered, selected, highlighted. */
export function marks<M>(props: Choosing<M, 'picked' | 'hint'>, move: M | undefined): string {
  if (move === undefined) return ''
  return `offered ${move === props.picked ? 'picked' : ''} ${hinted(props, move)}`
}

/** Handlers that let the page say what a move would do while the pointer or focus is on it. */
export function looking<M>({ consider }: Choosing<M, 'consider'>, move: M | undefined) {
  const look = () => move !== undefined && consider(move)
  const away = () => move !== undefined && consider(undefined)
  // The page may set the focus for keyboard users; with touch that does not mean that somebody looks at it.
  const onFocus = ({ currentTarget }: FocusEvent) => (currentTarget as Element | null)?.matches(':focus-visible') && look()
  return { onPointerEnter: look, onPointerLeave: away, onFocus, onBlur: away }
}

/** Asks the page which rule forbids a move; only if it is the viewer's turn. */
export function tryAnyway<M>({ moves, attempt }: Choosing<M, 'moves' | 'attempt'>, attempted: unknown): void {
  if (moves.length > 0) attempt?.(attempted)
}

/**
 * A button that selects a move, and confirms it when it is pressed again. If the move is not offered, a press asks why; `attempted` is
 * the move to ask about.
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

/** The same for a button that acts at once. */
export function pressing<M>(props: Choosing<M, 'moves' | 'attempt'>, move: M | undefined, act: (move: M) => void, attempted?: unknown) {
  return {
    'aria-disabled': move === undefined,
    onClick: () => (move === undefined ? tryAnyway(props, attempted) : act(move)),
  }
}
