import type { SeenBy } from '@fairground/kernel'
import type { BoardProps } from './board.ts'

const DRAWN = [
  'facts',
  'view',
  'turn',
  'showing',
  'events',
  'picked',
  'hint',
  'text',
  'language',
  'names',
  'options',
  'places',
  'campaign',
] as const

/**
 * For `memo`: does a board draw the same? The page's functions are others whenever it is drawn, which is several times an event; they matter
 * only while something can be chosen.
 */
export function samePicture<M, V extends SeenBy, E, T, F>(before: BoardProps<M, V, E, T, F>, after: BoardProps<M, V, E, T, F>): boolean {
  return before.moves.length === 0 && after.moves.length === 0 && DRAWN.every((name) => before[name] === after[name])
}
