import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rulebook } from '../../games/fair-trade/edition/built-in.ts'
import { type Client, refusal, tableOfTwo, withServer } from './serving.ts'
import { ann, as, bob, code, Place } from './tables-place.ts'
import { inFolder } from './temporary.ts'

const edition = { id: 'mine', name: 'Mine', coins: { value: 3, status: 'printed' }, hand: { value: 4, status: 'printed' } }

describe('A table at which a move takes too long', () => {
  let place: Place
  beforeEach(async () => {
    place = await Place.open()
  })
  afterEach(() => place.remove())

  it('is frozen if it has an owner’s edition, without that move, and stays frozen', async () => {
    const { id } = await place.begun([ann, bob], { game: 'lots-slow', options: { edition } })
    const play = () => place.playOne(id, [ann, bob])
    expect(await code(play())).toBe('frozen')
    expect(await place.tables.get(id, as(ann))).toMatchObject({ state: 'frozen', n: 0, frozen: expect.stringMatching(/too long/) })
    await place.restart()
    expect((await place.tables.get(id, as(ann))).state).toBe('frozen')
    for (const person of [ann, bob]) await place.tables.agreeToEnd(id, as(person), true)
    expect((await place.tables.get(id, as(ann))).state).toBe('over')
  })

  it('is over without a ranking once its players have agreed to end it', () =>
    inFolder((data) =>
      withServer({ data }, async (server) => {
        const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
        const table = await tableOfTwo(anna, bert, { options: { edition: { ...rulebook, id: 'mine' } } })
        const end = (client: Client, agree = true) => client.post(`/api/tables/${table}/end`, { agree })
        expect(await refusal(end(anna))).toBe('nothing')
        await server.stop()
        writeFileSync(join(data, 'overrun-tables'), `${table}\n`)
        await server.start()
        expect(await end(anna)).toMatchObject({ state: 'frozen', ending: [0] })
        expect((await end(bert, false)).ending).toEqual([])
        await end(anna)
        expect(await end(bert)).toMatchObject({ state: 'over', result: { how: 'agreed', rated: false } })
      }),
    ))

  it('continues if it has a built-in edition: the machine was busy', async () => {
    const { id } = await place.begun([ann, bob], { game: 'lots-slow' })
    expect(await code(place.playOne(id, [ann, bob]))).toBe('accepted')
  })
})

describe('A move that never ends', () => {
  it('is ended with the process, and the table is known', () =>
    inFolder(async (data) => {
      const script = `
        import { Watchdog } from ${JSON.stringify(new URL('../watchdog/watchdog.ts', import.meta.url).href)}
        const watchdog = new Watchdog(${JSON.stringify(data)}, 1000)
        watchdog.start()
        setTimeout(() => watchdog.watched('the-table', () => { for (;;); }), 1000)`
      const file = join(data, 'held.mjs')
      writeFileSync(file, script)
      const child = spawn(process.execPath, [file], { stdio: ['ignore', 'ignore', 'pipe'] })
      const complaint: string[] = []
      child.stderr.on('data', (text) => complaint.push(String(text)))
      const [, signal] = await once(child, 'exit')
      expect(signal).toBe('SIGKILL')
      expect(complaint.join('')).toMatch(/the-table does not come to an end/)
      expect(readFileSync(join(data, 'overrun-tables'), 'utf8')).toBe('the-table\n')
    }))
})
