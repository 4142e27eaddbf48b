import type { Course } from '@fairground/kernel'
import record from './record.json' with { type: 'json' }

/** Moments of a longer game about building cities, for players who know harvest, roads, settlements and administration. */
export const course: Course = {
  record: record as Course['record'], // written by the kernel; JSON has no literal types
  seed: '0000000000000000000000000000000000000000000000000000000000000016',
  learner: 0,
  notes: [
    { after: 62, id: 'welcome', chapter: 'roses' },
    { after: 62, id: 'gardener' },
    { after: 63, id: 'by-the-channel' },
    { after: 64, id: 'rose' },
    { after: 66, id: 'monument', chapter: 'blocks' },
    { after: 66, id: 'offering' },
    { after: 67, id: 'given-up' },
    { after: 68, id: 'site' },
    { after: 69, id: 'room-on-a-site' },
    { after: 72, id: 'bridge', chapter: 'bridges' },
    { after: 73, id: 'over-the-channel' },
    { after: 74, id: 'rose-for-stone' },
    { after: 76, id: 'fisherman', chapter: 'fish' },
    { after: 77, id: 'at-the-lake' },
    { after: 78, id: 'fish' },
    { after: 154, id: 'much-later', chapter: 'towns', skips: true },
    { after: 154, id: 'town-card' },
    { after: 155, id: 'which-settlement' },
    { after: 156, id: 'different' },
    { after: 157, id: 'town' },
    { after: 196, id: 'palace-card', chapter: 'palaces', skips: true },
    { after: 207, id: 'four-goods', skips: true },
    { after: 208, id: 'on-a-town' },
    { after: 209, id: 'palace' },
    { after: 209, id: 'farewell' },
  ],
  text: {
    en: async () => (await import('./en.ts')).en,
    de: async () => (await import('./de.ts')).de,
    vi: async () => (await import('./vi.ts')).vi,
  },
}
