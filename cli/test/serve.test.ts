import { afterEach, describe, it, vi } from 'vitest'
import { serve } from '../commands/serve.ts'
import { expectRefused } from './spawn.ts'

afterEach(() => vi.unstubAllEnvs())

describe("A host's settings for bots", () => {
  it.each([
    [['--bot-levels', 'apprentice,oracle'], 'there is no bot oracle; there are random, apprentice, trader, merchant, master.'],
    [['--bot-levels', 'trader,'], 'there is no bot without a name;'],
    [['--bot-threads', '0'], '--bot-threads must be a whole number from 1 to 256, not 0.'],
    [['--bot-milliseconds', 'long'], '--bot-milliseconds must be a whole number from 1 to 10000, not long.'],
    [['--bot-pause', '-1'], '--bot-pause must be a whole number from 0 to 10000, not -1.'],
  ])('is refused as %j with a message', (args, sentence) => expectRefused(serve, args, sentence))

  it.each([
    ['FAIRGROUND_BOT_THREADS', 'many', 'FAIRGROUND_BOT_THREADS must be a whole number from 1 to 256, not many.'],
    ['FAIRGROUND_BOT_PAUSE', '99999', 'FAIRGROUND_BOT_PAUSE must be a whole number from 0 to 10000, not 99999.'],
    ['FAIRGROUND_BOT_LEVELS', 'oracle', 'there is no bot oracle;'],
  ])('is also refused in the environment: %s=%s', async (name, value, sentence) => {
    vi.stubEnv(name, value)
    await expectRefused(serve, ['--port', '0'], sentence)
  })
})
