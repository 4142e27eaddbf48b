import type { Summary } from '@fairground/kernel'
import type { Event, Facts, View } from './state.ts'

/** The numbers that plaques and charts show. */
export const summary: Summary<View, Event, Facts> = {
  counts: ({ score }) => ({ points: score }),
  changes: (event) => (event.kind === 'won' ? [{ count: 'points', seat: event.seat, by: event.points }] : []),
  seats: (event) => ('seat' in event ? [event.seat] : []),
}
