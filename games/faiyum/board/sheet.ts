import type { Move } from '../state.ts'

/** The tabs of a phone's dock. */
export type Sheet = 'hand' | 'market' | 'stack'

const WHERE: Readonly<Partial<Record<Move['do'], Sheet>>> = { give: 'hand', take: 'market', replace: 'market', lay: 'stack', back: 'stack' }

/**
 * The tab that contains the current choice in the middle of a card or an administration; undefined if the choice is elsewhere or in several
 * tabs.
 */
export function sheetFor(moves: readonly Move[]): Sheet | undefined {
  // "Enough" is available everywhere.
  const sheets = new Set(moves.filter((move) => move.do !== 'enough').map((move) => WHERE[move.do]))
  return sheets.size === 1 ? [...sheets][0] : undefined
}
