import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { en } from '../text/en.ts'
import { type Settings, settings } from './settings.ts'

type Others<T> = Readonly<Record<Exclude<Settings['language'], 'en'>, () => Promise<T>>>

/** Texts in the current language. English is there at once; other languages are loaded as chunks. */
export function textIn<T>(english: T, others: Others<T>): ReadonlySignal<T> {
  const loaded = signal(english)
  effect(() => {
    const { language } = settings.value
    const loading = language === 'en' ? Promise.resolve(english) : others[language]()
    void loading.then((text) => {
      if (settings.peek().language === language) loaded.value = text
    })
  })
  return computed(() => loaded.value)
}

/** The texts of the shell. Pages that are loaded later have their own, in a `text` folder next to them. */
const others = {
  de: async () => (await import('../text/de.ts')).de,
  vi: async () => (await import('../text/vi.ts')).vi,
}
export const t = textIn(en, others)

const first = settings.peek().language
/** Resolves once the shell has the chosen language, or loading it failed. */
export const textLoaded: Promise<unknown> = first === 'en' ? Promise.resolve() : others[first]().catch(() => undefined)

/** Before the last part of a list of two, and of a longer one. `Intl.ListFormat` takes longer to load on a slow phone than a whole log. */
const LAST: Readonly<Record<Settings['language'], readonly [string, string]>> = {
  en: [' and ', ', and '],
  de: [' und ', ' und '],
  vi: [' và ', ' và '],
}

/** "Lan, Mia, and Jo" in the current language. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join()
  const [ofTwo, ofMore] = LAST[settings.value.language]
  return parts.slice(0, -1).join(', ') + (parts.length === 2 ? ofTwo : ofMore) + parts.at(-1)
}
