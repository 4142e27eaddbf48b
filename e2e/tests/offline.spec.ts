import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, wearing } from '../fixture.ts'
import { drawnGames, playUntil } from '../playing.ts'

const quick = { language: 'en', theme: 'light', speed: 'off', sound: false }

/** The first visit: the service worker caches the page. */
async function visit(page: Page): Promise<void> {
  await page.goto('/offline')
  await expect(page.locator('[data-laid-by=ready]')).toBeVisible()
}

for (const game of drawnGames)
  test(`${game}: a whole game offline after the first visit @long`, async ({ page, context }) => {
    test.setTimeout(240_000)
    await wearing(page, quick)
    await visit(page)
    await context.setOffline(true)
    await page.goto('/')
    await expect(page.getByText('Fairground cannot be reached')).toBeVisible()
    await page.locator(`.cover-${game}`).getByRole('link', { name: 'Play offline' }).click()
    await page.getByRole('button', { name: 'Deal' }).click()
    await expect(page.locator('.choice').first()).toBeVisible()
    await playUntil(page, '.end', 6)
    await page.reload()
    await expect(page.locator('.prompt')).toBeVisible()
    await playUntil(page, '.end')
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('link', { name: 'Watch again' }).click()
    await expect(page.getByRole('slider')).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.locator('.replay-caption')).toContainText(/win/)
  })

test('a game continues after a reload, and its record can be downloaded and checked', async ({ page }) => {
  await wearing(page, quick)
  await page.goto('/offline/fair-trade')
  await page.getByRole('button', { name: 'Deal' }).click()
  await playUntil(page, '.end', 4)
  await expect(page.locator('.ft-round')).toContainText('Round 4')
  await page.reload()
  await expect(page.locator('.ft-round')).toContainText('Round 4')
  await playUntil(page, '.end')
  await page.getByRole('link', { name: 'Fairness' }).click()
  await expect(page.getByRole('heading', { name: 'Everything agrees' })).toBeVisible()
  await page.goto('/offline')
  await expect(page.locator('.table-row')).toHaveCount(1)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  const record = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(record).toMatchObject({ fairground: 1, game: 'fair-trade', result: { how: 'played' } })
})

for (const [language, theme, heading] of [
  ['en', 'light', 'On this device'],
  ['de', 'dark', 'Auf diesem Gerät'],
  ['vi', 'light', 'Trên thiết bị này'],
] as const)
  test(`axe finds no problem in the list of games and their set-up (${language})${language === 'en' ? '' : ' @long'}`, async ({ page }) => {
    await wearing(page, { ...quick, language, theme })
    await visit(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectAccessible(page)
    await page.goto('/offline/fair-trade')
    await expect(page.locator('form')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(sideways).toBe(0)
  })

test('two windows do not overwrite each other', async ({ page, context }) => {
  await wearing(page, quick)
  await page.goto('/offline/fair-trade')
  await page.getByRole('button', { name: 'Deal' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  const other = await context.newPage()
  await wearing(other, quick)
  await other.goto(page.url())
  await expect(other.getByText('This game is open in another window')).toBeVisible()
  await page.close()
  await other.reload()
  await expect(other.locator('.choice').first()).toBeVisible()
})

test('the page can be installed', async ({ page }) => {
  await page.goto('/')
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await fetch(link?.href ?? '')).json()
  })
  expect(manifest).toMatchObject({ name: 'Fairground', display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok(), src).toBe(true)
})

test('no answer of the server is cached', async ({ page }) => {
  await wearing(page, quick)
  await visit(page)
  await page.goto('/')
  await expect(page.locator('.cover').first()).toBeVisible()
  const paths = await page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(paths).toContain('/index.html')
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([])
})
