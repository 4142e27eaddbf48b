import type { Page } from '@playwright/test'
import { finishedTable } from '../finished.ts'
import { expect, expectAccessible, quick, test, visit, wearing } from '../fixture.ts'

/** Chooses two free cards and confirms. */
async function bid(page: Page): Promise<void> {
  const free = page.locator('.ft-card.offered:not(.picked)')
  await free.nth(2).click()
  await free.nth(3).click()
  await page.locator('.ft-confirm .button').click()
}

test('a whole game of Fair Trade with the mouse, from the landing page to the standings', async ({ page }) => {
  await visit(page, '/')
  await page.locator('.cover-fair-trade .play').click()
  await expect(page.locator('.ft')).toBeVisible()
  await expectAccessible(page)
  for (let turn = 0; turn < 13; turn++) {
    await expect(page.locator('.ft-card.offered').first()).toBeVisible()
    // The prompt changes once, from putting cards aside to bidding; from then on the round changes.
    const changes = page.locator(turn === 0 ? '.prompt-now' : '.ft-round')
    const before = await changes.textContent()
    await bid(page)
    if (turn < 12) await expect(changes).not.toHaveText(before ?? '')
  }
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
  await expectAccessible(page)
})

test('a whole game of Fair Trade with only the keyboard, through the list of choices', async ({ page }) => {
  await visit(page, '/')
  await page.locator('.cover-fair-trade .play').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.ft')).toBeVisible()
  for (let turn = 0; turn < 13; turn++) {
    const list = page.getByRole('list', { name: 'Choices' })
    await expect(list).toBeVisible()
    // The prompt changes once, from putting cards aside to bidding; from then on the round changes.
    const changes = page.locator(turn === 0 ? '.prompt-now' : '.ft-round')
    const before = await changes.textContent()
    await list.getByRole('button').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('button').nth(2)).toBeFocused()
    await page.keyboard.press('Enter')
    if (turn < 12) await expect(changes).not.toHaveText(before ?? '')
  }
  await expect(page.getByRole('table')).toBeVisible()
})

for (const seats of [4, 6])
  test(`on a low phone both rows of ${seats} players are seen while bids are chosen, and no number leaves its plaque`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await wearing(page, { ...quick, language: 'de' })
    const { id } = await (await page.request.post('/api/play', { data: { game: 'fair-trade', seats } })).json()
    await page.goto(`/table/${id}`)
    await expect(page.locator('.ft-card.offered').first()).toBeVisible()
    const board = await page.locator('.board').boundingBox()
    for (const row of ['.ft-traders', '.ft-farmers']) {
      const person = await page.locator(`${row} .ft-person`).first().boundingBox()
      expect(person?.height).toBeGreaterThan(32)
      expect((person?.y ?? 0) + (person?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) + 1)
    }
    const over = await page.locator('.plaque').evaluateAll((plaques) =>
      plaques.map((plaque) => {
        for (const number of plaque.querySelectorAll('[data-count]')) number.textContent = '28'
        const inner = plaque.getBoundingClientRect()
        return [...plaque.querySelectorAll('.holding')].some((holding) => {
          const { left, right, width } = holding.getBoundingClientRect()
          return width > 0 && (left < inner.left || right > inner.right)
        })
      }),
    )
    expect(over).toEqual(Array(seats).fill(false))
    // Choosing both cards moves nothing.
    const free = page.locator('.ft-card.offered:not(.picked)')
    await free.nth(2).click()
    await free.nth(8).click()
    await expect(page.locator('.prompt-considered')).not.toBeEmpty()
    expect(await page.locator('.board').boundingBox()).toEqual(board)
    // Held sideways, it can be confirmed without scrolling.
    await page.setViewportSize({ width: 844, height: 390 })
    const confirm = page.locator('.ft-confirm .button')
    await expect(confirm).toBeInViewport({ ratio: 1 })
    const [button, tray] = [await confirm.boundingBox(), await page.locator('.tray').boundingBox()]
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((tray?.y ?? 0) + (tray?.height ?? 0))
  })

test('in a replay for two on a phone every name plate is inside of the stall, also before the bids are turned', async ({ page }) => {
  const table = await finishedTable(page.request, 'fair-trade', 2, { rounds: 4 })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/replay/${table}?n=4`, { ...quick, language: 'de' })
  const plates = page.locator('[data-stage="bid"] .ft-plate')
  await expect(plates).toHaveCount(4)
  const board = await page.locator('.board').boundingBox()
  for (const plate of await plates.all()) {
    const box = await plate.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + (board?.height ?? 0))
  }
})

for (const language of ['en', 'de', 'vi'])
  test(`on a phone the stall stays as it is when something is shown before the bids are turned, and no line is cut (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await wearing(page, { ...quick, language, tips: false })
    const { id } = await (await page.request.post('/api/play', { data: { game: 'fair-trade', seats: 4 } })).json()
    await page.goto(`/table/${id}`)
    for (const round of ['setting aside', 'bidding']) {
      await expect(page.locator('.ft-card.offered').first()).toBeVisible()
      const [asked, shown, cut] = await page.evaluate(() => {
        const [main, board, words] = ['main.table', '.board', '.prompt-words'].map((part) => document.querySelector(part) as HTMLElement)
        const before = [board.offsetHeight, words.scrollHeight > words.clientHeight] as const
        main.classList.add('telling')
        const during = board.offsetHeight
        main.classList.remove('telling')
        return [before[0], during, before[1]]
      })
      expect([shown, cut], round).toEqual([asked, false])
      if (round === 'setting aside') await bid(page)
      await expect(page.locator('.prompt-now')).not.toBeEmpty()
    }
  })
