import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { calibrated } from '@fairground/review'
import { describe, expect, it } from 'vitest'
import { read } from '../command.ts'
import { calibrate } from '../commands/calibrate.ts'
import { temporary } from './spawn.ts'

/** Two players whose playouts overestimate the leader. */
const game = (at: number) => ({
  game: 'fair-trade',
  seats: 2,
  turns: 2,
  bots: [at % 3 === 0 ? 'trader' : 'apprentice'],
  reached: [{ near: { means: [0.7 + at / 1000, 0.3 - at / 1000], errors: [0, 0] }, result: at % 5 < 3 ? [1, 0] : [0, 1] }],
})

const linesOf = (games: readonly unknown[]) => games.map((each) => `${JSON.stringify(each)}\n`).join('')

const fit = (file: string, ...more: string[]) => calibrate.run(read(calibrate, ['fair-trade', '--fit', file, ...more]))

describe('Games saved for a calibration', () => {
  it('are saved by the command and give the same fit again', async () => {
    const [kept, first, again] = ['games.jsonl', 'first.json', 'again.json'].map(temporary)
    const few = ['--seats', '2', '--games', '4', '--positions', '3', '--threads', '1']
    await calibrate.run(read(calibrate, ['fair-trade', ...few, '--keep', kept, '--out', first]))
    await fit(kept, '--out', again)
    expect(readFileSync(kept, 'utf8').trim().split('\n')).toHaveLength(4)
    expect(Object.keys(JSON.parse(readFileSync(again, 'utf8')))).toEqual(['2'])
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(first, 'utf8'))
  })

  it('count only once, even if the file has duplicates', async () => {
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

  it('are tested together, and separately for each kind of players', () => {
    const games = Array.from({ length: 90 }, (_, at) => game(at))
    const { among, ...all } = calibrated(games, 2, ({ bots }) => bots.join(', '))
    expect(all.games).toBe(90)
    expect(among).toMatchObject({ trader: { games: 30 }, apprentice: { games: 60 } })
    expect(calibrated(games, 2, () => 'all').among).toEqual({})
  })

  it.each([
    ['is not JSON', '{', 'line 2 of'],
    ['is not a game', JSON.stringify({ ...game(1), reached: [{ near: { means: [1] } }] }), 'not a game played for a calibration'],
    ['was evaluated in another way', JSON.stringify({ ...game(1), turns: 3 }), 'in different ways'],
  ])('are refused with a clear message if a line %s', async (_, line, word) => {
    const kept = temporary('bad.jsonl')
    writeFileSync(kept, `${linesOf([game(0)])}${line}\n`)
    await expect(fit(kept)).rejects.toThrow(word)
  })

  it('must exist, and be enough', async () => {
    const kept = temporary('few.jsonl')
    await expect(fit(kept)).rejects.toThrow('cannot be read')
    writeFileSync(kept, linesOf([game(0)]))
    await expect(fit(kept)).rejects.toThrow('only 1 games')
    await expect(calibrate.run(read(calibrate, ['faifo', '--fit', kept]))).rejects.toThrow('no games of faifo')
  })
})
