import { readFileSync, writeFileSync } from 'node:fs'
import { fastRandom } from '@fairground/kernel'
import { serve } from '@fairground/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { mutate } from './mutate.ts'
import { fairground, temporary } from './spawn.ts'

let file: string
let text: string

beforeAll(() => {
  file = temporary('record.json')
  expect(fairground(['simulate', 'fair-trade', '--seats', '3', '--games', '1', '--bots', 'greedy,random', '--record', file]).code).toBe(0)
  text = readFileSync(file, 'utf8')
})

/** A new file with a changed record. */
function tampered(change: (record: Loose) => object): string {
  const record: Loose = JSON.parse(text)
  const other = temporary('tampered.json')
  writeFileSync(other, JSON.stringify({ ...record, ...change(record) }))
  return other
}

interface Loose {
  readonly entries: readonly { readonly seat: number; readonly do: unknown }[]
  readonly words: readonly string[]
  readonly result: { readonly outcome: { readonly scores: readonly number[] } }
}

/** A different move of another entry; two entries may have the same one. */
function otherThan(done: unknown, entries: Loose['entries']): unknown {
  return entries.find((entry) => JSON.stringify(entry.do) !== JSON.stringify(done))?.do
}

describe('verify', () => {
  it('accepts a recorded match', () => {
    const { code, out } = fairground(['verify', file])
    expect(out).toMatch(/record\.json: sound\. fair-trade, match .*, 3 seats, 39 entries\n$/)
    expect(code).toBe(0)
  })

  it('reads from stdin', () => {
    expect(fairground(['verify', '-'], { input: text })).toMatchObject({ code: 0, out: expect.stringMatching(/^-: sound/) })
  })

  it('names the place of the change', () => {
    const changes: readonly [string, (record: Loose) => object][] = [
      ['entry 5', ({ entries }) => ({ entries: entries.with(4, { ...entries[4], do: otherThan(entries[4].do, entries) }) })],
      ['entry 7', ({ entries }) => ({ entries: entries.with(6, { ...entries[6], seat: (entries[6].seat + 1) % 3 }) })],
      ['entry 3', ({ entries }) => ({ entries: entries.toSpliced(2, 1) })],
      ['result', ({ entries }) => ({ entries: entries.slice(0, -1) })],
      ['seed', () => ({ seed: 'ab'.repeat(32) })],
      ['words', ({ words }) => ({ words: words.with(1, 'luck') })],
      ['result', ({ result: { outcome } }) => ({ result: { outcome: { ...outcome, scores: outcome.scores.with(0, 99) } } })],
      ['state', () => ({ state: '00'.repeat(32) })],
      ['options', () => ({ options: { rounds: 6 } })],
      ['game', () => ({ game: 'chess' })],
    ]
    const { code, out } = fairground(['verify', ...changes.map(([, change]) => tampered(change))])
    expect(code).toBe(1)
    const lines = out.trimEnd().split('\n')
    expect(lines.map((line) => /: WRONG\. ([a-z]+( \d+)?): /.exec(line)?.[1])).toEqual(changes.map(([place]) => place))
  })

  it('checks every record, even if others are wrong', () => {
    const garbage = temporary('garbage.json')
    writeFileSync(garbage, 'garbage')
    const { code, out } = fairground(['verify', '/nowhere/record.json', garbage, tampered(() => ({ seed: 7 })), file, '--json'])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject([
      { sound: false, problem: expect.stringContaining('cannot be read') },
      { sound: false, problem: expect.stringContaining('is not JSON') },
      { sound: false, at: 'seed' },
      { record: file, sound: true, game: 'fair-trade', seats: 3, entries: 39 },
    ])
  })

  it('does not fail on any malformed record', () => {
    const random = fastRandom('anything')
    const files = Array.from({ length: 300 }, () => {
      const other = temporary('mutant.json')
      writeFileSync(other, mutate(text, random))
      return other
    })
    const { code, err, out } = fairground(['verify', ...files, '--json'])
    expect({ code, err }).toEqual({ code: 1, err: '' })
    const verdicts: readonly { readonly sound: boolean; readonly problem: string }[] = JSON.parse(out)
    expect(verdicts).toHaveLength(files.length)
    // A mutation may only have changed white space.
    for (const { sound, problem } of verdicts) expect(sound || problem.length > 0).toBe(true)
  })

  it('needs a record', () => {
    expect(fairground(['verify'])).toMatchObject({ code: 2, err: expect.stringContaining('verify needs a RECORD') })
  })
})

describe('verify --live', () => {
  it('replays every running match of a store', async () => {
    const data = temporary('server')
    const server = await serve({ data, port: 0, hostname: '127.0.0.1', logLevel: 'silent' })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${server.url}/api/play`, { method: 'POST', headers, body: JSON.stringify({ game: 'fair-trade' }) })
    await server.stop()
    const { code, out } = fairground(['verify', '--live', '--data', data])
    expect(out).toContain('1 running matches replayed, 0 differ')
    expect(code).toBe(0)
  })

  it('says where it found no store', () => {
    const { code, err } = fairground(['verify', '--live', '--data', temporary('nowhere')])
    expect(err).toContain('there is no store')
    expect(code).toBe(1)
  })
})
