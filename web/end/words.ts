import { settings } from '../lib/settings.ts'
import { textIn } from '../lib/text.ts'
import { en } from './text/en.ts'

/** Texts about the end of a match, in the current language. */
export const words = textIn(en, {
  de: async () => (await import('./text/de.ts')).de,
  vi: async () => (await import('./text/vi.ts')).vi,
})

/** A count as text, with a real minus sign. */
export function figure(count: number): string {
  return String(count).replace('-', '−')
}

/** A gain or a loss, with a real minus sign. */
export function signed(change: number): string {
  return new Intl.NumberFormat(settings.value.language, { signDisplay: 'exceptZero' }).format(change).replace('-', '−')
}
