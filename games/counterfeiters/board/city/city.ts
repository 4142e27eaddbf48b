import type { BoardProps } from '@fairground/kit'
import type { Event, Facts, Move, View } from '../../state.ts'
import type { CounterfeitersText } from '../../text/shared.ts'
import type { Words } from '../words.ts'

export type Props = BoardProps<Move, View, Event, CounterfeitersText, Facts>

/** What every part of the picture draws from. */
export interface City extends Props {
  /** Where each henchman is, by seat. */
  readonly henchmen: readonly (readonly number[])[]
  readonly word: Words
}

/** The move that goes with a space: placing a henchman there, or lifting the one that stands there. */
export function moveAt(moves: readonly Move[], space: number): Move | undefined {
  return moves.find((move) => ('place' in move && move.place === space) || ('lift' in move && move.lift === space))
}

/** Draws nothing as offered while something is being shown: what was offered is over. */
export function calmed(props: Props): Props {
  return props.showing === undefined ? props : { ...props, moves: [], picked: undefined, hint: undefined }
}
