import { expect, expectAccessible, test, wearing } from '../fixture.ts'

const quick = { language: 'en', theme: 'light', speed: 'off', sound: false }

test('a guest becomes an account, signs in on another device, finds the table again, and is erased', async ({ page, browser }) => {
  await wearing(page, quick)
  await page.goto('/')
  await page.locator('.cover-fair-trade .play').click()
  await expect(page.locator('.ft')).toBeVisible()

  await page.goto('/me')
  await page.getByLabel('Name', { exact: true }).fill('Ngọc')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.locator('.bar-me')).toHaveText('Ngọc')
  const door = page.locator('form', { hasText: 'Keep your games' })
  await door.getByLabel('Login').fill('ngoc')
  await door.getByLabel('Password').fill('a lantern on the river')
  await door.getByRole('button', { name: 'Make an account' }).click()
  await expect(page.getByRole('heading', { name: 'Change the password' })).toBeVisible()
  await expectAccessible(page)

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await wearing(phone, quick)
  await phone.goto('/me')
  await phone.getByLabel('Login').fill('ngoc')
  await phone.getByLabel('Password').fill('wrong')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.locator('.notice.bad')).toBeVisible()
  await phone.getByLabel('Password').fill('a lantern on the river')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.locator('.bar-me')).toHaveText('Ngọc')
  await phone.goto('/')
  await phone.getByRole('link', { name: 'Go on' }).first().click()
  await expect(phone.locator('.ft')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await phone.goto('/me')
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible()

  await page.getByRole('button', { name: 'Erase me' }).click()
  await page.getByRole('dialog').getByLabel('Password').fill('a lantern on the river')
  await page.getByRole('button', { name: 'Erase me for good' }).click()
  await expect(page.locator('.bar-me')).toHaveText('You')
  await phone.context().close()
})

test('all pages about people are free of what axe objects to, and every control is reached by the keyboard and seen there @long', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await page.context().request.post('/api/guests', { data: { name: 'Anna' }, headers: { origin: baseURL } })
  const { id } = await (await page.context().request.get('/api/me')).json()
  const pages = ['/people', '/people/boards', '/people/ratings', `/people/${id}`, '/clubs', '/tournaments', '/me']
  for (const [index, path] of pages.entries()) {
    await wearing(page, { ...quick, theme: index % 2 === 0 ? 'light' : 'dark', language: ['en', 'de', 'vi'][index % 3] })
    await page.goto(path)
    await expect(page.locator('main :is(h1, h2)').first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expectAccessible(page)
    const controls = page.locator('main :is(a[href], button, input, select, textarea, summary):visible:enabled')
    const count = await controls.count()
    const reached = new Set<string>()
    // Radios of one name are one stop, so fewer stops than controls may do; the last one ends it.
    for (let presses = 0; presses < count + 20; presses++) {
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
      expect(at, `${path}: the focus is to be seen`).toMatchObject({ shown: true })
      reached.add(at.name)
    }
    const wanted = await controls.evaluateAll((all) =>
      all
        .filter((each) => !(each instanceof HTMLInputElement && each.type === 'radio' && !each.checked))
        .map((each) => `${each.tagName} ${each.id} ${each.textContent?.trim()} ${each.getAttribute('name') ?? ''}`),
    )
    expect(
      wanted.filter((name) => !reached.has(name)),
      path,
    ).toEqual([])
  }
})
