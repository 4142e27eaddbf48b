import { games, MASTERS } from '@fairground/games'
import { type AnyGamePackage, type AnyRules, type Budget, fastRandom, readOptions } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { AT_ONCE, isLevel, LEVELS, levelOf, levelsAt, openBot, playRandomly, playWith, sitterAt } from '../index.ts'

function openAt({ game }: AnyGamePackage, seats: number): AnyRules {
  const read = readOptions(game, {}, seats)
  if ('problems' in read) throw new Error(read.problems.map(({ path, reason }) => `${path}: ${reason}`).join('; '))
  return game.open(read.options, seats)
}

function seatCounts({ game }: AnyGamePackage): readonly number[] {
  return Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more)
}

/** Enough for a search to begin. */
const LITTLE: Budget = { iterations: 4 }

describe('levels', () => {
  it('are known by name', () => {
    expect(isLevel('random')).toBe(true)
    expect(isLevel('oracle')).toBe(false)
    expect(isLevel('toString')).toBe(false)
  })

  it('have a Guild master only where somebody has become one, for as many players as that is', () => {
    const hasMaster = (game: string, seats?: number) => levelsAt(game, LEVELS, seats).includes('master')
    expect([1, 2, 3, 4, 5].filter((seats) => hasMaster('faiyum', seats))).toEqual(MASTERS.faiyum)
    expect(hasMaster('faiyum')).toBe(true)
    expect([hasMaster('faifo', 4), hasMaster('fair-trade', 4), hasMaster('faifo')]).toEqual([false, false, false])
    expect(levelsAt('faiyum', LEVELS, 3)).toEqual(LEVELS.slice(0, -1))
  })

  it('are what sits there: a Guild master gives way to a Merchant when chairs are added or taken away, and nobody else does', () => {
    expect(sitterAt('faiyum', 4, 'master')).toBe('master')
    expect([sitterAt('faiyum', 5, 'master'), sitterAt('faifo', 4, 'master')]).toEqual(['merchant', 'merchant'])
    expect(['me', 'person', 'trader', ''].map((sitter) => sitterAt('faiyum', 5, sitter))).toEqual(['me', 'person', 'trader', ''])
  })

  it('have the names of earlier days too', () => {
    expect(isLevel('greedy') && levelOf('greedy')).toBe('apprentice')
    expect(LEVELS.map(levelOf)).toEqual(LEVELS)
  })

  it('random takes every move as often as any other', async () => {
    const [load] = Object.values(games)
    const gamePackage = await load()
    const bot = await openBot(gamePackage, 'random', openAt(gamePackage, gamePackage.game.seats.max))
    const random = fastRandom('even')
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 8000; i++) counts[bot.choose({ viewer: 0 }, [0, 1, 2, 3], AT_ONCE, random) as number]++
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })
})

describe.each(Object.entries(games))('%s', (id, load) => {
  it('is played to its end by every level at every number of seats', async () => {
    const gamePackage = await load()
    for (const seats of seatCounts(gamePackage)) {
      const rules = openAt(gamePackage, seats)
      for (const level of levelsAt(id, LEVELS, seats)) {
        const bot = await openBot(gamePackage, level, rules)
        const random = fastRandom(`${level} ${seats}`)
        const state = rules.setup(random)
        expect(playWith(new Array(seats).fill(bot), rules, state, random, random, LITTLE)).toBeGreaterThan(0)
        expect(rules.outcome(state)?.scores).toHaveLength(seats)
      }
    }
  })

  it('goes the same way with random bots as with random choices', async () => {
    const gamePackage = await load()
    const { max } = gamePackage.game.seats
    const rules = openAt(gamePackage, max)
    const bot = await openBot(gamePackage, 'random', rules)
    const states = [0, 1].map(() => rules.setup(fastRandom('deal')))
    const counted = playRandomly(rules, states[0], fastRandom('draws'), fastRandom('choices'))
    expect(playWith(new Array(max).fill(bot), rules, states[1], fastRandom('draws'), fastRandom('choices'))).toBe(counted)
    expect(states[1]).toEqual(states[0])
  })
})

describe('a bot that strays', () => {
  it('is named when it makes a move that was not offered', async () => {
    const [load] = Object.values(games)
    const gamePackage = await load()
    const { max } = gamePackage.game.seats
    const rules = openAt(gamePackage, max)
    const random = fastRandom(1)
    const stray = { choose: () => ({ cheat: true }) }
    expect(() => playWith(new Array(max).fill(stray), rules, rules.setup(random), random, random)).toThrow(/seat \d+ chose .*not offered/)
  })
})
