import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { games } from '@fairground/games'
import { type MatchRecord, matchStream, verify } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { fairgroundServe } from '../server/test/command-line.ts'
import { temporaryFolder } from './temporary.ts'

const ROOT = resolve(import.meta.dirname, '..')
const LAUNCHER = join(ROOT, 'cli', 'fairground.js')
const folder = temporaryFolder()
const python = spawnSync('python3', ['--version']).status === 0

async function run(script: string, ...args: readonly string[]) {
  const child = spawn('python3', [join(ROOT, 'examples', script), ...args], {
    env: { ...process.env, FAIRGROUND: `${process.execPath} ${LAUNCHER}`, PYTHONIOENCODING: 'utf-8' },
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (out += chunk))
  const [code] = await once(child, 'close')
  return { code, out }
}

const linesOf = (script: string) =>
  readFileSync(join(ROOT, 'examples', script), 'utf8')
    .trim()
    .split('\n').length

/** Only where Python is installed; otherwise the title says that it is missing. */
describe.skipIf(!python)(`The clients in Python${python ? '' : ' (there is no python3 on this machine)'}`, () => {
  it('are shorter than sixty lines', () => {
    for (const script of ['stdio_client.py', 'http_client.py']) expect(linesOf(script)).toBeLessThan(60)
  })

  it('play a whole game over stdio', async () => {
    const { code, out } = await run('stdio_client.py', 'fair-trade', '3')
    expect(code, out).toBe(0)
    expect(out).toMatch(/The last market is closed\.\nplaces: \[\d, \d, \d\]\n$/)
  })

  it('play a whole game over HTTP', async () => {
    const flags = ['--data', join(folder, 'data'), '--log', 'silent']
    const quick = { FAIRGROUND_BOT_PAUSE: '0', FAIRGROUND_BOT_LEVELS: 'apprentice' }
    await fairgroundServe(
      flags,
      async (_client, url) => {
        const { code, out } = await run('http_client.py', url, 'fair-trade', '2')
        expect(code, out).toBe(0)
        expect(out).toMatch(/^place [12] of 2\n$/)
      },
      quick,
    )
  })
})

describe.skipIf(!python)('The checker in Python', () => {
  const file = join(folder, 'record.json')
  spawnSync(process.execPath, [LAUNCHER, 'simulate', 'fair-trade', '--seats', '4', '--games', '1', '--record', file])
  const record: MatchRecord = JSON.parse(readFileSync(file, 'utf8'))
  const bounds = [4, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]

  it('has at most fifty lines', () => expect(linesOf('check_fairness.py')).toBeLessThanOrEqual(50))

  it('accepts an unchanged record, and draws the same numbers', async () => {
    const { code, out } = await run('check_fairness.py', file, ...bounds.map(String))
    const stream = matchStream(record.seed ?? '', record.id, record.words)
    expect({ code, out }).toEqual({
      code: 0,
      out: `sealed before the match, and nothing was changed since\ndrawn: ${bounds.map((bound) => stream.below(bound)).join(' ')}\n`,
    })
  })

  it('finds the market cards in their order', async () => {
    const { game } = await games['fair-trade']()
    const { opening, state } = verify(game, record)
    expect(opening.events).toEqual([])
    expect(state).toMatchObject({ phase: 'over' })
    const { out } = await run('check_fairness.py', file, ...bounds.map(String))
    const [farmer, ...places] = (out.split('drawn: ')[1] ?? '').trim().split(' ').map(Number)
    const left = Array.from({ length: 12 }, (_, card) => card)
    const cards = places.map((place) => left.splice(place, 1)[0])
    // The last market card, and who held the farmer marker from round eleven on.
    expect(cards[11]).toBe((state as { current: number }).current)
    expect((farmer + 11) % 4).toBe((state as { farmer: number }).farmer)
  })

  it.each([
    [
      'a move',
      (changed: Changed) => Object.assign(changed.entries[5], { do: { play: { farmer: 1, trader: 2 } } }),
      'entry 6 does not agree',
    ],
    [
      'who sat there',
      (changed: Changed) => Object.assign(changed, { sitters: ['person', 'person', 'person', 'person'] }),
      'sitters does not agree',
    ],
    ['the seed', (changed: Changed) => Object.assign(changed, { seed: 'ab'.repeat(32) }), 'the seed is not the one'],
  ])('names the change: %s', async (what, change, words) => {
    const changed: Changed = structuredClone(record)
    change(changed)
    const other = join(folder, `${what.replaceAll(' ', '-')}.json`)
    writeFileSync(other, JSON.stringify(changed))
    const { code, out } = await run('check_fairness.py', other)
    expect(code).toBe(1)
    expect(out).toContain(words)
  })
})

type Changed = { -readonly [K in keyof MatchRecord]: MatchRecord[K] }
