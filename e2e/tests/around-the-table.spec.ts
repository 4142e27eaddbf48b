import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, quick, test, wearing } from '../fixture.ts'

interface Somebody {
  readonly page: Page
  readonly context: BrowserContext
  readonly api: APIRequestContext
}

/** A person with their own browser. */
async function guest(browser: Browser, baseURL: string, name: string): Promise<Somebody> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL })
  const page = await context.newPage()
  await wearing(page, quick)
  await context.request.post('/api/guests', { data: { name }, headers: { origin: baseURL } })
  return { page, context, api: context.request }
}

/** A running table of Fair Trade with these people. */
async function tableOf(people: readonly Somebody[], baseURL: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const headers = { origin: baseURL }
  const [first, ...others] = people
  const made = await first.api.post('/api/tables', { data: { game: 'fair-trade', seats: people.length, handover: 0, ...more }, headers })
  const { id, code } = await made.json()
  for (const { api } of others) await api.post(`/api/tables/${code}/join`, { data: {}, headers })
  for (const { api } of others) await api.post(`/api/tables/${id}/ready`, { data: { ready: true }, headers })
  await first.api.post(`/api/tables/${id}/start`, { data: {}, headers })
  return id
}

test('a pause is requested and ended, a seat is given to a bot and taken back, a note is saved, a bug reported, a person blocked', async ({
  browser,
  baseURL,
}) => {
  const [anna, bert] = [await guest(browser, baseURL, 'Anna'), await guest(browser, baseURL, 'Bert')]
  const table = await tableOf([anna, bert], baseURL)
  await Promise.all([anna, bert].map(({ page }) => page.goto(`/table/${table}`)))

  await anna.page.getByText('Ask the others').click()
  await anna.page.getByRole('button', { name: 'Ask for a pause' }).click()
  await expect(bert.page.getByText('Anna asks for a pause.').first()).toBeVisible()
  await bert.page.getByRole('button', { name: 'Agree' }).click()
  await expect(anna.page.getByText('The game is paused.')).toBeVisible()
  await expect(anna.page.getByText('You have nothing to choose now.')).toBeVisible()
  await expectAccessible(anna.page)
  await bert.page.getByRole('button', { name: 'Resume' }).click()
  await expect(anna.page.getByText('The game is paused.')).toHaveCount(0)

  await bert.api.post(`/api/tables/${table}/leave`, { data: {}, headers: { origin: baseURL } })
  await expect(bert.page.getByText('A bot plays in your seat.')).toBeVisible()
  await bert.page.getByRole('button', { name: 'Sit down again' }).click()
  await expect(bert.page.getByText('A bot plays in your seat.')).toHaveCount(0)
  await expect(anna.page.locator('.plaque', { hasText: 'Bert' }).locator('.tag.bot')).toHaveCount(0)

  await anna.page.getByRole('button', { name: 'My note' }).click()
  await anna.page.getByRole('textbox', { name: 'My note' }).fill('Bert bids high on farmers.')
  await anna.page.getByRole('button', { name: 'Save' }).click()
  await anna.page.reload()
  await anna.page.getByRole('button', { name: 'My note' }).click()
  await expect(anna.page.getByRole('textbox', { name: 'My note' })).toHaveValue('Bert bids high on farmers.')
  await anna.page.getByRole('button', { name: 'Close' }).click()

  await anna.page.getByRole('button', { name: 'Report a bug' }).click()
  await anna.page.getByRole('textbox', { name: 'Report a bug' }).fill('The scales stand crooked.')
  await anna.page.getByRole('button', { name: 'Send to the host' }).click()
  await expect(anna.page.getByText('Thank you. The host will see it.')).toBeVisible()

  await anna.page.locator('.plaque', { hasText: 'Bert' }).getByRole('button').click()
  await anna.page.getByRole('button', { name: 'Block' }).click()
  await anna.page.getByRole('button', { name: 'Yes' }).click()
  await expect(anna.page.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await anna.page.goto('/me')
  await anna.page.getByRole('button', { name: 'Unblock' }).click()
  await expect(anna.page.getByText('You have blocked nobody.')).toBeVisible()

  await anna.page.getByLabel('I sleep at night').check()
  await anna.page.getByLabel('from', { exact: true }).fill('23:00')
  await anna.page.locator('.hours').getByRole('button', { name: 'Save' }).click()
  await expect(anna.page.getByText('Saved')).toBeVisible()
  await anna.page.reload()
  await expect(anna.page.getByLabel('from', { exact: true })).toHaveValue('23:00')
  await expectAccessible(anna.page)
  for (const { context } of [anna, bert]) await context.close()
})

test('the players vote on the seat of an absent player, who then takes it back @long', async ({ browser, baseURL }) => {
  const people = [await guest(browser, baseURL, 'Anna'), await guest(browser, baseURL, 'Bert'), await guest(browser, baseURL, 'Cleo')]
  const [anna, bert, cleo] = people
  const table = await tableOf(people, baseURL, { clock: { kind: 'move', seconds: 3000 } })
  await Promise.all([anna, bert].map(({ page }) => page.goto(`/table/${table}`)))
  await anna.page.locator('.plaque', { hasText: 'Cleo' }).getByRole('button').click()
  await anna.page.getByRole('button', { name: 'Vote for a bot in this seat' }).click()
  await expect(anna.page.getByText(/has not been away/)).toBeVisible()
  // At a live table a player must be away for a minute: a short disconnection is no reason for a vote.
  await expect(async () => {
    await anna.page.getByRole('button', { name: 'Vote for a bot in this seat' }).click()
    await expect(anna.page.getByText('You have voted.')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 80_000, intervals: [5000] })
  await bert.page.getByRole('button', { name: 'Agree' }).click()
  await expect(bert.page.locator('.plaque', { hasText: 'Cleo' }).locator('.tag.bot')).toBeVisible()
  await cleo.page.goto(`/table/${table}`)
  await cleo.page.getByRole('button', { name: 'Sit down again' }).click()
  await expect(bert.page.locator('.plaque', { hasText: 'Cleo' }).locator('.tag.bot')).toHaveCount(0)
  for (const { context } of people) await context.close()
})
