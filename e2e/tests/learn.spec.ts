import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { en as lesson } from '@fairground/games/fair-trade/lesson/en.ts'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit, wearing } from '../fixture.ts'
import { drawnGames } from '../playing.ts'

const quick = { theme: 'light', speed: 'off', sound: false }
const LANGUAGES = ['en', 'de', 'vi'] as const
const FAIR_TRADE_NOTES = Object.keys(lesson.notes).length

const taught = drawnGames.filter((game) => existsSync(join(import.meta.dirname, '..', '..', 'games', game, 'lesson', 'lesson.ts')))

interface Played {
  /** How many moves were asked for. */
  readonly asked: number
  /** Notes for which nothing on the board or in the hand was highlighted. */
  readonly unmarked: readonly string[]
  /** Notes whose text was covered by buttons below. */
  readonly covered: readonly string[]
}

/** Reads every note and presses what is framed in gold: on the table, or in the list of choices. It runs inside the page, since there are many. */
function learn(page: Page, by: 'table' | 'choices'): Promise<Played> {
  return page.evaluate(
    (way) =>
      new Promise<Played>((resolve) => {
        const asked = new Set<string>()
        const unmarked = new Set<string>()
        const covered = new Set<string>()
        const edge = (part: string, side: 'top' | 'bottom') => document.querySelector(part)?.getBoundingClientRect()[side] ?? 0
        const timer = setInterval(() => {
          if (document.querySelector('.farewell') !== null) {
            clearInterval(timer)
            resolve({ asked: asked.size, unmarked: [...unmarked], covered: [...covered] })
            return
          }
          const place = document.querySelector('.coach-place')?.textContent ?? ''
          if (edge('.coach-words', 'bottom') > edge('.coach-foot', 'top') + 1) covered.add(place)
          const choice = document.querySelector<HTMLButtonElement>('.choice.hinted:not(:disabled)')
          if (choice === null) {
            document.querySelector<HTMLButtonElement>('.coach-foot .button:last-child:not([aria-disabled=true])')?.click()
            return
          }
          // Where several are highlighted, the earlier ones lead to the last one.
          const marked = [...document.querySelectorAll(':is(.board, .tray, .prompt) .hinted')].at(-1)
          asked.add(place)
          if (marked === undefined) unmarked.add(place)
          // An amount is typed, not pressed.
          const pressed = way === 'choices' || marked === undefined || marked instanceof HTMLInputElement ? choice : marked
          pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        }, 20)
      }),
    by,
  )
}

async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`)
  await expect(page.locator('.coach')).toBeVisible()
}

/** Continues to the first move of Fair Trade's lesson. */
async function toFirstMove(page: Page): Promise<void> {
  await open(page, 'fair-trade')
  for (let note = 0; note < 3; note++) await page.locator('.coach-foot .button').last().click()
  await expect(page.locator('.choice.hinted')).toBeVisible()
}

const place = (page: Page, note: number) => expect(page.locator('.coach-count')).toHaveText(`${note} of ${FAIR_TRADE_NOTES}`)

for (const [index, game] of taught.entries()) {
  const language = LANGUAGES[index % LANGUAGES.length]
  const long = game === 'faiyum' || game === 'counterfeiters' ? ' @long' : ''
  test(`the lesson of ${game} is finished by pressing what is framed in gold (${language})${long}`, async ({ page }) => {
    await wearing(page, { ...quick, language })
    await open(page, game)
    const { asked, unmarked, covered } = await learn(page, 'table')
    expect(asked).toBeGreaterThan(5)
    expect(unmarked).toEqual([])
    expect(covered).toEqual([])
    await expect(page.locator('.farewell')).toBeVisible()
    await page.locator('.farewell .primary').click()
    await expect(page).toHaveURL(/\/table\//)
    await expect(page.locator('.prompt')).toBeVisible()
  })
}

test('a second lesson follows the first, skips what is known, and has its own progress @long', async ({ page }) => {
  await visit(page, '/rules/faiyum', { ...quick, language: 'en' })
  await page.getByRole('link', { name: 'Next lesson: Roses, fish and palaces' }).click()
  await expect(page.locator('.coach')).toBeVisible()
  const { asked, unmarked, covered } = await learn(page, 'table')
  expect(asked).toBe(15)
  expect(unmarked).toEqual([])
  expect(covered).toEqual([])
  await expect(page.locator('.plaque.own')).toContainText('49')
  await page.goto('/learn/faiyum')
  await expect(page.locator('.coach-count')).toHaveText(/^1 of/)
})

test('a lesson can be finished using only the list of choices', async ({ page }) => {
  await wearing(page, { ...quick, language: 'en' })
  await open(page, 'fair-trade')
  expect((await learn(page, 'choices')).asked).toBe(7)
  await page.getByRole('link', { name: 'Read the rules' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The rules of Fair Trade')
})

test('another move gets a kind answer and is not played; the right one can be shown', async ({ page }) => {
  await wearing(page, { ...quick, language: 'en' })
  await toFirstMove(page)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveCount(0)
  await page.locator('.choice:not(.hinted)').nth(5).click()
  await expect(page.locator('.coach-say')).toHaveText(lesson.notes['lay-aside'].wrong ?? '')
  await expect(page.locator('.ft-tag.down')).toHaveCount(0)
  await expect(page.locator('.choice.hinted')).toHaveText('Lay aside 1 and 13')
  await place(page, 4)
  await page.getByRole('button', { name: 'Show me' }).click()
  await expect(page.locator('.coach-say')).toHaveText(lesson.notes['laid-aside'].say)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.locator('.coach-say')).toHaveText(lesson.notes['lay-aside'].say)
  // The board goes back together with the text, and the prompt asks for nothing meanwhile.
  await expect(page.locator('.ft-card.blocked')).toHaveCount(0)
  await expect(page.locator('.prompt')).toContainText('Read on')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.locator('.coach-say')).toHaveText(lesson.notes['laid-aside'].say)
})

test('a lesson can be continued later, or restarted', async ({ page }) => {
  await wearing(page, { ...quick, language: 'en' })
  await toFirstMove(page)
  await page.locator('.choice.hinted').click()
  await place(page, 5)
  await page.reload()
  await place(page, 5)
  await expect(page.locator('.coach-say')).toHaveText(lesson.notes['laid-aside'].say)
  await page.goto('/')
  await page.getByRole('link', { name: /Continue the lesson.*Fair Trade/ }).click()
  await place(page, 5)
  await page.getByRole('button', { name: 'Start the lesson again' }).click()
  await place(page, 1)
  // Also by chapters; then leave it, to continue later.
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption({ index: 2 })
  await expect(page.locator('.coach-count')).not.toHaveText(`1 of ${FAIR_TRADE_NOTES}`)
  await page.getByRole('link', { name: 'Leave the lesson' }).click()
  await expect(page.getByRole('link', { name: /Continue the lesson.*Fair Trade/ })).toBeVisible()
})

for (const language of LANGUAGES)
  test(`axe finds no problem in lesson, rules and tips (${language})${language === 'en' ? '' : ' @long'}`, async ({ page }) => {
    await wearing(page, { ...quick, language, theme: language === 'de' ? 'dark' : 'light' })
    await toFirstMove(page)
    await page.locator('.choice:not(.hinted)').nth(1).click()
    await expectAccessible(page)
    await page.locator('.tab.rules').click()
    await page.locator('.rules summary').nth(1).click()
    await page.locator('.illustration-frame').scrollIntoViewIfNeeded()
    await expect(page.locator('.illustration .ft')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/rules/fair-trade')
    await expect(page.locator('.illustration .ft').first()).toBeVisible()
    await expectAccessible(page)
  })

test('a tip appears only the first time, and tips can be switched off permanently', async ({ page }) => {
  await page.goto('/settings')
  await page.evaluate((chosen) => localStorage.setItem('fairground.settings', JSON.stringify(chosen)), {
    ...quick,
    language: 'en',
    paper: 'choices',
  })
  await page.goto('/')
  await page.locator('.cover-fair-trade .play').click()
  const tip = page.getByRole('region', { name: 'Tip' })
  await expect(tip).toContainText(lesson.tips['lay-aside'])
  await expectAccessible(page)
  await tip.getByRole('button', { name: 'Got it' }).click()
  await expect(tip).toHaveCount(0)
  await page.locator('.choice').first().click()
  await expect(tip).toContainText(lesson.tips['two-bids'])
  await tip.getByRole('button', { name: 'No more tips' }).click()
  await expect(tip).toHaveCount(0)
  await page.goto('/settings')
  await expect(page.getByRole('group', { name: 'Tips during play' }).getByLabel('Off')).toBeChecked()
  await page.goBack()
  await expect(page.locator('.choice').first()).toBeVisible()
  await expect(tip).toHaveCount(0)
})

test('the examples in the rules are drawn from positions, cannot be played, and are found by their captions', async ({ page }) => {
  await visit(page, '/rules/fair-trade', { ...quick, language: 'en' })
  const sections = page.locator('.rules details')
  await expect(sections).toHaveCount(8)
  await page.getByLabel('Search the rules').fill('face down until Emil')
  await expect(sections).toHaveCount(1)
  const picture = page.locator('.illustration-frame')
  await expect(picture.locator('.ft-tag.down')).toHaveCount(2)
  await expect(page.getByText(lesson.captions.bid)).toBeVisible()
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    expect(await picture.evaluate((element) => element.contains(document.activeElement))).toBe(false)
  }
})

test('a blocked card says which rule blocks it, also by keyboard, and leads to the rules', async ({ page }) => {
  await visit(page, '/', { ...quick, language: 'en', tips: false })
  await page.locator('.cover-fair-trade .play').click()
  await page.locator('.choice').first().click()
  await page.getByRole('button', { name: 'Why not?' }).click()
  const answer = page.locator('.prompt-answer')
  await expect(answer).toContainText('Press what you would like to do')
  await page.getByRole('button', { name: 'Card 1, blocked this round' }).focus()
  await page.keyboard.press('Enter')
  await expect(answer).toContainText('That card is blocked in this round')
  await page.getByRole('button', { name: 'In the rules' }).click()
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.rules details[open]').first()).toContainText('blocked')
})

test('rules that cannot be loaded next to a table can be requested again, and the game goes on @long', async ({ browser, baseURL }) => {
  // Without the service worker, whose cache would work offline.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL })
  const page = await context.newPage()
  await visit(page, '/', { ...quick, language: 'en', tips: false })
  await page.locator('.cover-fair-trade .play').click()
  await expect(page.locator('.choice').first()).toBeVisible()
  await page.route('**/assets/reference-*.js', (route) => route.abort())
  const tab = page.getByRole('tab', { name: 'Rules' })
  await tab.click()
  const again = page.locator('.rail').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.locator('main')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Choices' }).click()
  await page.locator('.choice').first().click()
  await expect(page.locator('.prompt-now')).toContainText('Choose both bids')
  await tab.click()
  await expect(again).toBeVisible()
  await page.unroute('**/assets/reference-*.js')
  await again.click()
  await expect(page.locator('.rail-body .rules')).toBeVisible()
  await context.close()
})

for (const [game, seats] of [
  ['faifo', 5],
  ['faiyum', 3],
  ['faiyum', 4],
  ['fair-trade', 6],
  ['counterfeiters', 4],
] as const)
  test(`a tip at a table of ${game} for ${seats} leaves the board its place on a narrow desktop`, async ({ page }) => {
    await wearing(page, { ...quick, tips: true })
    await page.setViewportSize({ width: 1024, height: 768 })
    const { id } = await (await page.request.post('/api/play', { data: { game, seats } })).json()
    await page.goto(`/table/${id}`)
    await expect(page.locator('.tip')).toBeVisible()
    const { width } = (await page.locator('.table > .board').boundingBox()) ?? { width: 0 }
    expect(width).toBeGreaterThan(600)
  })

test('with text of twice the size the coach and the rules still fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await wearing(page, { ...quick, language: 'de' })
  for (const [screen, part] of [
    ['/learn/fair-trade', '.coach'],
    ['/rules/fair-trade', 'main'],
  ]) {
    await page.goto(screen)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(page.locator(part)).toBeVisible()
    const sideways = await page.locator(part).evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(sideways, screen).toBeLessThanOrEqual(0)
  }
})

for (const game of taught)
  test(`the examples in the rules of ${game} stay in their place on a phone${game === 'fair-trade' ? '' : ' @long'}`, async ({ page }) => {
    await wearing(page, { ...quick, language: 'en' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/rules/${game}`)
    const examples = page.locator('.illustration')
    await expect(examples.first()).toBeVisible()
    for (const example of await examples.all()) {
      await example.scrollIntoViewIfNeeded()
      await expect(example.locator('.illustration-stage')).toBeVisible()
    }
    const loose = await examples.evaluateAll((all) =>
      all.flatMap((each) => [...each.querySelectorAll('*')].filter((part) => getComputedStyle(part).position === 'fixed').map(String)),
    )
    expect(loose).toEqual([])
  })
