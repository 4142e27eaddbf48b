import { expect, expectAccessible, test } from '../fixture.ts'
import { somebody, tableOf } from '../somebody.ts'

test('a pause is requested and ended, a seat is given to a bot and taken back, a note is saved, a bug reported, a person blocked', async ({
  browser,
  baseURL,
}) => {
  const [anna, bert] = [await somebody(browser, baseURL, 'Anna'), await somebody(browser, baseURL, 'Bert')]
  const table = await tableOf([anna, bert])
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

  await bert.api.post(`/api/tables/${table}/leave`, { data: {} })
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
  const people = [
    await somebody(browser, baseURL, 'Anna'),
    await somebody(browser, baseURL, 'Bert'),
    await somebody(browser, baseURL, 'Cleo'),
  ]
  const [anna, bert, cleo] = people
  const table = await tableOf(people, { clock: { kind: 'move', seconds: 3000 } })
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
