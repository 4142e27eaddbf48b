import type { Page } from '@playwright/test'
import { expect, test, visit } from '../fixture.ts'
import { somebody } from '../somebody.ts'
import { withAccount } from '../tournament.ts'

const quick = { language: 'en', theme: 'light', speed: 'off', sound: false, tips: false }

/** Looks for a game of Fair Trade for two. */
async function wish(page: Page): Promise<void> {
  await page.getByLabel('Game', { exact: true }).selectOption('fair-trade')
  await page.getByRole('checkbox', { name: '4' }).uncheck({ force: true })
  await page.getByRole('checkbox', { name: '2' }).check({ force: true })
}

/** Nothing is wider than the phone, and everything to press is large enough for a thumb. */
async function expectHandy(page: Page): Promise<void> {
  const { wide, small } = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('main :is(button, .button, select, summary, .input), .matchmaking-bar .button')]
    const boxes = controls.map((each) => ({ name: each.textContent?.trim() ?? '', box: each.getBoundingClientRect() }))
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      small: boxes.filter(({ box }) => box.height > 1 && box.height < 43).map(({ name, box }) => `${name}: ${box.height}`),
    }
  })
  expect(wide, page.url()).toBeLessThanOrEqual(0)
  expect(small, page.url()).toEqual([])
}

test('a newcomer with a phone finds a game, plays, follows somebody, joins a club and a tournament, and reports and blocks, by touch @long', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  // The person whom the newcomer will meet: she leads a club and a tournament.
  const lan = await somebody(browser, baseURL, 'Lan')
  await withAccount(lan)
  const draft = { name: `Harbour ${Date.now() % 100_000}`, about: 'Every Tuesday.', colour: 'blue', open: true }
  await lan.api.post('/api/clubs', { data: draft })
  const clock = { kind: 'game', seconds: 600, increment: 15 }
  const evening = {
    name: `${draft.name} Swiss`,
    format: 'swiss',
    rounds: 3,
    game: 'fair-trade',
    seats: 2,
    rated: true,
    seatWithin: 180,
    clock,
  }
  await lan.api.post('/api/tournaments', { data: { ...evening, starts: Date.now() + 3_600_000 } })

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL, hasTouch: true, isMobile: true })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  await visit(page, '/', quick)
  await page.getByRole('button', { name: 'A game now' }).tap()
  await expect(page.locator('.matchmaking-bar')).toContainText('you are the first')
  await expectHandy(page)
  await page.locator('.matchmaking-bar').getByRole('link', { name: 'Change my choice' }).tap()
  await wish(page)
  await page.getByRole('button', { name: 'Look for this instead' }).tap()
  await expect(page.locator('.matchmaking-bar')).toContainText('Fair Trade')
  await expectHandy(page)
  await lan.page.goto('/people')
  await wish(lan.page)
  await lan.page.getByRole('button', { name: 'Find me a game' }).click()
  await expect(page.locator('.ft')).toBeVisible()
  await expect(lan.page.locator('.ft')).toBeVisible()

  // A chat message at the table, and an answer.
  await page.locator('.top-bar').getByRole('button', { name: 'Chat' }).tap()
  await page.getByRole('button', { name: 'Quick phrases' }).tap()
  await page.getByRole('button', { name: 'Hello!' }).tap()
  await expect(page.locator('.chat ol')).toContainText('Hello!')
  const table = lan.page.url().split('/').at(-1) ?? ''
  await lan.api.post(`/api/tables/${table}/chat`, { data: { text: 'Go away.' } })
  await expect(page.locator('.chat ol')).toContainText('Go away.')
  await page.locator('.rail-close').tap()

  // From the seat to the profile, and back to see the end.
  await page
    .locator('.plaque', { has: page.getByText('Lan', { exact: true }) })
    .getByRole('button')
    .tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).tap()
  await expect(page.getByRole('heading', { name: 'Lan', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Follow' }).tap()
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible()
  await expectHandy(page)
  await page.goto(`/table/${table}`)
  await lan.api.post(`/api/tables/${table}/acts`, { data: { act: { concede: true } } })
  await expect(page.locator('.end')).toBeVisible()

  await page.goto('/people')
  await expect(page.locator('.followed')).toContainText('Lan')
  await page.getByRole('link', { name: /^Clubs/ }).tap()
  await page.getByRole('link', { name: draft.name }).tap()
  await page.getByRole('button', { name: 'Join the club' }).tap()
  await expect(page.getByText('2 members')).toBeVisible()
  await expectHandy(page)

  await page.goto('/people')
  await page.getByRole('link', { name: /^Tournaments/ }).tap()
  await page.getByRole('link', { name: evening.name }).tap()
  await page.getByRole('button', { name: 'Take part' }).tap()
  await expect(page.getByText('You are in. It begins')).toBeVisible()
  await expectHandy(page)

  await page.goto('/people')
  await page.getByRole('link', { name: /^Leaderboards/ }).tap()
  await page.getByRole('combobox', { name: 'Game' }).selectOption('fair-trade')
  await page.waitForURL(/fair-trade/)
  await page.getByRole('combobox', { name: 'Players' }).selectOption('2')
  await page.waitForURL(/fair-trade\/2/)
  await expect(page.locator('.boards-table')).toContainText('Lan')
  await expectHandy(page)
  await page.getByRole('link', { name: 'Lan', exact: true }).tap()
  await expect(page.getByText('1 game, first in 0 %')).toBeVisible()

  // What can be done about a person is behind one press.
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('button', { name: 'Report to the host' }).tap()
  await page.getByRole('textbox', { name: 'Report to the host' }).fill('Sends people away.')
  await page.getByRole('button', { name: 'Send the report' }).tap()
  await expect(page.getByText('The host will look at it.')).toBeVisible()
  await page.getByRole('button', { name: 'Block', exact: true }).tap()
  await page.getByRole('button', { name: 'Yes' }).tap()
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await expectHandy(page)
  await context.close()
  await lan.context.close()
})
