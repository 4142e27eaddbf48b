import { LANGUAGES, type Language } from '@fairground/kernel'
import { effect, signal } from '@preact/signals'
import { store, stored } from './browser-storage.ts'

/** A person's settings for this device. Stored here so that the first paint is already right; an account syncs them. */
export interface Settings {
  readonly language: Language
  readonly theme: 'auto' | 'light' | 'dark'
  readonly speed: 'off' | 'slow' | 'normal' | 'fast'
  readonly sound: boolean
  readonly tips: boolean
  /** The level of the bot that was last seated. */
  readonly bot?: string
  /** The game last played here: quick play uses it. */
  readonly game?: string
  /** The panel next to the board that is open at first: people who play by the list of choices find it open at the next table. */
  readonly paper: 'log' | 'choices'
}

const KEY = 'fairground.settings'

export const SPEEDS: Readonly<Record<Settings['speed'], number>> = { off: 0, slow: 1.8, normal: 1, fast: 0.5 }

/** Slowest first; `off` shows results at once. */
export const SPEED_NAMES = ['slow', 'normal', 'fast', 'off'] as const

/** The valid values of settings with fixed values. */
const WORDS: Readonly<Record<'language' | 'theme' | 'speed' | 'paper', readonly unknown[]>> = {
  language: LANGUAGES,
  theme: ['auto', 'light', 'dark'],
  speed: SPEED_NAMES,
  paper: ['log', 'choices'],
}

function firstLanguage(): Language {
  for (const wanted of navigator.languages) {
    const language = LANGUAGES.find((each) => wanted.toLowerCase().startsWith(each))
    if (language !== undefined) return language
  }
  return 'en'
}

function keptSettings(): Settings {
  const usual: Settings = { language: firstLanguage(), theme: 'auto', speed: 'normal', sound: false, tips: true, paper: 'log' }
  const kept = { ...usual, ...(stored(KEY) as Record<string, never> | undefined) }
  // Another release, or a person, may have stored an invalid value.
  for (const name of Object.keys(WORDS) as (keyof typeof WORDS)[])
    if (!WORDS[name].includes(kept[name])) Object.assign(kept, { [name]: usual[name] })
  return kept
}

export const settings = signal<Settings>(keptSettings())

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part }
  store(KEY, settings.value)
}

const dark = matchMedia('(prefers-color-scheme: dark)')

/** Sets theme, language and speed on the document, now and at each change. */
export function wearSettings(): void {
  const wear = () => {
    const { theme, language, speed } = settings.value
    const root = document.documentElement
    root.dataset.theme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme
    root.lang = language
    root.style.setProperty('--speed', matchMedia('(prefers-reduced-motion: reduce)').matches ? '0' : String(SPEEDS[speed]))
  }
  effect(wear)
  dark.addEventListener('change', wear)
}
