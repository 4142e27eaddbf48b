import { textIn } from '../lib/text.ts'
import { en } from './text/en.ts'

/** Texts about people, in the current language. */
export const words = textIn(en, {
  de: async () => (await import('./text/de.ts')).de,
  vi: async () => (await import('./text/vi.ts')).vi,
})

/** A season of the leaderboards as people say it: 2026-4 is “Autumn 2026”. */
export function seasonName(season: string): string {
  const [year, quarter] = season.split('-').map(Number)
  return `${words.value.boards.seasons[quarter - 1]} ${year}`
}
