import type { Page } from '@playwright/test'
import { expect, expectAccessible, quick, test, visit, wearing } from '../fixture.ts'
import { playUntil } from '../playing.ts'

/** Some moves offline, after a first visit. */
async function playOffline(page: Page, moves: number): Promise<void> {
  await page.goto('/offline')
  await expect(page.locator('[data-laid-by=ready]')).toBeVisible()
  await page.context().setOffline(true)
  await page.goto('/offline/fair-trade')
  await page.getByRole('button', { name: 'Deal' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  await playUntil(page, '.end', moves)
}

test('a game begun offline continues on the server, marked as such @long', async ({ page, context }) => {
  await wearing(page, quick)
  await playOffline(page, 4)
  await expect(page.locator('.ft-round')).toContainText('Round 4')
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Upload to the server' }).click()
  await expect(page.getByText('Fairground does not answer')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Upload to the server' }).click()
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
  await expect(page.getByRole('button', { name: 'Upload to the server' })).toHaveCount(0)
})

test('the local copy of a game moved to the server leads to its table @long', async ({ page, context }) => {
  await wearing(page, quick)
  await playOffline(page, 2)
  const here = page.url()
  await context.setOffline(false)
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Upload to the server' }).click()
  await expect(page).toHaveURL(/\/table\/offline-/)
  const table = page.url()
  await page.goto(here)
  await expect(page.getByText('handed to the server')).toBeVisible()
  await page.getByRole('link', { name: 'To the table', exact: true }).click()
  await expect(page).toHaveURL(table)
})

test('a changed record is refused with a message @long', async ({ page, context }) => {
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
  await page.getByRole('button', { name: 'Upload to the server' }).click()
  await expect(page.getByText(/The server does not take this game: .*entry 2/)).toBeVisible()
  await expect(page).toHaveURL('/offline')
})

test('a friend who played on the same device takes the seat with the invite link @long', async ({ page, browser }) => {
  await visit(page, '/hot-seat/fair-trade')
  await page.getByLabel('Name of player 1').fill('Ann')
  await page.getByLabel('Name of player 2').fill('Ben')
  await page.getByRole('button', { name: 'Deal' }).click()
  await page.getByRole('button', { name: 'I am Ann' }).click()
  await playUntil(page, '.curtain', 1)
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Upload to the server' }).click()
  await expect(page).toHaveURL(/\/table\/offline-/)
  const { table } = await (await page.request.get(`/api/tables/${page.url().split('/').at(-1)}`)).json()
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const ben = await other.newPage()
  await visit(ben, `/table/${table.code}`)
  await expect(ben.getByText('A bot plays for Ben')).toBeVisible()
  await ben.getByRole('button', { name: 'Sit down there' }).click()
  await expect(ben.locator('.plaque.own')).toContainText('Ben')
  await other.close()
})
