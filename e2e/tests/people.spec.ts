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
