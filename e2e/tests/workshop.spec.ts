import { readFile } from 'node:fs/promises'
import { games } from '@fairground/games'
import type { Browser, Download, Locator, Page } from '@playwright/test'
import { between, touching } from '../../games/faiyum/board/workshop/map-edit.ts'
import type { FaiyumEdition } from '../../games/faiyum/edition/edition.ts'
import { fileText } from '../../web/workshop/file.ts'
import { valueAt } from '../../web/workshop/model/edit.ts'
import { fieldAt, fieldOf, pathOf } from '../../web/workshop/model/fields.ts'
import { openPlace, stepsTo, take } from '../filling.ts'
import { expect, expectAccessible, quick, test, visit, wearing } from '../fixture.ts'
import { playUntil } from '../playing.ts'
import { openServer } from '../server.ts'

/** Opens a new edition of a game in the workshop. */
async function begin(page: Page, title: string, from?: string, variant = false, server = ''): Promise<void> {
  await page.goto(`${server}/workshop`)
  await page.getByRole('button', { name: title }).click()
  if (variant) await page.getByLabel('A house variant').check()
  if (from !== undefined) await page.getByLabel('Start from').selectOption({ label: from })
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('.ws-item-head h2')).toBeVisible()
}

async function saved(page: Page): Promise<Download> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
  return download
}

/** The field of a value, by its place in the edition. */
const at = (page: Page, place: string) => page.locator(`[data-at="${place}"]`)

test('Fair Trade: a row is typed, checked in place, survives a reload though it was not stored yet, saved and loaded', async ({ page }) => {
  await wearing(page, quick)
  await begin(page, 'Fair Trade')
  await page.getByRole('button', { name: 'The fair row' }).click()
  const row = at(page, 'market.7.prizes.3')
  await row.getByRole('spinbutton').nth(2).fill('9')
  await expect(row.getByRole('alert')).toHaveText('A lower place would earn more than the one before it.')
  await expect(row).toContainText('Built-in: 5 · 3 · 0')
  await expect(page.getByRole('button', { name: 'Play it now' })).toBeDisabled()
  await page.keyboard.press('Control+z')
  // From here on the store does not answer until the page is left.
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => ({ objectStore: () => ({ get: () => ({}) }) }) as never
  })
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

test('a file of the wrong shape, size, cost or game is refused with a message that names the place', async ({ page }) => {
  await visit(page, '/workshop')
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
  const { game } = await games.faiyum()
  const box = game.editions.builtIn[game.options.edition.default as string] as unknown as FaiyumEdition
  const harvests = { value: Array.from({ length: 3 }, () => ({ do: 'harvest', workers: 3 })), status: 'printed' }
  await bring(
    JSON.stringify({ game: 'faiyum', ...box, cards: box.cards.map((card, index) => (index === 7 ? { ...card, steps: harvests } : card)) }),
  )
  await expect(page.getByRole('alert')).toContainText('cards.7.steps It may ask for 6 places at most.')
})

/** Makes every clock reading fifty milliseconds later, for the check of what an edition costs. */
async function slowMachine(page: Page): Promise<void> {
  await page.route(/trial\.worker/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `let clock = 0; performance.now = () => (clock += 50);\n${await response.text()}` })
  })
}

test('an edition that makes a move take too long is refused everywhere: for a table, a link, a file, the account and the server, in both directions @long', async ({
  browser,
}) => {
  const house = await openServer()
  try {
    const desk = await device(browser, house.url, 'hanna', true)
    const dear = 'This edition costs more than a table may. Finding what may be played takes more than 40 ms.'
    await begin(desk, 'Fair Trade')
    const file = await (await saved(desk)).path()
    await desk.getByRole('button', { name: 'Share', exact: true }).click()
    await desk.getByRole('button', { name: 'Copy a link' }).click()
    const link = await desk.getByLabel('The link').inputValue()
    await slowMachine(desk)
    await desk.reload()
    await expect(desk.locator('.ws-item-head h2')).toBeVisible()
    await desk.getByRole('button', { name: 'Play it now' }).click()
    await expect(desk.getByRole('alert')).toHaveText(dear)
    await desk.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = desk.getByRole('dialog')
    let files = 0
    desk.on('download', () => files++)
    const asked: string[] = []
    desk.on('request', (request) => request.method() !== 'GET' && asked.push(request.url()))
    for (const door of ['Copy a link', 'Save as a file', 'Keep in my account', 'Copy a short link', 'Offer it to everybody here']) {
      await dialog.getByRole('button', { name: door }).click()
      await expect(dialog.getByRole('alert'), door).toHaveText(dear)
    }
    await expect(dialog.getByLabel('The link')).toHaveCount(0)
    expect([files, asked]).toEqual([0, []])
    await desk.goto('/new/fair-trade')
    await desk.locator('#option-edition').selectOption({ label: 'hanna’s box' })
    await expect(desk.getByRole('alert')).toContainText('takes more than 40 ms')
    await expect(desk.locator('#option-edition')).toHaveValue(/^built-in/)
    await desk.goto('/workshop')
    await desk.getByLabel('Open a file').setInputFiles(file)
    await expect(desk.getByRole('alert')).toContainText('takes more than 40 ms')
    await expect(desk.getByRole('button', { name: 'Take it into my workshop' })).toBeHidden()
    await desk.goto(link)
    await expect(desk.getByRole('alert')).toContainText('takes more than 40 ms')
  } finally {
    await house.close()
  }
})

test('two tabs on one device show each other’s changes and say so; nothing is lost @long', async ({ page, context }) => {
  await wearing(page, quick)
  await begin(page, 'Fair Trade')
  const other = await context.newPage()
  await visit(other, page.url())
  for (const each of [page, other]) await each.getByRole('tab', { name: 'Bids and coins' }).click()
  const highest = (tab: Page) => tab.locator('input[data-at="highestBid.value"]')
  await highest(page).fill('12')
  await expect(other.getByText('Another tab has changed this edition.')).toBeVisible()
  await expect(highest(other)).toHaveValue('12')
  await highest(other).fill('11')
  await expect(highest(page)).toHaveValue('11')
  // This tab sleeps, as background tabs do, and misses the next message.
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
  })
  await highest(page).fill('10')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: /^Keep as version/ }).click()
  await expect(page.getByText('as it stands', { exact: true })).toBeVisible()
  await highest(other).fill('9')
  await expect(other.getByText('Another tab has changed this edition at the same moment.')).toBeVisible()
  await expect(highest(other)).toHaveValue('10')
  await other.getByRole('button', { name: 'More', exact: true }).click()
  await other.getByRole('button', { name: 'Versions' }).click()
  await other.getByRole('button', { name: 'Go back, one value differs' }).click()
  await expect(highest(other)).toHaveValue('9')
})

/** Plays the edition against bots to the end, and has its record verified. */
async function playToTheEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play it now' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  await playUntil(page, '.end')
  await page.getByRole('link', { name: 'Fairness' }).click()
  await expect(page.getByRole('heading', { name: 'Everything agrees' })).toBeVisible()
}

/** Saves, loads the file and saves again: the bytes are the same. */
async function expectSameFile(page: Page): Promise<Record<string, never>> {
  const path = await (await saved(page)).path()
  await page.goto('/workshop')
  await page.getByLabel('Open a file').setInputFiles(path)
  await page.getByRole('button', { name: 'Take it into my workshop' }).click()
  const text = await readFile(path, 'utf8')
  expect(await readFile(await (await saved(page)).path(), 'utf8')).toBe(text)
  return JSON.parse(text)
}

const TITLES = { 'fair-trade': 'Fair Trade', faifo: 'Faifo', counterfeiters: 'Counterfeiters', faiyum: 'Faiyum' } as const

/** For each game, the tabs with lists that are filled in one item at a time, and the tabs that are forms. */
const PARTS: Readonly<
  Record<keyof typeof TITLES, readonly (readonly [tab: string, list: string | undefined, groups: readonly (readonly string[])[]])[]>
> = {
  'fair-trade': [
    ['Market cards', 'market', []],
    ['Bids and coins', undefined, [['rest#rest', 'highestBid', 'coins']]],
  ],
  faifo: [
    ['Merchants', 'merchants', []],
    [
      'Ships and contracts',
      undefined,
      [
        ['rest#ships', 'shipRewards', 'ships'],
        ['rest#contracts', 'contracts'],
        ['rest#rest', 'startMoney', 'networkingFrom', 'drawsBeforeCoin'],
      ],
    ],
    ['By players', undefined, ['3', '4', '5'].map((count) => [`players#${count}`, `players.${count}`])],
  ],
  counterfeiters: [
    ['Cards', 'cards', []],
    ['Board for 3 and 4', undefined, sideOf('more')],
    ['Board for 2', undefined, sideOf('two')],
    [
      'Money and notes',
      undefined,
      [
        ['money#money', 'startCash', 'henchmen', 'notesPerPrinter', 'fakes', 'dinerPays', 'taxFraud'],
        ['money#selling', 'supermarketNotes', 'supermarketPays', 'receiverNotes', 'receiverRates'],
      ],
    ],
    ['Improvements', 'improvements', []],
  ],
  faiyum: [
    ['Cards', 'cards', []],
    ['Starting cards', 'starting', []],
    [
      'Pieces and money',
      undefined,
      [
        ['pieces#supply', 'supply'],
        ['pieces#money', 'money', 'market', 'administration', 'expansion'],
      ],
    ],
    ['Disasters', undefined, [['disasters#disasters', 'disasters']]],
  ],
}

function sideOf(side: string): readonly (readonly string[])[] {
  const zones = ['market', 'print', 'supermarket', 'receiver', 'taxFraud', 'jet', 'commercial']
  return [
    [`${side}#track`, `${side}.track`, `${side}.start`],
    [`${side}#spaces`, ...zones.map((zone) => `${side}.${zone}`)],
  ]
}

for (const [id, title] of Object.entries(TITLES) as [keyof typeof TITLES, string][])
  test(`${id}: the known values, typed into an empty edition, give the built-in edition byte by byte; it is saved, loaded, played to the end and verified @long`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const { game } = await games[id]()
    const form = fieldOf(game.editions.shape?.() ?? {})
    const builtIn = game.editions.builtIn[game.options.edition.default as string]
    await wearing(page, quick)
    await begin(page, title, 'Nothing: every value at its least', true)
    for (const [tab, list, groups] of PARTS[id]) {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      if (list !== undefined) {
        const field = fieldAt(form, [list])
        const items = valueAt(builtIn, [list]) as readonly unknown[]
        if (field?.kind !== 'list') throw new Error(`${list} is no list`)
        const all = page.getByRole('button', { name: `Show all ${field.min}` })
        if (await all.isVisible()) await all.click()
        for (const [index, item] of items.entries()) {
          if (index >= field.min)
            await take(page, [{ do: 'press', on: `[data-add="${list}"]`, until: `[data-place="${list}.${index}"][aria-current]` }])
          else await openPlace(page, `${list}.${index}`)
          await take(page, stepsTo(field.of, [list, index], item))
        }
      }
      for (const [place, ...values] of groups) {
        await openPlace(page, place)
        for (const value of values) {
          const path = pathOf(value)
          await take(page, stepsTo(fieldAt(form, path) ?? form, path, valueAt(builtIn, path)))
        }
      }
    }
    if (id === 'faiyum') await paint(page, builtIn as unknown as FaiyumEdition)
    const typed = await expectSameFile(page)
    expect(JSON.stringify({ ...typed, id: '', name: '' })).toBe(
      JSON.stringify({ ...JSON.parse(fileText(id, form, builtIn)), id: '', name: '' }),
    )
    await playToTheEnd(page)
  })

/** Paints a map from the initial four spaces with the mouse: spaces, terrain, borders, the shores. */
async function paint(page: Page, { map }: FaiyumEdition): Promise<void> {
  await page.getByRole('tab', { name: 'Map' }).click()
  const brush = (name: string) => page.locator('.fy-ws-brushes').getByRole('button', { name }).click()
  const names = { wheat: 'Wheat', grape: 'Grapes', stone: 'Stone', red: 'Red space', site: 'Building site' }
  const there = new Set(['D3', 'D4', 'D5', 'D6'])
  await brush('New space')
  while (there.size < map.spaces.length) {
    const next = map.spaces.find(({ id }) => !there.has(id) && touching(map, id).some((other) => there.has(other)))
    if (next === undefined) throw new Error('a space that touches no other')
    await take(page, [{ do: 'press', on: `[aria-label="A new space here: ${next.id}"]`, until: `text[data-id="${next.id}"]` }])
    there.add(next.id)
  }
  const press = async (id: string) => {
    const box = await page.locator(`text[data-id="${id}"]`).boundingBox()
    if (box === null) throw new Error(`${id} is not drawn`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height * 2)
    await expect(page.locator('.fy-ws-plate')).toContainText(`${id}:`)
  }
  for (const [terrain, name] of Object.entries(names)) {
    await brush(name)
    for (const { id, blocks, terrain: own } of map.spaces.filter((space) => space.terrain.value === terrain)) {
      await press(id)
      if (blocks !== undefined) await page.locator('.fy-ws-space').getByRole('spinbutton').fill(String(blocks.value))
      if (blocks !== undefined) await page.locator('.fy-ws-space select[data-at$="blocks.status"]').selectOption(blocks.status)
      await page.locator('.fy-ws-space select[data-at$="terrain.status"]').selectOption(own.status)
      for (const other of touching(map, id).filter((each) => each > id)) {
        const pair = page.locator('.fy-ws-pair', { has: page.getByText(`${id} – ${other}`, { exact: true }) }).locator('select')
        const wanted = between(map, id, other)
        // A dam can be built only on an empty border.
        if (wanted === 'dam') await pair.selectOption('nothing')
        await pair.selectOption(wanted)
      }
    }
  }
  for (const [side, name] of [
    ['channelSide', 'By the channel'],
    ['lakeSide', 'By the lake'],
  ] as const) {
    await brush(name)
    const faced = side === 'channelSide' ? map.bridges.value.flat() : []
    for (const { id } of map.spaces) if (map[side].value.includes(id) !== faced.includes(id)) await press(id)
  }
  await page.locator('input[data-at="map.bridgesPerSpace.value"]').fill(String(map.bridgesPerSpace.value))
  for (const name of ['channelSide', 'lakeSide', 'adjacent', 'bridges', 'bridgesPerSpace', 'roads'] as const)
    await page.locator(`select[data-at="map.${name}.status"]`).selectOption(map[name].status)
}

test('Faiyum: the map is painted with the keyboard alone, checked while it is painted, and undone; the card is drawn while one types @long', async ({
  page,
}) => {
  await wearing(page, quick)
  await begin(page, 'Faiyum')
  await page.getByRole('button', { name: 'Show all 60' }).click()
  await page.getByRole('button', { name: '94 Banquet' }).click()
  const gain = at(page, 'cards.46.gain')
  await gain.getByRole('button', { name: /^Reputation/ }).click()
  const before = Number(await gain.getByRole('spinbutton').inputValue())
  await gain.getByRole('button', { name: 'More: Reputation' }).click()
  await expect(page.locator('.fy-ws-card')).toContainText(String(before + 1))
  for (const language of ['en', 'de', 'vi']) await expect(page.locator(`.ws-words [lang=${language}]`)).toContainText(String(before + 1))
  await page.getByRole('tab', { name: 'Map' }).click()
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('s')
  await expect(page.getByText('A4: Stone space')).toBeVisible()
  await expect(page.getByText('37 of 38 crocodiles lie on wheat and grapes.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('A4: Wheat space')).toBeVisible()
  await expect(page.getByText('38 of 38 crocodiles lie on wheat and grapes.')).toBeVisible()
})

for (const [id, title] of Object.entries(TITLES))
  test(`${id}: a trial of 200 games shows scores and lengths next to the built-in edition’s @long`, async ({ page }) => {
    test.setTimeout(400_000)
    await wearing(page, quick)
    await begin(page, title)
    await page.getByRole('button', { name: 'Try 200 games' }).click()
    await expect(page.getByText('200 games of four quick bots')).toBeVisible({ timeout: 350_000 })
    for (const caption of ['Scores', 'Decisions in a game'])
      await expect(page.getByRole('table', { name: caption }).getByRole('row')).toHaveCount(2)
    await expect(page.getByText('Nothing that could not be chance.')).toBeVisible()
    await expect(
      page
        .getByRole('table', { name: /, times a game/ })
        .first()
        .getByRole('row')
        .nth(3),
    ).toBeVisible()
  })

test('a trial plays the edition and the built-in one and reports what looks broken @long', async ({ page }) => {
  test.setTimeout(180_000)
  await wearing(page, quick)
  await begin(page, 'Fair Trade')
  for (let place = 0; place < 4; place++) await at(page, 'market.11.prizes.4').getByRole('spinbutton').nth(place).fill('99')
  await page.getByRole('button', { name: 'Try 200 games' }).click()
  await expect(page.getByRole('row', { name: /Built-in/ }).first()).toBeVisible()
  await expect(page.getByText('200 games of four quick bots')).toBeVisible({ timeout: 150_000 })
  await expect(page.getByText(/Scores are .* times as high as usual/)).toBeVisible()
})

test('a link brings the edition to another device, which shows the differences before it is accepted @long', async ({
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
  await visit(other, link)
  await expect(other.getByText('One value differs')).toBeVisible()
  await expect(other.getByText('13 Hen · Earns as the best name')).toBeVisible()
  await other.getByRole('button', { name: 'Take it into my workshop' }).click()
  await expect(other.locator('.ws-row').first()).toBeVisible()
})

/** A person's browser, signed in. */
async function device(browser: Browser, baseURL: string, login: string, isNew: boolean): Promise<Page> {
  // Without the service worker, so that answers do not come from its cache.
  const page = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage()
  await wearing(page, quick)
  const password = 'a lantern in the harbour'
  if (isNew) {
    await page.request.post('/api/guests', { data: { name: login } })
    await page.request.post('/api/me/account', { data: { login, password } })
  } else await page.request.post('/api/session', { data: { login, password } })
  return page
}

test('an edition in an account: stored, found on another device, not overwritten by it, shared and unshared, offered and withdrawn, removed @long', async ({
  browser,
}) => {
  const house = await openServer()
  try {
    const desk = await device(browser, house.url, 'hanna', true)
    const phone = await device(browser, house.url, 'hanna', false)
    const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true }).click()
    const close = (page: Page) => page.keyboard.press('Escape')
    await begin(desk, 'Fair Trade')
    await share(desk)
    await desk.getByRole('button', { name: 'Keep in my account' }).click()
    await expect(desk.getByText('Version 1 is kept in your account.')).toBeVisible()
    await close(desk)
    await phone.goto('/workshop')
    await phone.getByRole('button', { name: 'Fetch', exact: true }).click()
    const highest = (page: Page) => page.locator('input[data-at="highestBid.value"]')
    for (const [page, value] of [
      [desk, '12'],
      [phone, '11'],
    ] as const) {
      await page.getByRole('tab', { name: 'Bids and coins' }).click()
      await highest(page).fill(value)
    }
    await share(desk)
    await desk.getByRole('button', { name: 'Keep in my account' }).click()
    await expect(desk.getByText('Version 2 is kept in your account.')).toBeVisible()
    await share(phone)
    await phone.getByRole('button', { name: 'Keep in my account' }).click()
    await expect(phone.getByRole('alert')).toContainText('Another of your devices has put version 2 of it into your account')
    await phone.getByRole('button', { name: 'Take version 2' }).click()
    await expect(phone.getByText('Yours is among the versions.')).toBeVisible()
    await close(phone)
    await expect(highest(phone)).toHaveValue('12')
    await phone.getByRole('button', { name: 'More', exact: true }).click()
    await phone.getByRole('button', { name: 'Versions' }).click()
    await phone.getByRole('button', { name: 'Go back, one value differs' }).first().click()
    await expect(highest(phone)).toHaveValue('11')
    await desk.getByRole('button', { name: 'Copy a short link' }).click()
    const link = await desk.getByLabel('The link').inputValue()
    const guest = await (await browser.newContext()).newPage()
    await visit(guest, link)
    await expect(guest.getByText('One value differs')).toBeVisible()
    await desk.getByRole('button', { name: 'Withdraw the link' }).click()
    await expect(desk.getByText('The link leads nowhere now.')).toBeVisible()
    await guest.reload()
    await expect(guest.getByText('One value differs')).toBeHidden()
    await expect(guest.getByRole('button', { name: 'Take it into my workshop' })).toBeHidden()
    await desk.getByRole('button', { name: 'Offer it to everybody here' }).click()
    await expect(desk.getByText('Everybody who sets up a table here finds it now.')).toBeVisible()
    await guest.goto(`${house.url}/new/fair-trade`)
    await expect(guest.locator('#option-edition optgroup option')).toHaveText(['hanna’s box'])
    await begin(guest, 'Fair Trade', 'hanna’s box', false, house.url)
    await guest.getByRole('tab', { name: 'Bids and coins' }).click()
    await expect(highest(guest)).toHaveValue('12')
    await guest.goto(`${house.url}/new/fair-trade`)
    await expect(guest.locator('#option-edition optgroup').first().locator('option')).toHaveText(['hanna’s box'])
    await desk.getByRole('button', { name: 'Offer it no longer' }).click()
    await expect(desk.getByText('It is not on the shelf of this server any more.')).toBeVisible()
    await guest.reload()
    await expect(guest.locator('#option-edition option').first()).toBeAttached()
    await expect(guest.locator('#option-edition optgroup option')).toHaveText(['My box'])
    // The list of the account reverts the same: shared, offered, and neither.
    const stored = async () => (await (await desk.request.get('/api/me/editions')).json()).editions[0]
    const kept = desk.locator('[data-kept]')
    await desk.getByRole('button', { name: 'Copy a short link' }).click()
    await expect.poll(async () => (await stored()).code).toBeDefined()
    await desk.goto('/workshop')
    await kept.getByRole('button', { name: 'Withdraw the link' }).click()
    await expect(desk.getByText('The link leads nowhere now.')).toBeVisible()
    await expect(kept.getByRole('button')).toHaveText([/Remove from my account/])
    expect((await stored()).code).toBeUndefined()
    await desk.request.put(`/api/host/editions/${(await stored()).id}`, { data: { offered: true } })
    await desk.reload()
    await kept.getByRole('button', { name: 'Offer it no longer' }).click()
    await expect(desk.getByText('It is not on the shelf of this server any more.')).toBeVisible()
    // What was offered has a link, which stays until it is withdrawn, too.
    await expect(kept.getByRole('button')).toHaveText(['Withdraw the link', /Remove from my account/])
    expect((await stored()).offered).toBe(false)
    await kept.getByRole('button', { name: 'Remove from my account' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await expect(desk.getByText('Your account keeps it no longer.')).toBeVisible()
    await expect(desk.locator('[data-kept]')).toHaveCount(0)
  } finally {
    await house.close()
  }
})

test('an edition is named, versioned, duplicated, created from another, and removed @long', async ({ page }) => {
  await wearing(page, quick)
  await begin(page, 'Fair Trade')
  await page.getByLabel('Name of the edition').fill('Grandmother’s copy')
  await page.getByRole('tab', { name: 'Bids and coins' }).click()
  const highest = page.locator('input[data-at="highestBid.value"]')
  await highest.fill('12')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Keep as version 1' }).click()
  await expect(page.getByText('as it stands', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await highest.fill('11')
  await page.goto('/workshop')
  const names = page.locator('.ws-kept-one b')
  await expect(names).toHaveText(['Grandmother’s copy'])
  await page.getByRole('button', { name: 'Duplicate Grandmother’s copy' }).click()
  await expect(names).toHaveText(['Grandmother’s copy, copy', 'Grandmother’s copy'])
  await begin(page, 'Fair Trade', 'Grandmother’s copy, copy')
  await page.getByRole('tab', { name: 'Bids and coins' }).click()
  await expect(highest).toHaveValue('11')
  await page.goto('/workshop')
  await expect(names).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove Grandmother’s copy, copy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(names).toHaveText(['My box', 'Grandmother’s copy'])
  await page.getByRole('link', { name: 'Grandmother’s copy' }).click()
  await page.getByRole('tab', { name: 'Bids and coins' }).click()
  await expect(highest).toHaveValue('11')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('button', { name: /^Go back/ }).click()
  await expect(highest).toHaveValue('12')
})

test('a table with an own edition says so in the set-up, in the lobby and during the game, with the differences @long', async ({
  page,
}) => {
  await wearing(page, quick)
  await begin(page, 'Fair Trade')
  await at(page, 'market.11.prizes.4').getByRole('spinbutton').first().fill('9')
  await page.goto('/new/fair-trade')
  await page.locator('#option-edition').selectOption({ label: 'My box' })
  const expectSaid = async (place: Locator) => {
    await expect(place.getByText('My box')).toBeVisible()
    await place.getByRole('button', { name: 'What differs' }).click()
    const dialog = page.getByRole('dialog', { name: 'My box' })
    await expect(dialog.getByText('12 Winner takes nearly all · 4 players')).toBeVisible()
    await expect(dialog.getByText('8 · 2 · 0 · 0 → 9 · 2 · 0 · 0')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await expectSaid(page.locator('.ws-edition-line'))
  await page.getByLabel('Name').fill('Zoë')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expectSaid(page.locator('.agreed'))
  await page.getByRole('button', { name: 'Fill with bots and begin' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Rules' }).click()
  await expectSaid(page.locator('.rules'))
})

test('offline an edition is created, stored and played on the device @long', async ({ page, context }) => {
  test.setTimeout(120_000)
  await visit(page, '/offline')
  await expect(page.locator('[data-laid-by=ready]')).toBeVisible()
  await context.setOffline(true)
  await begin(page, 'Fair Trade')
  await at(page, 'market.11.prizes.4').getByRole('spinbutton').first().fill('9')
  await page.getByRole('button', { name: 'Play it now' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  await playUntil(page, '.end')
  await expect(page.getByRole('table').first()).toBeVisible()
})

test('the walk-through on a phone: card and question on top, “as printed”, “next”, progress and remaining time @long', async ({ page }) => {
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
  // After scrolling down to the last field, the next card begins at its top, and the list shows where that is.
  await page.getByRole('button', { name: 'Not in my box' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.ws-item-head h2')).not.toBeInViewport()
  await page.getByRole('button', { name: /As on my card/ }).click()
  await expect(page.getByText(/2 of 12 · about/)).toBeVisible()
  await expect(page.locator('.ws-item-head h2')).toBeInViewport()
  await expect(page.locator('.ws-items [aria-current]')).toHaveCount(1)
  await expect(page.locator('.fy-ws-card')).toBeInViewport()
})

/** What in the workshop is wider than the screen, too small for a finger, or too small to read. */
function unfit(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const sideways = document.documentElement.scrollWidth - innerWidth
    if (sideways > 0) found.push(`${sideways} px wider than the screen`)
    const named = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''
    for (const element of document.querySelectorAll<HTMLElement>('.ws :is(button, select, input, a)')) {
      // An input inside a label is pressed through the label.
      const pressed = element.closest('label') ?? element
      const { width, height } = pressed.getBoundingClientRect()
      if (width > 1 && (height < 43.5 || width < 43.5))
        found.push(`${element.tagName} ${named(element)}: ${Math.round(width)} × ${Math.round(height)}`)
    }
    for (const element of document.querySelectorAll<HTMLElement>('.ws *')) {
      const says = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      // The drawing of the table is a picture and does not count.
      if (!says || element.closest('svg, .ws-drawing, .ws-table, .unseen') !== null || element.offsetWidth <= 1) continue
      if (Number.parseFloat(getComputedStyle(element).fontSize) < 12) found.push(`${named(element)}: small letters`)
    }
    return found
  })
}

for (const [id, title] of Object.entries(TITLES))
  test(`${id}: every part of the workshop fits a phone, in three languages @long`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await wearing(page, quick)
    await begin(page, title)
    const { pathname } = new URL(page.url())
    for (const language of ['en', 'de', 'vi']) {
      await visit(page, pathname, { ...quick, language })
      await expect(page.locator(`html[lang=${language}] .ws-tabs`)).toBeVisible()
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expect(tab).toHaveAttribute('aria-selected', 'true')
        expect(await unfit(page), `${language}, ${await tab.textContent()}`).toEqual([])
      }
    }
  })

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let presses = 0; presses < 250; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** For each game the first value of its walk-through, the keys that change it, and what the file then contains. */
const BY_KEYS: Readonly<Record<keyof typeof TITLES, readonly [field: string, keys: readonly string[], pattern: RegExp]>> = {
  'fair-trade': ['input[data-at="market.11.prizes.4.value.0"]', ['9'], /"value": \[\s*9,\s*2,\s*0,\s*0\s*\],\s*"status": "printed"/],
  faifo: ['input[data-at="merchants.12.first.value"]', ['7'], /"first": \{\s*"value": 7,\s*"status": "printed"/],
  counterfeiters: ['input[data-at="more.start.4.value"]', ['2'], /"4": \{\s*"value": 2,\s*"status": "printed"/],
  faiyum: ['.ws-form button[data-add$=".cost.value.rose"]', [' '], /"rose": 1\s*\},\s*"status": "printed"/],
}

for (const [id, title] of Object.entries(TITLES) as [keyof typeof TITLES, string][])
  test(`${id}: an edition is created, changed, undone, changed again, confirmed and saved with only the keyboard @long`, async ({
    page,
  }) => {
    // A card of Faiyum has many fields to tab through.
    test.setTimeout(240_000)
    const [field, keys, pattern] = BY_KEYS[id]
    await visit(page, '/workshop')
    await tabTo(page, page.locator('.ws-game', { hasText: title }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Begin' }))
    await page.keyboard.press('Enter')
    await expect(page.locator('.ws-item-head h2')).toBeVisible()
    const undo = page.getByRole('button', { name: 'Undo' })
    const change = async () => {
      await tabTo(page, page.locator(field))
      for (const key of keys) await page.keyboard.press(key)
      await expect(undo).toHaveAttribute('aria-disabled', 'false')
    }
    await change()
    await page.keyboard.press('Control+z')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await change()
    const first = await page.locator('.ws-item-head h2').textContent()
    await tabTo(page, page.locator('.ws-confirm'))
    await page.keyboard.press('Enter')
    await expect(page.locator('.ws-item-head h2')).not.toHaveText(first ?? '')
    await tabTo(page, page.getByRole('button', { name: 'Share', exact: true }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Save as a file' }))
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(await readFile(await download.path(), 'utf8')).toMatch(pattern)
  })

test('axe finds no problem with a card in the workshop, in three languages @long', async ({ page }) => {
  await page.goto('/workshop')
  await page.locator('.ws-game').last().click()
  await page.locator('dialog button[type=submit]').click()
  await expect(page.locator('.ws-row').first()).toBeVisible()
  for (const language of ['en', 'de', 'vi']) {
    await page.evaluate((chosen) => localStorage.setItem('fairground.settings', JSON.stringify({ language: chosen })), language)
    await page.reload()
    await expect(page.locator(`html[lang=${language}] .ws-row`).first()).toBeVisible()
    await expectAccessible(page)
  }
})

for (const [language, theme] of [
  ['en', 'light'],
  ['de', 'dark'],
  ['vi', 'light'],
] as const)
  test(`axe finds no problem in the workshop (${language}) @long`, async ({ page }) => {
    test.setTimeout(180_000)
    await visit(page, '/workshop', { ...quick, language, theme })
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
