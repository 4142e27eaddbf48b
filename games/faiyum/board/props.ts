import type { BoardProps } from '@fairground/kit'
import type { Event, Facts, Move, View } from '../state.ts'
import type { FaiyumText } from '../text/phrases.ts'

/** What the page passes to the board. */
export type PageProps = BoardProps<Move, View, Event, FaiyumText, Facts>

/** What most of the board needs, without what changes with every event shown. */
export type Props = Omit<PageProps, 'showing' | 'events' | 'turn'>

/** The callbacks of the board; they are always the same functions. */
export type Acts = Pick<Props, 'choose' | 'pick' | 'consider'>

export type MoveOf<K extends Move['do']> = Extract<Move, { do: K }>

/** The legal moves of one kind. */
export function offered<K extends Move['do']>(moves: readonly Move[], kind: K): readonly MoveOf<K>[] {
  return moves.filter((move): move is MoveOf<K> => move.do === kind)
}

/** The legal moves about one card. */
export function aboutCard(moves: readonly Move[], card: number): readonly Move[] {
  return moves.filter((move) => 'card' in move && move.card === card)
}

/** The legal move that equals a given one. */
export function sameMove(moves: readonly Move[], wanted: Move | undefined): Move | undefined {
  if (wanted === undefined) return undefined
  const fields = Object.entries(wanted).map(([field, value]) => [field, JSON.stringify(value)])
  return moves.find((move) =>
    fields.every(([field, value]) => JSON.stringify((move as Readonly<Record<string, unknown>>)[field]) === value),
  )
}
