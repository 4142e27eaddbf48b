import type { Move } from '../state.ts'

/** What a phone's dock shows. */
export type Sheet = 'hand' | 'market' | 'stack'

const WHERE: Readonly<Partial<Record<Move['do'], Sheet>>> = { give: 'hand', take: 'market', replace: 'market', lay: 'stack', back: 'stack' }

/** Where the choice lies that is due in the middle of a card or an administration; nothing while it lies elsewhere or is free. */
export function sheetFor(moves: readonly Move[]): Sheet | undefined {
  // To leave it at that is possible wherever one is.
  const sheets = new Set(moves.filter((move) => move.do !== 'enough').map((move) => WHERE[move.do]))
  return sheets.size === 1 ? [...sheets][0] : undefined
}
