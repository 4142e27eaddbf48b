import type { BoardProps } from '@fairground/kit'
import type { Event, Move, View } from '../state.ts'
import type { FaiyumText } from '../text/phrases.ts'

export type Props = BoardProps<Move, View, Event, FaiyumText>

export type MoveOf<K extends Move['do']> = Extract<Move, { do: K }>

/** The offered moves of one kind. */
export function offered<K extends Move['do']>(moves: readonly Move[], kind: K): readonly MoveOf<K>[] {
  return moves.filter((move): move is MoveOf<K> => move.do === kind)
}

/** The offered moves that are about one card. */
export function aboutCard(moves: readonly Move[], card: number): readonly Move[] {
  return moves.filter((move) => 'card' in move && move.card === card)
}
