import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, expectAccessible, test, wearing } from '../fixture.ts'
import { playUntil } from '../playing.ts'

const quick = { language: 'en', theme: 'light', speed: 'off', sound: false }

/** Puts a new edition of a game on the bench. */
async function begin(page: Page, title: string, from?: string): Promise<void> {
  await page.goto('/workshop')
  await page.getByRole('button', { name: title }).click()
  if (from !== undefined) await page.getByLabel('Start from').selectOption({ label: from })
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('.ws-row').first()).toBeVisible()
}

async function saved(page: Page): Promise<Download> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
  return download
}

/** The field of a value, by its place in the edition. */
const at = (page: Page, place: string) => page.locator(`[data-at="${place}"]`)

test('Fair Trade: a row is typed, checked where it stands, kept through a reload, saved and brought back', async ({ page }) => {
  await wearing(page, quick)
  await begin(page, 'Fair Trade')
  await page.getByRole('button', { name: 'The fair row' }).click()
  const row = at(page, 'market.7.prizes.3')
  await row.getByRole('spinbutton').nth(2).fill('9')
  await expect(row.getByRole('alert')).toHaveText('A lower place would earn more than the one before it.')
  await expect(row).toContainText('Built-in: 5 · 3 · 0')
  await expect(page.getByRole('button', { name: 'Play it now' })).toBeDisabled()
  await page.keyboard.press('Control+z')
  await row.getByRole('spinbutton').nth(1).fill('2')
  await expect(row.getByLabel(/How well known/)).toHaveValue('printed')
  await page.reload()
  await page.getByRole('button', { name: 'The fair row' }).click()
  await expect(row.getByRole('spinbutton').nth(1)).toHaveValue('2')
  const path = await (await saved(page)).path()
  const file = JSON.parse(await readFile(path, 'utf8'))
  expect(file).toMatchObject({ game: 'fair-trade' })
  expect(file.market[7].prizes['3']).toEqual({ value: [5, 2, 0], status: 'printed' })
  await page.goto('/workshop')
  await page.getByLabel('Open a file').setInputFiles(path)
  await expect(page.getByText('One value differs')).toBeVisible()
  await page.getByRole('button', { name: 'Take it into my workshop' }).click()
  await expect(page.getByText('version').first()).toBeAttached()
  const again = await saved(page)
  expect(await readFile(await again.path(), 'utf8')).toBe(await readFile(path, 'utf8'))
})

test('a file of the wrong shape, size or game is refused with a sentence that names the place', async ({ page }) => {
  await wearing(page, quick)
  await page.goto('/workshop')
  const bring = (text: string) =>
    page.getByLabel('Open a file').setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await bring('{')
  await expect(page.getByRole('alert')).toContainText('cannot be read as JSON')
  await bring('{"game":"chess"}')
  await expect(page.getByRole('alert')).toContainText('must name one of ours')
  await bring(`{"game":"fair-trade","id":"${'x'.repeat(300_000)}"}`)
  await expect(page.getByRole('alert')).toContainText('larger than 256 KB')
  await bring(
    '{"game":"fair-trade","id":"x","name":"x","highestBid":{"value":99,"status":"printed"},"coins":{"value":[1],"status":"printed"},"market":[]}',
  )
  await expect(page.getByRole('alert')).toContainText('highestBid.value At most 13.')
  await expect(page.getByRole('alert')).toContainText('market At least 12 entries.')
})

test('Fair Trade: a game with an edition of one’s own is played to the end, and its record is verified @long', async ({ page }) => {
  test.setTimeout(240_000)
  await wearing(page, quick)
  await begin(page, 'Fair Trade')
  await at(page, 'market.11.prizes.4').getByRole('spinbutton').first().fill('9')
  await page.getByRole('button', { name: 'Play it now' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  await playUntil(page, '.end')
  await page.getByRole('link', { name: 'Fairness' }).click()
  await expect(page.getByRole('heading', { name: 'Everything agrees' })).toBeVisible()
})

for (const [language, theme] of [
  ['en', 'light'],
  ['de', 'dark'],
  ['vi', 'light'],
] as const)
  test(`the workshop has nothing that axe objects to (${language}) @long`, async ({ page }) => {
    await wearing(page, { ...quick, language, theme })
    await page.goto('/workshop')
    await expect(page.locator('.ws-game').first()).toBeVisible()
    await expectAccessible(page)
    await page.locator('.ws-game').last().click()
    await page.locator('dialog button[type=submit]').click()
    await expect(page.locator('.ws-row').first()).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
  })
