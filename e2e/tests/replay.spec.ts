import { games } from '@fairground/games'
import { canonical, load, type MatchRecord, sha256Hex } from '@fairground/kernel'
import type { Page } from '@playwright/test'
import { finishedTable, recordOf } from '../finished.ts'
import { expect, expectAccessible, quick, test, visit, wearing } from '../fixture.ts'
import { drawnGames, playUntil } from '../playing.ts'

/** The fingerprint of the position that the replay shows. */
async function fingerprint(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Record' }).click()
  return (await page.locator('[data-fingerprint]').textContent()) ?? ''
}

/** The same from the kernel itself, after so many entries. */
async function expected(record: MatchRecord, entries: number): Promise<string> {
  const { game } = await games[record.game]()
  return sha256Hex(canonical(load(game, { ...record, entries: record.entries.slice(0, entries) }).state))
}

for (const game of drawnGames)
  test(`${game}: at the start, the middle and the end, a replay shows the positions of the match${game === 'faiyum' || game === 'counterfeiters' ? ' @long' : ''}`, async ({
    page,
  }) => {
    test.setTimeout(200_000)
    await wearing(page, quick)
    const table = await finishedTable(page.request, game, 3)
    const record = await recordOf(page.request, table)
    const last = record.entries.length
    await page.goto(`/replay/${table}`)
    const scrubber = page.getByRole('slider')
    await expect(scrubber).toHaveAttribute('max', String(last))
    await scrubber.fill('0')
    expect(await fingerprint(page)).toBe(await expected(record, 0))
    await scrubber.fill(String(last))
    expect(await fingerprint(page)).toBe(record.state)
    const middle = Math.floor(last / 2)
    await scrubber.fill(String(middle))
    expect(await fingerprint(page)).toBe(await expected(record, middle))
  })

test('keys step by move and by turn, and the address is a link to the position', async ({ page }) => {
  await wearing(page, quick)
  const table = await finishedTable(page.request, 'faifo', 3)
  await page.goto(`/replay/${table}?n=5&seat=2`)
  const moment = page.locator('main')
  await expect(moment).toHaveAttribute('data-moment', '5')
  await expect(page.getByRole('radio', { name: 'Hoa' })).toBeChecked()
  await page.keyboard.press('End')
  const last = await page.getByRole('slider').getAttribute('max')
  await expect(moment).toHaveAttribute('data-moment', last ?? '')
  await page.keyboard.press('Home')
  await expect(moment).toHaveAttribute('data-moment', '0')
  await page.keyboard.press('ArrowRight')
  await expect(moment).toHaveAttribute('data-moment', '1')
  await page.keyboard.press('Shift+ArrowRight')
  const turn = Number(await moment.getAttribute('data-moment'))
  expect(turn).toBeGreaterThan(1)
  await expect(page).toHaveURL(`/replay/${table}?n=${turn}&seat=2`)
  await page.reload()
  await expect(moment).toHaveAttribute('data-moment', String(turn))
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(async () => Number(await moment.getAttribute('data-moment'))).toBeGreaterThan(turn)
})

test('the view of a seat hides what the open view shows @long', async ({ page }) => {
  await wearing(page, quick)
  const table = await finishedTable(page.request, 'faifo', 3)
  await page.goto(`/replay/${table}?n=1&seat=all`)
  await expect(page.locator('.replay-tray')).toHaveCount(3)
  await expectAccessible(page)
  await expect(page.getByRole('toolbar')).toHaveCount(3)
  await page.getByText('A spectator', { exact: true }).click()
  await expect(page.locator('.replay-tray')).toHaveCount(0)
  await page.locator('.eye', { hasText: 'Emil' }).click()
  await expect(page.locator('.replay-tray')).toHaveCount(1)
})

test('the log marks the current entry and leads to any other, the curves follow @long', async ({ page }) => {
  await wearing(page, quick)
  const table = await finishedTable(page.request, 'fair-trade', 3)
  await page.goto(`/replay/${table}?n=3&seat=all`)
  await expect(page.locator('.story-line[aria-current]').first()).toContainText('3')
  const line = page.locator('.story-line').last()
  await line.click()
  await expect(page.locator('main')).toHaveAttribute('data-moment', (await line.locator('.story-n').textContent()) ?? '')
  await page.getByRole('tab', { name: 'Curves' }).click()
  await expect(page.getByRole('img', { name: /Coins at this moment/ })).toBeVisible()
  await expectAccessible(page)
})

const LANGUAGES = [
  { language: 'en', title: 'This record was changed', place: 'The first place that does not agree: entry 7.' },
  { language: 'de', title: 'Diese Aufzeichnung wurde verändert', place: 'Die erste Stelle, die nicht stimmt: Eintrag 7.' },
  { language: 'vi', title: 'Bản ghi này đã bị sửa', place: 'Chỗ đầu tiên không khớp: mục 7.' },
]

for (const { language, title, place } of LANGUAGES)
  test(`a record from disk is shown, a changed one is refused with the place of the change (${language})${language === 'de' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await wearing(page, { ...quick, language })
    const record = await recordOf(page.request, await finishedTable(page.request, 'fair-trade', 3))
    const entries = record.entries.map((entry) => (entry.n === 7 ? { ...entry, at: entry.at + 1 } : entry))
    await page.goto('/replay')
    await expectAccessible(page)
    await page.locator('input[type=file]').setInputFiles(fileOf({ ...record, entries }))
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(place)).toBeVisible()
    await expectAccessible(page)
    await page.locator('input[type=file]').setInputFiles(fileOf(record))
    await expect(page.getByRole('slider')).toHaveAttribute('max', String(record.entries.length))
  })

function fileOf(record: MatchRecord) {
  return { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) }
}

test('the downloaded record is the stored one', async ({ page }) => {
  await wearing(page, quick)
  const table = await finishedTable(page.request, 'fair-trade', 3)
  await page.goto(`/replay/${table}`)
  await page.getByRole('tab', { name: 'Record' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the record' }).click()])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual(await recordOf(page.request, table))
})

test('a running match can be replayed from what its viewer saw @long', async ({ page }) => {
  await wearing(page, quick)
  const opened = await page.request.post('/api/play', { data: { game: 'faifo', seats: 3 } })
  const { id } = await opened.json()
  await page.goto(`/table/${id}`)
  await expect(page.locator('.choice').first()).toBeVisible()
  const dealt = await page.getByRole('toolbar').textContent()
  await playUntil(page, '.end', 8)
  await expect(page.locator('.choice').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Log' }).click()
  await page.getByRole('link', { name: 'Step through what happened' }).click()
  const moment = page.locator('main')
  const last = Number(await page.getByRole('slider').getAttribute('max'))
  expect(last).toBeGreaterThan(8)
  await expect(moment).toHaveAttribute('data-shown', String(last))
  await expect(page.getByText('This game is still being played')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Home')
  await expect(moment).toHaveAttribute('data-shown', '0')
  expect(await page.getByRole('toolbar').textContent()).toBe(dealt)
  await page.keyboard.press('ArrowRight')
  await expect(moment).toHaveAttribute('data-shown', '1')
  await expect(page.getByRole('toolbar')).toHaveCount(1)
  await expect(page.getByRole('tab', { name: 'Record' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Curves' }).click()
  await expect(page.locator('.chart, .charts').first()).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => Number(await moment.getAttribute('data-shown'))).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'To the table', exact: true }).click()
  await expect(page).toHaveURL(`/table/${id}`)
})

test('a running offline game can be replayed, too', async ({ page }) => {
  await visit(page, '/offline/fair-trade')
  await page.getByRole('button', { name: 'Deal' }).click()
  const round = page.locator('.ft-round')
  // On a slow machine the game may be a round further; it then waits there for a choice.
  await expect(async () => {
    await page.locator('.choice').first().click({ timeout: 1000 })
    await expect(round).toContainText(/Round ([4-9]|1\d)/, { timeout: 500 })
  }).toPass()
  await expect(page.locator('.choice').first()).toBeVisible()
  const reached = /Round \d+/.exec((await round.textContent()) ?? '')?.[0] ?? ''
  const here = page.url()
  await page.goto(`/replay/${here.split('/').at(-1)}`)
  await expect(round).toContainText(`${reached} `)
  await page.keyboard.press('Home')
  await expect(page.locator('.ft-round')).toContainText('Round 1')
  await expect(page.locator('.replay-tray')).toHaveCount(1)
  await expect(page.locator('.eyes')).toHaveCount(0)
  await page.getByRole('link', { name: 'To the table', exact: true }).click()
  await expect(page).toHaveURL(here)
})
