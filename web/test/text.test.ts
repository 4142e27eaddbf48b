import { expect, it } from 'vitest'
import { de } from '../text/de.ts'

it('German uses «Speichern» for save, as every device does', () => {
  expect(JSON.stringify(de)).not.toMatch(/\b(sichern|gesichert)\b/i)
})
