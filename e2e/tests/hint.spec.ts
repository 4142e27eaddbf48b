import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test, visit, wearing } from '../fixture.ts'

test('A hint comes in three presses of H, highlights what it means, is in the log, and can be played', async ({ page }) => {
  await visit(page, '/', { language: 'en', speed: 'off', tips: false, paper: 'log' })
  await page.locator('.cover-counterfeiters .play').click()
  const lamp = page.getByRole('button', { name: 'Hint', exact: true })
  await expect(lamp).toBeVisible()
  await page.keyboard.press('h')
  const card = page.locator('.hint-card')
  await expect(card.locator('.hint-steps > li')).toHaveCount(1)
  await page.keyboard.press('h')
  await expect(card.locator('.hint-steps > li')).toHaveCount(2)
  await expect(page.locator('.spotlight-ring').first()).toBeAttached()
  await page.keyboard.press('h')
  await expect(card.locator('.hint-steps > li')).toHaveCount(3)
  await expect(card.locator('.hint-amounts, .hint-steps > li:nth-child(3)').first()).toContainText(/\w/)
  await expect(page.locator('div.log')).toContainText('takes a hint (3 of 3)')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(page.locator('.spotlight')).toHaveCount(0)
  await lamp.click()
  await expect(card.locator('.hint-steps > li')).toHaveCount(1)
  await lamp.click()
  const before = await page.locator('main.table').getAttribute('data-shown')
  await card.locator('.primary').click()
  await expect(page.locator('main.table')).not.toHaveAttribute('data-shown', before ?? '')
})

test('On a phone all of the lamp can be pressed, also where the words run below it', async ({ page }) => {
  await wearing(page, { language: 'vi', speed: 'off', tips: false })
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await (await page.request.post('/api/play', { data: { game: 'faifo' } })).json()
  await page.goto(`/table/${id}`)
  const lamp = page.getByRole('button', { name: 'Gợi ý' })
  await expect(lamp).toBeVisible()
  const { width, height } = await boxOf(lamp)
  await lamp.click({ position: { x: width / 2, y: height - 3 } })
  await expect(page.locator('.hint-steps > li')).toHaveCount(1)
})

test('On a phone and in Vietnamese a hint in an offline game covers neither the plaques nor what it means; rated games have none @long', async ({
  page,
  browser,
  baseURL,
}) => {
  await wearing(page, { language: 'vi', speed: 'off', tips: false, theme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/offline/fair-trade')
  await page.locator('form [type=submit]').click()
  await page.getByRole('button', { name: 'Gợi ý' }).click()
  await expect(page.locator('.hint-steps > li')).toHaveCount(1)
  await page.locator('.hint-card .coach-foot .button').click()
  await expect(page.locator('.spotlight-arrow').first()).toBeAttached()
  const card = await boxOf(page.locator('.hint-card'))
  for (const each of [page.locator('.plaques'), page.locator('.spotlight-ring').first()]) {
    const { y, height } = await boxOf(each)
    expect(card.y + card.height <= y || card.y >= y + height).toBe(true)
  }
  await expectAccessible(page)

  const made = await page.request.post('/api/guests', { data: { name: 'Anna' } })
  expect(made.ok()).toBe(true)
  const table = await (await page.request.post('/api/tables', { data: { game: 'fair-trade', seats: 3, visibility: 'listed' } })).json()
  await page.request.post(`/api/tables/${table.id}/bots`, { data: { seat: 2, level: 'apprentice' } })
  const other = await browser.newContext({ baseURL })
  await other.request.post('/api/guests', { data: { name: 'Bert' } })
  await other.request.post(`/api/tables/${table.id}/join`, { data: {} })
  for (const { request } of [page, other]) {
    const ready = await request.post(`/api/tables/${table.id}/ready`, { data: { ready: true } })
    expect(ready.ok(), await ready.text()).toBe(true)
  }
  await page.goto(`/table/${table.id}`)
  await expect(page.locator('.prompt-now')).toBeVisible()
  await expect(page.locator('.why').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gợi ý' })).toHaveCount(0)
  const refused = await page.request.post(`/api/tables/${table.id}/hints`, { data: { step: 1 } })
  expect((await refused.json()).error.code).toBe('rated')
  await other.close()
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('not to be seen')
  return box
}
