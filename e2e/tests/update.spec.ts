import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect, test as shared, visit } from '../fixture.ts'
import { playUntil } from '../playing.ts'

const BUILT = join(import.meta.dirname, '..', '..', 'web', 'dist')
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
}

/** The page from its own folder, which can be replaced by another release while people play. */
const test = shared.extend<{ release: { readonly url: string; next(): Promise<void> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the required fixtures from this pattern
  release: async ({}, use) => {
    const page = await mkdtemp(join(tmpdir(), 'fairground-release-'))
    await cp(BUILT, page, { recursive: true })
    const server = createServer(({ url = '/' }, response) => void answer(page, new URL(url, 'http://page').pathname, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await use({ url: `http://127.0.0.1:${port}`, next: () => anotherRelease(page) })
    server.closeAllConnections()
    server.close()
    await rm(page, { recursive: true })
  },
})

async function answer(page: string, path: string, response: ServerResponse): Promise<void> {
  // Addresses of pages have no file; API requests get no answer.
  const file = extname(path) === '' ? '/index.html' : path
  const found = path.startsWith('/api') ? undefined : await readFile(join(page, file)).catch(() => undefined)
  response.writeHead(found === undefined ? 404 : 200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
  response.end(found)
}

/** Another checksum, and without the old lazily loaded parts. */
async function anotherRelease(page: string): Promise<void> {
  const worker = await readFile(join(page, 'sw.js'), 'utf8')
  const assets = (await readdir(join(page, 'assets'))).filter((name) => /^Settings-.*\.js$/.test(name))
  expect(assets).toHaveLength(1)
  await unlink(join(page, 'assets', assets[0]))
  const [laid] = /\["\/.*?\]/.exec(worker) ?? ['[]']
  const files = (JSON.parse(laid) as readonly string[]).filter((name) => !name.endsWith(assets[0]))
  const next = worker.replace(laid, JSON.stringify(files)).replace(/fairground-[0-9a-f]{16}/, 'fairground-0000000000000000')
  await writeFile(join(page, 'sw.js'), next)
}

async function isTakenOver(): Promise<boolean> {
  return (await navigator.serviceWorker.ready).waiting === null
}

test('a new release is announced, and no running game breaks @long', async ({ page, release }) => {
  await visit(page, `${release.url}/offline`)
  await expect(page.locator('[data-laid-by=ready]')).toBeVisible()
  await page.goto(`${release.url}/offline/fair-trade`)
  await page.getByRole('button', { name: 'Deal' }).click()
  await playUntil(page, '.end', 3)
  await expect(page.locator('.ft-round')).toContainText('Round 3')
  await release.next()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const notice = page.getByText('A new release of Fairground is here')
  await expect(notice).toBeVisible()
  // The player decides: the game continues under the release in which it was opened.
  await playUntil(page, '.end', 1)
  await expect(page.locator('.ft-round')).toContainText('Round 4')
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(notice).toHaveCount(0)
  // A part that the server no longer has comes from the cache.
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('.ft-round')).toContainText('Round 4')
  await page.reload()
  await expect(notice).toBeVisible()
  // The browser decides when the new worker takes over; while the notice is visible, it is pressed again.
  const take = page.getByRole('button', { name: 'Load it now' })
  await expect(async () => {
    if (await take.isVisible()) await take.click()
    await expect.poll(() => page.evaluate(isTakenOver), { timeout: 12_000 }).toBe(true)
  }).toPass({ timeout: 60_000 })
  await expect(notice).toHaveCount(0)
  await expect(page.locator('.ft-round')).toContainText('Round 4')
  await playUntil(page, '.end', 1)
  await expect(page.locator('.ft-round')).toContainText('Round 5')
})
