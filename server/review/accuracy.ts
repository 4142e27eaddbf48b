import type { AccuracyLine } from '@fairground/protocol'
import { fields, maybeText, text, whole } from '../row.ts'
import type { Store } from '../store/store.ts'

/** Accuracies are stored as whole hundredths. */
export const HUNDRED = 100

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
    ...fields(row, { match: text, game: text, seats: whole, seat: whole, endedAt: whole, decisions: whole }),
    accuracy: whole(row, 'accuracy') / HUNDRED,
    error: whole(row, 'error') / HUNDRED,
    ...(row.best !== null && { classes: fields(row, { best: whole, good: whole, slip: whole, blunder: whole }) }),
    open: maybeText(row, 'visibility') === 'listed',
  }))
}
