/**
 * The Lighthouse scores of every kind of page, with its mobile profile: `npm run lighthouse`, or `npm run lighthouse -- rules faifo` for pages
 * whose names contain these words. The median of three runs per page. The exit code is 1 if a page is below its target.
 * Lighthouse is downloaded for this only: it is not part of the server.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@fairground/games'
import { chromium as browserType } from '@playwright/test'
import { freePort } from '../server/soak/free-port.ts'
import { chromium, FLAGS } from './chromium.ts'
import { openServer } from './server.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
const TRIES = 3
const WANTED = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 } as const

type Category = keyof typeof WANTED

interface Report {
  readonly categories: Readonly<
    Record<Category, { readonly score: number; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number; readonly title: string }>>
}

const words = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'fairground-lighthouse-'))
const server = await openServer()
const port = await freePort()
const context = await browserType.launchPersistentContext(join(folder, 'profile'), {
  executablePath: chromium(),
  args: [...FLAGS, `--remote-debugging-port=${port}`],
  baseURL: server.url,
})
let missed = 0
for (const [name, path] of await allPages()) {
  if (!words.every((word) => name.includes(word))) continue
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await look(path))
  reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score)
  say(name, reports[RUNS >> 1])
}
await context.close()
await server.close()
await rm(folder, { recursive: true, force: true })
process.exitCode = missed === 0 ? 0 : 1

/** Landing first: a new visitor sees it first. The tables are those of a guest who has a turn now or soon. */
async function allPages(): Promise<[string, string][]> {
  const ids = Object.keys(games)
  const pages: [string, string][] = [['landing', '/']]
  for (const id of ids) pages.push([`set-up ${id}`, `/new/${id}`], [`rules ${id}`, `/rules/${id}`])
  for (const id of ids) {
    if (!words.every((word) => `table ${id}`.includes(word))) continue
    const table = await (await context.request.post('/api/play', { data: { game: id } })).json()
    pages.push([`table ${id}`, `/table/${table.id}`])
  }
  return pages
}

/** One run. Lighthouse clears caches and storage before it but keeps cookies, so the guest stays at the table. */
async function look(path: string): Promise<Report> {
  const out = join(folder, 'report.json')
  const categories = Object.keys(WANTED).join(',')
  const flags = ['--port', String(port), '--only-categories', categories, '--output', 'json', '--output-path', out, '--quiet']
  for (let tries = 1; ; tries++) {
    const child = spawn('npx', ['--yes', LIGHTHOUSE, `${server.url}${path}`, ...flags], { stdio: ['ignore', 'ignore', 'ignore'] })
    const status = await new Promise((resolve) => child.on('exit', resolve))
    if (status === 0) return JSON.parse(await readFile(out, 'utf8'))
    // Sometimes it loses the beginning of its own trace.
    if (tries === TRIES) throw new Error(`Lighthouse ended with ${status} at ${path}`)
  }
}

function say(name: string, { categories, audits }: Report): void {
  const points = (category: Category) => Math.round(categories[category].score * 100)
  const figure = (id: string) => audits[id].numericValue ?? Number.NaN
  const all = Object.keys(WANTED) as Category[]
  const short = all.filter((category) => points(category) < WANTED[category])
  if (short.length > 0) missed++
  process.stdout.write(
    `${name}: ${all.map((category) => `${category} ${points(category)}`).join(', ')}; ` +
      `first paint ${Math.round(figure('first-contentful-paint'))} ms, largest ${Math.round(figure('largest-contentful-paint'))}, ` +
      `speed index ${Math.round(figure('speed-index'))}, blocked ${Math.round(figure('total-blocking-time'))}, ` +
      `shift ${figure('cumulative-layout-shift').toFixed(3)}\n`,
  )
  for (const category of short)
    for (const { id, weight } of categories[category].auditRefs)
      if (weight > 0 && (audits[id].score ?? 1) < 0.9) process.stdout.write(`  ${category}: ${audits[id].title} (${id})\n`)
}
