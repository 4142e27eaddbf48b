import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fairground, fairgroundServe } from './command-line.ts'
import { ownPostgres } from './postgres.ts'
import type { Client } from './serving.ts'
import { inFolder } from './temporary.ts'

const postgres = ownPostgres()

describe('The commands for a server with a database', () => {
  it('serve it, administer it, verify running matches, back it up to a file and move it into a folder', () =>
    inFolder(async (folder) => {
      const database = await postgres.newDatabase()
      const data = join(folder, 'data')
      expect(await fairground('verify', '--live', '--database', database)).toEqual({
        code: 1,
        out: '',
        complaint: expect.stringContaining('this database has no store yet'),
      })
      const env = { FAIRGROUND_DATABASE: database } // as a host would set it
      const play = async (client: Client) => {
        await client.post('/api/guests', { name: 'Anna' })
        await client.post('/api/play', { game: 'fair-trade', seats: 2 })
        expect((await fairground('admin', 'people', 'ann', '--data', data)).out).toContain('Anna')
        const served = await fairground('move', '--from', database, '--to', join(folder, 'moved'))
        expect(served).toMatchObject({ code: 1, complaint: expect.stringContaining('stop them first') })
      }
      await fairgroundServe(['--data', data, '--role', 'web'], play, env)
      expect((await fairground('admin', 'people', 'ann', '--data', data, '--database', database)).out).toContain('Anna')
      expect(await fairground('verify', '--live', '--database', database)).toMatchObject({
        code: 0,
        out: '1 running matches replayed, 0 differ',
      })
      const file = join(folder, 'backup.db')
      expect((await fairground('backup', file, '--database', database)).code).toBe(0)
      expect((await fairground('restore', file, '--data', join(folder, 'restored'))).code).toBe(0)
      expect((await fairground('verify', '--live', '--data', join(folder, 'restored'))).out).toMatch(/^1 running/)
      const moved = await fairground('move', '--from', database, '--to', join(folder, 'moved'))
      expect(moved).toMatchObject({ code: 0, complaint: '', out: expect.stringMatching(/1 tables of games: all moved and compared$/) })
      expect((await fairground('verify', '--live', '--data', join(folder, 'moved'))).out).toMatch(/^1 running/)
      expect(await fairground('move', '--from', 'nowhere', '--to', database)).toMatchObject({ code: 1 })
      expect(await fairground('serve', '--role', 'web', '--data', data)).toMatchObject({
        code: 2,
        complaint: expect.stringContaining('--database'),
      })
    }))
})
