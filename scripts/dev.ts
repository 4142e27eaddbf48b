/**
 * `npm run dev`: the server, restarted when one of its files changes, and the page by Vite, which shows changes at once. Flags go to
 * `fairground serve`; the page is at http://localhost:5173, the server behind it at 8080 or at the --port that was given.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = resolve(import.meta.dirname, '..')
/** The sources of the server. Without tests, and without boards, which only the page draws. */
const ROOMS = ['kernel', 'protocol', 'games', 'bots', 'review', 'server', 'cli']
const BESIDE = /(^|\/)(test|board|node_modules)\//
/** Editors may write a file several times. */
const CALM = 200

const { port } = parseArgs({ options: { port: { type: 'string', default: '8080' } }, strict: false }).values
let server = serve()
let ending = false
const page = spawn(join(ROOT, 'node_modules', '.bin', 'vite'), ['web'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, FAIRGROUND_SERVER: `http://127.0.0.1:${port}` },
})
page.on('exit', (code) => end(code ?? 1))

/** Without Node's own `--watch`: it sends messages to the threads of the program, and the store's thread would receive them. */
function serve(): ChildProcess {
  const args = [join(ROOT, 'cli', 'fairground.js'), 'serve', '--host', '127.0.0.1', ...process.argv.slice(2)]
  return spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
}

let waiting: ReturnType<typeof setTimeout> | undefined
for (const room of ROOMS)
  watch(join(ROOT, room), { recursive: true }, (_, file) => {
    if (file === null || BESIDE.test(file) || !/\.(ts|js|json)$/.test(file)) return
    clearTimeout(waiting)
    waiting = setTimeout(() => restart(join(room, file)), CALM)
  })

function restart(because: string): void {
  process.stdout.write(`${because} has changed: the server starts anew\n`)
  const before = server
  const next = () => {
    if (!ending) server = serve()
  }
  if (hasEnded(before)) next()
  else {
    before.once('exit', next)
    before.kill()
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** The page's process has ended, or somebody stops everything: end both. */
async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  const left = [server, page].filter((child) => !hasEnded(child))
  const ends = left.map((child) => once(child, 'exit'))
  for (const child of left) child.kill()
  await Promise.all(ends)
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))
