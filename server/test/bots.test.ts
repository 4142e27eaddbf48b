import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BotFailure, BotPool, type BotTask } from '../bots/pool.ts'

const gamesModule = new URL('./odd-games.ts', import.meta.url).href
let pool: BotPool

beforeEach(() => {
  pool = new BotPool({ threads: 1, gamesModule, grace: 2000 })
})

afterEach(() => pool.close())

function task(game: string, more: Partial<BotTask> = {}): BotTask {
  const moves = [{ stake: 0 }, { stake: 1 }, { stake: 2 }]
  return {
    game,
    options: { rounds: 4, edition: 'first' },
    seats: 3,
    level: 'greedy',
    view: { viewer: 0 },
    moves,
    seed: 1,
    millis: 10_000,
    ...more,
  }
}

describe('A bot in a thread', () => {
  it('answers with the index of its choice', async () => {
    expect(await pool.choose(task('lots'))).toBe(0)
    expect(await pool.choose(task('lots-last'))).toBe(2)
  })

  it('is told to stop when its time is up', async () => {
    expect(await pool.choose(task('lots-patient', { millis: 50 }))).toBe(0)
    expect(pool.figures.killed).toBe(0)
  })

  it.each([
    ['throws', 'lots-broken', /out of ideas/],
    ['chooses what was not offered', 'lots-cheat', /not offered/],
    ['has no such level', 'lots', /no level/],
  ])('that %s fails alone', async (_what, game, message) => {
    const failing = pool.choose(task(game, message.source === 'no level' ? { level: 'oracle' } : {}))
    await expect(failing).rejects.toThrow(message)
    await expect(failing).rejects.toBeInstanceOf(BotFailure)
    expect(await pool.choose(task('lots'))).toBe(0)
    expect(pool.figures).toEqual({ thinking: 0, waiting: 0, killed: 0 })
  })

  it.each([
    ['overruns', 'lots-deaf'],
    ['ends its thread', 'lots-leaver'],
    ['eats all memory', 'lots-hungry'],
  ])('that %s is replaced, and those behind it are served', async (_what, game) => {
    const millis = game === 'lots-hungry' ? 60_000 : 50
    const failing = pool.choose(task(game, { millis }))
    const behind = pool.choose(task('lots'))
    await expect(failing).rejects.toBeInstanceOf(BotFailure)
    expect(await behind).toBe(0)
    expect(pool.figures.killed).toBe(1)
  })
})

describe('The queue', () => {
  it('serves the lower priority first, and equals in their order', async () => {
    const order: string[] = []
    const ask = (name: string, priority: number) => pool.choose(task('lots'), priority).then(() => order.push(name))
    await Promise.all([ask('first', 5), ask('slow', 2), ask('live', 1), ask('slow too', 2)])
    expect(order).toEqual(['first', 'live', 'slow', 'slow too'])
  })

  it('forgets a question that nobody asks any more', async () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const thinking = pool.choose(task('lots-patient', { millis: 60_000 }), 0, first.signal)
    const waiting = pool.choose(task('lots'), 0, second.signal)
    second.abort(new Error('undone'))
    await expect(waiting).rejects.toThrow('undone')
    first.abort(new Error('undone too'))
    await expect(thinking).rejects.toThrow('undone too')
    expect(await pool.choose(task('lots-last'))).toBe(2)
    expect(pool.figures.killed).toBe(0)
  })

  it('is refused once the pool is closed', async () => {
    const waiting = [pool.choose(task('lots-deaf')), pool.choose(task('lots'))]
    const settled = Promise.allSettled(waiting)
    await pool.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.choose(task('lots'))).rejects.toBeInstanceOf(BotFailure)
  })
})
