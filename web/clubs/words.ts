import { textIn } from '../lib/text.ts'
import { en } from './text/en.ts'

/** Words about clubs, in the language of the moment. */
export const words = textIn(en, {
  de: async () => (await import('./text/de.ts')).de,
  vi: async () => (await import('./text/vi.ts')).vi,
})
