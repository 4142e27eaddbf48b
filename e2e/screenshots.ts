/**
 * Pictures of every screen, on a desktop and on a phone, light and dark, in three languages, into screenshots/ (which git ignores):
 * `npm run screenshots`, or `npm run screenshots -- faifo phone-dark` for those whose names contain these words. `npm run screenshots -- readme`
 * takes those of the README, one for each game, into docs/pictures.
 * screenshots/sheets/ has all combinations of a screen side by side.
 */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { games } from '@fairground/games'
import { LANGUAGES } from '@fairground/kernel'
import { chromium as browserType, type Page } from '@playwright/test'
import { chromium, FLAGS } from './chromium.ts'
import { finishedTable } from './finished.ts'
import { playUntil } from './playing.ts'
import { openServer } from './server.ts'

const README = join(import.meta.dirname, '..', 'docs', 'pictures')
const FOLDER = join(import.meta.dirname, '..', 'screenshots')
const SHEETS = join(FOLDER, 'sheets')
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const
const COMBINATIONS = (['light', 'dark'] as const).flatMap((theme) => LANGUAGES.map((language) => ({ theme, language })))
type Look = (typeof COMBINATIONS)[number]
const MIDDLE = 12
const KEY = 'fairground.settings'

interface Shot {
  readonly name: string
  /** Signed in as the host, who sees more and has tables and finished games. */
  readonly asHost?: boolean
  /** A reload would lose the screen, so it is opened again for each picture. */
  readonly fleeting?: boolean
  open(page: Page): Promise<void>
  /** Waits until the screen is complete, after it was opened or reloaded with another theme and language. */
  ready(page: Page): Promise<void>
}

const visit = (name: string, path: string): Shot => ({
  name,
  async open(page) {
    await page.goto(path)
  },
  async ready(page) {
    await page.locator('h1').first().waitFor({ state: 'attached' })
    // Parts that are drawn late, such as the examples of the rules, must be on the picture, too.
    await page.waitForLoadState('networkidle')
    for (const late of await page.locator('.illustration').all()) await late.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 0))
  },
})

const asHost = (shot: Shot): Shot => ({ ...shot, asHost: true })

/** A game against bots after so many moves, with one of the tabs next to the board open. */
function inGame(id: string, name: string, moves: number, tab = 'log'): Shot {
  return {
    name: `${id}-${name}`,
    async open(page) {
      await page.goto('/')
      // On a phone a stall leads to its game's own page, and its button is not visible.
      await page.locator(`.cover-${id} .play`).evaluate((button: HTMLElement) => button.click())
      await page.locator('.prompt').waitFor({ state: 'attached' })
      await playUntil(page, '.end', moves)
    },
    async ready(page) {
      // Until it is our turn again and all events have been shown.
      await page.locator('.choices .choice').first().waitFor({ state: 'attached' })
      await page.locator(`.tab.${tab}`).evaluate((button: HTMLElement) => button.click())
      // On a phone the tabs are behind the icons in the bar and cover the table, so the log stays closed there.
      const sign = page.locator('.top-bar button').nth(['log', 'rules', 'choices'].indexOf(tab))
      if (tab !== 'log' && (await sign.isVisible())) {
        await sign.click()
        await page.locator('.rail.open').waitFor()
      }
    },
  }
}

/** A screen of a finished game. */
function afterwards(id: string, name: string, path: (table: string) => string, ready: string): Shot {
  return {
    name: `${id}-${name}`,
    async open(page) {
      await page.goto(path(await finishedTable(page.request, id, 3)))
    },
    ready: (page) => page.locator(ready).first().waitFor(),
  }
}

/** A table that waits for its players. */
const lobby = (id: string): Shot => ({
  name: `${id}-lobby`,
  async open(page) {
    await page.goto(`/new/${id}`)
    await page.locator('form .primary').last().click()
  },
  ready: (page) => page.locator('.invite').waitFor(),
})

/** The profile of the signed-in person as everybody sees it: record, ratings, last games. */
const profile: Shot = {
  ...visit('profile', '/people'),
  asHost: true,
  async open(page) {
    const { id } = await (await page.request.get('/api/me')).json()
    await page.goto(`/people/${id}`)
  },
}

const curtain: Shot = {
  name: 'hot-seat-curtain',
  fleeting: true,
  async open(page) {
    await page.goto('/hot-seat/faifo')
    const seats = page.locator('.here-seat select')
    await seats.first().waitFor()
    await seats.nth(1).selectOption('person')
    await page.locator('form .primary').last().click()
  },
  ready: (page) => page.locator('.curtain').waitFor(),
}

const shots: readonly Shot[] = [
  visit('home', '/'),
  visit('settings', '/settings'),
  visit('me', '/me'),
  visit('host', '/host'),
  visit('join', '/join/nobody-invited'),
  visit('reset', '/reset'),
  visit('replay', '/replay'),
  visit('fairness', '/fairness'),
  visit('offline', '/offline'),
  visit('hot-seat', '/hot-seat'),
  curtain,
  visit('campaign', '/campaign/faiyum'),
  asHost(visit('home-tables', '/')),
  asHost(visit('me-account', '/me')),
  asHost(visit('host-open', '/host')),
  asHost(visit('people', '/people')),
  profile,
  visit('people-boards', '/people/boards'),
  visit('people-ratings', '/people/ratings'),
  asHost(visit('tournaments', '/tournaments')),
  asHost(visit('clubs', '/clubs')),
  visit('learn', '/learn'),
  visit('workshop', '/workshop'),
  inGame('faifo', 'choices', 0, 'choices'),
  inGame('faifo', 'rules-beside', 0, 'rules'),
  visit('pieces', '/dev'),
  ...Object.keys(games).map((id) => visit(`pieces-${id}`, `/dev/${id}`)),
  visit('docs', '/docs'),
  visit('docs-architecture', '/docs/architecture'),
  visit('not-found', '/nowhere'),
  visit('no-table', '/table/there-is-none'),
  ...Object.keys(games).flatMap((id) => [
    visit(`${id}-set-up`, `/new/${id}`),
    visit(`${id}-learn`, `/learn/${id}`),
    visit(`${id}-rules`, `/rules/${id}`),
    visit(`${id}-offline`, `/offline/${id}`),
    visit(`${id}-workshop`, `/workshop/${id}`),
    visit(`${id}-puzzles`, `/puzzles/${id}`),
    lobby(id),
    inGame(id, 'start', 0),
    inGame(id, 'middle', MIDDLE),
    // The curve is computed from the whole record, and appears a moment later.
    afterwards(id, 'end', (table) => `/table/${table}`, '.curve-plot'),
    afterwards(id, 'replay', (table) => `/replay/${table}?n=20`, '.replay-controls'),
    afterwards(id, 'fairness', (table) => `/fairness/${table}`, 'h1'),
  ]),
]

/** After so many choices there is something to see in each game, and a choice to make. */
const FOR_README: Readonly<Record<string, number>> = { counterfeiters: 12, faifo: 7, faiyum: 24, 'fair-trade': 8 }

const words = process.argv.slice(2)
const forReadme = words.includes('readme')
const server = await openServer()
const browser = await browserType.launch({ executablePath: chromium(), args: FLAGS })
const host = await theHost()
let count = 0
let failed = 0
if (forReadme) await readmePictures()
else await allPictures()
await browser.close()
await server.close()
process.stdout.write(`${count} pictures in ${forReadme ? README : FOLDER}${failed > 0 ? `, ${failed} failed` : ''}\n`)
process.exitCode = failed === 0 ? 0 : 1

async function allPictures(): Promise<void> {
  if (words.length === 0) await rm(FOLDER, { recursive: true, force: true })
  await mkdir(SHEETS, { recursive: true })
  for (const shot of shots)
    for (const size of ['desk', 'phone'] as const) {
      const wanted = COMBINATIONS.map((look) => ({ look, name: `${shot.name}-${size}-${look.theme}-${look.language}` })).filter(
        ({ name }) => words.every((word) => name.includes(word)),
      )
      if (wanted.length === 0) continue
      const names = await pictures(shot, size, wanted)
      if (names.length > 1) await sheet(`${shot.name}-${size}`, names, size)
    }
}

/** One page for all themes and languages of a screen, reloaded for each: the game is played only once. */
async function pictures(shot: Shot, size: keyof typeof SIZES, wanted: readonly { look: Look; name: string }[]): Promise<string[]> {
  const context = await browser.newContext({ viewport: SIZES[size], baseURL: server.url, ...(shot.asHost && { storageState: host }) })
  const page = await context.newPage()
  const taken: string[] = []
  let opened = false
  for (const { look, name } of wanted)
    try {
      const settings = JSON.stringify({ ...look, speed: 'off', sound: false, paper: 'choices' })
      if (!opened || shot.fleeting) {
        await page.addInitScript(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value), [KEY, settings] as const)
        if (opened) await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, settings] as const)
        await shot.open(page)
        opened = true
      } else {
        await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, settings] as const)
        await page.reload()
      }
      await shot.ready(page)
      await page.waitForTimeout(400)
      await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: size === 'phone' || shot.name.startsWith('pieces') })
      taken.push(name)
    } catch (error) {
      failed++
      process.stderr.write(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`)
    }
  await context.close()
  count += taken.length
  return taken
}

/** Pictures side by side, small enough to be seen together: of long pages the first two screens. */
async function sheet(name: string, names: readonly string[], size: keyof typeof SIZES): Promise<void> {
  const width = size === 'desk' ? 900 : 300
  const page = await browser.newPage({ viewport: { width: width * (size === 'desk' ? 2 : 6), height: 100 } })
  const shown = await Promise.all(
    names.map(async (one) => `<figure><img src="data:image/png;base64,${await readFile(join(FOLDER, `${one}.png`), 'base64')}"></figure>`),
  )
  await page.setContent(`<style>body { margin: 0; display: flex; flex-wrap: wrap } img { width: 100%; display: block }
    figure { margin: 0; width: ${width - 4}px; padding: 2px; max-height: 1240px; overflow: hidden }</style>${shown.join('')}`)
  await page.screenshot({ path: join(SHEETS, `${name}.png`), fullPage: true })
  await page.close()
}

/** A table of each game as the README shows it: desktop, light theme, English. */
async function readmePictures(): Promise<void> {
  for (const id of Object.keys(games)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: server.url })
    // A guest with a short name: a random one might be longer than a hull or a plaque.
    await context.request.post('/api/guests', { data: { name: 'Lan' } })
    const page = await context.newPage()
    await page.addInitScript((chosen) => localStorage.setItem('fairground.settings', JSON.stringify(chosen)), {
      language: 'en',
      theme: 'light',
      speed: 'off',
      sound: false,
      tips: false,
      paper: 'choices',
    })
    const shot = inGame(id, 'readme', FOR_README[id] ?? 6)
    await shot.open(page)
    await shot.ready(page)
    // Not while our last move may still be taken back.
    await page.locator('.prompt.own').waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    await page.screenshot({ path: join(README, `${id}.jpg`), type: 'jpeg', quality: 80 })
    count++
    await context.close()
  }
}

/** The cookies of the first account of the server, with finished games and running tables. */
async function theHost() {
  const context = await browser.newContext({ baseURL: server.url })
  const { request } = context
  const post = async (path: string, data: unknown) => (await request.post(path, { data })).json()
  await post('/api/guests', { name: 'Hanna' })
  await post('/api/me/account', { login: 'hanna', password: 'a lantern in the harbour' })
  await finishedTable(request, 'fair-trade', 2)
  for (const game of ['faifo', 'faiyum']) await post('/api/play', { game })
  await post('/api/tables', { game: 'counterfeiters', seats: 3, visibility: 'listed' })
  const state = await context.storageState()
  await context.close()
  return state
}
