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

/**
 * The tab that opens when the player has to choose: the one that contains the choice. At the start of a turn the choice is in several tabs:
 * then it is the hand, unless the player opened a tab while others played, since they may still be reading it.
 */
export function sheetToOpen(open: Sheet, choice: Sheet | undefined, openedWaiting: boolean): Sheet {
  return choice ?? (openedWaiting ? open : 'hand')
}

const AT_TURN: Readonly<Partial<Record<Move['do'], Sheet>>> = { use: 'hand', cash: 'hand', administer: 'hand', quit: 'hand', buy: 'market' }

/** The tab that holds a highlighted move; undefined if it is made on the map or in the steps of a card. */
export function sheetOf(move: Move | undefined): Sheet | undefined {
  return move && (WHERE[move.do] ?? AT_TURN[move.do])
}
