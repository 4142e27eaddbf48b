import { en } from '@fairground/games/faifo/text/en.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, quick, test, visit, wearing } from '../fixture.ts'
import { playUntil } from '../playing.ts'

/** The names of all cards, as whole words. */
const CARDS = new RegExp(`\\b(${en.cards.map(({ name }) => name).join('|')})\\b`, 'i')

interface Found {
  readonly document: string
  readonly spoken: string
  readonly pieces: number
}

/** Everything on the page: the document with every attribute, the accessibility tree, pieces of the board. */
async function searched(page: Page): Promise<Found> {
  return {
    document: await page.evaluate(() => document.body.outerHTML),
    spoken: await page.locator('body').ariaSnapshot(),
    pieces: await page.locator('[class*="ff-"], [data-flip]').count(),
  }
}

async function deal(page: Page, names: readonly string[]): Promise<void> {
  await page.goto('/hot-seat/faifo')
  for (const [index, name] of names.entries()) {
    await page.getByLabel(`Player ${index + 1}`, { exact: true }).selectOption('person')
    await page.getByLabel(`Name of player ${index + 1}`).fill(name)
  }
  await page.getByRole('button', { name: 'Deal' }).click()
}

test('Faifo on one shared device: while the curtain is down no card is on the page, for a whole game @long', async ({ page }) => {
  test.setTimeout(240_000)
  await wearing(page, quick)
  await deal(page, ['Ann', 'Ben'])
  const lift = page.getByRole('button', { name: 'lift the curtain' })
  const end = page.locator('.end')
  let lifted = 0
  let shown = 0
  for (let turn = 0; turn < 400; turn++) {
    await expect(lift.or(page.locator('.choice')).or(end).first()).toBeVisible()
    if (await end.isVisible()) break
    if (await lift.isVisible()) {
      const { document, spoken, pieces } = await searched(page)
      expect(document).not.toMatch(CARDS)
      expect(spoken).not.toMatch(CARDS)
      expect(pieces).toBe(0)
      await lift.click()
      await expect(page.locator('.choice').first()).toBeVisible()
      lifted++
      if (lifted < 4) {
        // Proof that the search works: what was not there before is there now.
        const after = await searched(page)
        expect(after.document).toMatch(CARDS)
        expect(after.spoken).toMatch(CARDS)
        shown++
      }
    }
    await playUntil(page, '.curtain, .end')
  }
  await expect(end).toBeVisible()
  expect(shown).toBe(3)
  expect(lifted).toBeGreaterThan(20)
})

test('everybody sees their own hand and nobody else’s', async ({ page }) => {
  await wearing(page, quick)
  await deal(page, ['Ann', 'Ben', 'Cy'])
  const hand = page.getByRole('toolbar')
  const hands: string[] = []
  for (const name of ['Ann', 'Ben', 'Cy']) {
    await page.getByRole('button', { name: `I am ${name}: lift the curtain` }).click()
    await expect(page.locator('.plaque.own')).toContainText(name)
    hands.push((await hand.textContent()) ?? '')
    await playUntil(page, '.curtain', 1)
  }
  expect(new Set(hands).size).toBe(3)
})

for (const [language, theme] of [
  ['en', 'light'],
  ['de', 'dark'],
  ['vi', 'light'],
] as const)
  test(`axe finds no problem in the curtain (${language})${language === 'de' ? '' : ' @long'}`, async ({ page }) => {
    await visit(page, '/hot-seat/faifo', { ...quick, language, theme })
    await expectAccessible(page)
    await page.locator('form button[type=submit]').click()
    await expect(page.locator('.curtain')).toBeVisible()
    await expect(page.locator('.curtain button')).toBeFocused()
    await expectAccessible(page)
  })
