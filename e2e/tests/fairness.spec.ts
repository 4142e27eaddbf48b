import { finishedTable, recordOf } from '../finished.ts'
import { expect, expectAccessible, test, wearing } from '../fixture.ts'

const LANGUAGES = [
  { language: 'en', theme: 'light', sound: 'Everything agrees', not: 'What it does not prove', changed: 'the result' },
  { language: 'de', theme: 'dark', sound: 'Alles stimmt überein', not: 'Was es nicht beweist', changed: 'das Ergebnis' },
  { language: 'vi', theme: 'light', sound: 'Mọi thứ đều khớp', not: 'Điều này không chứng minh gì', changed: 'kết quả' },
]

for (const { language, theme, sound, not, changed } of LANGUAGES)
  test(`a finished match is dealt again in the browser; a changed result is named (${language})`, async ({ page }) => {
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

test('while a match runs its seal is shown and its seed is not', async ({ page }) => {
  await wearing(page, { language: 'en', theme: 'light', speed: 'off', sound: false })
  const { id, commitment } = await (await page.request.post('/api/play', { data: { game: 'fair-trade', seats: 3 } })).json()
  await page.goto(`/fairness/${id}`)
  await expect(page.getByText(commitment)).toBeVisible()
  await expect(page.getByText('secret until the match is over')).toBeVisible()
  await expectAccessible(page)
})

test('what is no record is called so', async ({ page }) => {
  await wearing(page, { language: 'en', theme: 'light', speed: 'off', sound: false })
  await page.goto('/fairness')
  await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') })
  await expect(page.getByRole('heading', { name: 'This is not a record' })).toBeVisible()
})
