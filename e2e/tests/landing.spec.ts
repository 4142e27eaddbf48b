import { expect, expectAccessible, test, visit, wearing } from '../fixture.ts'

const quick = { language: 'en', theme: 'light', speed: 'off', sound: false, tips: false }

test('one press on the landing page starts a game', async ({ page }) => {
  await visit(page, '/', quick)
  await page.getByRole('button', { name: /^Play a quick game .+ with \d bots?/ }).click()
  await expect(page.locator('main.table')).toBeVisible()
})

test('the landing page lists tables: waiting ones can be joined, private ones are not shown', async ({ page, playwright, baseURL }) => {
  const other = await playwright.request.newContext({ baseURL })
  await other.post('/api/guests', { data: { name: 'Thảo' } })
  await other.post('/api/tables', { data: { game: 'faiyum', seats: 3, visibility: 'private' } })
  const table = await (await other.post('/api/tables', { data: { game: 'fair-trade', seats: 3, visibility: 'listed' } })).json()
  await wearing(page, quick)
  const waiting = page.locator('.live', { hasText: '2 seats free · Fair Trade' })
  // The list may be a few seconds old.
  await expect(async () => {
    await page.goto('/')
    await expect(waiting).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  await expect(waiting).toContainText('Thảo')
  await expectAccessible(page)
  await waiting.getByRole('link', { name: 'Join' }).click()
  await expect(page).toHaveURL(`/table/${table.id}`)
  await other.dispose()
})

test('the tables on the landing page are all as high, however long the names', async ({ page, playwright, baseURL }) => {
  for (const [name, seats] of [
    ['Lan', 3],
    ['Thảo Nguyên', 3],
    ['Schwarzbrotbäckerin Annegret Klingenbeil', 4],
  ] as const) {
    const one = await playwright.request.newContext({ baseURL })
    await one.post('/api/guests', { data: { name } })
    expect((await one.post('/api/tables', { data: { game: 'faifo', seats, visibility: 'listed' } })).ok()).toBe(true)
    await one.dispose()
  }
  await wearing(page, { ...quick, language: 'de' })
  await expect(async () => {
    await page.goto('/')
    await expect(page.locator('.live', { hasText: 'Annegret' })).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  const heights = () =>
    page.locator('.live').evaluateAll((all) => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().height)))])
  expect(await heights()).toHaveLength(1)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await heights()).toHaveLength(1)
})

test('on a phone a touch on a stall opens its ways to play, and Escape closes them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/', { ...quick, language: 'de' })
  await page.getByRole('button', { name: 'Faiyum', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Faiyum' })
  await expect(sheet.getByRole('link', { name: 'Kampagne' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})
