import { games } from '@fairground/games'
import {
  type AnyRules,
  type Bot,
  type Budget,
  canonical,
  fastRandom,
  imagine,
  type Random,
  rulesFor,
  type SeenBy,
} from '@fairground/kernel'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { LEVELS, levelsAt, openBot, type Searcher } from '../index.ts'

/** How many positions are tested at each number of seats, and the budget of a search there. */
const POSITIONS = 24
const FEWEST = 4
const BUDGET = { iterations: 120 }

interface SomeView extends SeenBy {
  readonly cards: number
}

describe('By type', () => {
  it('a player and a search get a view, the legal moves, a budget and random numbers, but no state', () => {
    expectTypeOf<Parameters<Bot<string, SomeView>['choose']>>().toEqualTypeOf<[SomeView, readonly string[], Budget, Random]>()
    expectTypeOf<Parameters<Searcher<string, SomeView>['think']>>().toEqualTypeOf<[SomeView, readonly string[], Budget, Random]>()
    // They cannot reach the match either: they are opened with the rules, which hold no match.
    expectTypeOf<Parameters<typeof openBot>[2]>().toEqualTypeOf<AnyRules>()
  })
})

describe.each(Object.entries(games))('%s', (id, load) => {
  it.each(levelsAt(id, LEVELS))('what a seat cannot know does not change the choice of %s', async (level) => {
    const { game, ...gamePackage } = await load()
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      // Where another level replaces this one, that level is tested anyway.
      if (!levelsAt(id, LEVELS, seats).includes(level)) continue
      const rules: AnyRules = rulesFor(game, seats)
      const bot = await openBot({ game, ...gamePackage }, level, rules)
      const random = fastRandom(`peek ${seats}`)
      let state = rules.setup(random)
      let tested = 0
      while (tested < POSITIONS) {
        if (rules.turn(state).length === 0) {
          if (tested > FEWEST) break
          // A short game is repeated until enough positions have been tested.
          state = rules.setup(random)
        }
        const turn = rules.turn(state)
        const seat = turn[random.below(turn.length)]
        const moves = rules.moves(state, seat)
        // Tests some positions only, so that late ones are reached, too.
        if (moves.length > 1 && random.below(4) === 0) {
          tested++
          const view = rules.view(state, seat)
          const twin = imagine(rules, view, random)
          const twinView = rules.view(twin, seat)
          expect(canonical(twinView)).toBe(canonical(view))
          const choice = bot.choose(view, moves, BUDGET, fastRandom(tested))
          expect(canonical(bot.choose(twinView, rules.moves(twin, seat), BUDGET, fastRandom(tested)))).toBe(canonical(choice))
        }
        rules.play(state, seat, moves[random.below(moves.length)], random)
      }
      expect(tested).toBeGreaterThan(FEWEST)
    }
  })
})
