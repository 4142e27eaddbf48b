import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { games } from '@fairground/games'
import { verify } from '@fairground/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openServer, type Server } from '../server.ts'
import { STORE_FILE } from '../store/open.ts'
import type { Json } from './serving.ts'

/**
 * A store of release 0.1: a match of Fair Trade at its 113th entry, with a checkpoint after the 100th and an open proposal;
 * a finished match; a table that has not begun; and what that release showed of them.
 */
const FIXTURES = join(import.meta.dirname, 'fixtures')
const unpacked = (name: string) => gunzipSync(readFileSync(join(FIXTURES, name)))
const said = JSON.parse(unpacked('release-0.1.json.gz').toString())

/** As this release says it: the last one called a proposal a wish. */
function renamed({ request: { wish, ...request }, ...position }: Json): Json {
  return { ...position, request: { ...request, proposal: wish } }
}

let data: string
let server: Server

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'fairground-'))
  writeFileSync(join(data, STORE_FILE), unpacked('release-0.1.db.gz'))
  server = await openServer({ data, logLevel: 'silent', asleep: true })
})

afterEach(async () => {
  await server.close()
  rmSync(data, { recursive: true })
})

const who = (seat: number) => ({ person: said.persons[seat] })

describe('A store of the last release', () => {
  it('opens with its match in the same position, for every seat', async () => {
    for (const [seat, position] of said.positions.entries()) {
      const { table, position: now } = await server.tables.snapshot(said.running, who(seat))
      expect(table.state).toBe('running')
      expect(JSON.parse(JSON.stringify(now))).toMatchObject(renamed(position))
    }
  })

  it('tells the match as before, also from before its checkpoint', async () => {
    const log = await server.tables.log(said.running, who(2))
    expect(JSON.parse(JSON.stringify(log))).toMatchObject(said.log)
  })

  it('lets the match continue: the open proposal is answered, and the next move is played', async () => {
    const { running } = said
    for (const seat of [0, 2, 3]) await server.tables.act(running, who(seat), { answer: true })
    expect((await server.tables.snapshot(running, who(0))).position?.paused).toBe(true)
    await server.tables.act(running, who(0), { resume: true })
    const { position } = await server.tables.snapshot(running, who(0))
    const [seat] = position?.turn ?? []
    const { n } = await server.tables.act(running, who(seat), { choice: 0 }, { after: position?.n })
    expect(n).toBe(said.positions[0].n + 5)
  })

  it('keeps chat, notes and the table that has not begun', async () => {
    expect(await server.tables.chat(said.running, who(0))).toMatchObject([{ n: 1, seat: 2, text: 'Well played' }])
    expect(await server.tables.note(said.running, who(3))).toBe('Anna bids high')
    expect(await server.tables.get(said.code, {})).toMatchObject({ id: said.open, state: 'open', game: 'fair-trade' })
  })

  it('gives the same record of the finished match, and the current rules verify it', async () => {
    const record = await server.tables.record(said.over, who(0))
    expect(JSON.parse(JSON.stringify(record))).toEqual(said.record)
    const { game } = await games['fair-trade']()
    expect(verify(game, said.record).result).toEqual(said.record.result)
  })
})
