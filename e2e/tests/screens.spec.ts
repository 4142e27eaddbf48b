import { expect, expectAccessible, expectContrast, test, visit, wearing } from '../fixture.ts'

const SCREENS = ['/', '/settings', '/me', '/new/fair-trade', '/host', '/nowhere', '/table/there-is-none', '/offline/fair-trade']

/** The other pages; they consist of the same components. */
const FURTHER = [
  ...['counterfeiters', 'faifo', 'faiyum'].flatMap((game) => [`/new/${game}`, `/rules/${game}`]),
  ...['/campaign/faiyum', '/learn', '/replay', '/fairness', '/hot-seat', '/join/nobody-invited', '/reset', '/workshop'],
]

for (const screen of [...SCREENS, ...FURTHER])
  test(`axe finds no problem on ${screen}, light and dark${SCREENS.includes(screen) ? '' : ' @long'}`, async ({ page }) => {
    await wearing(page, { language: 'de', theme: 'auto', speed: 'off', sound: false })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectContrast(page)
  })

test('the language changes at once, without a reload', async ({ page }) => {
  await visit(page, '/settings')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByText('Tiếng Việt').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cài đặt')
  await page.getByText('Deutsch').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('a dead link shows a message and leads home', async ({ page }) => {
  await visit(page, '/table/there-is-none')
  await expect(page.getByText('This table does not exist')).toBeVisible()
  await page.getByRole('link', { name: 'To the games' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fairground')
})

test('text of twice the size still fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await wearing(page, { language: 'de', theme: 'light', speed: 'off', sound: false })
  for (const screen of SCREENS) {
    await page.goto(screen)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(page.locator('main').first()).toBeAttached()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(sideways, screen).toBeLessThanOrEqual(0)
  }
})

test('a page with a part that cannot be loaded says so, stays where it is, and recovers @long', async ({ browser, baseURL }) => {
  // Without the service worker, whose cache would work offline.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL })
  const page = await context.newPage()
  await wearing(page, { language: 'en', theme: 'light', speed: 'off', sound: false })
  await page.route('**/assets/Settings-*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('A part of this page could not be fetched')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/assets/Settings-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await context.close()
})
