import { LANGUAGES, type Language } from '@fairground/kernel'
import { effect, signal } from '@preact/signals'
import { store, stored } from './browser-storage.ts'

/** What a person chose for this device. Kept here so that the first paint is already right; an account carries it along. */
export interface Settings {
  readonly language: Language
  readonly theme: 'auto' | 'light' | 'dark'
  readonly speed: 'off' | 'slow' | 'normal' | 'fast'
  readonly sound: boolean
  readonly tips: boolean
  /** The level of the bot that was last seated. */
  readonly bot?: string
  /** The game last played here: the quickest way in leads to it. */
  readonly game?: string
  /** The paper beside the board that is open at first: whoever plays by the list of choices finds it open at the next table. */
  readonly paper: 'log' | 'choices'
}

const KEY = 'fairground.settings'

export const SPEEDS: Readonly<Record<Settings['speed'], number>> = { off: 0, slow: 1.8, normal: 1, fast: 0.5 }

/** Slowest first; `off` shows at once where things lead. */
export const SPEED_NAMES = ['slow', 'normal', 'fast', 'off'] as const

/** What may be chosen where it is one of a few words. */
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
  // Another release, or somebody's hand, may have kept what nobody can wear.
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

/** Writes theme, language and speed onto the document, now and at each change. */
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
