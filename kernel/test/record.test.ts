import { describe, expect, it } from 'vitest'
import { game } from '../conformance/example/game.ts'
import { BadRecord, type By, canonical, load, type MatchRecord, record, recordProblem, verify, verifying } from '../index.ts'
import { accepted, bytes, chosen, lots, playOut, SEED, staked } from './lots.ts'

function finished(): MatchRecord {
  const match = lots({ words: ['tea', 'silk', ''] })
  const [seat] = match.turn
  accepted(match.play(seat, { stake: 2 }, 'person', 5))
  accepted(match.undo(seat))
  playOut(match)
  return JSON.parse(JSON.stringify(record(match)))
}

type Loose = Record<string, unknown>

/** The record with another value at a path. */
function tampered(path: string, value: unknown): MatchRecord {
  const copy: unknown = finished()
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce((inner, key) => (inner as Loose)[key], copy) as Loose
  holder[last] = value
  return copy as MatchRecord
}

function wrongAt(written: MatchRecord): string {
  try {
    verify(game, written)
  } catch (error) {
    if (error instanceof BadRecord) return error.at
    throw error
  }
  return 'nowhere'
}

describe('A record', () => {
  it('rebuilds the match, at the end and in the middle', () => {
    const match = chosen([1])
    const written = record(match)
    expect(written.seed).toBeUndefined()
    const again = load(game, written, SEED)
    expect(bytes(again)).toBe(bytes(match))
    expect(canonical(record(again))).toBe(canonical(written))
    expect(() => load(game, written)).toThrow('seed')
  })

  it('holds no seed and no result before the end, and both after it', () => {
    expect(Object.keys(record(lots()))).not.toContain('seed')
    expect(finished()).toMatchObject({ seed: SEED, result: { how: 'played' } })
  })

  it('names no person', () => {
    expect(JSON.stringify(finished())).not.toMatch(/name/)
  })
})

describe('Verifying', () => {
  it('accepts what was played', () => {
    expect(wrongAt(finished())).toBe('nowhere')
  })

  it.each([
    ['seed', 'seed', 'b'.repeat(64)],
    ['seed', 'seed', 'no seed'],
    ['words', 'words.0', 'coffee'],
    ['words', 'words', []],
    ['options', 'options.rounds', 3],
    ['sitters', 'sitters.0', 'bot:greedy'],
    ['id', 'id', 'lots-2'],
    ['seats', 'seats', 2],
    ['commitment', 'commitment', 'c'.repeat(64)],
    ['edition', 'edition.sha256', 'd'.repeat(64)],
    ['entry 1', 'entries.0.do.play.stake', 1],
    ['entry 3', 'entries.2.at', 77],
    ['entry 5', 'entries.4.seat', 2],
    ['entry 6', 'entries.5.by', 'clock'],
    ['entry 4', 'entries.3.sum', 7],
    ['entry 2', 'entries.1.seat', '0'],
    ['entry 2', 'entries.1.at', 0.5],
    ['entry 2', 'entries.1.at', 2 ** 32],
    ['entry 7', 'entries.6.do', null],
    ['entry 7', 'entries.6.note', 'said later'],
    ['entry 1', 'entries.0.do.note', 'said later'],
    ['result', 'result.places.0', 9],
    ['result', 'result.outcome.scores.1', 99],
    ['state', 'state', 'e'.repeat(64)],
  ])('names %s when %s was changed', (place, path, value) => {
    expect(wrongAt(tampered(path, value))).toBe(place)
  })

  it('needs nothing but the record for an owner’s edition: the record contains all of it, and no value can be changed', () => {
    const fact = <T>(value: T) => ({ value, status: 'printed' as const })
    const match = lots({ options: { rounds: 4, edition: { id: 'mine', name: 'Mine', coins: fact(5), hand: fact(6) } } })
    playOut(match)
    const written: MatchRecord = JSON.parse(JSON.stringify(record(match)))
    expect(wrongAt(written)).toBe('nowhere')
    const { edition } = written.options as { readonly edition: Readonly<Record<string, unknown>> }
    for (const other of [{ ...edition, name: 'Yours' }, { ...edition, coins: fact(4) }, 'first'])
      expect(wrongAt({ ...written, options: { ...(written.options as object), edition: other } })).not.toBe('nowhere')
  })

  it('names a missing, a repeated and a swapped entry', () => {
    const written = finished()
    const { entries } = written
    expect(wrongAt({ ...written, entries: entries.filter((_, i) => i !== 6) })).toBe('entry 7')
    expect(wrongAt({ ...written, entries: [...entries.slice(0, 3), entries[2], ...entries.slice(3)] })).toBe('entry 4')
    expect(wrongAt({ ...written, entries: [entries[1], entries[0], ...entries.slice(2)] })).toBe('entry 1')
    expect(wrongAt({ ...written, entries: entries.slice(0, -1) })).toBe('result')
  })

  it('does not verify what is not over', () => {
    expect(wrongAt(record(lots()))).toBe('seed')
  })

  it('checks a running match one entry at a time, with the seed given separately', () => {
    const match = staked()
    const written = record(match)
    const steps = [...verifying(game, written, SEED)]
    expect(steps).toEqual(written.entries.map(({ n }) => n))
    expect(() => [...verifying(game, written, 'b'.repeat(64))]).toThrow('seed')
    expect(() => [...verifying(game, { ...written, result: finished().result }, SEED)]).toThrow('result')
  })

  it('names an entry that the match would not make, even if its checksums were recomputed', () => {
    const match = lots()
    accepted(match.play(match.turn[0], { stake: 2 }, 'somebody' as By))
    expect(() => [...verifying(game, record(match), SEED)]).toThrow('entry 1')
  })

  it('does not verify with another version of the rules', () => {
    expect(() => verify({ ...game, version: 2 }, finished())).toThrow('version')
    expect(() => verify({ ...game, id: 'chess' }, finished())).toThrow('game')
  })
})

describe('What is not a record', () => {
  it.each([
    [undefined, 'object'],
    [[], 'object'],
    [{}, 'fairground'],
    [{ fairground: 1 }, 'id'],
    [{ ...finished(), entries: 5 }, 'entries'],
    [{ ...finished(), entries: [5] }, 'entries.0'],
    [{ ...finished(), sums: undefined }, 'sums'],
  ])('is refused (%#)', (value, word) => {
    expect(recordProblem(value)).toContain(word)
  })

  it('is not reported for a valid record', () => {
    expect(recordProblem(finished())).toBeUndefined()
  })
})
