import { games } from '@fairground/games'
import { fastRandom, pick } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { Session } from '../stdio/session.ts'
import { mutate } from './mutate.ts'
import { fairground } from './spawn.ts'

interface Answer {
  readonly id: unknown
  // biome-ignore lint/suspicious/noExplicitAny: answers have different shapes, and the tests read all of them
  readonly ok?: any
  readonly error?: { readonly code: string; readonly message: string; readonly [detail: string]: unknown }
}

/** A conversation with a session in this process. */
function talk() {
  const session = new Session()
  const say = async (line: string): Promise<Answer> => JSON.parse(await session.answer(Buffer.from(line)))
  const ask = (request: object): Promise<Answer> => say(JSON.stringify(request))
  return {
    say,
    ask,
    ok: async (request: object) => {
      const { ok, error } = await ask(request)
      if (error !== undefined) throw new Error(`${error.code}: ${error.message}`)
      return ok
    },
    code: async (request: object) => (await ask(request)).error?.code,
  }
}

type Talk = ReturnType<typeof talk>

/** Plays the open match to its end, beginning with a seat whose turn it is, and returns the last answer. */
async function playOut({ ok }: Talk, first = 0) {
  const random = fastRandom('play out')
  for (let seat = first; ; ) {
    const { moves } = await ok({ do: 'moves', seat })
    const answer = await ok({ do: 'play', seat, move: pick<{ move: unknown }>(moves, random).move })
    if (answer.outcome !== undefined) return answer
    seat = answer.turn[0]
  }
}

const NEW = { do: 'new', game: 'fair-trade', seats: 2, seed: 'a' }
const BLOCK = { block: [1, 2] }

/** A conversation in which a match has begun. */
async function newMatch(): Promise<Talk> {
  const started = talk()
  await started.ok(NEW)
  return started
}

describe('a conversation over stdio', () => {
  it('answers in order, one line per line, and ends with its input', () => {
    const requests = [
      { id: 1, do: 'hello' },
      { id: 'two', do: 'games' },
      { id: [3], ...NEW },
      { id: null, do: 'state' },
    ]
    const { code, out, err } = fairground(['stdio'], { input: requests.map((each) => JSON.stringify(each)).join('\n') })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const answers: readonly Answer[] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ id }) => id)).toEqual([1, 'two', [3], null])
    expect(answers[0].ok).toEqual({ protocol: 1, version: expect.any(String) })
    expect(answers[1].ok.games).toContainEqual(expect.objectContaining({ id: 'fair-trade', version: 1, seats: { min: 2, max: 6 } }))
    expect(answers[2].ok).toEqual({ match: 'm1', turn: [0, 1] })
  })

  it('continues after a line of 10 MB, an empty one and an incomplete one', () => {
    const input = `${'['.repeat(10_000_000)}\n{"id":1,"do":"hello"}\n\n{"id":2,"do":"hello"}\n${'['.repeat(1_000_000)}\n{"id":3,"do":"hello"}`
    const { code, out } = fairground(['stdio'], { input })
    expect(code).toBe(0)
    const answers: readonly Answer[] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ id, error }) => error?.code ?? id)).toEqual(['too-long', 1, 'bad-json', 2, 'bad-json', 3])
  })

  it('takes no arguments', () => {
    expect(fairground(['stdio', 'fair-trade'])).toMatchObject({
      code: 2,
      err: 'fairground: stdio takes no arguments, but got: fair-trade.\n',
    })
  })
})

describe('stdio requests', () => {
  it('play a game to its end', async () => {
    const table = await newMatch()
    const { turn, outcome } = await playOut(table)
    expect(turn).toEqual([])
    expect(outcome).toMatchObject({ places: expect.any(Array), scores: expect.any(Array), breakdown: expect.any(Array) })
    expect(await table.code({ do: 'play', seat: 0, move: BLOCK })).toBe('over')
  })

  it('describe moves and events in the requested language', async () => {
    const { ok, code } = await newMatch()
    const { moves, secret } = await ok({ do: 'moves', seat: 0 })
    expect(moves[0]).toEqual({ move: BLOCK, text: 'Lay aside 1 and 2' })
    expect(secret).toBe(false)
    const german = await ok({ do: 'moves', seat: 0, lang: 'de' })
    expect(german.moves[0].move).toEqual(BLOCK)
    expect(german.moves[0].text).not.toBe(moves[0].text)
    const { events } = await ok({ do: 'play', seat: 0, move: BLOCK })
    expect(events).toEqual([{ event: { kind: 'chosen', seat: 0 }, to: 'all', reveals: false, text: expect.stringContaining('Seat 0') }])
    expect((await ok({ do: 'moves', seat: 0 })).moves).toEqual([])
    expect(await code({ do: 'moves', seat: 0, lang: 'tlh' })).toBe('malformed')
  })

  it('give the same match for the same seed', async () => {
    const { ok } = talk()
    const states = []
    for (const seed of ['a', 'a', 'b', 7, '7', 'AB'.repeat(32), 'ab'.repeat(32)]) {
      await ok({ ...NEW, seed })
      const { record } = await ok({ do: 'record' })
      states.push(record.commitment)
    }
    expect(states[1]).toBe(states[0])
    expect(states[2]).not.toBe(states[0])
    expect(states[4]).toBe(states[3])
    expect(states[6]).toBe(states[5])
  })

  it('give a new match when there is no seed', async () => {
    const { ok } = talk()
    const { seed: _, ...unseeded } = NEW
    const marks = new Set<string>()
    for (let i = 0; i < 3; i++) {
      await ok(unseeded)
      marks.add((await ok({ do: 'record' })).record.commitment)
    }
    expect(marks.size).toBe(3)
  })

  it('show a seat its own choice, and none to a spectator', async () => {
    const { ok } = await newMatch()
    await ok({ do: 'play', seat: 0, move: BLOCK })
    expect((await ok({ do: 'view', seat: 0 })).view).toMatchObject({ viewer: 0, own: BLOCK })
    expect((await ok({ do: 'view', seat: 'spectator' })).view).not.toHaveProperty('own')
  })

  it('sample what a seat cannot see, by seed', async () => {
    const { ok } = await newMatch()
    await ok({ do: 'play', seat: 0, move: BLOCK })
    expect((await ok({ do: 'imagine', seat: 0, seed: 1 })).state).toEqual((await ok({ do: 'state' })).state)
    const imagined = []
    for (let seed = 0; seed < 10; seed++) imagined.push((await ok({ do: 'imagine', seat: 1, seed })).state.blocked[0])
    expect(new Set(imagined).size).toBeGreaterThan(1)
    expect((await ok({ do: 'imagine', seat: 1, seed: 3 })).state.blocked[0]).toBe(imagined[3])
  })

  it('undo moves up to the barrier', async () => {
    const { ok, code } = await newMatch()
    expect(await code({ do: 'undo', seat: 0 })).toBe('nothing')
    await ok({ do: 'play', seat: 0, move: BLOCK })
    expect(await ok({ do: 'undo', seat: 0 })).toEqual({ n: 2, turn: [0, 1] })
    await ok({ do: 'play', seat: 0, move: BLOCK })
    await ok({ do: 'play', seat: 1, move: BLOCK })
    expect(await code({ do: 'undo', seat: 1 })).toBe('barrier')
  })

  it('save a match and load it again', async () => {
    const table = await newMatch()
    const { outcome } = await playOut(table)
    const { record } = await table.ok({ do: 'record' })
    expect(await table.ok({ do: 'load', record })).toEqual({ match: 'm2', turn: [], outcome })
    expect(await table.ask({ do: 'load', record: { ...record, words: ['x', ''] } })).toMatchObject({
      error: { code: 'bad-record', at: 'words' },
    })
    expect(await table.code({ do: 'load', record: {} })).toBe('bad-record')
  })

  it('load a match that is not over with the seed it was opened with', async () => {
    const { ok, code } = await newMatch()
    await ok({ do: 'play', seat: 1, move: BLOCK })
    const { record } = await ok({ do: 'record' })
    expect(record).not.toHaveProperty('seed')
    expect(await code({ do: 'load', record })).toBe('bad-record')
    expect(await code({ do: 'load', record, seed: 'b' })).toBe('bad-record')
    expect(await ok({ do: 'load', record, seed: 'a' })).toEqual({ match: 'm2', turn: [0] })
  })

  it('export a position and import it, to play on and undo', async () => {
    const table = talk()
    const { ok, ask, code } = table
    await ok(NEW)
    await ok({ do: 'play', seat: 0, move: BLOCK })
    await ok({ do: 'play', seat: 1, move: BLOCK })
    const { state } = await ok({ do: 'state' })
    const position = { do: 'put', game: 'fair-trade', seats: 2, state }
    expect(await ok(position)).toEqual({ match: 'm2', turn: [0, 1] })
    expect((await ok({ do: 'state' })).state).toEqual(state)
    const [{ move }] = (await ok({ do: 'moves', seat: 1 })).moves
    expect((await ok({ do: 'play', seat: 1, move })).turn).toEqual([0])
    await ok({ do: 'undo', seat: 1 })
    expect((await ok({ do: 'state' })).state).toEqual(state)
    expect(await code({ do: 'record' })).toBe('no-record')
    expect((await playOut(table)).outcome).toBeDefined()
    const refused = await ask({ ...position, state: { ...state, purse: [99, 16] } })
    expect(refused.error).toMatchObject({ code: 'bad-state', message: expect.stringContaining('purses hold 115') })
    expect(await code({ ...position, state: undefined })).toBe('bad-state')
  })

  it('name matches by handle, the last one by default', async () => {
    const { ok, ask, code } = talk()
    expect(await code({ do: 'state' })).toBe('no-match')
    await ok(NEW)
    await ok({ ...NEW, seats: 3 })
    expect((await ok({ do: 'state' })).state.purse).toHaveLength(3)
    expect((await ok({ do: 'state', match: 'm1' })).state.purse).toHaveLength(2)
    expect(await ok({ do: 'free', match: 'm2' })).toEqual({})
    expect((await ok({ do: 'state' })).state.purse).toHaveLength(2)
    expect((await ask({ do: 'state', match: 'm2' })).error).toEqual({ code: 'no-match', message: 'there is no open match m2' })
    expect(await code({ do: 'free', match: 'm2' })).toBe('no-match')
    expect(await code({ do: 'free' })).toBe('malformed')
  })

  it('refuse more than a thousand open matches, until one is freed', async () => {
    const { ok, code } = talk()
    for (let i = 0; i < 1000; i++) await ok(NEW)
    expect(await code(NEW)).toBe('too-many')
    await ok({ do: 'free', match: 'm7' })
    await ok(NEW)
  })

  it('refuse a move after the end of the match', async () => {
    const { ok, code } = await newMatch()
    const { n } = await ok({ do: 'play', seat: 0, move: BLOCK })
    await ok({ do: 'play', seat: 1, move: BLOCK })
    const [{ move }] = (await ok({ do: 'moves', seat: 0 })).moves
    expect(await code({ do: 'play', seat: 0, move, after: n })).toBe('stale')
    expect(await code({ do: 'play', seat: 0, move, after: 'now' })).toBe('malformed')
  })

  it.each<[string, object]>([
    ['malformed', {}],
    ['malformed', { do: 7 }],
    ['unknown-request', { do: 'fly' }],
    ['unknown-request', { do: 'constructor' }],
    ['malformed', { do: 'new' }],
    ['malformed', { do: 'new', game: { toString: 1 }, seats: 2 }],
    ['bad-setting', { do: 'new', game: 'chess', seats: 2 }],
    ['bad-setting', { do: 'new', game: 'fair-trade' }],
    ['bad-setting', { do: 'new', game: 'fair-trade', seats: 7 }],
    ['bad-setting', { do: 'new', game: 'fair-trade', seats: 1e9 }],
    ['bad-setting', { do: 'new', game: 'fair-trade', seats: '2' }],
    ['bad-setting', { do: 'new', game: 'fair-trade', seats: 2, options: { rounds: 13 } }],
    ['bad-setting', { do: 'new', game: 'fair-trade', seats: 2, options: [] }],
    ['malformed', { ...NEW, seed: { a: 1 } }],
    ['malformed', { do: 'play', move: BLOCK }],
    ['malformed', { do: 'play', seat: 2, move: BLOCK }],
    ['malformed', { do: 'play', seat: '0', move: BLOCK }],
    ['malformed', { do: 'play', seat: 0 }],
    ['malformed', { do: 'view' }],
    ['malformed', { do: 'view', seat: 'owner' }],
    ['malformed', { do: 'state', match: 1 }],
    ['no-match', { do: 'state', match: '__proto__' }],
    ['not-offered', { do: 'play', seat: 0, move: { block: [3, 3] } }],
    ['not-offered', { do: 'play', seat: 0, move: 'pass' }],
    ['bad-record', { do: 'load' }],
    ['bad-record', { do: 'load', record: [] }],
    ['no-campaign', { do: 'campaign', game: 'fair-trade' }],
  ])('answer %s to %j', async (code, request) => {
    const session = await newMatch()
    expect(await session.ask({ id: 'x', ...request })).toEqual({
      id: 'x',
      error: expect.objectContaining({ code, message: expect.stringMatching(/./) }),
    })
  })

  it('refuse a second choice at the same time, and name the rule that forbids a move', async () => {
    const { ok, ask, code } = await newMatch()
    await ok({ do: 'play', seat: 0, move: BLOCK })
    expect(await code({ do: 'play', seat: 0, move: BLOCK })).toBe('not-your-turn')
    expect((await ask({ do: 'play', seat: 1, move: { block: [4, 4] } })).error).toMatchObject({
      code: 'not-offered',
      rule: { rule: 'two-cards' },
    })
  })

  it('are not executed when their id cannot be returned', async () => {
    const { say, ok } = await newMatch()
    const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`
    expect(await say(`{"id":${deep},"do":"play","seat":0,"move":{"block":[1,2]}}`)).toEqual({
      id: null,
      error: { code: 'malformed', message: 'id: nested too deeply' },
    })
    expect((await ok({ do: 'moves', seat: 0 })).moves.length).toBeGreaterThan(0)
    expect(await say(`{"do":"play","seat":0,"move":${deep}}`)).toMatchObject({ error: { code: 'malformed' } })
  })
})

describe.each(Object.keys(games))('%s over stdio', (id) => {
  it('is played, saved, loaded, and continued from a position', async () => {
    const table = talk()
    const { ok } = table
    const { seats, campaign } = (await ok({ do: 'games' })).games.find((each: { id: string }) => each.id === id)
    const { turn } = await ok({ do: 'new', game: id, seats: seats.max, seed: 1 })
    const opening = (await ok({ do: 'state' })).state
    const { outcome } = await playOut(table, turn[0])
    expect(outcome.places).toHaveLength(seats.max)
    const { record } = await ok({ do: 'record' })
    expect(await ok({ do: 'load', record })).toEqual({ match: 'm2', turn: [], outcome })
    expect(await ok({ do: 'put', game: id, seats: seats.max, state: opening, seed: 1 })).toEqual({ match: 'm3', turn })
    expect((await playOut(table, turn[0])).outcome.places).toHaveLength(seats.max)
    if (!campaign) expect(await table.code({ do: 'campaign', game: id })).toBe('no-campaign')
    else {
      const begun = await ok({ do: 'campaign', game: id })
      expect(await ok({ do: 'campaign', game: id, campaign: begun.campaign })).toEqual(begun)
      await ok({ do: 'new', game: id, seats: seats.min, options: begun.options })
      expect(await table.code({ do: 'campaign', game: id, campaign: 'lost' })).toBe('malformed')
    }
  })
})

describe('stdio with hostile input', () => {
  it('accepts only UTF-8', async () => {
    const session = new Session()
    expect(JSON.parse(await session.answer(Buffer.from('{"id":"Ghế","do":"hello"}')))).toMatchObject({ id: 'Ghế', ok: {} })
    expect(JSON.parse(await session.answer(Buffer.from('{"id":"é","do":"hello"}', 'latin1')))).toMatchObject({
      id: null,
      error: { code: 'bad-json' },
    })
  })

  it('answers thousands of mutated lines, each with ok or a known error code', async () => {
    const { say, ok } = await newMatch()
    const { state } = await ok({ do: 'state' })
    const { record } = await ok({ do: 'record' })
    const sane = [
      { id: 1, do: 'hello' },
      { id: 2, do: 'games' },
      { id: 3, ...NEW, options: { rounds: 6, hiddenScores: true, edition: 'wide-market' } },
      { id: 4, do: 'moves', seat: 0, match: 'm1', lang: 'vi' },
      { id: 5, do: 'play', seat: 0, move: BLOCK, after: 0 },
      { id: 6, do: 'play', seat: 1, move: { farmer: 3, trader: 4 } },
      { id: 7, do: 'view', seat: 'spectator' },
      { id: 8, do: 'imagine', seat: 1, seed: 'x' },
      { id: 9, do: 'undo', seat: 0 },
      { id: 10, do: 'record' },
      { id: 11, do: 'load', record, seed: 'a' },
      { id: 12, do: 'state' },
      { id: 13, do: 'put', game: 'fair-trade', seats: 2, state },
      { id: 14, do: 'campaign', game: 'fair-trade', campaign: {}, outcome: { places: [1], scores: [1], breakdown: [{}] } },
      { id: 15, do: 'free', match: 'm2' },
    ].map((request) => JSON.stringify(request))
    const random = fastRandom('fire')
    const seen = new Set<string>()
    for (let i = 0; i < 5000; i++) {
      const line = mutate(pick(sane, random), random).replaceAll('\n', ' ')
      const answer = await say(line)
      expect(Object.keys(answer)).toEqual(['id', 'ok' in answer ? 'ok' : 'error'])
      if (answer.error?.code === 'internal') throw new Error(`${line} is answered with ${answer.error.message}`)
      seen.add(answer.error?.code ?? 'ok')
    }
    for (const code of ['ok', 'bad-json', 'malformed', 'unknown-request', 'bad-setting', 'bad-state', 'bad-record', 'not-offered'])
      expect(seen).toContain(code)
  })
})
