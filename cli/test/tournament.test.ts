import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tournament } from '../commands/tournament.ts'
import { EXIT_USAGE } from '../failure.ts'
import { type LineUp, mixtures, nameOf, pairings, rotations, seatings } from '../tournament/line-ups.ts'
import { ratings } from '../tournament/ratings.ts'
import { meanInterval, shareInterval } from '../tournament/statistics.ts'
import { expectRefused, fairground, temporary } from './spawn.ts'

describe('Who meets whom', () => {
  it('is one hero against copies of each other bot, and the reverse', () => {
    expect(pairings(['a', 'b', 'c'], 3)).toEqual([
      ['a', 'b', 'b'],
      ['b', 'a', 'a'],
      ['a', 'c', 'c'],
      ['c', 'a', 'a'],
      ['b', 'c', 'c'],
      ['c', 'b', 'b'],
    ])
    expect(pairings(['a', 'b'], 2)).toEqual([['a', 'b']])
    expect(pairings(['a', 'b'], 1)).toEqual([['a'], ['b']])
  })

  it('is every number of copies of both with --mixtures', () => {
    expect(mixtures(['a', 'b'], 4)).toEqual([
      ['a', 'b', 'b', 'b'],
      ['a', 'a', 'b', 'b'],
      ['b', 'a', 'a', 'a'],
    ])
  })

  it.each<[LineUp, number]>([
    [['a', 'b', 'b', 'b'], 4],
    [['a', 'a', 'b', 'b'], 4],
    [['a', 'b', 'a', 'b'], 2],
    [['a', 'a', 'a'], 1],
    [['a'], 1],
  ])('is played, as %j, in %i rotations', (lineUp, count) => expect(rotations(lineUp)).toBe(count))

  it('plays each deal once in every rotation, and the same deals in every line-up', () => {
    const all = seatings(pairings(['a', 'b'], 3), 7)
    expect(all).toHaveLength(18)
    expect(new Set(all.map(nameOf)).size).toBe(18)
    for (const hero of ['a', 'b'])
      for (let deal = 0; deal < 3; deal++) {
        const tables = all.filter((each) => each.lineUp[0] === hero && each.deal === deal)
        expect(tables.map(({ rotation }) => rotation).sort()).toEqual([0, 1, 2])
      }
  })
})

describe('Intervals', () => {
  it('of a share are Wilson’s, and wider where the tables of a deal are correlated', () => {
    const apart = Array.from({ length: 100 }, (_, deal) => [deal % 2, (deal + 1) % 2])
    const alike = Array.from({ length: 100 }, (_, deal) => [deal % 2, deal % 2])
    const [low, high] = shareInterval(apart)
    expect(low).toBeCloseTo(0.431, 2)
    expect(high).toBeCloseTo(0.569, 2)
    const [lower, higher] = shareInterval(alike)
    expect(higher - lower).toBeGreaterThan(1.3 * (high - low))
  })

  it('of a share of 0 are not empty', () => {
    expect(shareInterval(Array.from({ length: 10 }, () => [0]))[1]).toBeGreaterThan(0.2)
  })

  it('of a single deal use its tables', () => {
    expect(meanInterval([[1, 2, 3, 4]])).toEqual(meanInterval([[1], [2], [3], [4]]))
  })

  it('of a mean are 1.96 standard errors to either side', () => {
    expect(meanInterval([[1], [2], [3], [4]])).toEqual([expect.closeTo(2.5 - 1.96 * 0.6455, 3), expect.closeTo(2.5 + 1.96 * 0.6455, 3)])
  })
})

describe('Ratings', () => {
  const tables = (first: readonly string[], times: number) =>
    Array.from({ length: times }, () => ({ lineUp: first, places: first.map((_, at) => at + 1) }))

  it('of two bots differ by 400 points for ten wins to one', () => {
    const [best, worst] = ratings([...tables(['a', 'random'], 10_000), ...tables(['random', 'a'], 1000)], 'random')
    expect(best).toMatchObject({ bot: 'a', rating: expect.closeTo(400, 0) })
    expect(worst).toEqual({ bot: 'random', rating: 0, interval: [0, 0] })
    expect(best.interval[1] - best.rating).toBeGreaterThan(5)
    expect(best.interval[1] - best.rating).toBeLessThan(25)
  })

  it('find the strengths that rankings of four with copies were drawn from', () => {
    const strength: Readonly<Record<string, number>> = { random: 1, a: 3, b: 8 }
    const drawn: { lineUp: LineUp; places: readonly number[] }[] = []
    let dice = 1
    const chance = () => {
      dice = (dice * 48271) % 2147483647
      return dice / 2147483647
    }
    for (const lineUp of pairings(['random', 'a', 'b'], 4))
      for (let table = 0; table < 3000; table++) {
        const places = [0, 0, 0, 0]
        for (let place = 1; place <= 4; place++) {
          const left = lineUp.flatMap((bot, at) => (places[at] === 0 ? [{ at, weight: strength[bot] }] : []))
          let at = chance() * left.reduce((sum, { weight }) => sum + weight, 0)
          const next = left.find(({ weight }) => {
            at -= weight
            return at <= 0
          })
          places[next?.at ?? 0] = place
        }
        drawn.push({ lineUp, places })
      }
    const found = ratings(drawn, 'random')
    for (const [bot, rating] of [
      ['b', 400 * Math.log10(8)],
      ['a', 400 * Math.log10(3)],
    ] as const) {
      const { interval, rating: seen } = found.find((each) => each.bot === bot) ?? { interval: [0, 0], rating: 0 }
      expect(Math.abs(seen - rating)).toBeLessThan(15)
      expect(interval[0]).toBeLessThan(rating)
      expect(interval[1]).toBeGreaterThan(rating)
    }
  })

  it('are finite for a bot that never lost, and equal for bots that share every place', () => {
    const [best] = ratings(tables(['a', 'random'], 50), 'random')
    expect(best.rating).toBeGreaterThan(400)
    expect(Number.isFinite(best.rating)).toBe(true)
    const shared = Array.from({ length: 20 }, () => ({ lineUp: ['a', 'random', 'random'], places: [1, 1, 1] }))
    expect(ratings(shared, 'random')[0].rating).toBeCloseTo(0)
  })
})

describe('tournament', () => {
  const small = ['tournament', 'fair-trade', '--seats', '3', '--tables', '6', '--threads', '2', '--seed', 'fair']
  const played = (file: string) => readFileSync(file, 'utf8').trim().split('\n').slice(1).sort()
  /** Without the CPU times, which depend on the machine. */
  const timeless = (lines: readonly string[]) => lines.map((line) => ({ ...JSON.parse(line), cpu: undefined }))

  it('prints JSON: shares with intervals, scores, time per decision, herding, ratings with random at 0', () => {
    const { code, out, err } = fairground([...small, '--bots', 'random,greedy-1', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { cells, ratings: ladder, anchor } = JSON.parse(out)
    expect(anchor).toBe('random')
    expect(ladder.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy-1', 'random'])
    expect(ladder[1].rating).toBe(0)
    expect(cells).toHaveLength(2)
    for (const { standings, tables, herding } of cells) {
      expect(tables).toBe(6)
      expect(standings[0].winShare + standings[1].winShare).toBeCloseTo(1)
      expect(standings[0].chance).toBeCloseTo(1 / 3)
      for (const { winShare, winInterval, score, scoreInterval, milliseconds } of standings) {
        expect(winInterval[0]).toBeLessThan(winShare + 1e-9)
        expect(winInterval[1]).toBeGreaterThan(winShare - 1e-9)
        expect(scoreInterval[0]).toBeLessThanOrEqual(score)
        expect(milliseconds).toBeGreaterThanOrEqual(0)
      }
      expect(herding).toMatchObject({ name: 'rounds in which all rivals bid alike', moments: 6 * 12 })
    }
  })

  it('is repeatable with its seed, with any number of threads, and continues where it was stopped', () => {
    const [whole, stopped] = [temporary('whole.jsonl'), temporary('stopped.jsonl')]
    const args = [...small, '--bots', 'greedy-1,random,random']
    const first = fairground([...args, '--threads', '1', '--out', whole])
    expect(first.code).toBe(0)
    const lines = readFileSync(whole, 'utf8').split('\n')
    // Stopped in the middle of a line.
    writeFileSync(stopped, lines.slice(0, 4).join('\n'))
    appendFileSync(stopped, `\n${lines[4].slice(0, 20)}`)
    expect(fairground([...args, '--out', stopped]).err).toContain('use --resume to continue it')
    expect(fairground([...args, '--out', stopped, '--resume']).code).toBe(0)
    expect(timeless(played(stopped))).toEqual(timeless(played(whole)))
    expect(played(stopped).filter((line) => lines.slice(1, 4).includes(line))).toHaveLength(3)
  })

  it('does not continue the file of another tournament', () => {
    const file = temporary('other.jsonl')
    const args = ['tournament', 'fair-trade', '--bots', 'random,random', '--tables', '1', '--out', file]
    fairground([...args, '--seed', 'one'])
    const { code, err } = fairground([...args, '--seed', 'two', '--resume'])
    expect({ code, err }).toEqual({ code: EXIT_USAGE, err: expect.stringContaining('belongs to another tournament') })
  })

  it('prints tables and draws the ladder', () => {
    const file = temporary('ladder.svg')
    const { out } = fairground([...small, '--bots', 'random,greedy-1', '--picture', file])
    expect(out).toMatch(/^Fair Trade, 3 players, seed fair$/m)
    expect(out).toMatch(/^greedy-1 \+ 2 random +6 +greedy-1 +\d+\.\d %/m)
    const svg = readFileSync(file, 'utf8')
    expect(svg.match(/<circle /g)).toHaveLength(2)
    expect(svg).toContain('>greedy-1</text>')
  })

  it('prints only scores for a solo game, and no ratings', () => {
    const args = ['tournament', 'faiyum', '--seats', '1', '--bots', 'random,greedy-1', '--tables', '2', '--seed', '1', '--json']
    const { ratings: ladder, cells } = JSON.parse(fairground(args).out)
    expect(ladder).toEqual([])
    expect(cells[1].standings[0].score).toBeGreaterThan(cells[0].standings[0].score)
  })

  it.each([
    [['--bots', 'random,oracle'], 'there is no bot oracle; there are random, '],
    [['--bots', 'random@x,random'], 'there is no bot random@x'],
    [['--bots', 'random'], '--bots needs at least two different bots'],
    [['--bots', 'random,random', '--seats', '3'], '--bots names a line-up of 2 for 3 seats.'],
    [['--bots', 'random,random', '--mixtures'], '--mixtures is for different bots'],
    [['--seats', '7'], 'Fair Trade takes 2 to 6 players, not 7.'],
    [['--tables', '0'], '--tables must be a whole number from 1 to 1000000, not 0.'],
    [['--options', '{rounds'], '--options must be JSON'],
    [['--options', '{"rounds": 13}'], 'options.rounds: must be a whole number from 1 to 12.'],
    [['--resume'], '--resume needs the --seed'],
    [['--resume', '--seed', '1'], '--resume needs --out FILE'],
  ])('refuses %j with a message', (args, sentence) => expectRefused(tournament, ['fair-trade', ...args], sentence))
})
