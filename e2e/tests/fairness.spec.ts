import type { Page } from '@playwright/test'
import { finishedTable, recordOf } from '../finished.ts'
import { expect, expectAccessible, test, visit, wearing } from '../fixture.ts'

const LANGUAGES = [
  { language: 'en', theme: 'light', sound: 'Everything agrees', not: 'What it does not prove', changed: 'the result' },
  { language: 'de', theme: 'dark', sound: 'Alles stimmt überein', not: 'Was es nicht beweist', changed: 'das Ergebnis' },
  { language: 'vi', theme: 'light', sound: 'Mọi thứ đều khớp', not: 'Điều này không chứng minh gì', changed: 'kết quả' },
]

for (const { language, theme, sound, not, changed } of LANGUAGES)
  test(`a finished match is verified in the browser; a changed result is reported (${language})`, async ({ page }) => {
    await wearing(page, { language, theme, speed: 'off', sound: false })
    const table = await finishedTable(page.request, 'fair-trade', 3)
    const record = await recordOf(page.request, table)
    await page.goto(`/fairness/${table}`)
    await expect(page.getByRole('heading', { name: sound })).toBeVisible()
    await expect(page.getByText(record.commitment)).toBeVisible()
    await expect(page.getByText(record.seed ?? '', { exact: true })).toBeVisible()
    await expect(page.locator('.step.passed')).toHaveCount(4)
    await expect(page.getByRole('heading', { name: not })).toBeVisible()
    await expectAccessible(page)

    const forged = { ...record, result: { ...record.result, rated: !record.result?.rated } }
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(forged)) })
    await expect(page.locator('.verdict.bad')).toContainText(changed)
    await expect(page.locator('.step.failed')).toHaveCount(1)
    await expectAccessible(page)
  })

test('while a match runs its commitment is shown and its seed is not', async ({ page }) => {
  await wearing(page, { language: 'en', theme: 'light', speed: 'off', sound: false })
  const { id, commitment } = await (await page.request.post('/api/play', { data: { game: 'fair-trade', seats: 3 } })).json()
  await page.goto(`/fairness/${id}`)
  await expect(page.getByText(commitment)).toBeVisible()
  await expect(page.getByText('secret until the match is over')).toBeVisible()
  // A program started it without a contribution.
  await expect(page.getByText('Nobody added a word')).toBeVisible()
  await expectAccessible(page)
})

test('a file that is not a record is refused', async ({ page }) => {
  await visit(page, '/fairness')
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') })
  await expect(page.getByRole('heading', { name: 'This is not a record' })).toBeVisible()
})

const QUIET = { language: 'en', theme: 'light', speed: 'off', sound: false }
const SIXTEEN_BYTES = /^[0-9a-f]{32}$/

interface Post {
  readonly path: string
  // biome-ignore lint/suspicious/noExplicitAny: anything that the page sends
  readonly sent: any
  // biome-ignore lint/suspicious/noExplicitAny: anything that the server answers
  readonly answer: any
}

/** Everything that a page posts from now on, with the answers, in the order of the answers. */
function captured(page: Page): readonly Post[] {
  const posts: Post[] = []
  page.on('response', async (response) => {
    const request = response.request()
    if (request.method() !== 'POST') return
    const answer = await response.json().catch(() => undefined)
    posts.push({ path: new URL(response.url()).pathname, sent: request.postDataJSON(), answer })
  })
  return posts
}

test('“play now” sends sixteen random bytes of the browser, after the commitment and without typing', async ({ page }) => {
  await wearing(page, QUIET)
  const posts = captured(page)
  await page.goto('/')
  await page.locator('.cover-fair-trade').getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  await expect.poll(() => posts.map(({ path }) => path.replace(/tables\/[^/]+/, 'tables/T'))).toEqual(['/api/play', '/api/tables/T/start'])
  const [opened, begun] = posts
  expect(opened.sent).not.toHaveProperty('word')
  expect(opened.answer).toMatchObject({ state: 'open', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(begun.sent).toEqual({ word: expect.stringMatching(SIXTEEN_BYTES), wordFrom: 'browser' })
  expect(begun.answer).toMatchObject({ state: 'running', commitment: opened.answer.commitment })
  expect(begun.answer.words).toEqual([begun.sent.word, '', '', ''])
  expect(begun.answer.wordsFrom).toEqual(['browser', 'none', 'none', 'none'])

  await page.goto(`/fairness/${opened.answer.id}`)
  await expect(page.locator('.fact-word').first()).toContainText(begun.sent.word)
  await expect(page.locator('.fact-word').first()).toContainText('from their browser')
  await expect(page.locator('.fact-word').nth(1)).toContainText('a bot, which adds none')
  await expect(page.getByText('its word is among them')).toBeVisible()
  await expectAccessible(page)
  // A browser that remembers another contribution reports the difference.
  await page.evaluate(
    (id) => localStorage.setItem('fairground.words', JSON.stringify([[id, { seal: 'another', word: 'mine' }]])),
    opened.answer.id,
  )
  await page.reload()
  await expect(page.getByText('what it sent is not what was mixed in')).toBeVisible()
})

test('in a lobby each browser adds its own contribution, a typed one is kept, and a program is marked as one or as having added none', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, '/new/fair-trade', QUIET)
  await page.getByLabel('Name').fill('Zoë')
  await page.getByText('4', { exact: true }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  const link = await page.getByLabel('Invite').inputValue()
  const code = new URL(link).pathname.split('/').at(-1)

  const other = await (await browser.newContext({ baseURL })).newPage()
  await visit(other, link, QUIET)
  await other.getByRole('button', { name: 'Sit here' }).first().click()
  await other.getByText('Your word for luck').click()
  await other.getByLabel('Your word for luck').fill('abracadabra')

  // Two programs with a token each, one of which adds a contribution.
  for (const word of ['beep', undefined]) {
    const owner = await browser.newContext({ baseURL })
    await owner.request.post('/api/guests', { data: { name: 'Bot owner' } })
    await owner.request.post(`/api/tables/${code}/join`, { data: {} })
    const { secret } = await (await owner.request.post('/api/me/tokens', { data: { name: 'my bot' } })).json()
    const answer = await fetch(`${baseURL}/api/tables/${code}/ready`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ready: true, word }),
    })
    expect(answer.status).toBe(200)
    await owner.close()
  }

  const [ofPage, ofOther] = [captured(page), captured(other)]
  await page.getByRole('button', { name: 'I am ready' }).click()
  await expect.poll(() => ofPage.length).toBe(1)
  await other.getByRole('button', { name: 'I am ready' }).click()
  await expect.poll(() => ofOther.length).toBe(1)
  expect(ofPage[0].sent).toEqual({ ready: true, word: expect.stringMatching(SIXTEEN_BYTES), wordFrom: 'browser' })
  expect(ofOther[0].sent).toEqual({ ready: true, word: 'abracadabra', wordFrom: 'typed' })
  const { id, words, wordsFrom } = ofOther[0].answer
  expect(words).toEqual([ofPage[0].sent.word, 'abracadabra', 'beep', ''])
  expect(wordsFrom).toEqual(['browser', 'typed', 'program', 'none'])

  await page.goto(`/fairness/${id}`)
  for (const [seat, source] of ['from their browser', 'chosen by hand', 'from a program', 'added none'].entries())
    await expect(page.locator('.fact-word').nth(seat)).toContainText(source)
  await expect(page.getByText('its word is among them')).toBeVisible()
  await other.context().close()
})

test('an own table with bots, a rematch and a campaign also begin with a contribution of the browser', async ({ page }) => {
  await wearing(page, QUIET)
  const posts = captured(page)
  const words = () => posts.filter(({ path }) => path.endsWith('/start')).map(({ sent }) => sent)
  await page.goto('/new/fair-trade')
  await page.getByText('2', { exact: true }).click()
  await page.getByRole('button', { name: 'Free seat for a friend' }).click()
  await page.getByRole('button', { name: /Bot: Apprentice/ }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.locator('.choice').first()).toBeVisible()
  const { id } = posts.at(-1)?.answer ?? {}
  await page.request.post(`/api/tables/${id}/acts`, { data: { act: { concede: true } } })
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect.poll(() => words().length).toBe(2)
  await page.goto('/campaign/faiyum')
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
  await expect.poll(() => words().length).toBe(3)
  for (const sent of words()) expect(sent).toEqual({ word: expect.stringMatching(SIXTEEN_BYTES), wordFrom: 'browser' })
  expect(new Set(words().map(({ word }) => word)).size).toBe(3)
})
