import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where distributions install Chromium. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** Flags for Chromium, so that it contacts no server but ours. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium to test with: an installed one, else the one that Playwright downloads, else the distribution's. Throws if there is none. */
export function chromium(): string {
  const found = PLACES.find((path) => existsSync(path))
  if (found !== undefined) return found
  const downloaded = downloadedPath()
  if (downloaded !== undefined) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('No Chromium is installed; installing the distribution’s.\n')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    const installed = PLACES.find((path) => existsSync(path))
    if (installed !== undefined) return installed
  }
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium) and run again.')
}

function downloadedPath(): string | undefined {
  const run = spawnSync('playwright', ['install', 'chromium'], { encoding: 'utf8', timeout: 120_000 })
  if (run.status !== 0) return undefined
  const place = spawnSync('playwright', ['install', '--dry-run', 'chromium'], { encoding: 'utf8' }).stdout.match(
    /Install location:\s+(\S+)/,
  )?.[1]
  const binary = place === undefined ? undefined : `${place}/chrome-linux/chrome`
  return binary !== undefined && existsSync(binary) ? binary : undefined
}
