import { signal } from '@preact/signals'
import { Refused, Unreachable } from './api.ts'
import { settings } from './settings.ts'
import { t } from './text.ts'

/** A message that appears for a while: what went wrong and what to do. */
export const notice = signal<{ readonly text: string; readonly tone: 'bad' | 'good' } | undefined>(undefined)

let timer: ReturnType<typeof setTimeout> | undefined

export function tell(text: string, tone: 'bad' | 'good' = 'good'): void {
  notice.value = { text, tone }
  clearTimeout(timer)
  timer = setTimeout(() => {
    notice.value = undefined
  }, 7000)
}

/** The message for an error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Unreachable) return t.value.errors.server
  if (isPart(error)) return t.value.errors.part
  if (!(error instanceof Refused)) return t.value.errors.title
  if (error.code === 'not-signed-in') return t.value.errors.expired
  if (error.code === 'no-table') return t.value.errors.noTable
  if (error.code === 'seat-taken' || error.code === 'not-full') return t.value.errors.full
  if (error.code === 'not-found') return t.value.errors.notFound
  const { codes, refused } = t.value.errors
  return codes[error.code] ?? (settings.value.language === 'en' ? sentence(error.message) : refused)
}

/** A part of the page failed to load: the messages of the three browser engines, and of the page for its styles. */
function isPart(error: unknown): boolean {
  return error instanceof Error && /(dynamically imported|importing a) module|preload CSS/i.test(error.message)
}

export function failed(error: unknown): void {
  tell(sentenceOf(error), 'bad')
}

/** Wraps work as the handler of a form or button: the page stays, and failures are shown. */
export function handled(work: () => Promise<void>): (event: Event) => void {
  return (event) => {
    event.preventDefault()
    void work().catch(failed)
  }
}

function sentence(words: string): string {
  const text = words.charAt(0).toUpperCase() + words.slice(1)
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
