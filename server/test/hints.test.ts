import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageAsked } from '../http/hints.ts'
import { type RunningServer, withServer } from './serving.ts'
import { inFolder } from './temporary.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  'pages/TablePage.tsx': { file: 'assets/table.js', imports: ['_base.js', '_shared.js'], css: ['assets/table.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '../games/fair-trade/game.ts': { file: 'assets/rules.js' },
  '../games/fair-trade/summary.ts': { file: 'assets/summary.js' },
  '../games/fair-trade/board/board.tsx': { file: 'assets/board.js' },
  '../games/fair-trade/text/de.ts': { file: 'assets/words-de.js' },
  '../games/faifo/board/board.tsx': { file: 'assets/other-board.js' },
  'files/inter-latin-wght-normal.woff2': { file: 'assets/inter.woff2' },
  'pages/Rules.tsx': { file: 'assets/rules-page.js', imports: ['_base.js', '_shared.js'] },
  '../games/fair-trade/lesson/lesson.ts': { file: 'assets/lesson.js' },
  '../games/fair-trade/board/cover.svg': { file: 'assets/cover.svg' },
  'pages/SetUp.tsx': { file: 'assets/set-up.js', css: ['assets/gather.css'] },
}

/** A server with a built page. */
function withPage(play: (server: RunningServer) => Promise<void>): Promise<void> {
  return inFolder(async (page) => {
    await mkdir(join(page, '.vite'))
    await writeFile(join(page, '.vite', 'manifest.json'), JSON.stringify(manifest))
    await writeFile(join(page, 'index.html'), '<html><head></head><body></body></html>')
    await withServer({ page }, play)
  })
}

describe("A table's page", () => {
  it('preloads everything that its game needs, with all imports, and nothing twice', () =>
    withPage(async (server) => {
      const anna = await server.guest('Anna')
      const { id } = await anna.post('/api/play', { game: 'fair-trade' })
      const page = await (await anna.send('GET', `/table/${id}`, undefined, { 'accept-language': 'de-AT, en;q=0.5' })).text()
      for (const file of ['table.js', 'shared.js', 'summary.js', 'board.js', 'inter.woff2', 'words-de.js', 'table.css'])
        expect(page.split(`"/assets/${file}"`)).toHaveLength(2)
      expect(page).toContain('<meta name="game" content="fair-trade">')
      for (const file of ['index.js', 'base.js', 'rules.js', 'other-board.js']) expect(page).not.toContain(`"/assets/${file}"`)
    }))

  it('does not show a stranger what is played at a private table', () =>
    withPage(async (server) => {
      const { id } = await (await server.guest('Anna')).post('/api/tables', { game: 'fair-trade', seats: 2, visibility: 'private' })
      const stranger = await server.guest('Ben')
      for (const path of [`/table/${id}`, '/table/nothing', '/settings'])
        expect(await (await stranger.send('GET', path)).text()).toBe('<html><head></head><body></body></html>')
    }))

  it('uses the first of our languages that the browser asks for', () => {
    expect(languageAsked('fr, vi;q=0.8, de;q=0.5')).toBe('vi')
    expect(languageAsked('DE-at')).toBe('de')
    expect(languageAsked('fr')).toBe('en')
    expect(languageAsked(undefined)).toBe('en')
  })
})

describe('A page about a game', () => {
  const named = (page: string) => [...page.matchAll(/"\/assets\/([\w.-]+)"/g)].map(([, file]) => file).sort()

  it('preloads its board, its cover and the lesson of its pictures, for the rules', () =>
    withPage(async (server) => {
      const page = await (await server.client().send('GET', '/rules/fair-trade', undefined, { 'accept-language': 'de' })).text()
      expect(named(page)).toEqual(['board.js', 'cover.svg', 'lesson.js', 'rules-page.js', 'rules.js', 'shared.js', 'words-de.js'])
    }))

  it('preloads its texts and no board, for setting up a table, and nothing for an unknown game', () =>
    withPage(async (server) => {
      const at = async (path: string) =>
        named(await (await server.client().send('GET', path, undefined, { 'accept-language': 'de' })).text())
      expect(await at('/new/fair-trade')).toEqual(['gather.css', 'set-up.js', 'words-de.js'])
      expect(await at('/rules/nothing')).toEqual(['rules-page.js', 'shared.js'])
    }))
})

describe("The page's folder", () => {
  it('serves no hidden files, in particular not the build manifest', () =>
    withPage(async (server) => {
      for (const path of [
        '/.vite/manifest.json',
        '/%2evite/manifest.json',
        '/.%76ite/manifest.json',
        '//.vite/manifest.json',
        '/assets/..%2f.vite/manifest.json',
      ]) {
        const response = await server.client().send('GET', path)
        expect(await response.text(), path).not.toContain('index.html')
      }
      expect((await server.client().send('GET', '/.vite/manifest.json')).status).toBe(404)
      expect((await server.client().send('GET', '/')).status).toBe(200)
    }))
})
