import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../server/soak/free-port.ts'
import { type Checkout, checkOut } from './checkout.ts'

/** The messages that Vite sends to an open page. */
async function listen(page: string): Promise<{ readonly told: string[]; close(): void }> {
  const client = await (await fetch(`${page}/@vite/client`)).text()
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? ''
  const socket = new WebSocket(`${page.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  const told: string[] = []
  socket.addEventListener('message', ({ data }) => told.push(String(data)))
  await once(socket, 'open')
  return { told, close: () => socket.close() }
}

const soon = { timeout: 60_000, interval: 100 }

describe('npm run dev', () => {
  let checkout: Checkout
  let dev: ChildProcess
  let port: number
  let said = ''

  beforeAll(async () => {
    checkout = checkOut()
    port = await freePort()
    dev = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], { cwd: checkout.folder })
    for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (said += stripVTControlCharacters(String(chunk))))
  })
  afterAll(() => {
    dev.kill('SIGKILL')
    checkout.remove()
  })

  const opened = () => said.split('Fairground is open at').length - 1
  const page = () => /http:\/\/localhost:\d+(?=\/\n)/.exec(said)?.[0]

  it('opens the page, with the server behind it', async () => {
    await vi.waitFor(() => expect({ opened: opened(), page: page() }).toEqual({ opened: 1, page: expect.any(String) }), soon)
    const games = await fetch(`${page()}/api/games`)
    expect(await games.json()).toMatchObject({ games: expect.any(Array) })
  })

  it('shows a change of the page at once', async () => {
    const at = page() ?? ''
    const { told, close } = await listen(at)
    expect((await fetch(`${at}/pages/Join.tsx`)).ok).toBe(true)
    appendFileSync(join(checkout.folder, 'web', 'pages', 'Join.tsx'), '// changed\n')
    await vi.waitFor(() => expect(told.join()).toMatch(/"(update|full-reload)"/), soon)
    close()
  })

  it('restarts the server when one of its files has changed', async () => {
    appendFileSync(join(checkout.folder, 'server', 'health.ts'), '// changed\n')
    await vi.waitFor(() => expect(opened()).toBe(2), soon)
    expect(said).toContain('server/health.ts has changed: the server starts anew')
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).ok).toBe(true)
  })

  it('stops with Ctrl-C, and leaves no process behind', async () => {
    const ended = once(dev, 'exit')
    dev.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  })
})
