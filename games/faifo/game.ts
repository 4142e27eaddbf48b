import { editionOf, type Game, type GamePackage } from '@fairground/kernel'
import { editions } from './edition/edition.ts'
import { openRules } from './rules/rules.ts'
import type { Event, Facts, Move, Options, State, View } from './state.ts'
import { summary } from './summary.ts'

const game: Game<State, Move, View, Event, Options, Facts> = {
  id: 'faifo',
  version: 2,
  seats: { min: 3, max: 5 },
  options: {
    openMoney: { kind: 'flag', default: false },
    contracts: { kind: 'choice', values: ['by-two', 'by-one'], default: 'by-two' },
    edition: { kind: 'edition', default: 'second' },
  },
  editions,
  summary,
  open: (options, seats) => openRules(editionOf(editions, options.edition), options, seats),
}

export const gamePackage: GamePackage<State, Move, View, Event, Options, Facts> = {
  game,
  credits: { designers: ['Mân Trần', 'Trần Nguyễn'], publisher: 'Ngũ Hành Games', year: 2021, minutes: [20, 30] },
  bot: async () => (await import('./bot/bot.ts')).bot,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
    vi: async () => (await import('./text/vi.ts')).vi,
  },
  coach: async () => (await import('./coach/coach.ts')).coach,
  lesson: async () => (await import('./lesson/lesson.ts')).lesson,
}
