import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { openServer, type RunningServer } from './server.ts'

/** Tests share one server per worker; each test has its own browser context. */
export const test = base.extend<{ baseURL: string }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the required fixtures from this pattern
    async ({}, use) => {
      const server = await openServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // Tests play with the list of choices, as keyboard users do: once it was opened, it stays open at the next table.
  page: async ({ page }, use, info) => {
    const troubles = troublesOf(page)
    await page.context().addInitScript(() => {
      if (localStorage.getItem('fairground.settings') === null)
        localStorage.setItem('fairground.settings', JSON.stringify({ paper: 'choices', bot: 'apprentice' }))
    })
    await use(page)
    // What only happens now and then must tell its cause from the log alone.
    if (info.status !== info.expectedStatus)
      console.log([info.title, ...troubles, ...(page.isClosed() ? [] : await areasOf(page))].join('\n  '))
  },
})

/** Requests that fail and errors of the page, listed as they come. */
function troublesOf(page: Page): readonly string[] {
  const troubles: string[] = []
  page.on('requestfailed', (request) => troubles.push(`${request.failure()?.errorText} ${request.url()}`))
  page.on('response', (response) => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`))
  page.on('pageerror', (error) => troubles.push(String(error)))
  return troubles
}

/** The areas of the page with the room they have. */
function areasOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main > *, main > * > *')].map((area) => {
      const { x, y, width, height } = area.getBoundingClientRect()
      const { display, visibility } = getComputedStyle(area)
      return `${area.tagName.toLowerCase()}.${area.getAttribute('class')}: ${width} × ${height} at ${x}, ${y}, ${display}, ${visibility}`
    }),
  )
}

export { expect }

/** axe finds no problem on the page, once it is loaded. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeAttached()
  await expectNone(new AxeBuilder({ page }))
}

/** Checks only colours, for a page whose theme has just changed. */
export async function expectContrast(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition))
  await expectNone(new AxeBuilder({ page }).withRules(['color-contrast']))
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
}

/** English, light, without sound and without waiting for anything that moves. */
export const quick = { language: 'en', theme: 'light', speed: 'off', sound: false }

/** Stores settings before the page is opened. */
export async function wearing(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('fairground.settings', JSON.stringify(chosen)), {
    paper: 'choices',
    // Stronger bots would only make the tests wait.
    bot: 'apprentice',
    ...settings,
  })
}

/** Opens a path in a browser with these settings. */
export async function visit(page: Page, path: string, settings: Readonly<Record<string, unknown>> = quick): Promise<void> {
  await wearing(page, settings)
  await page.goto(path)
}
