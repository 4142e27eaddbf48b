import { games } from '@fairground/games'
import { type AnyRules, fastRandom, rulesFor, type SeenBy } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { NO_LIMIT_BUT_LEVEL, openSearcher } from '../index.ts'
import { mixSearch } from '../search/mix.ts'
import { matrixGame, openedOn, WINS } from './matrix-game.ts'

const PENNIES = [
  [1, 0],
  [0, 1],
]
const ROCK_PAPER_SCISSORS = [
  [0.5, 0, 1],
  [1, 0.5, 0],
  [0, 1, 0.5],
]
/** The second move is never better than the first. */
const DOMINATED = [
  [1, 0.5],
  [0, 0],
]

function sharesOf(wins: readonly (readonly number[])[], seat: number, iterations = 20_000, trust = 0): readonly number[] {
  const rules = matrixGame(wins)
  const search = mixSearch(openedOn(rules), { kind: 'mix', iterations, reward: WINS, trust, least: 0 })
  const state = rules.setup(fastRandom(1))
  const moves = rules.moves(state, seat)
  const { candidates } = search.think(rules.view(state, seat), moves, NO_LIMIT_BUT_LEVEL, fastRandom(2))
  return moves.map((move) => candidates.find((each) => each.move === move)?.share ?? 0)
}

describe('Regret matching', () => {
  it.each([0, 1])('plays both sides of matching pennies equally often (seat %i)', (seat) => {
    for (const share of sharesOf(PENNIES, seat)) expect(share).toBeCloseTo(1 / 2, 1)
  })

  it.each([0, 1])('throws rock, paper and scissors equally often (seat %i)', (seat) => {
    for (const share of sharesOf(ROCK_PAPER_SCISSORS, seat)) expect(share).toBeCloseTo(1 / 3, 1)
  })

  it('gets closer to the even mix with more iterations', () => {
    const away = (iterations: number) => Math.max(...sharesOf(ROCK_PAPER_SCISSORS, 0, iterations).map((share) => Math.abs(share - 1 / 3)))
    expect(away(200_000)).toBeLessThan(away(60))
    expect(away(200_000)).toBeLessThan(0.02)
  })

  it('never plays a dominated move', () => {
    expect(sharesOf(DOMINATED, 0)[0]).toBeGreaterThan(0.99)
  })

  it('leans towards what beats ordinary players, as far as these are trusted', () => {
    // The ordinary player takes the first move: rock, which paper beats.
    expect(sharesOf(ROCK_PAPER_SCISSORS, 0, 20_000, 1)[1]).toBeGreaterThan(0.95)
    const [, paper] = sharesOf(ROCK_PAPER_SCISSORS, 0, 20_000, 0.3)
    expect(paper).toBeGreaterThan(0.34)
  })

  it('plays every move of the mix as often as its share says', () => {
    const rules = matrixGame(PENNIES)
    const search = mixSearch(openedOn(rules), { kind: 'mix', iterations: 400, reward: WINS })
    const state = rules.setup(fastRandom(1))
    let heads = 0
    for (let game = 0; game < 400; game++)
      if (search.think(rules.view(state, 0), [0, 1], NO_LIMIT_BUT_LEVEL, fastRandom(game)).choice === 0) heads++
    const { candidates } = search.think(rules.view(state, 0), [0, 1], NO_LIMIT_BUT_LEVEL, fastRandom(1))
    const share = candidates.find(({ move }) => move === 0)?.share ?? 0
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.8)
    expect(Math.abs(heads / 400 - share)).toBeLessThan(0.08)
  })
})

const PASS = 3

interface Held {
  readonly card: number
  readonly chosen: number[]
}

interface HeldView extends SeenBy {
  readonly card?: number
}

/** The first seat holds one of three cards and plays it or passes; the second guesses the card. A card played and not guessed wins, a pass is a draw. */
const CARD: AnyRules = {
  ...matrixGame([[0]]),
  setup: (random) => ({ card: random.below(3), chosen: [-1, -1] }),
  moves: ({ card }: Held, seat) => (seat === 0 ? [card, PASS] : [0, 1, 2]),
  view: ({ card }: Held, viewer): HeldView => (viewer === 0 ? { viewer, card } : { viewer }),
  sampler: ({ card }: HeldView) => ({ deal: (random) => ({ card: card ?? random.below(3), chosen: [-1, -1] }) }),
  outcome({ chosen: [laid, guess] }: Held) {
    const first = laid === PASS ? 0.5 : laid === guess ? 0 : 1
    return { places: first === 0.5 ? [1, 1] : [2 - first, 1 + first], scores: [first, 1 - first], breakdown: [{}, {}] }
  },
}

describe('Regret matching with hidden hands', () => {
  function shareOfTheCard(veiled: boolean): number {
    const search = mixSearch(openedOn(CARD), { kind: 'mix', iterations: 8000, reward: WINS, veiled })
    const state = CARD.setup(fastRandom(1))
    const moves = CARD.moves(state, 0)
    const { candidates } = search.think(CARD.view(state, 0), moves, NO_LIMIT_BUT_LEVEL, fastRandom(2))
    return candidates.find(({ move }) => move === moves[0])?.share ?? 0
  }

  it('does not assume that the others know the hand', () => {
    expect(shareOfTheCard(true)).toBeGreaterThan(0.9)
    expect(shareOfTheCard(false)).toBeLessThan(0.2)
  })

  it.each([4, 5])("makes a Merchant's card unpredictable at Faifo with %i players", async (seats) => {
    const faifo = await games.faifo()
    const rules: AnyRules = rulesFor(faifo.game, seats)
    const merchant = await openSearcher(faifo, 'merchant', rules)
    const greatest = Array.from({ length: 8 }, (_, deal) => {
      const state = rules.setup(fastRandom(deal))
      const thought = merchant?.think(rules.view(state, 0), rules.moves(state, 0), { iterations: 2500 }, fastRandom(deal))
      return Math.max(...(thought?.candidates.map(({ share }) => share) ?? []))
    })
    expect(greatest.filter((share) => share < 0.9).length).toBeGreaterThan(4)
  })
})
