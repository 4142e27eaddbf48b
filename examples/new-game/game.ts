import { editionOf, type Game, type GamePackage, textsIn } from '@fairground/kernel'
import { editions } from './edition/edition.ts'
import { openRules } from './rules/rules.ts'
import type { Event, Facts, Move, Options, State, View } from './state.ts'
import { summary } from './summary.ts'

const game: Game<State, Move, View, Event, Options, Facts> = {
  id: 'new-game',
  version: 1,
  seats: { min: 2, max: 5 },
  options: { edition: { kind: 'edition', default: 'first' } },
  editions,
  summary,
  open: ({ edition }, seats) => openRules(editionOf(editions, edition).cards.value, seats),
}

export const gamePackage: GamePackage<State, Move, View, Event, Options, Facts> = {
  game,
  credits: { designers: ['you'], publisher: 'nobody yet', minutes: [5, 10] },
  bot: async () => (await import('./bot.ts')).bot,
  // German and Vietnamese fall back to English until you write text/de.ts and text/vi.ts and add them here.
  text: textsIn({ en: async () => (await import('./text/en.ts')).en }),
}
