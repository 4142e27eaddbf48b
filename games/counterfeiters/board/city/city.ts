import type { BoardProps } from '@fairground/kit'
import type { Event, Facts, Move, View } from '../../state.ts'
import type { CounterfeitersText } from '../../text/shared.ts'
import type { Words } from '../words.ts'

export type Props = BoardProps<Move, View, Event, CounterfeitersText, Facts>

/** The data that all parts of the picture draw. */
export interface City extends Props {
  /** Where each henchman is, by seat. */
  readonly henchmen: readonly (readonly number[])[]
  readonly word: Words
}

/** The move that belongs to a space: placing a henchman there, or taking the one that stands there. */
export function moveAt(moves: readonly Move[], space: number): Move | undefined {
  return moves.find((move) => ('place' in move && move.place === space) || ('lift' in move && move.lift === space))
}

/** While an event is shown, nothing is drawn as offered, because those offers are out of date. */
export function withoutOffers(props: Props): Props {
  return props.showing === undefined ? props : { ...props, moves: [], picked: undefined, hint: undefined }
}
