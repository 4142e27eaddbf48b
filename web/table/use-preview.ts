import type { MatchText, Names } from '@fairground/kernel'
import type { Position, TableInfo } from '@fairground/protocol'
import { useEffect, useState } from 'preact/hooks'
import { settings } from '../lib/settings.ts'
import { isEcho } from './echo.ts'
import { namesOf } from './names.ts'
import { OWN, withoutOwnName } from './own-words.ts'
import { preview } from './preview.ts'

/** Always the same array: a new one at every position would draw the whole table twice. */
const NOTHING: readonly unknown[] = []

/** The preview of a move: its name, and what it would do. */
export function usePreview(table: TableInfo, position: Position, text: MatchText<unknown, never, unknown>, move: unknown) {
  const [brings, setBrings] = useState(NOTHING)
  useEffect(() => {
    setBrings(NOTHING)
    // With simultaneous choices nothing happens before all have chosen; while a turn is passed on, others come first.
    if (move === undefined || position.turn.length > 1 || position.handover !== undefined) return
    let wanted = true
    void preview({ game: table.game, options: table.options, seats: table.seats.length, view: position.view as never, move }).then(
      (events) => {
        if (wanted) setBrings(events)
      },
    )
    return () => {
      wanted = false
    }
  }, [move, position, table])
  if (move === undefined) return undefined
  const names = namesOf(table)
  const { viewer } = position
  const own = viewer === 'spectator' ? '' : names(viewer)
  const others: Names = (seat) => (seat === viewer ? OWN : names(seat))
  const label = text.move(move, position.view as never, names)
  const sentences = brings.map((event) => withoutOwnName(text.event(event, others), settings.value.language, own))
  return { label, brings: sentences.filter((sentence) => !isEcho(sentence, label)) }
}
