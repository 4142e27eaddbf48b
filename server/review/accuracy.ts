import { maybeText, text, whole } from '../people/row.ts'
import type { Row, Store } from '../store/store.ts'

/** Accuracies are stored as whole hundredths. */
export const HUNDRED = 100

export interface AccuracyLine {
  readonly match: string
  readonly game: string
  readonly seats: number
  readonly seat: number
  readonly endedAt: number
  readonly accuracy: number
  readonly error: number
  readonly decisions: number
  /** How many decisions of each class; missing in older reviews. */
  readonly classes?: { readonly best: number; readonly good: number; readonly slip: number; readonly blunder: number }
  readonly open: boolean
}

/** A person's accuracy in reviewed matches, latest first; others see only rated matches. */
export async function accuraciesOf(store: Store, person: string, which: 'all' | 'rated', atMost: number): Promise<readonly AccuracyLine[]> {
  const rows = await store.all(
    `SELECT r.match, r.game, r.seats, r.seat, r.ended_at, m.accuracy, m.error, m.decisions,
       m.best, m.good, m.slip, m.blunder, t.visibility FROM person_result r
     JOIN review_made m ON m.table_id = r.match AND m.seat = r.seat LEFT JOIN game_table t ON t.id = r.match
     WHERE r.person = $1 AND r.offline = 0 ${which === 'rated' ? 'AND r.rated = 1' : ''}
       AND m.accuracy IS NOT NULL AND m.decisions > 0 ORDER BY r.ended_at DESC LIMIT $2`,
    [person, atMost],
  )
  return rows.map((row) => ({
    match: text(row, 'match'),
    game: text(row, 'game'),
    seats: whole(row, 'seats'),
    seat: whole(row, 'seat'),
    endedAt: whole(row, 'ended_at'),
    accuracy: whole(row, 'accuracy') / HUNDRED,
    error: whole(row, 'error') / HUNDRED,
    decisions: whole(row, 'decisions'),
    ...(row.best !== null && { classes: classesIn(row) }),
    open: maybeText(row, 'visibility') === 'listed',
  }))
}

function classesIn(row: Row): NonNullable<AccuracyLine['classes']> {
  return { best: whole(row, 'best'), good: whole(row, 'good'), slip: whole(row, 'slip'), blunder: whole(row, 'blunder') }
}
