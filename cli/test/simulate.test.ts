import { describe, expect, it } from 'vitest'
import { simulate } from '../commands/simulate.ts'
import { EXIT_USAGE } from '../failure.ts'
import { expectRefused, fairground, temporary } from './spawn.ts'

const KEYS = [
  'game',
  'seats',
  'games',
  'decisions',
  'cpuSeconds',
  'decisionsPerSecond',
  'gamesPerSecond',
  'winShare',
  'meanScore',
  'meanDecisions',
  'yardstick',
]

describe('simulate', () => {
  it('prints JSON with win shares and scores by seat', () => {
    const { code, out } = fairground(['simulate', 'fair-trade', '--seats', '3', '--games', '150', '--json'])
    expect(code).toBe(0)
    const summary = JSON.parse(out)
    expect(Object.keys(summary)).toEqual(KEYS)
    expect(summary).toMatchObject({ game: 'fair-trade', seats: 3, games: 150, decisions: 150 * 39, meanDecisions: 39 })
    expect(summary.winShare).toHaveLength(3)
    expect(summary.winShare.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1)
    expect(summary.meanScore).toHaveLength(3)
    expect(summary.yardstick).toBeGreaterThan(0)
  })

  it('plays the same games again with the same seed, and others with another', () => {
    const scores = ['a', 'a', 'b'].map(
      (seed) => JSON.parse(fairground(['simulate', 'fair-trade', '--games', '120', '--seed', seed, '--json']).out).meanScore,
    )
    expect(scores[1]).toEqual(scores[0])
    expect(scores[2]).not.toEqual(scores[0])
  })

  it('prints a table with a line for each seat', () => {
    const { code, out, err } = fairground(['simulate', 'fair-trade', '--games', '20', '--bots', 'apprentice,random'])
    expect(code).toBe(0)
    expect(err).toBe('')
    expect(out).toMatch(/^Fair Trade, 4 players, 20 games, seed /)
    expect(out.match(/^ +\d {2}(apprentice|random) .* – .*$/gm)).toHaveLength(4)
    expect(out).toContain('decisions in')
  })

  it.each([
    [['--seats', '7'], 'Fair Trade takes 2 to 6 players, not 7.'],
    [['--seats', '1'], 'Fair Trade takes 2 to 6 players, not 1.'],
    [['--seats', '-3'], 'Fair Trade takes 2 to 6 players, not -3.'],
    [['--seats', 'two'], '--seats must be a whole number, not two.'],
    [['--games', '0'], '--games must be a whole number from 1 to 1000000000, not 0.'],
    [['--games'], '--games needs a value: --games N.'],
    [['--bots', 'oracle'], 'there is no bot oracle; there are random, apprentice, trader, merchant, master.'],
    [['--bots', 'random,random,random', '--seats', '2'], '--bots names 3 bots for 2 seats.'],
    [['--options', '{rounds'], '--options must be JSON'],
    [['--options', '{"rounds": 13}'], 'options.rounds: must be a whole number from 1 to 12.'],
    [['--options', '{"pace": 7}'], 'options.pace: unknown; there are '],
    [['--options', '[]'], 'options: must be an object.'],
    [['--json=yes'], '--json takes no value.'],
    [['faro'], 'simulate takes one GAME, not 2'],
  ])('refuses %j with a message', (args, sentence) => expectRefused(simulate, ['fair-trade', ...args], sentence))

  it('prints errors to stderr, and nothing to stdout', () => {
    const { code, out, err } = fairground(['simulate', 'fair-trade', '--seats', '7'])
    expect({ code, out, err }).toEqual({ code: EXIT_USAGE, out: '', err: 'fairground: Fair Trade takes 2 to 6 players, not 7.\n' })
  })

  it.each([
    [['chess'], /^there is no game chess; there are .*fair-trade/],
    [['constructor'], /^there is no game constructor;/],
    [[], /^simulate needs a GAME: fairground simulate GAME\.$/],
  ])('refuses %j as a game', (args, sentence) => expectRefused(simulate, args, sentence))

  it('reports when the record cannot be written', () => {
    const { code, err } = fairground(['simulate', 'fair-trade', '--games', '1', '--record', temporary('no/such/folder.json')])
    expect(code).toBe(1)
    expect(err).toContain('the record cannot be written')
  })
})
