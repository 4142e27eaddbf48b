import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { calibrated } from '@fairground/review'
import { describe, expect, it } from 'vitest'
import { read } from '../command.ts'
import { calibrate } from '../commands/calibrate.ts'
import { temporary } from './spawn.ts'

/** Two players whose playouts are too sure of the one ahead. */
const game = (at: number) => ({
  game: 'fair-trade',
  seats: 2,
  turns: 2,
  bots: [at % 3 === 0 ? 'trader' : 'apprentice'],
  reached: [{ near: { means: [0.7 + at / 1000, 0.3 - at / 1000], errors: [0, 0] }, result: at % 5 < 3 ? [1, 0] : [0, 1] }],
})

const linesOf = (games: readonly unknown[]) => games.map((each) => `${JSON.stringify(each)}\n`).join('')

const fit = (file: string, ...more: string[]) => calibrate.run(read(calibrate, ['fair-trade', '--fit', file, ...more]))

describe('Games that were kept for a calibration', () => {
  it('are played by the command and give the same readings again', async () => {
    const [kept, first, again] = ['games.jsonl', 'first.json', 'again.json'].map(temporary)
    const few = ['--seats', '2', '--games', '4', '--positions', '3', '--threads', '1']
    await calibrate.run(read(calibrate, ['fair-trade', ...few, '--keep', kept, '--out', first]))
    await fit(kept, '--out', again)
    expect(readFileSync(kept, 'utf8').trim().split('\n')).toHaveLength(4)
    expect(Object.keys(JSON.parse(readFileSync(again, 'utf8')))).toEqual(['2'])
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(first, 'utf8'))
  })

  it('count once, however often they are in the file', async () => {
    const [kept, out] = ['twice.jsonl', 'twice.json'].map(temporary)
    const games = Array.from({ length: 100 }, (_, at) => game(at))
    writeFileSync(kept, linesOf(games))
    await fit(kept, '--out', out)
    const once = readFileSync(out, 'utf8')
    const [{ power }] = Object.values<{ power: number }>(JSON.parse(once))
    expect(power).toBeLessThan(0.7)
    appendFileSync(kept, linesOf(games))
    await fit(kept, '--out', out)
    expect(readFileSync(out, 'utf8')).toBe(once)
  })

  it('are tried together, and those of each kind of players alone', () => {
    const games = Array.from({ length: 90 }, (_, at) => game(at))
    const { among, ...all } = calibrated(games, 2, ({ bots }) => bots.join(', '))
    expect(all.games).toBe(90)
    expect(among).toMatchObject({ trader: { games: 30 }, apprentice: { games: 60 } })
    expect(calibrated(games, 2, () => 'all').among).toEqual({})
  })

  it.each([
    ['is not JSON', '{', 'line 2 of'],
    ['is no game', JSON.stringify({ ...game(1), reached: [{ near: { means: [1] } }] }), 'no game that was played for a calibration'],
    ['was looked at in another way', JSON.stringify({ ...game(1), turns: 3 }), 'in several ways'],
  ])('are refused with a clear word where a line %s', async (_, line, word) => {
    const kept = temporary('bad.jsonl')
    writeFileSync(kept, `${linesOf([game(0)])}${line}\n`)
    await expect(fit(kept)).rejects.toThrow(word)
  })

  it('must be there, and more than a few', async () => {
    const kept = temporary('few.jsonl')
    await expect(fit(kept)).rejects.toThrow('cannot be read')
    writeFileSync(kept, linesOf([game(0)]))
    await expect(fit(kept)).rejects.toThrow('only 1 games')
    await expect(calibrate.run(read(calibrate, ['faifo', '--fit', kept]))).rejects.toThrow('no such games')
  })
})
