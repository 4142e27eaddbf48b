import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TableEvent } from '../tables/api.ts'
import { ann, as, code, listenTo, Place, until } from './tables-place.ts'

let place: Place
let happened: TableEvent[]

beforeEach(async () => {
  place = await Place.open()
  happened = []
  place.tables.watch((event) => happened.push(event))
})

afterEach(() => place.remove())

/** Plays the own seat until somebody has made an entry, or until the match is over. */
async function playAlong(id: string, sitter?: string): Promise<void> {
  await until(async () => {
    const position = await place.position(id, ann)
    if (position.moves.length > 0) await place.tables.act(id, as(ann), { play: position.moves[0] })
    return position.result !== undefined || (await place.tables.log(id, {})).some(({ by }) => by === sitter)
  })
}

describe('Bots at a table', () => {
  it('play their moves until the match is over', async () => {
    const bots = [1, 2].map((seat) => ({ seat, level: 'random' }))
    const { id } = await place.begun([ann], { seats: 3, bots })
    await playAlong(id)
    const log = await place.tables.log(id, {})
    expect(new Set(log.slice(1).map(({ by }) => by))).toEqual(new Set(['person', 'bot:random']))
  })

  it.each(['lots-broken', 'lots-cheat', 'lots-leaver'])(
    'that fail twice (%s) are stood in for by chance, and the table goes on',
    async (game) => {
      const { id } = await place.begun([ann], { game, seats: 2, bots: [{ seat: 1, level: 'greedy' }], options: { rounds: 2 } })
      await playAlong(id)
      const failures = happened.filter(({ kind }) => kind === 'bot-failed')
      const choices = (await place.tables.log(id, {})).filter(({ by, did }) => by === 'bot:greedy' && did === 'play')
      expect(failures.length).toBeGreaterThan(1)
      expect(failures.length).toBeLessThanOrEqual(2 * choices.length)
    },
  )

  it('that do not answer are stopped, and the game continues', async () => {
    const { id } = await place.begun([ann], { game: 'lots-deaf', seats: 2, bots: [{ seat: 1, level: 'greedy' }] })
    await playAlong(id, 'bot:greedy')
    expect(place.tables.figures().botsKilled).toBe(2)
  })

  it('continue after a restart in the middle of their turn', async () => {
    const { id } = await place.begun([ann], { game: 'lots-patient', seats: 2, bots: [{ seat: 1, level: 'greedy' }] })
    const owed = async () => (await place.position(id, ann)).turn
    if ((await owed()).includes(0)) await place.tables.act(id, as(ann), { choice: 0 }, { after: 0 })
    expect(await owed()).toEqual([1])
    const { n } = await place.tables.get(id, {})
    await place.restart()
    await until(async () => (await place.tables.get(id, {})).n > n)
    expect((await place.tables.log(id, {})).at(-1)).toMatchObject({ by: 'bot:greedy' })
  })

  it('finish a match by themselves when everybody has left', async () => {
    const { id } = await place.begun([ann], { seats: 2, bots: [{ seat: 1, level: 'greedy' }] })
    await place.tables.act(id, as(ann), { ask: 'pause' })
    await place.tables.leave(id, as(ann))
    const over = await until(async () => {
      const table = await place.tables.get(id, {})
      return table.state === 'over' && table
    })
    expect(over.result?.how).toBe('played')
  })

  it('are not asked for consent: a person alone with bots decides', async () => {
    const { id } = await place.begun([ann], { seats: 2, bots: [{ seat: 1, level: 'greedy' }] })
    await until(async () => (await place.position(id, ann)).moves.length > 0)
    const { n } = await place.playOne(id, [ann])
    const { position } = await place.tables.act(id, as(ann), { ask: { undo: n } })
    expect(position.moves.length).toBeGreaterThan(0)
  })
})

describe('The pace of bots', () => {
  /** In the test's own time: longer than any thread takes to start. */
  const PAUSE = 60_000

  async function paused(): Promise<string> {
    await place.remove()
    place = await Place.open({ bots: { pause: PAUSE } })
    const { id } = await place.begun([ann], { game: 'lots', seats: 2, bots: [{ seat: 1, level: 'apprentice' }] })
    return id
  }
  const botsPlays = async (id: string) => (await place.tables.log(id, {})).filter(({ by }) => by === 'bot:apprentice').length
  const settled = () => new Promise((resolve) => setTimeout(resolve, 300))

  it('is like that of a quick person while people wait at the table', async () => {
    const id = await paused()
    await listenTo(place.tables, id, as(ann))
    await until(async () => {
      if ((await place.position(id, ann)).turn.includes(1)) return true
      await place.playOne(id, [ann])
      return false
    })
    const before = await botsPlays(id)
    await settled()
    expect(await botsPlays(id)).toBe(before)
    expect((await place.position(id, ann)).turn).toContain(1)
    await until(async () => {
      await place.time.pass(PAUSE / 4)
      return (await botsPlays(id)) > before
    })
  })

  it('is as fast as possible when nobody waits', async () => {
    const id = await paused()
    await until(async () => {
      if ((await place.position(id, ann)).moves.length > 0) await place.playOne(id, [ann])
      return (await botsPlays(id)) > 0
    })
  })
})

describe('Levels that a host does not offer', () => {
  it('cannot be seated, and the strongest offered level replaces those who leave', async () => {
    await place.remove()
    place = await Place.open({ bots: { levels: ['random', 'apprentice'] } })
    const wish = { game: 'lots', seats: 2 }
    expect(await code(place.tables.create(ann, { ...wish, bots: [{ seat: 1, level: 'merchant' }] }))).toBe('bad-input')
    expect(await code(place.tables.create(ann, { ...wish, away: { do: 'bot', level: 'trader' } }))).toBe('bad-input')
    const made = await place.tables.create(ann, wish)
    expect(made.away).toEqual({ do: 'bot', level: 'apprentice' })
    expect(await code(place.tables.addBot(made.id, as(ann), 1, 'trader'))).toBe('bad-input')
    expect(await code(place.tables.addBot(made.id, as(ann), 1, 'apprentice'))).toBe('accepted')
  })
})
