import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

/** Starts the server as `npm start` does, and waits until it has printed its address. */
async function started(node: readonly string[], play: (server: ChildProcess, url: string) => Promise<void>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'fairground-ending-'))
  const flags = ['--port', '0', '--host', '127.0.0.1', '--data', data, '--log', 'silent']
  const server = spawn(process.execPath, [...node, join(ROOT, 'scripts', 'start.ts'), ...flags], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, FAIRGROUND_NO_BUILD: '1' },
  })
  try {
    const [line] = await once(server.stdout as NonNullable<typeof server.stdout>, 'data')
    await play(server, /http:\/\/\S+/.exec(String(line))?.[0] ?? '')
  } finally {
    server.kill('SIGKILL')
    await rm(data, { recursive: true, force: true })
  }
}

async function ended(server: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  const [code, signal] = await once(server, 'exit')
  return { code, signal }
}

/** Does a server answer there? */
async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Lets a test kill the store's thread from outside, as a lack of memory would. */
const FRAGILE = `
import threads from 'node:worker_threads'
import { syncBuiltinESMExports } from 'node:module'
threads.Worker = class extends threads.Worker {
  constructor(file, options) {
    super(file, options)
    if (String(file).includes('sqlite-thread')) process.on('SIGUSR2', () => this.terminate())
  }
}
syncBuiltinESMExports()`

describe('npm start', () => {
  it('ends together with the server and in the same way: stopped or killed', async () => {
    await started([], async (server, url) => {
      expect(await answers(url)).toBe(true)
      const end = ended(server)
      server.kill('SIGTERM')
      expect(await end).toEqual({ code: 0, signal: null })
      expect(await answers(url)).toBe(false)
    })
    await started([], async (server, url) => {
      const end = ended(server)
      server.kill('SIGKILL')
      expect((await end).code).not.toBe(0)
      expect(await answers(url)).toBe(false)
    })
  })

  it('ends with a special exit code when the store is lost, so that a supervisor restarts it', () =>
    started(['--import', `data:text/javascript,${encodeURIComponent(FRAGILE)}`], async (server, url) => {
      expect(await answers(url)).toBe(true)
      const end = ended(server)
      server.kill('SIGUSR2')
      expect(await end).toEqual({ code: 74, signal: null })
    }))
})
