import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectContrast, test, visit } from '../fixture.ts'
import { playUntil } from '../playing.ts'

const quick = { language: 'en', theme: 'dark', speed: 'off', sound: false }
const LONGEST_GAME = 400

/** Picks and confirms whatever can be picked, until the standings are shown. */
async function playByClicking(page: Page, rivals: '.ff-target' | '.plaque.aimed .plaque-press'): Promise<void> {
  const end = page.locator('.end')
  const offered = page.locator(`.ff-pick.offered, .ff-sign, ${rivals}`)
  for (let turn = 0; turn < LONGEST_GAME; turn++) {
    await expect(offered.or(end).first()).toBeVisible()
    if (await end.isVisible()) return
    await offered.first().click()
    await page.locator('.prompt-buttons .primary').first().click()
    await expect(page.locator('.prompt-buttons .primary')).toHaveCount(0)
  }
  throw new Error('the game did not end')
}

test('a whole game of Faifo with the mouse @long', async ({ page }) => {
  await visit(page, '/', quick)
  await page.locator('.cover-faifo .play').click()
  await expect(page.locator('.ff')).toBeVisible()
  await expectAccessible(page)
  await playByClicking(page, '.plaque.aimed .plaque-press')
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page)
})

test('a whole game of Faifo on a phone @long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/', { ...quick, theme: 'light', language: 'vi' })
  await page.locator('.cover-faifo .stall-open').click()
  await page.locator('.stall-sheet .play').click()
  await expect(page.locator('.ff')).toBeVisible()
  await playByClicking(page, '.ff-target')
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(sideways).toBe(0)
})

test('a whole game of Faifo with only the keyboard, through the list of choices @long', async ({ page }) => {
  await visit(page, '/', { ...quick, language: 'de' })
  await page.locator('.cover-faifo .play').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.ff')).toBeVisible()
  const list = page.getByRole('list', { name: 'Auswahl' }).getByRole('button')
  const end = page.locator('.end')
  for (let turn = 0; turn < LONGEST_GAME && !(await end.isVisible()); turn++) {
    await expect(list.or(end).first()).toBeVisible()
    if (await end.isVisible()) break
    await list.first().focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.locator('.choice:disabled')).toHaveCount(0)
  }
  await expect(page.getByRole('table')).toBeVisible()
})

test('on a phone a picked card stays under the finger, and its confirmation is visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/', { ...quick, language: 'de' })
  await page.locator('.cover-faifo .stall-open').click()
  await page.locator('.stall-sheet .play').click()
  const card = page.locator('.ff-pick.offered').first()
  await card.scrollIntoViewIfNeeded()
  const hand = page.locator('.ff-hand')
  const before = await hand.boundingBox()
  await card.click()
  const confirm = page.locator('.prompt-buttons .primary')
  await expect(confirm).toBeInViewport({ ratio: 1 })
  expect(await hand.boundingBox()).toEqual(before)
  // Also with a large font.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(confirm).toBeInViewport({ ratio: 1 })
})

test('on a low phone, with five at the table, every card of an earlier turn says its name, and a tap shows it large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // The same deal in every run: with others, notes below the boats leave less room.
  await page.addInitScript(() => {
    const random = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = ((array: Uint8Array<ArrayBuffer>) => (array?.length === 32 ? array.fill(1) : random(array))) as never
  })
  await visit(page, '/offline/faifo', { ...quick, language: 'de' })
  await page.locator('#seats').selectOption('5')
  await page.locator('form [type=submit]').click()
  await playUntil(page, '.ff-moored li:nth-child(2)')
  const cards = page.locator('.ff-moored .ff-near')
  await expect(cards).toHaveCount(10)
  // Fonts come last.
  const cut = () => cards.locator('.ff-name').evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length)
  await expect.poll(cut).toBe(0)
  const card = cards.first()
  const name = (await card.locator('.ff-name').textContent()) ?? ''
  await card.click()
  const sheet = page.getByRole('dialog', { name })
  await expect(sheet.locator('.ff-card.large')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('on a phone, what three cards of earlier turns earn can be read on each of them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/offline/faifo', quick)
  await page.locator('#seats').selectOption('4')
  await page.locator('form [type=submit]').click()
  await playUntil(page, '.ff-moored li:nth-child(3)')
  await expect(page.locator('.ff-moored .ff-pay').first()).toBeVisible()
  await expectContrast(page)
})
