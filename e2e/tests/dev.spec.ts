import { games } from '@fairground/games'
import { expect, expectAccessible, test, visit, wearing } from '../fixture.ts'

test('/dev shows every component of the page, and the plain board in all states', async ({ page }) => {
  await visit(page, '/dev', { language: 'en', theme: 'dark', speed: 'off' })
  for (const state of ['.offered', '.picked', '.hinted', '.chosen', '.plain-back'])
    await expect(page.locator(`.plain ${state}`).first()).toBeVisible()
  await expectAccessible(page)
})

test('/dev shows every card of every game, in each language @long', async ({ page }) => {
  await wearing(page, { language: 'vi', theme: 'light', speed: 'off' })
  for (const id of Object.keys(games)) {
    await page.goto(`/dev/${id}`)
    await expect(page.locator('.dev-table').first()).toBeVisible()
    const [first] = Object.values((await games[id]()).game.editions.builtIn)
    // A game's edition says how many cards there are.
    const most = Math.max(...Object.values(first).map((list) => (Array.isArray(list) ? list.length : 0)))
    expect(await page.locator('.dev-card').count(), id).toBeGreaterThanOrEqual(most)
    await expect(page.locator('.dev-table .offered, .dev-table .hinted').first()).toBeAttached()
    const [cards, part] = [await page.locator('.dev-card').count(), page.locator('.dev-part h2').first()]
    const named = [await part.innerText()]
    for (const language of ['de', 'en']) {
      await page.getByRole('button', { name: language, exact: true }).click()
      await expect(part).not.toHaveText(named[named.length - 1])
      named.push(await part.innerText())
      await expect(page.locator('.dev-card')).toHaveCount(cards)
    }
    expect(new Set(named).size, id).toBe(3)
    await page.getByRole('button', { name: 'dark', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
})
