import { expect, expectAccessible, test, wearing } from '../fixture.ts'

test('the documents are read and searched inside the server', async ({ page }) => {
  await wearing(page, { language: 'de', theme: 'dark' })
  await page.goto('/docs')
  await expect(page.getByRole('heading', { name: 'Dokumente' })).toBeVisible()
  await page.getByRole('searchbox').fill('backup restore')
  await page.getByRole('link', { name: 'Hosting: Keeping it safe' }).click()
  await expect(page.getByRole('heading', { name: 'Keeping it safe' })).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Alle Dokumente' }).click()
  await page.getByRole('link', { name: 'Architecture' }).click()
  await expect(page.getByRole('img', { name: /way of a move/ })).toBeVisible()
  // From one document to another by a link in it.
  await page.getByRole('link', { name: 'glossary.md' }).click()
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeVisible()
})
