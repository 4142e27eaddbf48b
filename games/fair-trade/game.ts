import { editionOf, type Game, type GamePackage } from '@fairground/kernel'
import { editions } from './edition/edition.ts'
import { openRules } from './rules/rules.ts'
import type { Event, Facts, Move, Options, State, View } from './state.ts'
import { summary } from './summary.ts'

const game: Game<State, Move, View, Event, Options, Facts> = {
  id: 'fair-trade',
  version: 1,
  seats: { min: 2, max: 6 },
  options: {
    rounds: { kind: 'number', min: 1, max: 12, default: 12, ready: [6, 8, 10, 12] },
    hiddenScores: { kind: 'flag', default: false },
    edition: { kind: 'edition', default: 'rulebook-1.3' },
  },
  editions,
  summary,
  open: (options, seats) => openRules(editionOf(editions, options.edition), options.rounds, seats),
}

export const gamePackage: GamePackage<State, Move, View, Event, Options, Facts> = {
  game,
  credits: { designers: ['Nicholas Hjelmberg'], publisher: 'Nova Suecia Games', minutes: [30, 30] },
  bot: async () => (await import('./bot.ts')).bot,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
    vi: async () => (await import('./text/vi.ts')).vi,
  },
  coach: async () => (await import('./coach/coach.ts')).coach,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
}
