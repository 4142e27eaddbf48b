import { games, MASTERS } from '@fairground/games'
import { type AnyGamePackage, type Budget, fastRandom, rulesFor } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { actualLevel, isLevel, LEVELS, levelOf, levelsAt, NO_SEARCH, openBot, playRandomly, playWith } from '../index.ts'

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

  it('include a Guild master only at games and numbers of players where it is strong enough', () => {
    const hasMaster = (game: string, seats?: number) => levelsAt(game, LEVELS, seats).includes('master')
    expect([1, 2, 3, 4, 5].filter((seats) => hasMaster('faiyum', seats))).toEqual(MASTERS.faiyum)
    expect(hasMaster('faiyum')).toBe(true)
    expect([hasMaster('fair-trade', 4), hasMaster('faifo', 4), hasMaster('faifo', 5)]).toEqual([true, true, false])
    expect(levelsAt('faiyum', LEVELS, 5)).toEqual(LEVELS.slice(0, -1))
  })

  it('a Merchant replaces a Guild master when the number of seats changes to one without it; nobody else is replaced', () => {
    expect(actualLevel('faiyum', 4, 'master')).toBe('master')
    expect([actualLevel('faiyum', 5, 'master'), actualLevel('faifo', 5, 'master')]).toEqual(['merchant', 'merchant'])
    expect(['me', 'person', 'trader', ''].map((sitter) => actualLevel('faiyum', 5, sitter))).toEqual(['me', 'person', 'trader', ''])
  })

  it('accept their older names', () => {
    expect(isLevel('greedy') && levelOf('greedy')).toBe('apprentice')
    expect(LEVELS.map(levelOf)).toEqual(LEVELS)
  })

  it('random takes every move equally often', async () => {
    const [load] = Object.values(games)
    const gamePackage = await load()
    const bot = await openBot(gamePackage, 'random', rulesFor(gamePackage.game, gamePackage.game.seats.max))
    const random = fastRandom('even')
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 8000; i++) counts[bot.choose({ viewer: 0 }, [0, 1, 2, 3], NO_SEARCH, random) as number]++
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })
})

describe.each(Object.entries(games))('%s', (id, load) => {
  it('is played to its end by every level at every number of seats', async () => {
    const gamePackage = await load()
    for (const seats of seatCounts(gamePackage)) {
      const rules = rulesFor(gamePackage.game, seats)
      for (const level of levelsAt(id, LEVELS, seats)) {
        const bot = await openBot(gamePackage, level, rules)
        const random = fastRandom(`${level} ${seats}`)
        const state = rules.setup(random)
        expect(playWith(new Array(seats).fill(bot), rules, state, random, random, LITTLE)).toBeGreaterThan(0)
        expect(rules.outcome(state)?.scores).toHaveLength(seats)
      }
    }
  })

  it('plays the same game with random bots as with random choices', async () => {
    const gamePackage = await load()
    const { max } = gamePackage.game.seats
    const rules = rulesFor(gamePackage.game, max)
    const bot = await openBot(gamePackage, 'random', rules)
    const states = [0, 1].map(() => rules.setup(fastRandom('deal')))
    const counted = playRandomly(rules, states[0], fastRandom('draws'), fastRandom('choices'))
    expect(playWith(new Array(max).fill(bot), rules, states[1], fastRandom('draws'), fastRandom('choices'))).toBe(counted)
    expect(states[1]).toEqual(states[0])
  })
})

describe('a faulty bot', () => {
  it('is named when it makes a move that was not offered', async () => {
    const [load] = Object.values(games)
    const gamePackage = await load()
    const { max } = gamePackage.game.seats
    const rules = rulesFor(gamePackage.game, max)
    const random = fastRandom(1)
    const stray = { choose: () => ({ cheat: true }) }
    expect(() => playWith(new Array(max).fill(stray), rules, rules.setup(random), random, random)).toThrow(/seat \d+ chose .*not offered/)
  })
})
