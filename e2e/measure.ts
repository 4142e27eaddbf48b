/**
 * How soon a phone shows a board, and how soon it reacts to a press while bots think in the browser: `npm run measure`, or
 * `npm run measure -- faifo` for games whose names contain this word. Chromium with a phone's screen, a processor four times as slow and a
 * connection of 1.6 Mbit/s with 150 ms of delay; medians of five. Also the size of the page's script, by chunk.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium as browserType } from '@playwright/test'
import { chromium, FLAGS } from './chromium.ts'
import { median, pressesWhileBotsThink } from './presses.ts'
import { openServer } from './server.ts'

const RUNS = 5
/** Time until fonts and late parts are loaded, in milliseconds. */
const SETTLES = 1500
const DIST = join(import.meta.dirname, '..', 'web', 'dist')
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

interface Run {
  readonly first: number
  readonly again: number
  readonly weight: number
  readonly longest: number
  readonly shift: number
}

async function oneRun(browser: Browser, url: string, game: string): Promise<Run> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, baseURL: url })
  const table = await (await context.request.post('/api/play', { data: { game } })).json()
  const first = await visit(context, `/table/${table.id}`)
  const again = await visit(context, `/table/${table.id}`)
  await context.close()
  return { first: first.took, again: again.took, weight: first.weight, longest: first.longest, shift: first.shift }
}

interface Visit {
  readonly took: number
  readonly weight: number
  readonly longest: number
  readonly shift: number
}

/** Opens the address as a first or a returning visitor does: from an empty page, so that leaving the previous page is not counted. */
async function visit(context: BrowserContext, path: string): Promise<Visit> {
  const [page = await context.newPage()] = context.pages()
  const phone = await context.newCDPSession(page)
  await phone.send('Network.enable')
  await phone.send('Network.emulateNetworkConditions', LINE)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let weight = 0
  phone.on('Network.loadingFinished', ({ encodedDataLength }) => {
    weight += encodedDataLength
  })
  await page.addInitScript(() => {
    const seen = { longest: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const start = Date.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('.board *').first().waitFor()
  const took = Date.now() - start
  await page.waitForTimeout(SETTLES)
  const { longest, shift } = await page.evaluate(() => (window as unknown as { seen: { longest: number; shift: number } }).seen)
  await page.goto('about:blank')
  await phone.detach()
  return { took, weight, longest, shift }
}

const server = await openServer()
const browser = await browserType.launch({ executablePath: chromium(), args: FLAGS })
const { games: all } = await (await fetch(`${server.url}/api/games`)).json()
const games = all.filter(({ id }: { readonly id: string }) => process.argv.slice(2).every((word) => id.includes(word)))
for (const { id } of games) {
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await oneRun(browser, server.url, id))
  const of = (key: keyof Run) => median(runs.map((run) => run[key]))
  process.stdout.write(
    `${id}: board after ${of('first')} ms on the first visit (${Math.round(of('weight') / 1024)} KB over the line), ${of('again')} ms on return; ` +
      `longest task ${Math.round(of('longest'))} ms, layout shift ${of('shift').toFixed(3)}\n`,
  )
}
for (const { id } of games) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, baseURL: server.url })
  const { whileBotsThink, whileNobodyDoes } = await pressesWhileBotsThink(await context.newPage(), id)
  await context.close()
  process.stdout.write(
    `${id}: a press while Merchants think in the browser ${median(whileBotsThink)} ms (longest ${Math.max(...whileBotsThink)}), ` +
      `while nobody does ${median(whileNobodyDoes)} ms (longest ${Math.max(...whileNobodyDoes)})\n`,
  )
}
await browser.close()
await server.close()
const assets = join(DIST, 'assets')
for (const name of readdirSync(assets).filter((file) => file.endsWith('.js')))
  process.stdout.write(`${name}: ${(gzipSync(readFileSync(join(assets, name))).length / 1024).toFixed(1)} KB gz\n`)
