import { expect, expectAccessible, test, visit } from '../fixture.ts'

test('the documents can be read and searched on the server', async ({ page }) => {
  await visit(page, '/docs', { language: 'de', theme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Dokumente' })).toBeVisible()
  await page.getByRole('searchbox').fill('backup restore')
  await page.getByRole('link', { name: 'Hosting: Keeping it safe' }).click()
  await expect(page.getByRole('heading', { name: 'Keeping it safe' })).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Alle Dokumente' }).click()
  await page.getByRole('link', { name: 'Architecture' }).click()
  await expect(page.getByRole('img', { name: /way of a move/ })).toBeVisible()
  // Follows a link from one document to another.
  await page.getByRole('link', { name: 'glossary.md' }).click()
  await expect(page.getByRole('heading', { name: 'Glossary' })).toBeVisible()
})
