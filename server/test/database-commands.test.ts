import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LocalPostgres } from '../soak/local-postgres.ts'
import { inFolder } from './place.ts'
import { Client } from './serving.ts'

const FAIRGROUND = join(import.meta.dirname, '..', '..', 'cli', 'fairground.js')

let server: LocalPostgres

beforeAll(async () => {
  server = await LocalPostgres.open()
})

afterAll(() => server?.remove())

/** Runs the real command. */
function fairground(...args: string[]): Promise<{ code: number; out: string; complaint: string }> {
  return new Promise((resolve) =>
    execFile(process.execPath, [FAIRGROUND, ...args], (error, out, complaint) =>
      resolve({ code: error === null ? 0 : Number(error.code), out: out.trim(), complaint: complaint.trim() }),
    ),
  )
}

/** A real server process on a database, which is named in the environment, as a host would. */
async function serving(data: string, database: string, role: string, play: (client: Client) => Promise<void>): Promise<void> {
  const flags = ['--port', '0', '--host', '127.0.0.1', '--data', data, '--role', role]
  const env = { ...process.env, FAIRGROUND_DATABASE: database }
  const child = spawn(process.execPath, [FAIRGROUND, 'serve', ...flags], { stdio: ['ignore', 'pipe', 'inherit'], env })
  const [line] = await once(child.stdout, 'data')
  const url = /http:\/\/\S+/.exec(line.toString())?.[0] ?? ''
  try {
    await play(new Client(() => url))
  } finally {
    const exited = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await exited
  }
  expect(child.exitCode).toBe(0)
}

describe('The commands of a host whose server keeps everything in a database', () => {
  it('serve it, look into it, check what goes on, copy it into a file and move it into a folder', () =>
    inFolder(async (folder) => {
      const database = await server.database('commands')
      const data = join(folder, 'data')
      expect(await fairground('verify', '--live', '--database', database)).toEqual({
        code: 1,
        out: '',
        complaint: expect.stringContaining('there is no store in this database yet'),
      })
      await serving(data, database, 'web', async (client) => {
        await client.post('/api/guests', { name: 'Anna' })
        await client.post('/api/play', { game: 'fair-trade', seats: 2 })
        expect((await fairground('admin', 'people', 'ann', '--data', data)).out).toContain('Anna')
        const served = await fairground('move', '--from', database, '--to', join(folder, 'moved'))
        expect(served).toMatchObject({ code: 1, complaint: expect.stringContaining('stop them first') })
      })
      expect((await fairground('admin', 'people', 'ann', '--data', data, '--database', database)).out).toContain('Anna')
      expect(await fairground('verify', '--live', '--database', database)).toMatchObject({
        code: 0,
        out: '1 running matches played again, 0 differ',
      })
      const file = join(folder, 'backup.db')
      expect((await fairground('backup', file, '--database', database)).code).toBe(0)
      expect((await fairground('restore', file, '--data', join(folder, 'restored'))).code).toBe(0)
      expect((await fairground('verify', '--live', '--data', join(folder, 'restored'))).out).toMatch(/^1 running/)
      const moved = await fairground('move', '--from', database, '--to', join(folder, 'moved'))
      expect(moved).toMatchObject({ code: 0, complaint: '', out: expect.stringMatching(/1 tables of games: all moved, all compared$/) })
      expect((await fairground('verify', '--live', '--data', join(folder, 'moved'))).out).toMatch(/^1 running/)
      expect(await fairground('move', '--from', 'nowhere', '--to', database)).toMatchObject({ code: 1 })
      expect(await fairground('serve', '--role', 'web', '--data', data)).toMatchObject({
        code: 2,
        complaint: expect.stringContaining('--database'),
      })
    }))
})
