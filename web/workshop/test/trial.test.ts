import { games } from '@fairground/games'
import { costProblem, type Edition, LANGUAGES } from '@fairground/kernel'
import type { WorkshopWords } from '@fairground/kit'
import { describe, expect, it } from 'vitest'
import { put } from '../model/edit.ts'
import { pathOf } from '../model/fields.ts'
import { findingsOf } from '../trial/findings.ts'
import { openPlayer, type Played, seatsFor, type Tally } from '../trial/play.ts'
import { resultOf, spreadOf } from '../trial/result.ts'

const fairTrade = await games['fair-trade']()
const usual = fairTrade.game.editions.builtIn['rulebook-1.3']

function played(part: Partial<Played>): Played {
  return { scores: [10, 8], places: [1, 2], decisions: 50, ended: true, cards: {}, ...part }
}

const many = (count: number, make: (game: number) => Partial<Played>) =>
  resultOf(Array.from({ length: count }, (_, game) => played(make(game))))

describe('A trial', () => {
  it('plays whole games with greedy players, the same with the same edition and seed', async () => {
    const [play, again] = [await openPlayer(fairTrade, usual), await openPlayer(fairTrade, usual)]
    const game = play('a')
    expect(game).toMatchObject({ ended: true })
    expect(game.scores).toHaveLength(seatsFor(fairTrade))
    expect(again('a')).toEqual(game)
    expect(play('b')).not.toEqual(game)
  })

  it('detects an edition whose prizes are ten times as large', async () => {
    const rich = [0, 1, 2, 3].reduce<Edition>((edition, place) => {
      return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].reduce(
        (next, card) => put(next, pathOf(`market.${card}.prizes.4.value.${place}`), 60),
        edition,
      )
    }, usual)
    const [mine, builtIn] = [await openPlayer(fairTrade, rich), await openPlayer(fairTrade, usual)]
    const seeds = ['a', 'b', 'c', 'd']
    const found = findingsOf(resultOf(seeds.map(mine)), resultOf(seeds.map(builtIn)))
    expect(found.map(({ kind }) => kind)).toContain('richer')
  })

  it('counts in every game what is bought and played, with names in three languages', async () => {
    for (const [id, load] of Object.entries(games)) {
      const gamePackage = await load()
      const { game } = gamePackage
      const { tally } = (await import(`../../../games/${id}/board/workshop/tally.ts`)) as { tally: Tally }
      const { labels } = (await import(`../../../games/${id}/board/workshop/words.ts`)) as {
        labels: Readonly<Record<string, WorkshopWords>>
      }
      const play = await openPlayer(gamePackage, game.editions.builtIn[game.options.edition.default as string], tally)
      const { cards } = play('a')
      expect(Object.keys(cards).length, id).toBeGreaterThan(3)
      for (const [key, count] of Object.entries(cards))
        for (const language of LANGUAGES) {
          const words = labels[language].counted[key.split(/[.:]/)[0]]
          expect(words?.title, `${id} ${key}`).toMatch(/\w/)
          for (const what of ['bought', 'played'] as const) if (count[what] > 0) expect(words?.[what], `${id} ${key} ${what}`).toMatch(/\w/)
        }
    }
  })

  it('counts every bid of Fair Trade, as farmer and as trader, and how many each market card pays', async () => {
    const { tally } = await import('../../../games/fair-trade/board/workshop/tally.ts')
    const play = await openPlayer(fairTrade, usual, tally as Tally)
    const { cards } = play('a')
    const bids = Object.entries(cards).filter(([key]) => key.startsWith('highestBid:'))
    const sum = (what: 'bought' | 'played') => bids.reduce((all, [, count]) => all + count[what], 0)
    expect([sum('bought'), sum('played')]).toEqual([12 * seatsFor(fairTrade), 12 * seatsFor(fairTrade)])
    // The steepest card pays two of four, the flattest all but the last.
    expect(cards['market:winner-takes-nearly-all'].bought).toBe(2)
    expect(Object.keys(cards).filter((key) => key.startsWith('market:'))).toHaveLength(12)
  })

  it('does not find any built-in edition too slow for a table', async () => {
    let now = 0
    const clock = { now: () => now++, spent: () => 0 }
    for (const load of Object.values(games)) {
      const { game } = await load()
      expect(costProblem(game, {}, game.seats.min, clock)).toBeUndefined()
    }
  })

  it('refuses an edition whose decisions take too long, with a message in each language', async () => {
    let now = 0
    expect(costProblem(fairTrade.game, {}, 4, { now: () => 0, spent: () => (now += 50) })).toMatchObject({
      rule: 'cost.moves',
      reason: expect.stringContaining('40 ms'),
    })
    for (const language of LANGUAGES) {
      const { check } = (await import(`../text/${language}.ts`))[language]
      for (const rule of ['moves', 'view', 'play', 'stuck', 'many', 'large'])
        expect(check.shape[`cost.${rule}`]({ most: 40 })).toMatch(/[.]$/)
      expect(check.shape['shape.bytes']({ most: 256 })).toContain('256 KB')
    }
  })
})

describe('What looks broken', () => {
  const fair = many(100, (game) => ({ places: game % 2 === 0 ? [1, 2] : [2, 1] }))

  it('is nothing if both are alike', () => {
    expect(findingsOf(fair, fair)).toEqual([])
  })

  it('is a game without an end, and one that takes far longer or shorter', () => {
    expect(
      findingsOf(
        many(100, (game) => ({ ended: game > 2 })),
        fair,
      )[0],
    ).toEqual({ kind: 'unended', games: 3, of: 100 })
    expect(
      findingsOf(
        many(100, () => ({ decisions: 90, places: [1, 1] })),
        fair,
      ),
    ).toContainEqual({ kind: 'longer', times: 1.8 })
    expect(
      findingsOf(
        many(100, () => ({ decisions: 20, places: [1, 1] })),
        fair,
      ),
    ).toContainEqual({ kind: 'shorter', times: 0.4 })
  })

  it('is a seat that wins more than its share, with the error of that', () => {
    const found = findingsOf(
      many(100, (game) => ({ places: game % 10 === 0 ? [2, 1] : [1, 2] })),
      fair,
    )
    expect(found).toEqual([{ kind: 'seat', seat: 0, share: expect.closeTo(0.9), error: expect.closeTo(0.03, 1) }])
  })

  it('is a card that nobody uses any more, and one that wins too often', () => {
    const card = (bought: number, winners: number) => ({ bought, played: 1, seats: 1, winners })
    const before = many(100, (game) => ({
      cards: { a: card(1, game % 2), b: card(1, game % 2) },
      places: game % 2 === 0 ? [1, 2] : [2, 1],
    }))
    const after = many(100, (game) => ({ cards: { b: card(1, game % 20 === 0 ? 0 : 1) }, places: game % 2 === 0 ? [1, 2] : [2, 1] }))
    const found = findingsOf(after, before)
    expect(found).toContainEqual({ kind: 'unused', card: 'a' })
    expect(found).toContainEqual(expect.objectContaining({ kind: 'wins', card: 'b', share: expect.closeTo(0.95) }))
  })

  it('is described in at most five sentences', () => {
    const cards = Object.fromEntries(Array.from({ length: 20 }, (_, card) => [`c${card}`, { bought: 1, played: 1, seats: 1, winners: 0 }]))
    expect(
      findingsOf(
        fair,
        many(100, () => ({ cards })),
      ),
    ).toHaveLength(5)
  })
})

it('A distribution shows its median and its ends', () => {
  const { parts, mean } = spreadOf(Array.from({ length: 101 }, (_, value) => value))
  expect(parts).toEqual([10, 25, 50, 75, 90])
  expect(mean).toBe(50)
})
