/** `npm start`: builds the page when it is missing or older than its sources, then serves. Flags go to `fairground serve`. */
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const PAGE = join(ROOT, 'web', 'dist', 'index.html')
const SOURCES = ['web', 'kit', 'games', 'bots', 'protocol', 'kernel']

function newest(folder: string): number {
  let latest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'test') continue
    const path = join(folder, entry.name)
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs)
  }
  return latest
}

function built(): number {
  return statSync(PAGE, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

// A server for programs only needs no page.
if (process.env.FAIRGROUND_NO_BUILD === undefined && built() < Math.max(...SOURCES.map((folder) => newest(join(ROOT, folder))))) {
  process.stdout.write('Building the page …\n')
  const run = spawnSync('vite', ['build', 'web', '--logLevel', 'warn'], { cwd: ROOT, stdio: 'inherit' })
  if (run.status !== 0) process.exit(run.status ?? 1) // a build that was ended by a signal is no success either
}

// In this process: a signal to it ends the server, and its exit code is the server's.
const { main } = await import('../cli/main.ts')
await main(['serve', ...process.argv.slice(2)])
