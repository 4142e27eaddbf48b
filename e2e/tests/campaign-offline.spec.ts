import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, wearing } from '../fixture.ts'
import { playUntil } from '../playing.ts'

const quick = { language: 'en', theme: 'light', speed: 'off', sound: false }

async function firstVisit(page: Page): Promise<void> {
  await page.goto('/offline')
  await expect(page.locator('[data-laid-by=ready]')).toBeVisible()
}

test('a campaign begins offline, its record is updated, and it continues on the server @long', async ({ page, context }) => {
  test.setTimeout(240_000)
  await wearing(page, quick)
  await firstVisit(page)
  await context.setOffline(true)
  await page.goto('/')
  await page.locator('.cover-faiyum').getByRole('link', { name: 'Campaign' }).click()
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
  await expect(page).toHaveURL(/\/offline\/faiyum\/local-/)
  await expect(page.locator('.choice').first()).toBeVisible()
  await playUntil(page, '.end', 4)
  await page.goto('/campaign/faiyum')
  await page.getByRole('link', { name: 'Continue playing' }).click()
  await playUntil(page, '.end')
  await page.getByRole('link', { name: 'To the campaign' }).click()
  await expect(page.getByRole('heading', { name: /The game is over: / })).toBeVisible()
  await expectAccessible(page)
  await page.locator('.campaign-now .button.primary').first().click()
  await expect(page.getByRole('button', { name: 'Play the next game' })).toBeVisible()
  const after = await page.evaluate(() => localStorage.getItem('fairground.campaign.faiyum'))
  expect(after).not.toContain('local-')
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Play the next game' }).click()
  await expect(page).toHaveURL(/\/table\//)
  await expect(page.locator('.choice').first()).toBeVisible()
  const table = page.url()
  await context.setOffline(true)
  await page.goto('/campaign/faiyum')
  await expect(page.getByText('is at the server, which cannot be reached now')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: 'Continue playing' }).click()
  await expect(page).toHaveURL(table)
})
