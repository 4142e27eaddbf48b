import { newPushKeys } from '@fairground/server/notices/push.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, quick, test as shared, visit, wearing } from '../fixture.ts'
import { playUntil } from '../playing.ts'
import { openServer } from '../server.ts'

const DAY = 86_400
const SLOW = { kind: 'slow', bank: 3 * DAY, increment: DAY, cap: 5 * DAY, nights: true, vacation: 7 }

/** A server that can send push messages and email. */
const test = shared.extend<Record<never, never>, { server: Awaited<ReturnType<typeof openServer>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the required fixtures from this pattern
    async ({}, use) => {
      const { publicKey, privateKey } = newPushKeys()
      const server = await openServer({
        FAIRGROUND_VAPID_PUBLIC: publicKey,
        FAIRGROUND_VAPID_PRIVATE: privateKey,
        FAIRGROUND_CONTACT: 'mailto:host@example.org',
        FAIRGROUND_SMTP: 'smtp://127.0.0.1:9',
        FAIRGROUND_MAIL_FROM: 'host@example.org',
      })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

async function slowTable(page: Page, clock: unknown = SLOW): Promise<string> {
  const opened = await page.request.post('/api/play', { data: { game: 'fair-trade', seats: 3, clock } })
  expect(opened.ok(), await opened.text()).toBe(true)
  return (await opened.json()).id
}

const question = (page: Page) => page.getByRole('heading', { name: 'Do you want a notification when it is your turn?' })

test("the browser tab shows that it is one's turn, and at how many tables", async ({ page }) => {
  await visit(page, '/')
  await expect(page).toHaveTitle('Fairground')
  const table = await slowTable(page, { kind: 'none' })
  await slowTable(page, { kind: 'none' })
  await page.goto(`/table/${table}`)
  await expect(page).toHaveTitle('● Your turn · Fair Trade')
  await page.getByRole('link', { name: 'Fairground' }).click()
  await expect(page).toHaveTitle('● 2 × your turn · Fairground')
  await page.goto(`/table/${table}`)
  await playUntil(page, '.end')
  await expect(page).toHaveTitle('Fair Trade · Fairground')
  await page.getByRole('link', { name: 'Back to the games' }).click()
  await expect(page).toHaveTitle('● 1 × your turn · Fairground')
})

test('notifications are not offered before the first move; then once, and Not now is remembered @long', async ({ page }) => {
  await wearing(page, quick)
  const asked: string[] = []
  await page.exposeFunction('askedFor', () => asked.push('permission'))
  await page.addInitScript(() => {
    const told = () => (window as unknown as { askedFor(): void }).askedFor()
    Notification.requestPermission = async () => {
      told()
      return 'denied'
    }
  })
  await page.goto('/')
  await expect(page.locator('.cover').first()).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  const table = await slowTable(page)
  await page.goto(`/table/${table}`)
  await expect(page.locator('.choice').first()).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await playUntil(page, '.turn-card', 1)
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, please' }).click()
  await expect(page.getByRole('button', { name: 'On this device' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(question(page)).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.prompt')).toBeVisible()
  await playUntil(page, '.end', 2)
  await expect(question(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

test('a live table does not offer notifications', async ({ page }) => {
  await visit(page, `/table/${await slowTable(page, { kind: 'none' })}`)
  await playUntil(page, '.end', 3)
  await expect(page.locator('.prompt')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test('a person who has notifications is not asked', async ({ page }) => {
  await wearing(page, quick)
  const table = await slowTable(page)
  await page.request.put('/api/me/notices/webhook', { data: { url: 'https://example.org/turn' } })
  await page.goto(`/table/${table}`)
  const looked = page.waitForResponse('**/api/me/notices')
  await playUntil(page, '.end', 1)
  await looked
  await expect(question(page)).toHaveCount(0)
})

test('a newcomer’s first page load has no errors, nor has choosing a name', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await visit(page, '/')
  await page.locator('.cover-fair-trade').getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  const name = (await page.locator('.plaque.own b').textContent()) ?? ''
  expect(name).toMatch(/^\p{Lu}\w+ \p{Lu}\w+$/u)
  await expect(page.locator('.bar-me')).toHaveText(name)
  expect(errors).toEqual([])
})

test('a push message becomes a notification that leads to the table', async ({ page, context, baseURL }) => {
  await wearing(page, quick)
  await context.grantPermissions(['notifications'])
  await page.goto('/offline')
  await expect(page.locator('[data-laid-by=ready]')).toBeVisible()
  const line = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations.length > 0) resolve(registrations[0].registrationId)
    }),
  )
  await line.send('ServiceWorker.enable')
  // Chromium stores a notification before it shows it, and loses one that is queried in between: so we wait until it is shown.
  const observed = { service: 'pushMessaging' } as const
  await line.send('BackgroundService.startObserving', observed)
  await line.send('BackgroundService.setRecording', { ...observed, shouldRecord: true })
  const completed = new Promise<void>((resolve) =>
    line.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === 'Push event completed') resolve()
    }),
  )
  const notice = { kind: 'turn', title: 'Faifo: it is your turn', text: 'Come.', link: `${baseURL}/table/abc`, table: 'abc' }
  await line.send('ServiceWorker.deliverPushMessage', {
    origin: baseURL,
    registrationId: await registered,
    data: JSON.stringify(notice),
  })
  await completed
  const shown = await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })
  expect(shown).toEqual([{ title: notice.title, body: 'Come.', tag: 'abc', data: { path: '/table/abc' } }])
})
