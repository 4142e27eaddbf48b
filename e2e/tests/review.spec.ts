import { finishedTable } from '../finished.ts'
import { expect, expectAccessible, test, visit, wearing } from '../fixture.ts'

test('A finished game is reviewed: chart, board and coach show the same position', async ({ page, context }) => {
  await wearing(page, { language: 'en', speed: 'off' })
  const table = await finishedTable(context.request, 'fair-trade', 2)
  await page.goto(`/review/${table}`)
  const main = page.locator('main.review-page')
  await expect(main).toHaveAttribute('data-state', 'over', { timeout: 60_000 })
  const chart = page.getByRole('slider')
  await chart.focus()
  await page.keyboard.press('Home')
  await expect(main).toHaveAttribute('data-decision', '1')
  await page.keyboard.press('ArrowRight')
  await expect(main).toHaveAttribute('data-decision', '2')
  await expect(chart).toHaveAttribute('aria-valuetext', /^Decision 2 of \d+/)
  // Both cards of the better move, or else of the played one, are marked in the hand.
  await expect(page.locator('.ft-card.hinted')).toHaveCount(2)
  expect(await page.locator('.rv-frame').count()).toBeGreaterThanOrEqual(2)
  // The whole board is seen, also on a low screen.
  expect(await page.locator('.review-page > .board').evaluate((board) => board.scrollHeight - board.clientHeight)).toBeLessThanOrEqual(1)
  const sentences = page.locator('.rv-said > li')
  expect(await sentences.count()).toBeGreaterThan(2)
  await sentences.first().getByRole('button').click()
  await expect(page.locator('.rv-said [aria-current=true]').first()).toBeVisible()
})

test('On a phone the board is whole, and a thumb steps, leads to the next slip and shows what was played or what was better', async ({
  page,
  context,
}) => {
  await wearing(page, { language: 'en', speed: 'off' })
  await page.setViewportSize({ width: 360, height: 740 })
  const nextSlip = page.getByRole('button', { name: 'Next slip' })
  // The deal is another one each time, and now and then nothing that was played in it was a slip.
  await expect(async () => {
    await page.goto(`/review/${await finishedTable(context.request, 'faifo', 3)}`)
    await expect(page.locator('main.review-page')).toHaveAttribute('data-state', 'over', { timeout: 60_000 })
    await expect(nextSlip).toBeEnabled({ timeout: 1000 })
  }).toPass()
  await nextSlip.click()
  const [played, better] = [/Played/, /Better/].map((name) => page.getByRole('button', { name }))
  const board = page.locator('.review-page > .board')
  expect(await board.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1)
  for (const side of [better, played]) {
    await side.click()
    await expect(side).toHaveAttribute('aria-pressed', 'true')
    // Its mark is in sight, above the buttons.
    const mark = await page.locator('.rv-frame').first().boundingBox()
    const buttons = await page.locator('.rv-steps').boundingBox()
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0)
  }
  await expect(page.locator('.rv-bubble')).toHaveCount(0)
  await expectAccessible(page)
})

test('A review is also a data table, fits a phone, exists in three languages, can be stopped, and leads back to playing @long', async ({
  page,
  context,
}) => {
  await wearing(page, { language: 'en', speed: 'off' })
  const table = await finishedTable(context.request, 'counterfeiters', 3)
  await page.goto(`/replay/${table}`)
  await page.getByRole('link', { name: 'Review with the coach' }).click()
  await expect(page.locator('main.review-page')).toHaveAttribute('data-state', 'over', { timeout: 60_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'As a table' }).click()
  const counts = await page.locator('.rv-tiles b').allTextContents()
  await expect(page.locator('.rv-table tbody tr')).toHaveCount(counts.reduce((sum, each) => sum + Number(each), 0))
  await expectAccessible(page)

  const other = await context.newPage()
  await wearing(other, { language: 'de', theme: 'dark', speed: 'off' })
  await other.setViewportSize({ width: 390, height: 844 })
  // Stored on this device: it is there at once.
  await other.goto(`/review/${table}`)
  await expect(other.locator('main.review-page')).toHaveAttribute('data-state', 'over')
  await expect(other.locator('#board')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: /Was wäre, wenn/ }).click()
  await expect(other).toHaveURL(/\/offline\/counterfeiters\/local-/)
  await visit(other, `/review/${table}?seat=1`, { language: 'vi', speed: 'off' })
  await expect(other.getByRole('heading', { name: 'Cơ hội thắng' })).toBeVisible()
  await other.getByRole('button', { name: 'Dừng' }).click()
  await expect(other.locator('main.review-page')).toHaveAttribute('data-state', 'stopped')
})
