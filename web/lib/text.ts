import { computed, effect, signal } from '@preact/signals'
import { en, type ShellText } from '../text/en.ts'
import { settings } from './settings.ts'

/** The shell's words in the language of the moment. English is there at once; another language follows its chunk. */
const loaded = signal<ShellText>(en)

const catalogues = {
  en: async () => en,
  de: async () => (await import('../text/de.ts')).de,
  vi: async () => (await import('../text/vi.ts')).vi,
} as const

export const t = computed(() => loaded.value)

export function speakSettings(): void {
  effect(() => {
    const { language } = settings.value
    void catalogues[language]().then((text) => {
      if (settings.peek().language === language) loaded.value = text
    })
  })
}

/** «Lan, Mia and Jo» in the language of the moment. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(settings.value.language, { type: 'conjunction' }).format(parts)
}
