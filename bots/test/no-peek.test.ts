import { games } from '@fairground/games'
import {
  type AnyRules,
  type Bot,
  type Budget,
  canonical,
  fastRandom,
  imagine,
  type Random,
  readOptions,
  type SeenBy,
} from '@fairground/kernel'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { LEVELS, levelsAt, openBot, type Searcher } from '../index.ts'

/** Positions asked about at each number of seats, and how much a search may do there. */
const ASKED = 24
const FEWEST = 4
const BUDGET = { iterations: 120 }

interface SomeView extends SeenBy {
  readonly cards: number
}

describe('By type', () => {
  it('a player and a search are given a view, the moves on offer, a budget and chance: no state', () => {
    expectTypeOf<Parameters<Bot<string, SomeView>['choose']>>().toEqualTypeOf<[SomeView, readonly string[], Budget, Random]>()
    expectTypeOf<Parameters<Searcher<string, SomeView>['think']>>().toEqualTypeOf<[SomeView, readonly string[], Budget, Random]>()
    // Nor do they get hold of the match: what they are opened with are the rules, which hold none.
    expectTypeOf<Parameters<typeof openBot>[2]>().toEqualTypeOf<AnyRules>()
  })
})

describe.each(Object.entries(games))('%s', (id, load) => {
  it.each(levelsAt(id, LEVELS))('what a seat cannot know does not sway %s', async (level) => {
    const { game, ...gamePackage } = await load()
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      // Where somebody else would play for it nothing new is seen.
      if (!levelsAt(id, LEVELS, seats).includes(level)) continue
      const read = readOptions(game, {}, seats)
      if ('problems' in read) throw new Error('the usual options are refused')
      const rules: AnyRules = game.open(read.options, seats)
      const bot = await openBot({ game, ...gamePackage }, level, rules)
      const random = fastRandom(`peek ${seats}`)
      let state = rules.setup(random)
      let asked = 0
      while (asked < ASKED) {
        if (rules.turn(state).length === 0) {
          if (asked > FEWEST) break
          // A short game is played again until somebody has been asked often enough.
          state = rules.setup(random)
        }
        const turn = rules.turn(state)
        const seat = turn[random.below(turn.length)]
        const moves = rules.moves(state, seat)
        // Asked here and there, so that late positions are met too.
        if (moves.length > 1 && random.below(4) === 0) {
          asked++
          const view = rules.view(state, seat)
          const twin = imagine(rules, view, random)
          const twinView = rules.view(twin, seat)
          expect(canonical(twinView)).toBe(canonical(view))
          const choice = bot.choose(view, moves, BUDGET, fastRandom(asked))
          expect(canonical(bot.choose(twinView, rules.moves(twin, seat), BUDGET, fastRandom(asked)))).toBe(canonical(choice))
        }
        rules.play(state, seat, moves[random.below(moves.length)], random)
      }
      expect(asked).toBeGreaterThan(FEWEST)
    }
  })
})
