import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkOut, ROOT } from '../../test/checkout.ts'
import { stepsOf, take } from '../../test/tutorial.ts'
import { expect, expectAccessible, test, visit } from '../fixture.ts'
import { openServer } from '../server.ts'

/** Presses offered cards of the own tray, and confirms with a second press. */
const OWN = '.plain-tray .plain-card.offered'

test('the game made by following “Adding a game” is on the page, with its lesson, and is played to its end on the plain board @long', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const checkout = checkOut()
  try {
    const page = readFileSync(join(ROOT, 'docs', 'adding-a-game.md'), 'utf8')
    // The last of these commands comes after everything that the page tells you to write.
    for (const step of stepsOf(page, (command) => /new-game|lesson|fairground games/.test(command))) {
      const { command, code, out } = take(step, checkout)
      expect(code, `${command}\n${out}`).toBe(0)
    }
    const { code, out } = checkout.run('vite', ['build', 'web', '--logLevel', 'warn'])
    expect(code, out).toBe(0)
    const server = await openServer({}, join(checkout.folder, 'cli', 'fairground.js'))
    try {
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        const context = await browser.newContext({ baseURL: server.url, viewport })
        const table = await context.newPage()
        await visit(table, '/new/pearls', { language: 'de', theme: 'light', speed: 'off', sound: false, tips: false })
        await table.locator('form .primary').last().click()
        await table.locator('.seats, .plain').first().waitFor()
        const start = table.locator('main .primary')
        if (await table.locator('.seats').isVisible()) await start.last().click()
        await expect(table.locator('.plain').first()).toBeVisible()
        await expectAccessible(table)
        // Texts without a German translation are English.
        await expect(table.locator('.prompt-now')).toContainText('Choose how deep you dive')
        for (let round = 0; round < 7; round++) {
          const card = table.locator(OWN).first()
          await card.click()
          await table.locator('.plain-tray .picked').first().click()
          await expect(table.locator(OWN).or(table.locator('.end')).first()).toBeVisible()
          await expect(table.locator('.plain-tray .picked')).toHaveCount(0)
        }
        await expect(table.locator('.end')).toBeVisible()
        await context.close()
      }
      const lesson = await browser.newPage({ baseURL: server.url })
      await lesson.goto('/learn/pearls')
      await expect(lesson.getByText('Eight pearls, eight depths')).toBeVisible()
      await lesson.close()
    } finally {
      await server.close()
    }
  } finally {
    checkout.remove()
  }
})
