import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isOffered, strongestUpTo, usualLevel } from '../bots/offer.ts'
import { BotFailure, BotPool, type PoolOverload, type PoolSetting, type Question } from '../bots/pool.ts'

const gamesModule = new URL('./odd-games.ts', import.meta.url).href
let pool: BotPool

beforeEach(() => {
  pool = open()
})

afterEach(() => pool.close())

function open(setting: Partial<PoolSetting> = {}): BotPool {
  return new BotPool({ threads: 1, gamesModule, grace: 2000, ...setting })
}

function task(game: string, more: Partial<Question> = {}): Question {
  const moves = [{ stake: 0 }, { stake: 1 }, { stake: 2 }]
  return {
    table: 'a table',
    game,
    options: { rounds: 4, edition: 'first' },
    seats: 3,
    level: 'greedy',
    view: { viewer: 0 },
    moves,
    seed: 1,
    ...more,
  }
}

describe('A bot in a thread', () => {
  it('answers with the index of its choice', async () => {
    expect(await pool.choose(task('lots'))).toBe(0)
    expect(await pool.choose(task('lots-last'))).toBe(2)
  })

  it('is told to stop when its time is up', async () => {
    expect(await pool.choose(task('lots-patient'))).toBe(0)
    expect(pool.figures.killed).toBe(0)
  })

  it.each([
    ['throws', 'lots-broken', /out of ideas/],
    ['chooses what was not offered', 'lots-cheat', /not offered/],
    ['has no such level', 'lots', /no level/],
  ])('that %s fails without affecting others', async (_what, game, message) => {
    const failing = pool.choose(task(game, message.source === 'no level' ? { level: 'oracle' } : {}))
    await expect(failing).rejects.toThrow(message)
    await expect(failing).rejects.toBeInstanceOf(BotFailure)
    expect(await pool.choose(task('lots'))).toBe(0)
    expect(pool.figures).toMatchObject({ thinking: 0, waiting: 0, killed: 0 })
  })

  it.each([
    ['overruns', 'lots-deaf'],
    ['ends its thread', 'lots-leaver'],
    ['eats all memory', 'lots-hungry'],
  ])('that %s is replaced, and the tasks after it are done', async (_what, game) => {
    if (game === 'lots-hungry') {
      await pool.close()
      pool = open({ grace: 60_000 })
    }
    const failing = pool.choose(task(game))
    const behind = pool.choose(task('lots'))
    await expect(failing).rejects.toBeInstanceOf(BotFailure)
    expect(await behind).toBe(0)
    expect(pool.figures.killed).toBe(1)
  })
})

describe('The queue', () => {
  it('takes the lower priority number first, and equal ones in order', async () => {
    const order: string[] = []
    const ask = (name: string, priority: number) => pool.choose(task('lots'), priority).then(() => order.push(name))
    await Promise.all([ask('first', 5), ask('slow', 2), ask('live', 1), ask('slow too', 2)])
    expect(order).toEqual(['first', 'live', 'slow', 'slow too'])
  })

  it('drops a cancelled task', async () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const thinking = pool.choose(task('lots-patient'), 0, first.signal)
    const waiting = pool.choose(task('lots'), 0, second.signal)
    second.abort(new Error('undone'))
    await expect(waiting).rejects.toThrow('undone')
    first.abort(new Error('undone too'))
    await expect(thinking).rejects.toThrow('undone too')
    expect(await pool.choose(task('lots-last'))).toBe(2)
    expect(pool.figures.killed).toBe(0)
  })

  it('refuses tasks once the pool is closed', async () => {
    const waiting = [pool.choose(task('lots-deaf')), pool.choose(task('lots'))]
    const settled = Promise.allSettled(waiting)
    await pool.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.choose(task('lots'))).rejects.toBeInstanceOf(BotFailure)
  })
})

describe('Tables', () => {
  it('are served in turn, however many bots one of them has', async () => {
    const order: string[] = []
    const ask = (table: string) => pool.choose(task('lots', { table })).then(() => order.push(table))
    await Promise.all([ask('many'), ask('many'), ask('many'), ask('many'), ask('one'), ask('two'), ask('two')])
    expect(order).toEqual(['many', 'one', 'two', 'many', 'two', 'many', 'many'])
  })

  it('that come later do not delay earlier tasks', async () => {
    const order: string[] = []
    const ask = (table: string): Promise<unknown> => pool.choose(task('lots', { table })).then(() => order.push(table))
    const first = [ask('many'), ask('many'), ask('many')]
    const later = first[0].then(() => Promise.all(['a', 'b', 'c', 'd'].map(ask)))
    await Promise.all([...first, later])
    expect(order.indexOf('many', 1)).toBeLessThan(6)
    expect(order.slice(0, 3).filter((table) => table === 'many').length).toBeGreaterThan(1)
  })
})

describe('Too many tasks at once', () => {
  it('all get the same part of their time, and it is reported', async () => {
    const said: PoolOverload[] = []
    await pool.close()
    pool = open({ grace: 20_000, onOverload: (overload) => said.push(overload) })
    expect(pool.figures.share).toBe(1)
    // Warm up, so that the thread is running.
    await pool.choose(task('lots'))
    const asked = Array.from({ length: 10 }, (_, table) => pool.choose(task('lots-timed', { table: String(table) })))
    expect(pool.figures.share).toBeCloseTo(0.1)
    const [first, ...others] = await Promise.all(asked)
    // The first had the thread to itself; the others get a ninth of a tenth of a second each.
    expect(first).toBe(2)
    // On a busy machine one or another is delayed; with their full time none could be so quick.
    expect(others.filter((choice) => choice === 0).length).toBeGreaterThan(1)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatchObject({ threads: 1, share: expect.closeTo(1 / 9) })
  })

  it('get their full time again when it is quiet', async () => {
    await Promise.all(Array.from({ length: 4 }, () => pool.choose(task('lots'))))
    await expect.poll(() => pool.figures.share, { timeout: 10_000 }).toBeGreaterThan(0.95)
  })
})

describe("The host's settings for bots", () => {
  it('set the levels that can be seated', () => {
    const few = ['random', 'apprentice'] as const
    expect(isOffered('trader', few)).toBe(false)
    expect(isOffered('greedy', few)).toBe(true)
    expect(isOffered('oracle', few)).toBe(false)
    expect(isOffered(undefined, few)).toBe(false)
  })

  it('replace a level that is not offered by the strongest below it, or else by the weakest', async () => {
    expect(strongestUpTo('merchant', ['random', 'apprentice'])).toBe('apprentice')
    expect(strongestUpTo('apprentice', ['trader', 'merchant'])).toBe('trader')
    expect(usualLevel(['random', 'apprentice', 'trader', 'merchant'])).toBe('trader')
    expect(usualLevel(['random', 'apprentice'])).toBe('apprentice')
    await pool.close()
    pool = open({ levels: ['random'], grace: 20_000 })
    const chosen = await Promise.all(Array.from({ length: 12 }, (_, seed) => pool.choose(task('lots-last', { seed }))))
    expect(new Set(chosen).size).toBeGreaterThan(1)
  })

  it('limit their thinking time', async () => {
    await pool.close()
    pool = open({ milliseconds: 10, grace: 20_000 })
    await pool.choose(task('lots'))
    const chosen: number[] = []
    for (let time = 0; time < 5; time++) chosen.push(await pool.choose(task('lots-timed')))
    expect(chosen).toContain(0)
  })
})
