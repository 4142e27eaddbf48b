import { afterEach, describe, expect, it, vi } from 'vitest'

/** Needed when the page's modules are loaded. */
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
const { listed } = await import('../lib/text.ts')
const { settings } = await import('../lib/settings.ts')

const before = settings.peek()

afterEach(() => {
  settings.value = before
})

describe('A list of names', () => {
  it.each(['en', 'de', 'vi'] as const)('follows the rules of the language (%s)', (language) => {
    settings.value = { ...before, language }
    const wanted = new Intl.ListFormat(language, { type: 'conjunction' })
    for (const names of [[], ['Lan'], ['Lan', 'Mia'], ['Lan', 'Mia', 'Jo'], ['Lan', 'Mia', 'Jo', 'Ida']])
      expect(listed(names)).toBe(wanted.format(names))
  })
})
