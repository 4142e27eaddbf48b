import { expect, expectAccessible, test } from '../fixture.ts'
import { openServer } from '../server.ts'
import { somebody, tableOf } from '../somebody.ts'

test("a phrase is shown in the reader's language, a person is muted and reported, and the host reverses it @long", async ({ browser }) => {
  // Its own server, since the first account is the host.
  const server = await openServer()
  const baseURL = server.url
  const host = await somebody(browser, baseURL, 'Hosanna', 'en')
  await host.api.post('/api/me/account', { data: { login: 'hosanna', password: 'correct horse' } })
  const [anna, bert] = [await somebody(browser, baseURL, 'Anna', 'de'), await somebody(browser, baseURL, 'Bert', 'en')]
  const id = await tableOf([anna, bert])
  await Promise.all([anna, bert].map(({ page }) => page.goto(`/table/${id}`)))

  await bert.page.getByRole('tab', { name: 'Chat' }).click()
  await bert.page.getByRole('button', { name: 'Quick phrases' }).click()
  await bert.page.getByRole('button', { name: 'Good luck, have fun!' }).click()
  await anna.page.getByRole('tab', { name: 'Chat' }).click()
  await expect(anna.page.getByText('Viel Glück und viel Spaß!')).toBeVisible()
  await anna.page.getByRole('button', { name: 'Bert: mehr' }).or(anna.page.locator('.speaker')).first().click()
  await anna.page.getByRole('button', { name: 'Dem Gastgeber melden' }).click()
  await anna.page.getByRole('textbox', { name: 'Dem Gastgeber melden' }).fill('Das war mir zu laut.')
  await anna.page.getByRole('button', { name: 'Meldung abschicken' }).click()
  await anna.page.getByRole('button', { name: 'Auf diesem Gerät stumm schalten' }).click()
  await expect(anna.page.locator('.chat ol')).not.toContainText('Viel Glück')

  await host.page.goto('/host')
  await expect(host.page.getByText('Anna about Bert')).toBeVisible()
  await expectAccessible(host.page)
  const settings = async () => (await host.api.get('/api/host/settings')).json()
  const days = host.page.getByLabel('Days until a table that never began is removed')
  await days.fill('3')
  await days.press('Tab')
  await expect.poll(async () => (await settings()).openTableDays).toBe(3)
  await host.page.getByLabel('Webhooks into the server’s own network').check()
  await expect.poll(async () => (await settings()).privateWebhooks).toBe(true)
  await host.page.getByRole('button', { name: 'Remove the line' }).click()
  await expect(bert.page.getByText('(removed by the host)')).toBeVisible()
  await host.page.getByRole('button', { name: 'Refresh' }).click()
  await host.page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(bert.page.locator('.chat').getByText('Good luck, have fun!')).toBeVisible()

  await anna.page.goto('/me')
  const { id: bertId } = await (await bert.api.get('/api/me')).json()
  await anna.page.goto(`/people/${bertId}`)
  await anna.page.getByRole('button', { name: 'Folgen' }).click()
  await expect(anna.page.getByRole('button', { name: 'Du folgst' })).toBeVisible()
  await expectAccessible(anna.page)
  await anna.page.goto('/people/boards')
  await expect(anna.page.getByRole('heading', { name: 'Bestenlisten' })).toBeVisible()
  await expectAccessible(anna.page)
  for (const { context } of [host, anna, bert]) await context.close()
  await server.close()
})
