import { expect, expectAccessible, test, visit, wearing } from '../fixture.ts'

test('A puzzle is answered on the board, explained with its continuation, and counts for the calendar and the rating', async ({ page }) => {
  await visit(page, '/puzzles/counterfeiters', { language: 'en', speed: 'off' })
  const main = page.locator('main.puzzle-page')
  await expect(main).toHaveAttribute('data-state', 'asked')
  await expect(page.getByRole('heading', { name: /Which choice is best/ })).toBeVisible()
  await expectAccessible(page)
  // Tries every choice on the board until one of them is the answer; a choice with several steps is skipped.
  for (const offered of await page.locator('#board .offered').all()) {
    if ((await main.getAttribute('data-state')) !== 'asked') break
    await offered.click()
    const confirm = page.locator('.prompt-buttons .primary')
    if (await confirm.isVisible()) await confirm.click()
  }
  if ((await main.getAttribute('data-state')) === 'asked') await page.getByRole('button', { name: 'Show me' }).click()
  await expect(main).not.toHaveAttribute('data-state', 'asked')
  await expect(page.locator('.pz-bar')).toHaveCount(2)
  await expect(page.locator('.pz-rating')).not.toHaveText('1500')
  await page.getByRole('button', { name: 'One move back' }).click()
  await expect(page.locator('.pz-steps')).toContainText('The position')
  await page.getByRole('button', { name: 'One move on' }).click()
  await expectAccessible(page)
  if ((await main.getAttribute('data-state')) === 'solved') await expect(page.locator('.pz-month :is(.first, .later)')).toHaveCount(1)
  await page.getByRole('button', { name: 'Next puzzle' }).click()
  await expect(main).toHaveAttribute('data-state', 'asked')
  await expect(page).toHaveURL(/\?p=counterfeiters-/)
})

test('Puzzles fit a phone, in German and Vietnamese, and an account carries the rating to another device @long', async ({
  page,
  context,
  browser,
}) => {
  await wearing(page, { language: 'de', theme: 'dark', speed: 'off' })
  await page.request.post('/api/guests', { data: { name: 'Anna' } })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/puzzles')
  await page.locator('a[href="/puzzles/fair-trade"]').click()
  await expect(page.locator('main.puzzle-page')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zeig es mir' }).click()
  await expect(page.locator('.pz-bar')).toHaveCount(2)
  const rating = await page.locator('.pz-rating').innerText()
  await expect.poll(async () => JSON.stringify(await (await page.request.get('/api/me/settings')).json())).toContain(rating)
  const elsewhere = await browser.newContext({
    ...(await context.storageState().then((storageState) => ({ storageState: { ...storageState, origins: [] } }))),
  })
  const other = await elsewhere.newPage()
  await visit(other, new URL('/puzzles/fair-trade', page.url()).href, { language: 'vi', speed: 'off' })
  await expect(other.locator('.pz-rating')).toHaveText(rating)
  await expectAccessible(other)
  await elsewhere.close()
})
