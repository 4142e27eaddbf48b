import { finishedTable } from '../finished.ts'
import { expect, expectAccessible, test, visit } from '../fixture.ts'

test('the end says who won, how it came about round by round, and what to do next', async ({ page }) => {
  await visit(page, '/', { language: 'en', theme: 'dark', speed: 'off', sound: false })
  const table = await finishedTable(page.request, 'fair-trade', 2, { rounds: 4 })
  await page.goto(`/table/${table}`)
  const end = page.getByRole('region', { name: /wins?|share the win/ })
  await expect(end.getByRole('table').getByRole('row')).toHaveCount(3)
  await expect(end.getByRole('img', { name: /^Score, round by round\. .+: 0, .+; .+: 0, / })).toBeVisible()
  await expect(end.getByRole('link', { name: 'Watch again' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(sideways).toBeLessThanOrEqual(0)
  // A score stays beside its name, however many figures it has.
  const [name, score] = ['th', '.score'].map((part) => end.locator('tbody tr').first().locator(part))
  await score.evaluate((each) => each.append('00'))
  expect(Math.abs(((await name.boundingBox())?.y ?? 0) - ((await score.boundingBox())?.y ?? 99))).toBeLessThan(12)
  await end.getByRole('button', { name: 'Play again' }).click()
  await expect(page.locator('.end')).toHaveCount(0)
})

test('the curve of the end comes although the record and what replays it did not load at first', async ({ page }) => {
  await visit(page, '/', { language: 'en', theme: 'dark', speed: 'off', sound: false })
  const table = await finishedTable(page.request, 'fair-trade', 2, { rounds: 4 })
  for (const path of ['**/record', '**/match-events.worker*']) await page.route(path, (route) => route.abort(), { times: 1 })
  await page.clock.install()
  await page.goto(`/table/${table}`)
  await expect(page.locator('.score-curve.coming')).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(page.locator('.curve-plot')).toBeVisible({ timeout: 100 })
  }).toPass()
})
