import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { openServer, type RunningServer } from './server.ts'

/** Tests share one server per worker; each has a browser of its own. */
export const test = base.extend<{ baseURL: string }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const server = await openServer()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // Tests play by the list of choices, as keyboards do: whoever has opened it once finds it open.
  page: async ({ page }, use) => {
    await page.context().addInitScript(() => {
      if (localStorage.getItem('fairground.settings') === null)
        localStorage.setItem('fairground.settings', JSON.stringify({ paper: 'choices', bot: 'apprentice' }))
    })
    await use(page)
  },
})

export { expect }

/** Nothing on the page that axe objects to, once it is there. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeAttached()
  await expectNone(new AxeBuilder({ page }))
}

/** The same of its colours alone, for a page that has only changed them, once they have. */
export async function expectContrast(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition))
  await expectNone(new AxeBuilder({ page }).withRules(['color-contrast']))
}

async function expectNone(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
}

/** Chooses how the page looks before it is opened. */
export async function wearing(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('fairground.settings', JSON.stringify(chosen)), {
    paper: 'choices',
    // Those who think would only make the tests wait.
    bot: 'apprentice',
    ...settings,
  })
}
