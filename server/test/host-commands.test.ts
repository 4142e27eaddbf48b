import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fairground, fairgroundServe } from './command-line.ts'
import { Client, refusal } from './serving.ts'
import { inFolder } from './temporary.ts'

const serving = (data: string, play: (client: Client) => Promise<void>, log = 'warn') =>
  fairgroundServe(['--data', data, '--log', log], play)

async function finishedMatch(client: Client): Promise<string> {
  const { id } = await client.post('/api/play', { game: 'fair-trade', seats: 2 })
  await client.post(`/api/tables/${id}/acts`, { act: { concede: true } })
  return id
}

describe('fairground serve', () => {
  it('prints its address and data folder, stores data there and continues after a stop', () =>
    inFolder(async (data) => {
      let anna = new Client(() => '')
      const { line, logged } = await serving(data, async (client) => {
        await client.post('/api/guests', { name: 'Anna' })
        anna = client
      })
      expect(logged).toBe('')
      expect(line).toMatch(
        /^Fairground is open at http:\/\/127\.0\.0\.1:\d+\nAll data is stored in .+\. Stop with Ctrl-C; nothing is lost\.\n$/,
      )
      await serving(data, async (client) => {
        client.cookie = anna.cookie
        expect((await client.get('/api/me')).name).toBe('Anna')
      })
    }))

  it('logs lines of JSON without secrets', () =>
    inFolder(async (data) => {
      const secrets: string[] = ['correct horse']
      const { logged } = await serving(
        data,
        async (client) => {
          const { id, code } = await client.post('/api/play', { game: 'fair-trade', name: 'Anna' })
          await client.post('/api/me/account', { login: 'anna', password: 'correct horse' })
          const { secret } = await client.post('/api/me/tokens', { name: 'bot' })
          await client.get(`/api/tables/${code}`)
          await refusal(client.another().post('/api/session', { login: 'anna', password: 'wrong horse' }))
          const { link } = await client.post('/api/host/people/anna/reset-link')
          const socket = await client.socket()
          await socket.watch(id)
          socket.close()
          secrets.push(code, secret, client.cookie.split('=')[1], link.split('#')[1], 'wrong horse')
        },
        'debug',
      )
      const lines = logged.trim().split('\n')
      expect(lines.map((line) => JSON.parse(line)).find(({ route }) => route === '/api/tables/:table')).toMatchObject({
        method: 'GET',
        status: 200,
      })
      for (const secret of secrets) expect(logged).not.toContain(secret)
    }))

  it('explains why it does not start', () =>
    inFolder(async (data) => {
      await serving(data, async () => {
        const twice = await fairground('serve', '--port', '0', '--data', data)
        expect(twice).toMatchObject({ code: 1, complaint: expect.stringContaining('in use by another process') })
      })
      expect(await fairground('serve', '--data', data, '--database', 'mysql://user:secret@localhost/fairground')).toMatchObject({
        code: 2,
        complaint: expect.stringMatching(/postgres:\/\/(?!.*secret)/),
      })
      expect(await fairground('serve', '--data', data, '--database', 'postgres://user:secret@127.0.0.1:1/fairground')).toMatchObject({
        code: 1,
        complaint: expect.stringMatching(/the database does not answer(?!.*secret)/),
      })
      for (const [flag, value] of [
        ['--port', 'eighty'],
        ['--base-url', 'club.example'],
        ['--tls-cert', 'cert.pem'],
        ['--log', 'everything'],
      ])
        expect(await fairground('serve', '--data', data, flag, value)).toMatchObject({
          code: 2,
          out: '',
          complaint: expect.stringContaining(flag),
        })
    }))
})

describe('fairground admin', () => {
  it('asks the running server, or opens the folder if none is running', () =>
    inFolder(async (data) => {
      await serving(data, async (client) => {
        await client.post('/api/guests', { name: 'Anna' })
        await client.post('/api/me/account', { login: 'anna', password: 'correct horse' })
        expect((await fairground('admin', 'settings', 'registration=closed', '--data', data)).out).toMatch(/registration +closed/)
        expect(await refusal(client.another().post('/api/guests', { name: 'Bert' }))).toBe('registration-closed')
        expect((await stat(join(data, 'host-key.json'))).mode & 0o077).toBe(0)
      })
      expect((await fairground('admin', 'people', 'ann', '--data', data, '--json')).out).toContain('"login": "anna"')
      expect((await fairground('admin', 'settings', '--data', data)).out).toMatch(/registration +closed/)
      expect((await fairground('admin', 'reset-link', 'anna', '--data', data)).out).toMatch(/\/reset#[\w-]{43}$/)
      expect(await fairground('admin', 'mute', 'nobody', '--data', data)).toMatchObject({
        code: 1,
        complaint: expect.stringContaining('nobody'),
      })
      // Puzzles requested while no server runs are made when one does.
      expect((await fairground('admin', 'puzzles', 'faifo', '--count', '3', '--data', data)).out).toMatch(/^game .*\nfaifo +0 +3 +0 /)
      expect((await fairground('admin', 'puzzles', 'faifo', '--off', '--data', data)).out).toMatch(/ stopped$/)
      expect(await fairground('admin', 'dance', '--data', data)).toMatchObject({ code: 2, complaint: expect.stringContaining('dance') })
    }))

  it('makes keys for push', async () => {
    expect((await fairground('admin', 'push-keys')).out).toMatch(/^FAIRGROUND_VAPID_PUBLIC=[\w-]{87}\nFAIRGROUND_VAPID_PRIVATE=[\w-]{43}\n/)
  })
})

describe('backup and restore', () => {
  it('restore a server as it was, from a copy made while it was running', () =>
    inFolder(async (folder) => {
      const [data, other, file] = ['data', 'other', 'copy.db'].map((name) => join(folder, name))
      let anna = new Client(() => '')
      await serving(data, async (client) => {
        await client.post('/api/guests', { name: 'Anna' })
        anna = client
        expect(await fairground('backup', file, '--data', data)).toMatchObject({ code: 0 })
        await client.patch('/api/me', { name: 'Later' })
        expect(await fairground('restore', file, '--data', data, '--replace')).toMatchObject({ code: 1 })
      })
      expect(await fairground('backup', file, '--data', data)).toMatchObject({ code: 1, complaint: expect.stringContaining('already') })
      expect(await fairground('restore', file, '--data', data)).toMatchObject({ code: 1, complaint: expect.stringContaining('--replace') })
      expect(await fairground('restore', file, '--data', other)).toMatchObject({ code: 0 })
      await serving(other, async (client) => {
        client.cookie = anna.cookie
        expect((await client.get('/api/me')).name).toBe('Anna')
      })
      const junk = join(folder, 'junk.db')
      await writeFile(junk, 'not a store')
      expect(await fairground('restore', junk, '--data', other, '--replace')).toMatchObject({
        code: 1,
        complaint: expect.stringContaining('not a backup'),
      })
    }))
})

describe('export and import', () => {
  it('copy finished matches from one server to another, once', () =>
    inFolder(async (folder) => {
      const [data, other, file] = ['data', 'other', 'records.jsonl'].map((name) => join(folder, name))
      let id = ''
      await serving(data, async (client) => {
        id = await finishedMatch(client)
        expect(await fairground('export', file, '--data', data)).toMatchObject({ code: 0 })
      })
      const lines = (await readFile(file, 'utf8')).trim().split('\n')
      expect(lines).toHaveLength(1)
      expect(JSON.parse(lines[0])).toMatchObject({ id, game: 'fair-trade', seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
      expect((await fairground('export', '--data', data)).out).toBe(lines[0])
      expect((await fairground('import', file, '--data', other)).out).toBe('1 added, 0 there already, 0 refused')
      expect((await fairground('import', file, '--data', other)).out).toBe('0 added, 1 there already, 0 refused')
      await writeFile(file, `${lines[0].replace('"seats":2', '"seats":3')}\n{}\n`)
      expect(await fairground('import', file, '--data', join(folder, 'third'))).toMatchObject({
        code: 1,
        out: '0 added, 0 there already, 2 refused',
      })
    }))
})
