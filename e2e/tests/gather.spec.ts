import { expect, expectAccessible, test, visit, wearing } from '../fixture.ts'

const quick = { language: 'en', theme: 'light', speed: 'off', sound: false, tips: false }

test('a table is set up by keyboard: one more chair, a bot, swapped seats, a custom clock, random seats, an unrated game', async ({
  page,
}) => {
  await visit(page, '/new/fair-trade', quick)
  await page.getByLabel('Name').fill('Zoë')
  const seats = page.locator('.seat-row')
  await expect(seats).toHaveCount(4)
  await page.getByRole('button', { name: 'One more chair' }).press('Enter')
  await expect(seats).toHaveCount(5)
  const second = seats.filter({ has: page.locator('.seat-1') }).locator('.plate')
  await second.press('Enter')
  await page.getByRole('button', { name: /Bot: Merchant/ }).press('Enter')
  await expect(second).toContainText('Merchant')
  await second.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Zoë' }).press('Enter')
  await expect(seats.first()).toContainText('Zoë')
  await expect(seats.first().locator('.seat-1')).toBeVisible()
  await page.getByText('My own').click()
  await page.getByLabel('Minutes for the game').fill('25')
  await expect(page.getByText('25 minutes, and 10 seconds more')).toBeVisible()
  await page.getByText('Drawn at the start').click()
  await page.getByLabel('Rated game').uncheck()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.locator('.agreed')).toContainText('Seats are drawn')
  await expect(page.locator('.agreed')).toContainText('no rating changes')
  const table = await page.request.get(`/api/tables/${new URL(page.url()).pathname.split('/').at(-1)}`)
  expect((await table.json()).table).toMatchObject({
    order: 'drawn',
    unrated: true,
    clock: { kind: 'game', seconds: 1500, increment: 10 },
    seats: [{ sitter: 'bot:merchant' }, { name: 'Zoë' }, {}, {}, {}],
  })
})

test('in the lobby seats are swapped, people are shown as present, and free chairs are filled with bots', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/new/fair-trade', quick)
  await page.getByLabel('Name').fill('Zoë')
  await page.getByText('3', { exact: true }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  const link = await page.getByLabel('Invite').inputValue()
  const other = await (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })).newPage()
  await visit(other, link, { ...quick, theme: 'dark' })
  await other.getByRole('button', { name: 'Sit here' }).first().click()
  await other.getByRole('button', { name: 'Move here' }).click()
  await expect(page.locator('.invite')).toContainText('can take a free seat')
  await expectAccessible(other)
  await other.getByLabel('Message').fill('Hello there')
  await other.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.chat')).toContainText('Hello there')
  await expectAccessible(page)
  await other.getByRole('button', { name: 'I am ready' }).click()
  await page.getByRole('button', { name: 'Fill with bots and begin' }).click()
  for (const each of [page, other]) await expect(each.locator('main.table')).toBeVisible()
  await expect(page.locator('.plaque')).toHaveCount(3)
  await other.context().close()
})

test('on a small phone the six name plates do not overlap', async ({ page }) => {
  await wearing(page, quick)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/new/fair-trade')
  await page.getByText('6', { exact: true }).click()
  await expect(page.locator('.seat-plate')).toHaveCount(6)
  const plates = await page
    .locator('.seat-plate')
    .evaluateAll((all) =>
      all.map((plate) => plate.getBoundingClientRect().toJSON() as { left: number; right: number; top: number; bottom: number }),
    )
  for (const [index, one] of plates.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0)
    expect(one.right).toBeLessThanOrEqual(360)
    for (const other of plates.slice(index + 1)) {
      const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
      expect(apart, `${JSON.stringify(one)} and ${JSON.stringify(other)}`).toBe(true)
    }
  }
})
