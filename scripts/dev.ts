/**
 * `npm run dev`: the server, started anew when one of its files changes, and the page by Vite, which shows changes at once. Flags go to
 * `fairground serve`; the page is at http://localhost:5173, the server behind it at 8080.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const ROOMS = ['kernel', 'protocol', 'games', 'bots', 'server', 'cli']

const watched = ROOMS.flatMap((room) => ['--watch-path', join(ROOT, room)])
const server = start(process.execPath, [
  ...watched,
  '--watch-preserve-output',
  join(ROOT, 'cli', 'fairground.js'),
  'serve',
  '--host',
  '127.0.0.1',
  ...process.argv.slice(2),
])
const page = start(join(ROOT, 'node_modules', '.bin', 'vite'), ['web'])

function start(command: string, args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit' })
  child.on('exit', (code) => end(code ?? 1))
  return child
}

/** Whichever ends first, and however: the other one goes, too. */
function end(code: number): void {
  for (const child of [server, page]) child.kill()
  process.exitCode = code
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0))
