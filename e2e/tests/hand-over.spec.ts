import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, wearing } from '../fixture.ts'
import { playUntil } from '../playing.ts'

const quick = { language: 'en', theme: 'light', speed: 'off', sound: false }

/** Some moves with the network off, after a first visit. */
async function playOffline(page: Page, moves: number): Promise<void> {
  await page.goto('/offline')
  await expect(page.locator('[data-laid-by=ready]')).toBeVisible()
  await page.context().setOffline(true)
  await page.goto('/offline/fair-trade')
  await page.getByRole('button', { name: 'Deal' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  await playUntil(page, '.end', moves)
}

test('a game begun without a network goes on at the server, marked @long', async ({ page, context }) => {
  await wearing(page, quick)
  await playOffline(page, 4)
  await expect(page.locator('.ft-round')).toContainText('Round 4')
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Hand it to the server' }).click()
  await expect(page.getByText('Fairground does not answer')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Hand it to the server' }).click()
  await expect(page).toHaveURL(/\/table\/offline-/)
  await expect(page.locator('.ft-round')).toContainText(/Round [4-9]/)
  await expect(page.locator('.offline-mark')).toContainText('Begun offline')
  await expectAccessible(page)
  await playUntil(page, '.end')
  await page.getByRole('link', { name: 'Fairness' }).click()
  await expect(page.getByRole('heading', { name: 'Begun offline' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Everything agrees' })).toBeVisible()
  await page.goto('/me')
  await expect(page.locator('.table-row .offline-mark')).toBeVisible()
  await page.goto('/offline')
  await expect(page.locator('.table-row')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'To the table' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hand it to the server' })).toHaveCount(0)
})

test('the copy of a game that was handed over leads to its table @long', async ({ page, context }) => {
  await wearing(page, quick)
  await playOffline(page, 2)
  const here = page.url()
  await context.setOffline(false)
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Hand it to the server' }).click()
  await expect(page).toHaveURL(/\/table\/offline-/)
  const table = page.url()
  await page.goto(here)
  await expect(page.getByText('handed to the server')).toBeVisible()
  await page.getByRole('link', { name: 'To the table', exact: true }).click()
  await expect(page).toHaveURL(table)
})

test('a record that was tampered with is refused in a sentence @long', async ({ page, context }) => {
  await wearing(page, quick)
  await playOffline(page, 4)
  await page.goto('/offline')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('fairground')
        opening.onsuccess = () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games')
          const reading = store.getAll()
          reading.onsuccess = () => {
            const [kept] = reading.result
            kept.record.entries[1].at++
            store.put(kept).onsuccess = () => resolve()
          }
        }
      }),
  )
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Hand it to the server' }).click()
  await expect(page.getByText(/The server does not take this game: .*entry 2/)).toBeVisible()
  await expect(page).toHaveURL('/offline')
})

test('a friend who sat at the device takes the seat back by the invite link @long', async ({ page, browser }) => {
  await wearing(page, quick)
  await page.goto('/hot-seat/fair-trade')
  await page.getByLabel('Name of player 1').fill('Ann')
  await page.getByLabel('Name of player 2').fill('Ben')
  await page.getByRole('button', { name: 'Deal' }).click()
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await playUntil(page, '.curtain', 1)
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Hand it to the server' }).click()
  await expect(page).toHaveURL(/\/table\/offline-/)
  const { table } = await (await page.request.get(`/api/tables/${page.url().split('/').at(-1)}`)).json()
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const ben = await other.newPage()
  await wearing(ben, quick)
  await ben.goto(`/table/${table.code}`)
  await expect(ben.getByText('A bot plays for Ben')).toBeVisible()
  await ben.getByRole('button', { name: 'Sit down there' }).click()
  await expect(ben.locator('.plaque.own')).toContainText('Ben')
  await other.close()
})
