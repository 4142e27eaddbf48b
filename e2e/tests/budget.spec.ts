import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { games } from '@fairground/games'
import { expect, test, wearing } from '../fixture.ts'

const DIST = join(import.meta.dirname, '..', '..', 'web', 'dist')
const KB = 1024

interface Part {
  readonly file: string
  readonly imports?: readonly string[]
}

/** All scripts that a browser loads for these parts of the page, with their imports. */
function scriptsOf(...parts: readonly string[]): readonly string[] {
  const manifest: Readonly<Record<string, Part>> = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'))
  const found = new Set<string>()
  const take = (name: string): void => {
    if (found.has(name)) return
    found.add(name)
    for (const other of manifest[name].imports ?? []) take(other)
  }
  parts.forEach(take)
  return [...found].map((name) => manifest[name].file)
}

function packed(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0)
}

test('the first view needs at most 120 KB of compressed script', () => {
  const weight = packed(scriptsOf('index.html'))
  expect(weight).toBeGreaterThan(10 * KB)
  expect(weight).toBeLessThanOrEqual(120 * KB)
})

for (const game of Object.keys(games)) {
  test(`a table of ${game} is drawn with at most 140 KB of compressed script, and without its rules`, () => {
    const room = `../games/${game}`
    const scripts = scriptsOf('index.html', 'pages/TablePage.tsx', `${room}/board/board.tsx`, `${room}/text/en.ts`)
    expect(packed(scripts)).toBeLessThanOrEqual(140 * KB)
    expect(scripts.filter((file) => /\/(engine|rules|bot)/.test(file))).toEqual([])
  })

  test(`the art of a table of ${game} takes at most 25 KB compressed @long`, async ({ page }) => {
    await wearing(page, { language: 'en', theme: 'light', speed: 'off', sound: false, tips: false })
    const { id } = await (await page.request.post('/api/play', { data: { game } })).json()
    await page.goto(`/table/${id}`)
    await expect(page.locator('.choices .choice').first()).toBeAttached()
    const drawn = await page.locator('main.table svg').evaluateAll((all) => all.map((svg) => svg.outerHTML).join(''))
    expect(drawn.length).toBeGreaterThan(KB)
    expect(gzipSync(drawn).length).toBeLessThanOrEqual(25 * KB)
  })
}
