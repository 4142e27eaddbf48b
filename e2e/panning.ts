/**
 * How smoothly a large map moves: `node e2e/panning.ts [game]`. A late position of a game for four, Chromium with a processor four
 * times as slow, the map zoomed in and dragged in circles for ten seconds. Then the time until a press on the board is visible.
 */
import { setTimeout } from 'node:timers/promises'
import { NO_SEARCH, openBot } from '@fairground/bots'
import { games } from '@fairground/games'
import { fastRandom, rulesFor } from '@fairground/kernel'
import type { Snapshot } from '@fairground/protocol'
import { type APIRequestContext, chromium as browserType, type CDPSession, type Page } from '@playwright/test'
import { chromium, FLAGS } from './chromium.ts'
import { openServer } from './server.ts'

const OWN_MOVES = 140
const SECONDS = 10
const SMOOTH = 20
/** A mouse reports its position about every eight milliseconds. */
const MOUSE = 8
/** Time until a moved map is drawn sharply again. */
const REST = 1000

/** A table in a late position: bots in three seats, and the same bot chooses the moves of the own seat. */
async function lateTable(request: APIRequestContext, game: string): Promise<string> {
  const bots = [1, 2, 3].map((seat) => ({ seat, level: 'greedy' }))
  await request.post('/api/guests', { data: { name: 'Mia' } })
  const { id } = await (await request.post('/api/tables', { data: { game, seats: 4, seat: 0, bots, handover: 0 } })).json()
  await request.post(`/api/tables/${id}/start`, { data: {} })
  const gamePackage = await games[game]()
  const bot = await openBot(gamePackage, 'greedy', rulesFor(gamePackage.game, 4))
  const random = fastRandom(1)
  for (let own = 0; own < OWN_MOVES; ) {
    const { position }: Snapshot = await (await request.get(`/api/tables/${id}`)).json()
    if (position === undefined || position.result !== undefined) break
    if (position.moves.length === 0) continue
    const play = bot.choose(position.view as never, position.moves, NO_SEARCH, random)
    await request.post(`/api/tables/${id}/acts`, { data: { act: { play }, after: position.n } })
    own++
  }
  return id
}

/** The times between frames while the map is dragged, and the longest task in Chromium's trace. */
async function drag(page: Page, slow: CDPSession): Promise<{ readonly frames: readonly number[]; readonly longest: number }> {
  const frame = await page.locator('.fy-frame').boundingBox()
  if (frame === null) throw new Error('there is no map to move')
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  let longest = 0
  slow.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, dur } of value) if (name === 'RunTask') longest = Math.max(longest, Number(dur ?? 0) / 1000)
  })
  await slow.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  const frames = page.evaluate((seconds) => {
    return new Promise<number[]>((resolve) => {
      const times: number[] = []
      const tick = (time: number): void => {
        times.push(time)
        if (time - times[0] < seconds * 1000) requestAnimationFrame(tick)
        else resolve(times.slice(1).map((each, index) => each - times[index]))
      }
      requestAnimationFrame(tick)
    })
  }, SECONDS)
  let dragging = true
  void frames.then(() => {
    dragging = false
  })
  for (let step = 0; dragging; step++) {
    await page.mouse.move(x + Math.sin(step / 15) * 150, y + Math.cos(step / 21) * 100)
    await setTimeout(MOUSE)
  }
  await page.mouse.up()
  const traced = new Promise((resolve) => slow.once('Tracing.tracingComplete', resolve))
  await slow.send('Tracing.end')
  await traced
  return { frames: await frames, longest }
}

interface Press {
  readonly what: string
  readonly slowest: number
}

const GESTURES = {
  'the network': '.fy-tool >> nth=3',
  'the box': '.fy-tool >> nth=5',
  'closing the box': '.fy-page button',
  'a card of the market': '.fy-places .fy-take >> nth=1',
  'laying it back': '.fy-x',
}
const ROUNDS = 5
const ANSWER = 250

/** How long the page takes to react to some usual gestures. */
async function press(page: Page): Promise<readonly Press[]> {
  await page.evaluate(() => {
    Object.assign(window, { slowest: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) window.slowest = Math.max(window.slowest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const presses: Press[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const [what, button] of Object.entries(GESTURES)) {
      await page.locator(button).click()
      await page.waitForTimeout(ANSWER)
      const slowest = await page.evaluate(() => {
        const slow = window.slowest
        window.slowest = 0
        return slow
      })
      presses.push({ what, slowest })
    }
  return presses
}

declare global {
  interface Window {
    slowest: number
  }
}

const game = process.argv[2] ?? 'faiyum'
const server = await openServer()
const browser = await browserType.launch({ executablePath: chromium(), args: FLAGS })
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: server.url })
const page = await context.newPage()
await page.goto(`/table/${await lateTable(context.request, game)}`)
await page.locator('.fy-frame').waitFor()
for (let closer = 0; closer < 2; closer++) {
  await page.locator('.fy-tool').first().click()
  await page.waitForTimeout(400)
}
const slow = await context.newCDPSession(page)
await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 })
const { frames, longest } = await drag(page, slow)
const sorted = frames.toSorted((a, b) => a - b)
const smooth = (100 * frames.filter((each) => each < SMOOTH).length) / frames.length
process.stdout.write(
  `${game}: ${frames.length} frames in ${SECONDS} s, ${smooth.toFixed(1)} % under ${SMOOTH} ms, 95th percentile ` +
    `${sorted[Math.floor(sorted.length * 0.95)].toFixed(1)} ms; longest task ${longest.toFixed(0)} ms\n`,
)
await page.locator('.fy-tool').nth(2).click()
await setTimeout(REST)
const presses = await press(page)
for (const what of Object.keys(GESTURES)) {
  const times = presses.filter((each) => each.what === what).map(({ slowest }) => slowest)
  process.stdout.write(`  pressing ${what}: ${times.map((time) => time.toFixed(0)).join(', ')} ms\n`)
}
await browser.close()
await server.close()
