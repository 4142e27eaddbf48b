import { expect, expectAccessible, expectContrast, quick, test, visit } from '../fixture.ts'

test('a guest becomes an account, signs in on another device, finds the table again, and is erased', async ({ page, browser }) => {
  await visit(page, '/')
  await page.locator('.cover-fair-trade .play').click()
  await expect(page.locator('.ft')).toBeVisible()

  await page.goto('/me')
  await page.getByLabel('Name', { exact: true }).fill('Ngọc')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.locator('.bar-me')).toHaveText('Ngọc')
  const door = page.locator('form', { hasText: 'Keep your games' })
  await door.getByLabel('Login').fill('ngoc')
  await door.getByLabel('Password').fill('a lantern on the river')
  await door.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Change the password' })).toBeVisible()
  await expectAccessible(page)

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await visit(phone, '/me')
  await phone.getByLabel('Login').fill('ngoc')
  await phone.getByLabel('Password').fill('wrong')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.locator('.notice.bad')).toBeVisible()
  await phone.getByLabel('Password').fill('a lantern on the river')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.locator('.bar-me')).toHaveText('Ngọc')
  await phone.goto('/')
  await phone.getByRole('link', { name: 'Continue' }).first().click()
  await expect(phone.locator('.ft')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await phone.goto('/me')
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByLabel('Password').fill('a lantern on the river')
  await page.getByRole('button', { name: 'Delete it for good' }).click()
  await expect(page.locator('.bar-me')).toHaveText('You')
  await phone.context().close()
})

test('axe finds no problem in the pages about people, and every control is reached and visible by keyboard @long', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const { request } = page.context()
  const headers = { origin: baseURL }
  await request.post('/api/guests', { data: { name: 'Anna' }, headers })
  await request.post('/api/me/account', { data: { login: `anna${Date.now()}`, password: 'correct horse' }, headers })
  const { id } = await (await request.get('/api/me')).json()
  const draft = { name: `Harbour ${Date.now() % 100_000}`, about: 'Every Tuesday.', colour: 'blue', open: true }
  const { club } = await (await request.post('/api/clubs', { data: draft, headers })).json()
  const tournaments = await Promise.all(
    [{ format: 'swiss', rounds: 3 }, { format: 'round-robin' }, { format: 'knockout' }, { format: 'arena', minutes: 30 }].map(
      async (kind) => {
        const clock = { kind: 'game', seconds: 600, increment: 15 }
        const common = { name: 'Evening', game: 'fair-trade', seats: 2, rated: true, seatWithin: 180, bots: 'random', clock }
        const made = await request.post('/api/tournaments', { data: { ...common, starts: Date.now() + 3_600_000, ...kind }, headers })
        const { tournament } = await made.json()
        await request.post(`/api/tournaments/${tournament}/enter`, { data: {}, headers })
        if (kind.format !== 'swiss') await request.post(`/api/tournaments/${tournament}/start`, { data: {}, headers })
        return `/tournaments/${tournament}`
      },
    ),
  )
  const pages = ['/people', '/people/boards', '/people/ratings', `/people/${id}`, '/clubs', `/clubs/${club}`, '/tournaments']
  pages.push('/tournaments/new', ...tournaments, '/me', '/host')
  for (const [index, path] of pages.entries()) {
    const [first, second] = index % 2 === 0 ? ['light', 'dark'] : ['dark', 'light']
    await visit(page, path, { ...quick, theme: first, language: ['en', 'de', 'vi'][index % 3] })
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme
    }, second)
    await expectContrast(page)
    const controls = page.locator('main :is(a[href], button, input, select, textarea, summary):visible:enabled')
    const named = () =>
      controls.evaluateAll((all) =>
        all
          .filter((each) => !(each instanceof HTMLInputElement && each.type === 'radio' && !each.checked))
          .map((each) => `${each.tagName} ${each.id} ${each.textContent?.trim()} ${each.getAttribute('name') ?? ''}`),
      )
    const before = await named()
    const reached = new Set<string>()
    // Radio buttons of one group are one stop, so there may be fewer stops than controls; the last one ends the loop.
    for (let presses = 0; presses < before.length + 20; presses++) {
      await page.keyboard.press('Tab')
      const at = await page.evaluate(() => {
        const focused = document.activeElement
        if (!(focused instanceof HTMLElement) || focused.closest('main') === null) return undefined
        const shown = [focused, ...Array.from(focused.closest('label')?.children ?? []), focused.parentElement].some(
          (each) => each instanceof HTMLElement && getComputedStyle(each).outlineStyle !== 'none',
        )
        return { name: `${focused.tagName} ${focused.id} ${focused.textContent?.trim()} ${focused.getAttribute('name') ?? ''}`, shown }
      })
      if (at === undefined) continue
      expect(at.shown, `${path}: the focus is to be seen at ${at.name}`).toBe(true)
      reached.add(at.name)
    }
    // A tournament runs meanwhile: controls that appeared or disappeared since are not checked.
    const after = new Set(await named())
    expect(
      before.filter((name) => after.has(name) && !reached.has(name)),
      path,
    ).toEqual([])
  }
})
