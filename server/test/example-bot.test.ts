import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withGuest } from './serving.ts'

const BOT = join(import.meta.dirname, '..', '..', 'docs', 'example-bot.mjs')

describe('the example bot', () => {
  it('plays a whole match with a token for that table', () =>
    withGuest(async (anna, server) => {
      const { id } = await anna.post('/api/play', { game: 'fair-trade', seats: 3, options: { rounds: 6 } })
      const { secret } = await anna.post('/api/me/tokens', { name: 'bot', onlyTable: id })
      const bot = spawn(process.execPath, [BOT, server.url, id], { env: { ...process.env, FAIRGROUND_TOKEN: secret } })
      let said = ''
      bot.stdout.on('data', (text) => {
        said += text
      })
      bot.stderr.on('data', (text) => {
        said += text
      })
      const [code] = await once(bot, 'exit')
      expect([code, said]).toEqual([0, expect.stringMatching(/: over \(played\), place [123] of 3\n$/)])
      expect((await anna.get(`/api/tables/${id}`)).table.state).toBe('over')
    }))

  it('is short enough to read', async () => {
    expect((await readFile(BOT, 'utf8')).trim().split('\n').length).toBeLessThan(100)
  })
})
