/**
 * How smoothly a table shows what happens: `npm run frames [-- game]`. Each game with bots in all seats but one, at the usual speed, on a
 * desktop and on a phone whose processor is four times as slow. It counts the frames in which something flies, turns or grows, and separately
 * those of the busiest second, when most things move at once. The exit code is 1 if fewer than 95 % of either take less than 20 ms.
 */
import { type APIRequestContext, type Browser, chromium as browserType, type Page } from '@playwright/test'
import { chromium, FLAGS } from './chromium.ts'
import { openServer } from './server.ts'

const SMOOTH = 20
const ENOUGH = 0.95
const SECONDS = 30
const SECOND = 1000
/** In milliseconds. */
const LOOK_EVERY = 200

interface Screen {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly deviceScaleFactor: number
  readonly slower: number
}

const SCREENS: readonly Screen[] = [
  { name: 'desk', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, slower: 1 },
  { name: 'slow phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, slower: 4 },
]

/** A frame: its time, the time since the previous frame, and how many things were moving. */
interface Frame {
  readonly at: number
  readonly took: number
  readonly moving: number
}

async function framesOf(browser: Browser, url: string, game: string, seats: number, screen: Screen): Promise<readonly Frame[]> {
  const { viewport, deviceScaleFactor, slower } = screen
  const context = await browser.newContext({ viewport, deviceScaleFactor, baseURL: url })
  const bots = Array.from({ length: seats - 1 }, (_, other) => ({ seat: other + 1, level: 'apprentice' }))
  await context.request.post('/api/guests', { data: { name: 'Mia' } })
  const { id } = await (await context.request.post('/api/tables', { data: { game, seats, seat: 0, bots, handover: 0 } })).json()
  await context.request.post(`/api/tables/${id}/start`, { data: {} })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('fairground.settings', JSON.stringify({ language: 'en', sound: false, tips: false }))
  })
  await page.goto(`/table/${id}`)
  await page.locator('.board *').first().waitFor()
  // The service worker caches the page once per release, which takes both cores of a small machine for two seconds.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const device = await context.newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const counted = countFrames(page)
  let isCounting = true
  const [frames] = await Promise.all([counted.finally(() => (isCounting = false)), playAlong(page, context.request, id, () => isCounting)])
  await context.close()
  return frames
}

/**
 * Plays for the person at the table, whenever all events have been shown. Over HTTP: the page is in the state of somebody who plays on the
 * board, with the side panel closed, and gets no input while things move.
 */
async function playAlong(page: Page, request: APIRequestContext, id: string, goesOn: () => boolean): Promise<void> {
  for (let turn = 0; goesOn(); ) {
    await page.waitForTimeout(LOOK_EVERY)
    const isTelling = await page.evaluate(() => document.querySelector('main.table.telling') !== null)
    if (isTelling) continue
    const { position } = await (await request.get(`/api/tables/${id}`)).json()
    if (position.result !== undefined) return
    if (position.moves.length === 0) continue
    await request.post(`/api/tables/${id}/acts`, { data: { act: { choice: turn++ % position.moves.length }, after: position.n } })
  }
}

/** An animation repeated this often never ends for a person, such as a flame or lights on the water. It tells no event and does not count. */
const ENDLESS = 1000

function countFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(
    ([seconds, endless]) =>
      new Promise<Frame[]>((resolve) => {
        const frames: Frame[] = []
        const begun = performance.now()
        let last = begun
        const tick = (at: number): void => {
          const moving = document
            .getAnimations()
            .filter(({ playState, effect }) => playState === 'running' && (effect?.getTiming().iterations ?? 1) < endless)
          frames.push({ at, took: at - last, moving: moving.length })
          last = at
          if (at - begun < seconds * 1000) requestAnimationFrame(tick)
          else resolve(frames)
        }
        requestAnimationFrame(tick)
      }),
    [SECONDS, ENDLESS] as const,
  )
}

/** The frames of the second in which most things move. */
function busiest(frames: readonly Frame[]): readonly Frame[] {
  let [from, most, sum] = [0, 0, 0]
  let best: readonly Frame[] = []
  for (const [to, frame] of frames.entries()) {
    sum += frame.moving
    while (frames[from].at < frame.at - SECOND) sum -= frames[from++].moving
    if (sum <= most) continue
    most = sum
    best = frames.slice(from, to + 1)
  }
  return best
}

const smooth = (frames: readonly Frame[]): number => frames.filter(({ took }) => took < SMOOTH).length / Math.max(1, frames.length)
const told = (frames: readonly Frame[]): string => {
  const took = frames.map((frame) => frame.took).sort((a, b) => a - b)
  return `${frames.length} frames, ${(100 * smooth(frames)).toFixed(1)} % under ${SMOOTH} ms, longest ${took[took.length - 1]?.toFixed(0) ?? 0} ms`
}

// Bots take their time, as at any table: immediate answers would draw two moves at once.
const server = await openServer({ FAIRGROUND_BOT_PAUSE: '700' })
const browser = await browserType.launch({ executablePath: chromium(), args: FLAGS })
const { games } = await (await fetch(`${server.url}/api/games`)).json()
for (const { id, seats } of games.filter(({ id }: { readonly id: string }) => process.argv.slice(2).every((word) => id.includes(word))))
  for (const screen of SCREENS) {
    const frames = await framesOf(browser, server.url, id, seats.max, screen)
    const moving = frames.filter((frame) => frame.moving > 0)
    const most = busiest(frames)
    const things = Math.max(0, ...most.map((frame) => frame.moving))
    process.stdout.write(`${id}, ${screen.name}: ${told(moving)}; busiest second (${things} things at once): ${told(most)}\n`)
    if (smooth(moving) < ENOUGH || smooth(most) < ENOUGH) process.exitCode = 1
  }
await browser.close()
await server.close()
