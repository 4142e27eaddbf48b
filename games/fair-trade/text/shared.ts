import type { GameText } from '@fairground/kernel'
import type { Event, Facts, Move, View } from '../state.ts'

export interface FairTradeText extends GameText<Move, View, Event, Facts> {
  /** Names of the market cards by their id. */
  readonly cards: Readonly<Record<string, string>>
}

/** A market card's name; a card of an owner's edition without one is called by its id. */
export function named(names: Readonly<Record<string, string>>, id: string): string {
  return Object.hasOwn(names, id) ? names[id] : id
}
