import type { Page } from '@playwright/test'
import { de } from '../../web/review/text/de.ts'
import { en } from '../../web/review/text/en.ts'
import { vi } from '../../web/review/text/vi.ts'
import { finishedTable } from '../finished.ts'
import { expect, expectAccessible, test, wearing } from '../fixture.ts'

/** Each language with another game, alternately light and dark. */
const TABLES = [
  { language: 'en', words: en, game: 'fair-trade', theme: 'dark' },
  { language: 'de', words: de, game: 'counterfeiters', theme: 'light' },
  { language: 'vi', words: vi, game: 'faifo', theme: 'dark' },
] as const

for (const { language, words, game, theme } of TABLES) {
  const where = `of ${game} on a phone, by keyboard, in ${language} @long`
  const open = async (page: Page, path: string) => {
    await wearing(page, { language, theme, speed: 'off', tips: false })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
  }

  test(`A hint ${where}`, async ({ page }) => {
    await open(page, `/offline/${game}`)
    await page.locator('form [type=submit]').press('Enter')
    // Others may choose first: there is a hint only once we have a choice.
    await expect(page.locator('.lamp')).toBeVisible()
    const card = page.locator('.hint-card')
    for (const [step, title] of [words.hint.where, words.hint.move, words.hint.why].entries()) {
      await page.keyboard.press('h')
      await expect(card.locator('.hint-steps > li')).toHaveCount(step + 1)
      await expect(card.locator('.hint-steps small').nth(step)).toHaveText(title)
    }
    await expectFits(page)
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
  })

  test(`A review and an analysis ${where}`, async ({ page }) => {
    test.slow()
    const table = await finishedTable(page.request, game, 3)
    await open(page, `/review/${table}`)
    const review = page.locator('main.review-page')
    await expect(page.getByRole('heading', { name: words.review.chart })).toBeVisible()
    await expect(review).toHaveAttribute('data-state', 'over', { timeout: 120_000 })
    await page.getByRole('slider').press('Home')
    await expect(review).toHaveAttribute('data-decision', '1')
    await page.keyboard.press('ArrowRight')
    await expect(review).toHaveAttribute('data-decision', '2')
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /2/)
    await page.getByRole('button', { name: words.review.asTable }).press('Enter')
    await expect(page.locator('.rv-table thead th')).toHaveText([...words.review.columns])
    await expectFits(page)

    await page.keyboard.press('a')
    const analysis = page.locator('main.analysis')
    // The analysed position is a choice, so there are moves to compare.
    await expect(page.locator('.an-row').nth(1)).toBeVisible({ timeout: 60_000 })
    const node = await analysis.getAttribute('data-node')
    await page.keyboard.press('1')
    await expect(analysis).not.toHaveAttribute('data-node', node ?? '')
    await page.keyboard.press('c')
    await expect(page.getByRole('textbox', { name: words.analysis.say })).toBeFocused()
    await page.keyboard.type(`✎ ${language}`)
    await page.keyboard.press('Enter')
    await expect(page.locator('.an-said')).toContainText(`✎ ${language}`)
    // Board and tabs are two windows: both can be reached.
    await page.getByRole('tab', { name: words.analysis.tabs.lines }).press('Enter')
    await expect(page.getByRole('tree')).toBeInViewport()
    await page.locator('#board').scrollIntoViewIfNeeded()
    await expect(page.locator('#board')).toBeInViewport({ ratio: 0.6 })
    await expectFits(page)
  })

  test(`A puzzle and the openings ${where}`, async ({ page }) => {
    await open(page, `/puzzles/${game}`)
    const puzzle = page.locator('main.puzzle-page')
    await expect(puzzle).toHaveAttribute('data-state', 'asked')
    await expect(page.locator('.pz-ask')).toContainText(words.puzzle.ofTheDay)
    await page.getByRole('button', { name: words.puzzle.showMe }).press('Enter')
    await expect(puzzle).toHaveAttribute('data-state', 'shown')
    await expect(page.locator('.pz-bar')).toHaveCount(2)
    await expectFits(page)
    await page.getByRole('button', { name: words.puzzle.next }).press('Enter')
    await expect(puzzle).toHaveAttribute('data-state', 'asked')
    await expect(page.locator('.pz-ask')).toContainText(words.puzzle.free)

    await page.goto(`/openings/${game}`)
    await expect(page.getByRole('columnheader', { name: words.openings.played }).first()).toBeVisible()
    const players = page.getByRole('combobox', { name: words.openings.players })
    await players.focus()
    await page.keyboard.press('Home')
    await expect(players).not.toHaveValue('4')
    await expect(page.locator('.openings-table tbody tr').first()).toBeVisible()
    await expectFits(page)
  })
}

/** axe finds no problem, and nothing is wider than the screen. */
async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
}
