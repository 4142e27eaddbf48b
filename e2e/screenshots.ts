/**
 * Pictures of every screen, at a desk and on a phone, light and dark, in three languages, into screenshots/ (which git ignores):
 * `npm run screenshots`, or `npm run screenshots -- faifo phone-dark` for those whose names hold these words. `npm run screenshots -- readme`
 * takes those of the README, one a game, into docs/pictures.
 */
import { mkdir, rm } from 'node:fs/promises'
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
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const
const MIDDLE = 12

interface Shot {
  readonly name: string
  /** Whoever runs the server sees more, and has tables and a past. */
  readonly asHost?: boolean
  take(page: Page): Promise<void>
}

const visit = (name: string, path: string): Shot => ({
  name,
  async take(page) {
    await page.goto(path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    // What is drawn late, such as the examples of the rules, is to be on the picture too.
    await page.waitForLoadState('networkidle')
    for (const late of await page.locator('.illustration').all()) await late.scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    await page.evaluate(() => scrollTo(0, 0))
  },
})

const asHost = (shot: Shot): Shot => ({ ...shot, asHost: true })

/** A game against bots with one of the papers beside the board open. */
function beside(id: string, name: string, tab: string): Shot {
  const game = inGame(id, name, 0)
  return {
    ...game,
    async take(page) {
      await game.take(page)
      await page.locator(`.tab.${tab}`).evaluate((button: HTMLElement) => button.click())
    },
  }
}

/** A game against bots, so many moves in. */
function inGame(id: string, name: string, moves: number): Shot {
  return {
    name: `${id}-${name}`,
    async take(page) {
      await page.goto('/')
      // On a phone a stall leads to its game's own page, and has no button in sight.
      await page.locator(`.cover-${id} .play`).evaluate((button: HTMLElement) => button.click())
      await page.locator('.prompt').waitFor({ state: 'attached' })
      await playUntil(page, '.end', moves)
      // Until it is one's turn again, and all that is told has been told.
      await page.locator('.choices .choice').first().waitFor({ state: 'attached' })
      // The pictures show the table as it is at first: with the log.
      await page.locator('.tab.log').evaluate((tab: HTMLElement) => tab.click())
    },
  }
}

/** What is to be seen of a game that has ended. */
function afterwards(id: string, name: string, path: (table: string) => string, ready: string): Shot {
  return {
    name: `${id}-${name}`,
    async take(page) {
      await page.goto(path(await finishedTable(page.request, id, 3)))
      await page.locator(ready).first().waitFor()
    },
  }
}

/** A table that waits for its players. */
const lobby = (id: string): Shot => ({
  name: `${id}-lobby`,
  async take(page) {
    await page.goto(`/new/${id}`)
    await page.locator('form .primary').last().click()
    await page.locator('.invite').waitFor()
  },
})

/** What everybody sees of the one who looks: record, ratings, the last games. */
const profile: Shot = {
  name: 'profile',
  asHost: true,
  async take(page) {
    const { id } = await (await page.request.get('/api/me')).json()
    await visit('profile', `/people/${id}`).take(page)
  },
}

const curtain: Shot = {
  name: 'hot-seat-curtain',
  async take(page) {
    await page.goto('/hot-seat/faifo')
    const seats = page.locator('.here-seat select')
    await seats.first().waitFor()
    await seats.nth(1).selectOption('person')
    await page.locator('form .primary').last().click()
    await page.locator('.curtain').waitFor()
  },
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
  beside('faifo', 'choices', 'choices'),
  beside('faifo', 'rules-beside', 'rules'),
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
    afterwards(id, 'end', (table) => `/table/${table}`, '.end'),
    afterwards(id, 'replay', (table) => `/replay/${table}?n=20`, '.replay-controls'),
    afterwards(id, 'fairness', (table) => `/fairness/${table}`, 'h1'),
  ]),
]

/** So many choices into each game there is something to see, and somebody is asked. */
const FOR_README: Readonly<Record<string, number>> = { counterfeiters: 12, faifo: 7, faiyum: 24, 'fair-trade': 8 }

const words = process.argv.slice(2)
const forReadme = words.includes('readme')
const server = await openServer()
const browser = await browserType.launch({ executablePath: chromium(), args: FLAGS })
const host = await theHost()
let taken = 0
let failed = 0
if (forReadme) await readmePictures()
else await allPictures()
await browser.close()
await server.close()
process.stdout.write(`${taken} pictures in ${forReadme ? README : FOLDER}${failed > 0 ? `, ${failed} failed` : ''}\n`)
process.exitCode = failed === 0 ? 0 : 1

async function allPictures(): Promise<void> {
  if (words.length === 0) await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  for (const shot of shots)
    for (const [size, viewport] of Object.entries(SIZES))
      for (const theme of ['light', 'dark'] as const)
        for (const language of LANGUAGES) {
          const name = `${shot.name}-${size}-${theme}-${language}`
          if (!words.every((word) => name.includes(word))) continue
          const context = await browser.newContext({ viewport, baseURL: server.url, ...(shot.asHost && { storageState: host }) })
          const page = await context.newPage()
          await page.addInitScript((chosen) => localStorage.setItem('fairground.settings', JSON.stringify(chosen)), {
            language,
            theme,
            speed: 'off',
            sound: false,
            paper: 'choices',
          })
          try {
            await shot.take(page)
            await page.waitForTimeout(300)
            await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: size === 'phone' || shot.name.startsWith('pieces') })
            taken++
          } catch (error) {
            failed++
            process.stderr.write(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`)
          }
          await context.close()
        }
}

/** A table of each game as its README shows it: a desk by day, in English. */
async function readmePictures(): Promise<void> {
  for (const id of Object.keys(games)) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: server.url })
    // Somebody with a short name: a drawn one might be longer than a hull or a plaque.
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
    await inGame(id, 'readme', FOR_README[id] ?? 6).take(page)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    await page.screenshot({ path: join(README, `${id}.jpg`), type: 'jpeg', quality: 80 })
    taken++
    await context.close()
  }
}

/** The first account of the server, with games played and tables under way, as its cookies. */
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
