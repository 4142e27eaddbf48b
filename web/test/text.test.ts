import { expect, it } from 'vitest'
import { de } from '../text/de.ts'

it('In German one saves with «Speichern», as every device does', () => {
  expect(JSON.stringify(de)).not.toMatch(/\b(sichern|gesichert)\b/i)
})
