import type { Page } from '@playwright/test'
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
  await other.getByLabel('Name').fill('Minh')
  await other.getByRole('button', { name: 'Sit here' }).first().click()
  await expect(page.locator('.seats')).toContainText('Minh')
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

/** The plates are on the screen, and none covers another. */
async function expectApart(page: Page): Promise<void> {
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
}

test('on a small phone the six name plates do not overlap', async ({ page }) => {
  await wearing(page, quick)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/new/fair-trade')
  await page.getByText('6', { exact: true }).click()
  await expect(page.locator('.seat-plate')).toHaveCount(6)
  // A free plate says so, and its menu has the bots.
  const words = page.locator('.free .plate-words b')
  await expect(words).toHaveText(new Array(5).fill('Free seat'))
  for (const each of await words.all()) expect((await each.boundingBox())?.width).toBeGreaterThan(20)
  await expect(page.locator('.seat-bot').filter({ visible: true })).toHaveCount(0)
  await expectApart(page)
})

for (const language of ['en', 'de', 'vi'])
  test(`the presets of the clock keep clear of their edges: ${language}`, async ({ page }) => {
    await visit(page, '/new/faifo', { ...quick, language })
    const presets = page.locator('.segment:has([name="clock"]) span')
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(presets).toHaveCount(4)
      const margins = await presets.evaluateAll((all) =>
        all.map((span) => {
          const words = document.createRange()
          words.selectNodeContents(span)
          return (span.getBoundingClientRect().width - words.getBoundingClientRect().width) / 2
        }),
      )
      for (const margin of margins) expect(margin).toBeGreaterThanOrEqual(4)
    }
  })

for (const language of ['en', 'de', 'vi'])
  for (const seats of [4, 6])
    test(`a guest on a small phone sees where to sit at a table of ${seats}, and where to move: ${language}`, async ({
      page,
      playwright,
      baseURL,
    }) => {
      const host = await playwright.request.newContext({ baseURL })
      await host.post('/api/guests', { data: { name: 'Schwarzbrotbäckerin' } })
      const table = await (await host.post('/api/tables', { data: { game: 'fair-trade', seats, visibility: 'private' } })).json()
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, `/table/${table.code}`, { ...quick, language })
      const sit = page.locator('.seat-sit')
      await expect(sit).toHaveCount(seats - 1)
      await expectApart(page)
      await sit.first().click()
      await expect(page.locator('.seat-move')).toHaveCount(seats - 2)
      await expectApart(page)
      await host.dispose()
    })

test('a lobby whose server hangs or fails is drawn empty, says so, and can be tried again', async ({ browser, baseURL }) => {
  // Without the service worker, whose requests cannot be intercepted.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await page.clock.install()
  await wearing(page, quick)
  const opened = await context.request.post('/api/guests', { data: { name: 'Lan' } })
  expect(opened.ok()).toBe(true)
  const { code } = await (await context.request.post('/api/tables', { data: { game: 'faifo', seats: 3 } })).json()
  let answer: 'never' | 'failing' | 'usual' = 'never'
  await page.route('**/api/session', (route) => (answer === 'never' ? undefined : answer === 'failing' ? route.abort() : route.continue()))
  await page.goto(`/table/${code}`)
  await expect(page.locator('.lobby-skeleton')).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(0)
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('status')).toContainText('This takes longer than usual.')
  answer = 'failing'
  await again.click()
  await expect(page.getByText('Fairground does not answer')).toBeVisible()
  answer = 'usual'
  await again.click()
  await expect(page.locator('.invite')).toBeVisible()
  await expect(page.locator('.lobby-skeleton')).toHaveCount(0)
  await context.close()
})
