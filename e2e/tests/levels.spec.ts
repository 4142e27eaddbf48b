import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit, wearing } from '../fixture.ts'
import { drawnGames } from '../playing.ts'
import { median, pressesWhileBotsThink } from '../presses.ts'

const quick = { language: 'en', theme: 'light', speed: 'off', sound: false, bot: undefined }

const bots = (page: Page) => page.locator('.plaque .tag.bot')
const remembered = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('fairground.settings') ?? '{}').bot)

/** Puts a bot into a seat by the name of the level in its list. */
async function seatBot(page: Page, seat: number, level: RegExp): Promise<void> {
  await page
    .locator('.seat-row', { has: page.locator(`.seat-${seat}`) })
    .locator('.plate')
    .click()
  await page.getByRole('dialog').getByRole('button', { name: level }).click()
}

test('a level is chosen for each bot of an own table, is shown at the table, and is remembered', async ({ page }) => {
  // Loaded only once, so that what is remembered stays.
  await page.goto('/new/fair-trade')
  await page.evaluate((settings) => localStorage.setItem('fairground.settings', JSON.stringify(settings)), quick)
  await page.reload()
  await page.getByText('3', { exact: true }).click()
  await seatBot(page, 1, /Bot: Apprentice/)
  await seatBot(page, 2, /Bot: Merchant Thinks long/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(bots(page).nth(0)).toHaveText(/^((thrifty|bold|tricky) )?Apprentice$/)
  await expect(bots(page).nth(1)).toHaveText('Merchant')
  expect(await remembered(page)).toBe('merchant')
  await page.goto('/offline/fair-trade')
  await expect(page.getByLabel('Player 2', { exact: true })).toHaveValue('merchant')
})

test("the owner changes a bot's level in the lobby; the default is a Trader", async ({ page }) => {
  await visit(page, '/new/fair-trade', quick)
  await page.getByText('2', { exact: true }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.getByText('Anyone who opens this link')).toBeVisible()
  await page.getByRole('button', { name: 'Bot', exact: true }).click()
  const emil = page.locator('.seat-row', { hasText: 'Emil' })
  await expect(emil).toContainText('Trader')
  await emil.locator('.plate').click()
  await expect(page.getByRole('button', { name: /Bot: Trader/, pressed: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /Bot: Merchant/ }).click()
  await expect(emil).toContainText('Merchant')
  await page.getByRole('button', { name: 'I am ready' }).click()
  await expect(bots(page)).toHaveText(/Merchant$/)
})

test('one press on a cover seats Traders', async ({ page }) => {
  await visit(page, '/', quick)
  await page.locator('.cover-fair-trade').getByRole('button', { name: /Play/ }).click()
  await expect(bots(page)).toHaveCount(3)
  for (const bot of await bots(page).all()) await expect(bot).toHaveText(/Trader$/)
})

for (const [language, names, long] of [
  ['de', ['Lehrling', 'Händler', 'Kaufmann', 'Zufall'], ''],
  ['vi', ['Học việc', 'Lái buôn', 'Thương gia', 'Ngẫu nhiên'], ' @long'],
] as const)
  test(`levels have names and a description in ${language}, and the form fits a phone${long}`, async ({ page }) => {
    await wearing(page, { ...quick, language })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/hot-seat/faifo')
    const list = page.locator('.here-seat select').nth(2)
    for (const [index, name] of names.entries()) await expect(list.locator('option').nth(index + 1)).toContainText(name)
    await expect(page.locator('.level-lines')).toContainText(names[1])
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(sideways).toBe(0)
    await expectAccessible(page)
  })

for (const game of drawnGames)
  test(`${game}: the page reacts to a press within 100 ms while Merchants think in the browser @long`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 360, height: 740 })
    const { whileBotsThink, whileNobodyDoes } = await pressesWhileBotsThink(page, game)
    expect(whileBotsThink.length).toBeGreaterThanOrEqual(20)
    // A busy machine is slower in any case; then the bots must not make it much worse.
    expect(median(whileBotsThink)).toBeLessThan(Math.max(100, 3 * median(whileNobodyDoes)))
  })
