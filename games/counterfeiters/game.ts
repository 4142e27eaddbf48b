import { editionOf, type Game, type GamePackage } from '@fairground/kernel'
import { editions } from './edition/edition.ts'
import { boardOf } from './rules/board.ts'
import { openRules } from './rules/rules.ts'
import type { Event, Facts, Move, Options, State, View } from './state.ts'
import { summary } from './summary.ts'

const game: Game<State, Move, View, Event, Options, Facts> = {
  id: 'counterfeiters',
  version: 2,
  seats: { min: 2, max: 4 },
  options: {
    money: { kind: 'choice', values: ['veiled', 'counted', 'open'], default: 'veiled' },
    strictComponents: { kind: 'flag', default: false },
    improvements: { kind: 'flag', default: false },
    edition: { kind: 'edition', default: 'reconstruction-1' },
  },
  editions,
  summary,
  open: (options, seats) => openRules(boardOf(editionOf(editions, options.edition), seats, options)),
}

export const gamePackage: GamePackage<State, Move, View, Event, Options, Facts> = {
  game,
  credits: { designers: ['Olivier Bourgeois'], publisher: 'Quined Games', year: 2018, minutes: [30, 40] },
  bot: async () => (await import('./bot/bot.ts')).bot,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
    vi: async () => (await import('./text/vi.ts')).vi,
  },
  coach: async () => (await import('./coach/coach.ts')).coach,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
}
