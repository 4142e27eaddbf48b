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

test('what is not there is not tried again: one press leads to the area it would be in', async ({ page }) => {
  await wearing(page, { language: 'en', theme: 'light', speed: 'off', sound: false })
  for (const [dead, area, title] of [
    ['/people/nobody', 'People', 'People'],
    ['/clubs/none', 'People', 'People'],
    ['/rules/no-game', 'Learn', 'Learn'],
    ['/learn/no-game', 'Learn', 'Learn'],
    ['/puzzles/no-game', 'Learn', 'Learn'],
    ['/new/no-game', 'To the games', 'Fairground'],
  ] as const) {
    await page.goto(dead)
    const message = page.locator('main.message-page')
    await expect(message.getByRole('link', { name: area })).toBeVisible()
    await expect(message.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await message.getByRole('link', { name: area }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})

test('text of twice the size fits a phone, from the first frame on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await wearing(page, { language: 'de', theme: 'light', speed: 'off', sound: false })
  // While fonts load, others stand in for them, which may be wider.
  await page.addInitScript(() => {
    const look = () => {
      const { documentElement: root } = document
      root.style.setProperty('font-size', '200%')
      root.dataset.over = String(Math.max(Number(root.dataset.over ?? 0), root.scrollWidth - root.clientWidth))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (const screen of SCREENS) {
    await page.goto(screen)
    await expect(page.locator('main').first()).toBeAttached()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('html'), screen).toHaveAttribute('data-over', '0')
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
  await expect(page.getByText('A part of this page could not be loaded')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/assets/Settings-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await context.close()
})

test('each screen has at most one red button', async ({ page }) => {
  await wearing(page, { language: 'en', theme: 'light', speed: 'off', sound: false })
  const reds = async (screen: string) => {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const words = await page.locator(':is(.button.primary:not([aria-pressed]), .fair-go):visible').allInnerTexts()
    expect(words.length, `${screen}: ${words.join(', ')}`).toBeLessThanOrEqual(1)
  }
  const screens = [
    '/',
    '/me',
    '/people',
    '/clubs',
    '/tournaments',
    '/learn',
    '/workshop',
    '/replay',
    '/hot-seat',
    '/new/faifo',
    '/campaign/faiyum',
    '/nowhere',
  ]
  for (const screen of screens) await reds(screen)
  // A guest may keep the seats with an account, or sign in to one.
  await page.request.post('/api/guests', { data: { name: 'Lan' } })
  for (const screen of ['/', '/me', '/people']) await reds(screen)
  const table = await (await page.request.post('/api/tables', { data: { game: 'faifo', seats: 4, visibility: 'listed' } })).json()
  await reds(`/table/${table.id}`)
})

for (const language of ['en', 'de', 'vi'])
  test(`on the narrowest phone the names of the areas are whole: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, '/learn', { language, theme: 'light', speed: 'off', sound: false })
    const names = page.locator('.areas span')
    await expect(names).toHaveCount(4)
    for (const name of await names.all()) {
      await expect(name).toBeVisible()
      // Until its font has come, a name is written in another one, which may be wider.
      await expect.poll(() => name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
    }
  })

test('pages that need the server say once that it does not answer, and recover', async ({ browser, baseURL }) => {
  // Without the service worker, whose requests cannot be intercepted.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL })
  const page = await context.newPage()
  await wearing(page, { language: 'en', theme: 'light', speed: 'off', sound: false })
  await page.route('**/api/**', (route) => route.abort())
  for (const screen of ['/me', '/host', '/people/boards', '/clubs', '/new/faifo']) {
    await page.goto(screen)
    await expect(page.getByText('Fairground does not answer')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Play on this device' })).toBeVisible()
  }
  await page.goto('/me')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You')
  await context.close()
})

test('the settings leave no hole, on any screen', async ({ page }) => {
  await visit(page, '/settings')
  for (const width of [1280, 2560, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const rights = await page.locator('.settings').evaluate((grid) => {
      const lasts = new Map<number, number>()
      for (const card of grid.children) lasts.set(card.getBoundingClientRect().top, Math.round(card.getBoundingClientRect().right))
      return [...lasts.values()].map((right) => Math.round(grid.getBoundingClientRect().right) - right)
    })
    expect(rights.length).toBeGreaterThan(2)
    for (const gap of rights) expect(gap).toBe(0)
  }
})

test('while a page about a person is fetched its place is drawn, and then the page is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL })
  const page = await context.newPage()
  await wearing(page, { language: 'en', theme: 'light', speed: 'off', sound: false })
  const { id } = await (await context.request.post('/api/guests', { data: { name: 'Lan' } })).json()
  const arrive = Promise.withResolvers<void>()
  await page.route(`**/api/people/${id}/profile`, async (route) => {
    await arrive.promise
    await route.continue()
  })
  await page.goto(`/people/${id}`)
  await expect(page.locator('.page-skeleton[aria-busy=true] i')).toHaveCount(4)
  arrive.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lan')
  await expect(page.locator('.page-skeleton')).toHaveCount(0)
  await context.close()
})
