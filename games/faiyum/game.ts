import type { Game, GamePackage } from '@fairground/kernel'
import { campaign } from './campaign.ts'
import { editions } from './edition/edition.ts'
import { USUAL_EDITION } from './edition/vocabulary.ts'
import { openRules } from './rules/rules.ts'
import { ACHIEVEMENTS } from './rules/solo.ts'
import type { Event, Facts, Move, Options, State, View } from './state.ts'
import { summary } from './summary.ts'

const game: Game<State, Move, View, Event, Options, Facts> = {
  id: 'faiyum',
  version: 2,
  seats: { min: 1, max: 5 },
  options: {
    achievements: { kind: 'number', min: 0, max: ACHIEVEMENTS.length, default: 0, needs: { seats: [1] } },
    edition: { kind: 'edition', default: USUAL_EDITION },
  },
  editions,
  open: openRules,
  summary,
  campaign,
}

export const gamePackage: GamePackage<State, Move, View, Event, Options, Facts> = {
  game,
  credits: { designers: ['Friedemann Friese'], publisher: '2F-Spiele', year: 2020, minutes: [75, 140] },
  bot: async () => (await import('./bot.ts')).bot,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
    vi: async () => (await import('./text/vi.ts')).vi,
  },
  coach: async () => (await import('./coach/coach.ts')).coach,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
}
