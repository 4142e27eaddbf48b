import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { en } from '../text/en.ts'
import { type Settings, settings } from './settings.ts'

type Others<T> = Readonly<Record<Exclude<Settings['language'], 'en'>, () => Promise<T>>>

/** Words in the language of the moment. English is there at once; another language follows its chunk. */
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

/** The shell's words. Pages that are loaded later bring their own, in a `text` folder beside them. */
const others = {
  de: async () => (await import('../text/de.ts')).de,
  vi: async () => (await import('../text/vi.ts')).vi,
}
export const t = textIn(en, others)

const first = settings.peek().language
/** Kept once the shell speaks the language that was chosen, or cannot. */
export const spoken: Promise<unknown> = first === 'en' ? Promise.resolve() : others[first]().catch(() => undefined)

/** Before the last part of a list of two, and of a longer one. The browser's own lists take a slow phone longer to open than a whole log. */
const LAST: Readonly<Record<Settings['language'], readonly [string, string]>> = {
  en: [' and ', ', and '],
  de: [' und ', ' und '],
  vi: [' và ', ' và '],
}

/** «Lan, Mia, and Jo» in the language of the moment. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join()
  const [ofTwo, ofMore] = LAST[settings.value.language]
  return parts.slice(0, -1).join(', ') + (parts.length === 2 ? ofTwo : ofMore) + parts.at(-1)
}
