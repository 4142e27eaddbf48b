import type { Lesson, MatchRecord } from '@fairground/kernel'
import type { Facts, Move, View } from '../state.ts'
import written from './record.json' with { type: 'json' }
import { tips } from './tips.ts'

/** JSON has no literal types; the lesson's test plays the game again and compares it with this record. */
const record = written as MatchRecord

/** A whole short game with three players. Seat 0 wins it by farming while the others fight, by a tie, and by paying itself. */
export const lesson: Lesson<Move, View, Facts> = {
  record,
  seed: written.seed,
  learner: 0,
  notes: [
    { after: 0, id: 'welcome', chapter: 'table' },
    { after: 0, id: 'table' },
    { after: 0, id: 'market' },
    { after: 0, id: 'lay-aside' },
    { after: 3, id: 'laid-aside' },
    { after: 3, id: 'two-bids', chapter: 'bids' },
    { after: 3, id: 'first-bids' },
    { after: 6, id: 'rows' },
    { after: 6, id: 'pool' },
    { after: 6, id: 'trades' },
    { after: 6, id: 'markers' },
    { after: 6, id: 'blocked' },
    { after: 6, id: 'grow', chapter: 'growing' },
    { after: 9, id: 'grown' },
    { after: 9, id: 'behind' },
    { after: 9, id: 'tie-rule', chapter: 'ties' },
    { after: 9, id: 'tie-plan' },
    { after: 12, id: 'tie-won' },
    { after: 12, id: 'own-farm', chapter: 'own' },
    { after: 12, id: 'own-plan' },
    { after: 15, id: 'own-again' },
    { after: 15, id: 'dear-plan' },
    { after: 18, id: 'dear-done' },
    { after: 18, id: 'last-market', chapter: 'last' },
    { after: 18, id: 'debt-plan' },
    { after: 21, id: 'debt' },
    { after: 21, id: 'count' },
    { after: 21, id: 'farewell' },
  ],
  pictures: {
    start: { after: 0, viewer: 'spectator' },
    bid: { after: 4, viewer: 0, part: 'board' },
    rows: { after: 21, viewer: 'spectator' },
    pay: { after: 21, viewer: 'spectator' },
    award: { after: 9, viewer: 'spectator', show: '.ft-market, .ft-prizes, .ft-traders' },
    next: { after: 6, viewer: 0, part: 'board', show: '.ft-lintel', shape: 'wide' },
  },
  tips,
  text: {
    en: async () => (await import('./en.ts')).en,
    de: async () => (await import('./de.ts')).de,
    vi: async () => (await import('./vi.ts')).vi,
  },
}
