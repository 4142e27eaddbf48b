import type { Browser, Page } from '@playwright/test'
import { expect, test, visit } from '../fixture.ts'

/** Plays the first offered move of the list, in any game. */
async function chooseFirst(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Choices' }).getByRole('button').first().click()
}

/** A second person, who opened the invite link and took the last free seat. */
async function invited(page: Page, browser: Browser): Promise<Page> {
  const link = await page.getByLabel('Invite').inputValue()
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await visit(other, link)
  await other.getByRole('button', { name: 'Sit here' }).click()
  await expect(page.locator('.seat-row', { hasText: 'Free seat' })).toHaveCount(0)
  return other
}

test('two browsers play each other; one loses its socket, and then the server is killed and restarted', async ({
  page,
  browser,
  server,
}) => {
  await visit(page, '/new/fair-trade')
  await page.getByLabel('Name').fill('Zoë')
  await page.getByText('2', { exact: true }).click()
  await page.getByLabel('Length').fill('6')
  await page.getByRole('button', { name: 'Open the table' }).click()
  const other = await invited(page, browser)
  await page.getByRole('button', { name: 'I am ready' }).click()
  await other.getByRole('button', { name: 'I am ready' }).click()
  for (const each of [page, other]) {
    await expect(each.locator('.ft')).toBeVisible()
    // Panels and fonts come last. While they came, one press in sixteen did nothing.
    await each.waitForLoadState('networkidle')
    await each.evaluate(() => document.fonts.ready)
  }

  // A secret choice: the other player sees that it was made, not what it is.
  await chooseFirst(page)
  await expect(other.locator('.plaque', { hasText: 'Zoë' }).locator('.thinking')).toHaveCount(0)
  // Undone before the other has chosen.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('list', { name: 'Choices' })).toBeVisible()
  await chooseFirst(page)
  await chooseFirst(other)

  for (let round = 1; round <= 6; round++) {
    for (const each of [page, other]) await expect(each.getByRole('list', { name: 'Choices' })).toBeVisible()
    if (round === 2) {
      await other.context().setOffline(true)
      await chooseFirst(page)
      await other.context().setOffline(false)
      await chooseFirst(other)
    } else if (round === 4) {
      await chooseFirst(page)
      await server.kill()
      await expect(other.locator('.connection')).toBeVisible()
      await server.start()
      await expect(other.locator('.connection')).toHaveCount(0)
      await chooseFirst(other)
    } else {
      await chooseFirst(page)
      await chooseFirst(other)
    }
  }
  for (const each of [page, other]) await expect(each.getByRole('table')).toBeVisible()
  await other.context().close()
})

test('two people make requests to each other, one gives up, and both start a rematch @long', async ({ page, browser }) => {
  await visit(page, '/new/fair-trade')
  await page.getByLabel('Name').fill('Zoë')
  await page.getByText('2', { exact: true }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  const other = await invited(page, browser)
  await page.getByRole('button', { name: 'I am ready' }).click()
  await expect(page.getByRole('status')).toContainText('You are ready')
  await other.getByRole('button', { name: 'I am ready' }).click()

  // A chat message that arrives while another tab is open is counted.
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByLabel('Message').fill('Shall we stop?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(other.getByRole('tab', { name: 'Chat' })).toContainText('1')
  await other.getByRole('tab', { name: 'Chat' }).click()
  await expect(other.getByRole('tab', { name: 'Chat' })).toHaveText('Chat')

  // The other player sees the request, and who made it.
  await page.getByText('Ask the others').click()
  await page.getByRole('button', { name: 'Ask to end' }).click()
  await expect(page.locator('.prompt')).toContainText('the others have to answer')
  await expect(other.locator('.prompt')).toContainText('Zoë asks to end the game')
  await other.getByRole('button', { name: 'Decline' }).click()
  await expect(page.locator('.prompt')).not.toContainText('the others have to answer')

  // A player who gave up has nothing left to decide; at a table for two that ends the game.
  await page.getByText('Ask the others').click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  for (const each of [page, other]) await expect(each.locator('.end')).toBeVisible()

  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.locator('.seats')).toBeVisible()
  await other.getByRole('button', { name: 'Play again Zoë would play again' }).click()
  await expect(other.locator('.seats')).toBeVisible()
  await expect(page.locator('.seat-row', { hasText: 'Free seat' })).toHaveCount(0)
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname)
  await other.context().close()
})
