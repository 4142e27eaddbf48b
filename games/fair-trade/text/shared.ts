import type { GameText } from '@fairground/kernel'
import type { Event, Move, View } from '../state.ts'

export type FairTradeText = GameText<Move, View, Event>

/** A market card's name; a card of an owner's edition without one is called by its id. */
export function named(names: Readonly<Record<string, string>>, id: string): string {
  return Object.hasOwn(names, id) ? names[id] : id
}
