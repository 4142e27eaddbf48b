import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, expectAccessible, test, wearing } from '../fixture.ts'
import { playUntil } from '../playing.ts'

const quick = { language: 'en', theme: 'light', speed: 'off', sound: false }

/** Puts a new edition of a game on the bench. */
async function begin(page: Page, title: string, from?: string): Promise<void> {
  await page.goto('/workshop')
  await page.getByRole('button', { name: title }).click()
  if (from !== undefined) await page.getByLabel('Start from').selectOption({ label: from })
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('.ws-row').first()).toBeVisible()
}

async function saved(page: Page): Promise<Download> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
  return download
}

/** The field of a value, by its place in the edition. */
const at = (page: Page, place: string) => page.locator(`[data-at="${place}"]`)

test('Fair Trade: a row is typed, checked where it stands, kept through a reload, saved and brought back', async ({ page }) => {
  await wearing(page, quick)
  await begin(page, 'Fair Trade')
  await page.getByRole('button', { name: 'The fair row' }).click()
  const row = at(page, 'market.7.prizes.3')
  await row.getByRole('spinbutton').nth(2).fill('9')
  await expect(row.getByRole('alert')).toHaveText('A lower place would earn more than the one before it.')
  await expect(row).toContainText('Built-in: 5 · 3 · 0')
  await expect(page.getByRole('button', { name: 'Play it now' })).toBeDisabled()
  await page.keyboard.press('Control+z')
  await row.getByRole('spinbutton').nth(1).fill('2')
  await expect(row.getByLabel(/How well known/)).toHaveValue('printed')
  await page.reload()
  await page.getByRole('button', { name: 'The fair row' }).click()
  await expect(row.getByRole('spinbutton').nth(1)).toHaveValue('2')
  const path = await (await saved(page)).path()
  const file = JSON.parse(await readFile(path, 'utf8'))
  expect(file).toMatchObject({ game: 'fair-trade' })
  expect(file.market[7].prizes['3']).toEqual({ value: [5, 2, 0], status: 'printed' })
  await page.goto('/workshop')
  await page.getByLabel('Open a file').setInputFiles(path)
  await expect(page.getByText('One value differs')).toBeVisible()
  await page.getByRole('button', { name: 'Take it into my workshop' }).click()
  await expect(page.locator('.ws-row').first()).toBeVisible()
  const again = await saved(page)
  expect(await readFile(await again.path(), 'utf8')).toBe(await readFile(path, 'utf8'))
})

test('a file of the wrong shape, size or game is refused with a sentence that names the place', async ({ page }) => {
  await wearing(page, quick)
  await page.goto('/workshop')
  const bring = (text: string) =>
    page.getByLabel('Open a file').setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await bring('{')
  await expect(page.getByRole('alert')).toContainText('cannot be read as JSON')
  await bring('{"game":"chess"}')
  await expect(page.getByRole('alert')).toContainText('must name one of ours')
  await bring(`{"game":"fair-trade","id":"${'x'.repeat(300_000)}"}`)
  await expect(page.getByRole('alert')).toContainText('larger than 256 KB')
  await bring(
    '{"game":"fair-trade","id":"x","name":"x","highestBid":{"value":99,"status":"printed"},"coins":{"value":[1],"status":"printed"},"market":[]}',
  )
  await expect(page.getByRole('alert')).toContainText('highestBid.value At most 13.')
  await expect(page.getByRole('alert')).toContainText('market At least 12 entries.')
})

/** Plays what is on the bench against bots to the end, and has its record checked. */
async function playToTheEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play it now' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  await playUntil(page, '.end')
  await page.getByRole('link', { name: 'Fairness' }).click()
  await expect(page.getByRole('heading', { name: 'Everything agrees' })).toBeVisible()
}

/** Saves, brings the file back and saves again: the same bytes. */
async function expectSameFile(page: Page): Promise<Record<string, never>> {
  const path = await (await saved(page)).path()
  await page.goto('/workshop')
  await page.getByLabel('Open a file').setInputFiles(path)
  await page.getByRole('button', { name: 'Take it into my workshop' }).click()
  const text = await readFile(path, 'utf8')
  expect(await readFile(await (await saved(page)).path(), 'utf8')).toBe(text)
  return JSON.parse(text)
}

/** What is changed of each game, by hand, and what the file then says. */
const CHANGES: Readonly<
  Record<string, { readonly title: string; change(page: Page): Promise<void>; holds(file: never): unknown; is: unknown }>
> = {
  'fair-trade': {
    title: 'Fair Trade',
    async change(page) {
      await at(page, 'market.11.prizes.4').getByRole('spinbutton').first().fill('9')
    },
    holds: (file: { market: { prizes: Record<string, unknown> }[] }) => file.market[11].prizes['4'],
    is: { value: [9, 2, 0, 0], status: 'printed' },
  },
  faiyum: {
    title: 'Faiyum',
    async change(page) {
      await page.getByRole('button', { name: 'Show all 60' }).click()
      await page.getByRole('button', { name: '94 Banquet' }).click()
      await at(page, 'cards.46.gain')
        .getByRole('button', { name: /^Reputation/ })
        .click()
      await at(page, 'cards.46.gain').getByRole('button', { name: 'More: Reputation' }).click()
      await page.getByRole('tab', { name: 'Map' }).click()
      await page.getByRole('application').focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('s')
      await expect(page.getByText('A4: Stone space')).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(page.getByText('A4: Wheat space')).toBeVisible()
      await page.keyboard.press('g')
    },
    holds: (file: { map: { spaces: { id: string; terrain: unknown }[] } }) => file.map.spaces.find(({ id }) => id === 'A4')?.terrain,
    is: { value: 'grape', status: 'printed' },
  },
  counterfeiters: {
    title: 'Counterfeiters',
    async change(page) {
      await page.getByRole('tab', { name: 'Board for 3 and 4' }).click()
      await at(page, 'more.market.0.price').getByRole('button', { name: 'More: price' }).click()
    },
    holds: (file: { more: { market: { price: unknown }[] } }) => file.more.market[0].price,
    is: { value: 60, status: 'printed' },
  },
  faifo: {
    title: 'Faifo',
    async change(page) {
      await page.locator('.ws-item-rows').getByRole('button', { name: 'Hen' }).click()
      await at(page, 'merchants.12.zeroedBy').getByRole('button', { name: '1 Rat' }).click()
    },
    holds: (file: { merchants: { zeroedBy: unknown }[] }) => file.merchants[12].zeroedBy,
    is: { value: [1, 14, 15], status: 'printed' },
  },
}

for (const [game, { title, change, holds, is }] of Object.entries(CHANGES))
  test(`${game}: an edition is built by hand, saved and brought back, and a game with it is played to the end and verified @long`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await wearing(page, quick)
    await begin(page, title)
    await change(page)
    const file = await expectSameFile(page)
    expect(holds(file as never)).toEqual(is)
    await playToTheEnd(page)
  })

test('Fair Trade: what is known, typed in from nothing, is the built-in edition byte by byte @long', async ({ page }) => {
  test.setTimeout(240_000)
  await wearing(page, quick)
  await begin(page, 'Fair Trade')
  const builtIn = JSON.parse(await readFile(await (await saved(page)).path(), 'utf8'))
  await begin(page, 'Fair Trade', 'Nothing: every value at its least')
  await page.getByRole('button', { name: 'Show all 12' }).click()
  for (const [index, card] of builtIn.market.entries()) {
    await page.locator('.ws-item-rows button').nth(index).click()
    await at(page, `market.${index}.id`).getByRole('textbox').fill(card.id)
    for (const [count, { value, status }] of Object.entries<{ value: number[]; status: string }>(card.prizes)) {
      const row = at(page, `market.${index}.prizes.${count}`)
      for (const [place, prize] of value.entries()) await row.getByRole('spinbutton').nth(place).fill(String(prize))
      await row.getByLabel(/How well known/).selectOption(status)
    }
  }
  await page.getByRole('tab', { name: 'Bids and coins' }).click()
  await at(page, 'highestBid').getByRole('spinbutton').fill(String(builtIn.highestBid.value))
  await at(page, 'highestBid')
    .getByLabel(/How well known/)
    .selectOption(builtIn.highestBid.status)
  for (const [place, coin] of builtIn.coins.value.entries()) {
    if (place > 0) await at(page, 'coins').getByRole('button', { name: 'Coin', exact: true }).click()
    await at(page, 'coins').getByRole('spinbutton').nth(place).fill(String(coin))
  }
  await at(page, 'coins')
    .getByLabel(/How well known/)
    .selectOption(builtIn.coins.status)
  const typed = JSON.parse(await readFile(await (await saved(page)).path(), 'utf8'))
  expect(JSON.stringify({ ...typed, id: '', name: '' })).toBe(JSON.stringify({ ...builtIn, id: '', name: '' }))
})

test('a trial plays the edition beside the built-in one and says what looks broken @long', async ({ page }) => {
  test.setTimeout(180_000)
  await wearing(page, quick)
  await begin(page, 'Fair Trade')
  for (let place = 0; place < 4; place++) await at(page, 'market.11.prizes.4').getByRole('spinbutton').nth(place).fill('99')
  await page.getByRole('button', { name: 'Try 200 games' }).click()
  await expect(page.getByRole('row', { name: /Built-in/ }).first()).toBeVisible()
  await expect(page.getByText('200 games of four quick bots')).toBeVisible({ timeout: 150_000 })
  await expect(page.getByText(/Scores are .* times as high as usual/)).toBeVisible()
})

test('a link carries the edition to another device, which sees what differs before it takes it @long', async ({
  page,
  browser,
  baseURL,
}) => {
  await wearing(page, quick)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await begin(page, 'Faifo')
  await at(page, 'merchants.12.first').getByRole('button', { name: /^More/ }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await expect(page.getByText('The link is copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await (await browser.newContext({ baseURL })).newPage()
  await wearing(other, quick)
  await other.goto(link)
  await expect(other.getByText('One value differs')).toBeVisible()
  await expect(other.getByText('13 Hen · Earns as the best name')).toBeVisible()
  await other.getByRole('button', { name: 'Take it into my workshop' }).click()
  await expect(other.locator('.ws-row').first()).toBeVisible()
})

test('a table is set up with an edition of one’s own, and says what differs @long', async ({ page }) => {
  await wearing(page, quick)
  await begin(page, 'Fair Trade')
  await at(page, 'market.11.prizes.4').getByRole('spinbutton').first().fill('9')
  await page.goto('/new/fair-trade')
  await page.locator('#option-edition').selectOption({ label: 'My box' })
  await page.getByRole('button', { name: 'What differs' }).click()
  await expect(page.getByText('12 Winner takes nearly all · 4 players')).toBeVisible()
  await expect(page.getByText('8 · 2 · 0 · 0 → 9 · 2 · 0 · 0')).toBeVisible()
})

test('without a server an edition is made, kept and played on the device @long', async ({ page, context }) => {
  test.setTimeout(120_000)
  await wearing(page, quick)
  await page.goto('/offline')
  await expect(page.locator('[data-laid-by=ready]')).toBeVisible()
  await context.setOffline(true)
  await begin(page, 'Fair Trade')
  await at(page, 'market.11.prizes.4').getByRole('spinbutton').first().fill('9')
  await page.getByRole('button', { name: 'Play it now' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  await playUntil(page, '.end')
  await expect(page.getByRole('table').first()).toBeVisible()
})

test('the walk-through on a phone: card and sentence on top, as printed, next, how far and how long @long', async ({ page }) => {
  await wearing(page, quick)
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page, 'Faiyum')
  await expect(page.getByText(/0 of 12 · about \d+ minutes left/)).toBeVisible()
  const first = await page.locator('.ws-item-head h2').textContent()
  await page.getByRole('button', { name: /As on my card/ }).click()
  await expect(page.getByText(/1 of 12 · about/)).toBeVisible()
  await expect(page.locator('.ws-item-head h2')).not.toHaveText(first ?? '')
  for (const button of await page.locator('.ws-foot button').all()) {
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await expect(page.locator('.fy-ws-card')).toBeInViewport()
})

for (const [language, theme] of [
  ['en', 'light'],
  ['de', 'dark'],
  ['vi', 'light'],
] as const)
  test(`the workshop has nothing that axe objects to (${language}) @long`, async ({ page }) => {
    test.setTimeout(180_000)
    await wearing(page, { ...quick, language, theme })
    await page.goto('/workshop')
    await expect(page.locator('.ws-game').first()).toBeVisible()
    await expectAccessible(page)
    for (let game = 0; game < 4; game++) {
      await page.goto('/workshop')
      await page.locator('.ws-game').nth(game).click()
      await page.locator('dialog button[type=submit]').click()
      await expect(page.locator('.ws-row').first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('tab').nth(1).click()
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
  })
