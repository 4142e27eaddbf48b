import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, wearing } from '../fixture.ts'

const calm = { language: 'en', theme: 'light', sound: false, tips: false }

/** A running table of the server with Mia in seat 0 and Apprentices in the others. */
async function sitDown(page: Page, game: string, seats: number): Promise<void> {
  await page.request.post('/api/guests', { data: { name: 'Mia' } })
  const bots = Array.from({ length: seats - 1 }, (_, index) => ({ seat: index + 1, level: 'greedy' }))
  const opened = await page.request.post('/api/tables', { data: { game, seats, seat: 0, bots, handover: 0 } })
  expect(opened.ok(), await opened.text()).toBe(true)
  const { id } = await opened.json()
  await page.goto(`/table/${id}`)
  await page.locator('main').waitFor()
  await page.request.post(`/api/tables/${id}/start`, { data: {} })
  await page.locator('main.table').waitFor()
}

/** Plays the first choice that the list offers. */
async function choose(page: Page): Promise<void> {
  const shown = await page.locator('main.table').getAttribute('data-shown')
  await page.locator('.choice').first().click()
  await expect(page.locator('main.table')).not.toHaveAttribute('data-shown', shown ?? '')
}

test('events can be paused, stepped through, repeated and skipped, by buttons and by keys', async ({ page }) => {
  await wearing(page, { ...calm, speed: 'slow' })
  await sitDown(page, 'fair-trade', 4)
  await choose(page)
  const table = page.locator('main.table')
  await expect(table).toHaveClass(/telling/)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.locator('.tape-part.current')).toHaveCount(1)
  // The event is the headline, and nothing is asked meanwhile.
  await expect(page.locator('.prompt-now')).not.toContainText('Choose')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.locator('.prompt-now')).toContainText('Choose both bids')
  await choose(page)
  await expect(table).toHaveClass(/telling/)
  const headline = page.locator('.prompt-now')
  await page.keyboard.press('ArrowRight')
  const second = (await headline.textContent()) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(headline).not.toHaveText(second)
  await page.keyboard.press('ArrowLeft')
  await expect(headline).toHaveText(second)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(table).not.toHaveClass(/telling/)
  await expect(headline).toContainText('Choose both bids')
  // Repeats from the beginning; nothing can be chosen meanwhile, and afterwards all is as before.
  await page.getByRole('button', { name: 'Since your last turn' }).click()
  await expect(table).toHaveClass(/telling/)
  await expect(page.locator('.choice')).toHaveCount(0)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  // Also after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Since your last turn' }).click()
  await expect(table).toHaveClass(/telling/)
  await page.keyboard.press('Escape')
  await expect(page.locator('.choice').first()).toBeVisible()
  // On a phone, too, nothing covers the row.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Back one step' }).click()
  await expect(table).toHaveClass(/telling/)
})

test('a rival’s card is shown large when it is played, opens from the log, and is the headline of a replay @long', async ({ page }) => {
  await wearing(page, { ...calm, speed: 'normal' })
  await sitDown(page, 'faiyum', 2)
  const large = page.locator('.large-card')
  // Within a few turns a rival plays or buys a card; one's own cards are not shown large.
  for (let turn = 0; turn < 6 && (await large.count()) === 0; turn++) {
    await page.locator('.choice').first().click()
    await page.waitForFunction(
      () => document.querySelector('.large-card') !== null || document.querySelector('.choice:not(:disabled)') !== null,
    )
  }
  await expect(large).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  const headline = (await page.locator('.prompt-now').textContent()) ?? ''
  const name = (await large.locator('.fy-title').textContent()) ?? ''
  expect(headline).toContain(name)
  expect(headline).not.toContain('Mia')
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(large).toHaveCount(0)
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.locator('.log-card', { hasText: name }).last().click()
  await expect(page.getByRole('dialog')).toContainText(name)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Step through what happened' }).click()
  const caption = page.locator('.replay-caption')
  await page.getByRole('button', { name: 'To the start' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(caption).toHaveText(headline)
})

test('a plaque says who thinks, who is away and who has given up', async ({ page, browser, baseURL }) => {
  await wearing(page, { ...calm, speed: 'off' })
  const friend = await browser.newContext({ baseURL })
  await page.request.post('/api/guests', { data: { name: 'Mia' } })
  const opened = await page.request.post('/api/tables', {
    data: { game: 'fair-trade', seats: 3, seat: 0, bots: [{ seat: 2, level: 'greedy' }], handover: 0, visibility: 'listed' },
  })
  const { id } = await opened.json()
  await page.goto(`/table/${id}`)
  await friend.request.post('/api/guests', { data: { name: 'Jonas' } })
  const joined = await friend.request.post(`/api/tables/${id}/join`, { data: { seat: 1 } })
  expect(joined.ok(), await joined.text()).toBe(true)
  for (const each of [friend, page]) await each.request.post(`/api/tables/${id}/ready`, { data: { ready: true } })
  const jonas = page.locator('.plaque[data-seat="1"]')
  await expect(jonas.getByRole('img', { name: 'Jonas is thinking' })).toBeVisible()
  await expect(jonas).toContainText('Jonas is away')
  const { position } = await (await friend.request.get(`/api/tables/${id}`)).json()
  const gaveUp = await friend.request.post(`/api/tables/${id}/acts`, { data: { act: { concede: true }, after: position.n } })
  expect(gaveUp.ok(), await gaveUp.text()).toBe(true)
  await expect(jonas).toContainText('Jonas gives up')
  await friend.close()
})

test('with the speed “at once” events are not animated, and can still be stepped through', async ({ page }) => {
  await wearing(page, { ...calm, speed: 'normal' })
  await sitDown(page, 'fair-trade', 3)
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('off')
  await choose(page)
  await expect(page.locator('.prompt-now')).toContainText('Choose both bids')
  await choose(page)
  await expect(page.locator('main.table')).not.toHaveClass(/telling/)
  await page.getByRole('button', { name: 'Back one step' }).click()
  await expect(page.locator('main.table')).toHaveClass(/telling/)
  await page.getByRole('button', { name: 'Forward one step' }).click()
  await expect(page.locator('main.table')).not.toHaveClass(/telling/)
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.locator('.log-chapter').last()).toHaveAttribute('open', '')
  await expect(page.locator('.log-chapter').last().locator('li').last()).toBeVisible()
})

for (const game of ['faifo', 'faiyum'])
  test(`with reduced motion nothing of ${game} moves or flies, and all events are shown @long`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await wearing(page, { ...calm, speed: 'normal', paper: 'choices' })
    await sitDown(page, game, 3)
    await page.evaluate(() => {
      const moved = new Set<string>()
      Object.assign(window, { moved })
      // Flying pieces are added to the body for as long as they fly.
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) moved.add(`${node.nodeName} on the page`)
      }).observe(document.body, { childList: true })
      const look = () => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && Number(effect.getComputedTiming().duration) > 20)
            moved.add(String(effect.target?.getAttribute('class')))
        requestAnimationFrame(look)
      }
      look()
    })
    for (let turn = 0; turn < 4; turn++) {
      await page.locator('.choice').first().click()
      await page.waitForFunction(
        () => document.querySelector('.telling') === null && document.querySelector('.choice:not(:disabled)') !== null,
      )
    }
    expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([])
  })

test('the first tab is the log; if the list of choices was used, it is open at the next table', async ({ page }) => {
  await wearing(page, { ...calm, speed: 'off', paper: 'log' })
  await sitDown(page, 'faifo', 4)
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true')
  // With bots only there is nobody to chat with or to ask.
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveCount(0)
  await expect(page.getByText('Ask the others')).toHaveCount(0)
  await page.getByRole('tab', { name: 'All choices as a list' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('fairground.settings') ?? '{}').paper)).toBe('choices')
})

test("undo at a table with bots goes back to before one's own move", async ({ page }) => {
  await wearing(page, { ...calm, speed: 'off' })
  await sitDown(page, 'fair-trade', 3)
  await expect(page.locator('.prompt-now')).toContainText('Lay two bid cards aside')
  await choose(page)
  await expect(page.locator('.prompt-now')).toContainText('Choose both bids')
  await page.getByText('Go back or end').click()
  await page.getByRole('button', { name: 'Take my last move back' }).click()
  await expect(page.locator('.prompt-now')).toContainText('Lay two bid cards aside')
  await expect(page.locator('.choice').first()).toBeVisible()
})

for (const [game, seats] of [
  ['fair-trade', 6],
  ['faifo', 5],
  ['counterfeiters', 4],
  ['faiyum', 5],
] as const)
  test(`every plaque of ${game} is visible with ${seats} players, on a desktop and on a phone, and shows everything about its seat`, async ({
    page,
  }) => {
    await wearing(page, { ...calm, speed: 'off' })
    await sitDown(page, game, seats)
    const plaques = page.locator('.plaque[data-seat]')
    await expect(plaques).toHaveCount(seats)
    for (const [width, height] of [
      [1280, 800],
      [1024, 768],
      [390, 844],
      [360, 640],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height })
      for (const plaque of await plaques.all()) await expect(plaque, `${width}×${height}`).toBeInViewport({ ratio: 1 })
      // Nothing in them is cut off.
      const cut = await page
        .locator('.plaque-holdings')
        .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth + 1).length)
      expect(cut, `${width}×${height}`).toBe(0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await plaques.nth(1).getByRole('button').click()
    const sheet = page.getByRole('dialog', { name: 'Emil' })
    await expect(sheet.locator('.seat-counts dt').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })
