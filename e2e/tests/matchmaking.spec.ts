import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, quick, test, wearing } from '../fixture.ts'

async function somebody(browser: Browser, baseURL: string, viewport = { width: 1280, height: 800 }): Promise<Page> {
  const page = await (await browser.newContext({ viewport, baseURL })).newPage()
  await wearing(page, quick)
  return page
}

/** Looks for an unrated game of Fair Trade for two or three. A person who completes a table is taken there at once. */
async function wish(page: Page): Promise<void> {
  await page.goto('/people')
  await page.getByLabel('Game', { exact: true }).selectOption('fair-trade')
  await page.getByRole('checkbox', { name: '4' }).uncheck({ force: true })
  await page.getByRole('checkbox', { name: '2' }).check({ force: true })
  await page.getByRole('radio', { name: 'Casual' }).check({ force: true })
  await page.getByLabel('If nobody comes, offer bots').selectOption('at once')
  await page.getByRole('button', { name: 'Find me a game' }).click()
}

test('two people look for a game, one visits other pages meanwhile, and both are taken to their table', async ({ browser, baseURL }) => {
  const anna = await somebody(browser, baseURL)
  await wish(anna)
  await expect(anna.locator('.matchmaking-bar')).toContainText('you are the first')
  await expectAccessible(anna)
  // The bar stays on every page, and after a reload.
  await anna.getByRole('link', { name: 'How ratings work' }).click()
  await expect(anna.getByRole('heading', { name: 'How ratings work' })).toBeVisible()
  await anna.reload()
  await expect(anna.locator('.matchmaking-bar')).toContainText('Fair Trade')
  const bert = await somebody(browser, baseURL, { width: 390, height: 844 })
  await wish(bert)
  for (const page of [anna, bert]) {
    await expect(page.locator('.ft')).toBeVisible()
    await expect(page.locator('.matchmaking-bar')).toHaveCount(0)
  }
  for (const page of [anna, bert]) await page.context().close()
})

test('bots are offered to a person who waits alone; waiting can be stopped, and resumed with one press on the landing page', async ({
  browser,
  baseURL,
}) => {
  const anna = await somebody(browser, baseURL)
  await wish(anna)
  await anna.getByRole('button', { name: 'Stop looking' }).click()
  await expect(anna.locator('.matchmaking-bar')).toHaveCount(0)
  // One press on the landing page looks for the same again.
  await anna.goto('/')
  await anna.getByRole('button', { name: 'A game now' }).click()
  await expect(anna.locator('.matchmaking-bar')).toContainText('Fair Trade')
  await anna.getByRole('button', { name: 'Play with bots' }).click()
  await expect(anna.locator('.ft')).toBeVisible()
  await anna.context().close()
})
