/**
 * How long a review of a game for four takes, in a browser on a processor four times as slow and on the server: `npm run measure-reviews`, or
 * `npm run measure-reviews -- faiyum` for some of the games. The exit code is 1 if one takes too long. The three others are Traders; the reviewed
 * player does not search, and so has losses to explain.
 */
import { games } from '@fairground/games'
import { checkedOptions, type MatchRecord, record } from '@fairground/kernel'
import { openReview, playMatch } from '@fairground/review'
import { type APIRequestContext, type Browser, chromium as browserType, type Page } from '@playwright/test'
import { chromium, FLAGS } from './chromium.ts'
import { openServer } from './server.ts'
import { slowed } from './slowed.ts'

const SLOWER = 4
const SEATS = 4
/** Seconds. */
const MOST = { browser: 60, server: 10 }
const MOST_OF_THE_LONG_GAME = { browser: 180, server: 30 }
const LONG_GAME = 'faiyum'

async function playedGame(id: string): Promise<MatchRecord> {
  const gamePackage = await games[id]()
  const options = checkedOptions(gamePackage.game, {}, SEATS)
  const bots = ['apprentice', 'trader', 'trader', 'trader'] as const
  return record(await playMatch(gamePackage, { options, seats: SEATS, seed: `a review of ${id} to be timed`, bots }))
}

/** The time from the press on a link to the complete review, with the processor slow throughout; and until the first text. */
async function inBrowser(browser: Browser, page: Page, table: string): Promise<{ first: number; whole: number }> {
  await page.goto('/')
  const asBefore = await slowed(browser, SLOWER)
  try {
    const began = performance.now()
    await page.goto(`/review/${table}?seat=0`, { waitUntil: 'commit' })
    const patient = { timeout: 600_000 }
    await page.locator('main.review-page progress').waitFor(patient)
    const first = performance.now() - began
    await page.locator('main.review-page[data-state=over]').waitFor(patient)
    return { first, whole: performance.now() - began }
  } finally {
    await asBefore()
  }
}

/** The time from the request until the review can be fetched. */
async function onServer(request: APIRequestContext, table: string): Promise<number> {
  const path = `/api/tables/${table}/review`
  const began = performance.now()
  let answer = await request.post(path, { data: { seat: 0 } })
  for (;;) {
    const { state, because } = await answer.json()
    if (state === 'done') return performance.now() - began
    if (!answer.ok() || state === 'failed') throw new Error(`no review: ${because ?? answer.status()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
    answer = await request.get(`${path}?seat=0`)
  }
}

/** The CPU time of the review itself, without browser and server. */
async function alone(written: MatchRecord): Promise<number> {
  const before = process.cpuUsage()
  const reviewer = await openReview(await games[written.game](), { record: written, seat: 0 })
  while (reviewer.step());
  reviewer.review()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)
const asked = process.argv.slice(2)
const unknown = asked.find((id) => !Object.hasOwn(games, id))
if (unknown !== undefined) throw new Error(`there is no game ${unknown}`)
const server = await openServer()
const browser = await browserType.launch({ executablePath: chromium(), args: FLAGS })
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, baseURL: server.url })
try {
  const page = await context.newPage()
  // Starting a game makes this browser a guest, who may import other games and ask for reviews.
  await context.request.post('/api/play', { data: { game: 'fair-trade' } })
  for (const id of asked.length > 0 ? asked : Object.keys(games)) {
    const written = await playedGame(id)
    const handed = await context.request.post('/api/me/records', { data: { record: written, seed: written.seed } })
    if (!handed.ok()) throw new Error(await handed.text())
    const { table } = await handed.json()
    const most = id === LONG_GAME ? MOST_OF_THE_LONG_GAME : MOST
    const waited = await onServer(context.request, table.id)
    const cpu = await alone(written)
    const { first, whole } = await inBrowser(browser, page, table.id)
    process.stdout.write(
      `${id}, ${SEATS} players, ${written.entries.length} entries: on the server ${seconds(waited)} s of ${most.server} (${seconds(cpu)} s of one core), ` +
        `in a browser ${SLOWER} times as slow ${seconds(whole)} s of ${most.browser}, with progress after ${seconds(first)} s\n`,
    )
    if (waited > 1000 * most.server || whole > 1000 * most.browser) process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.close()
}
