import { games } from '@fairground/games'
import { type AnyRules, fastRandom, rulesFor } from '@fairground/kernel'
import { expect, it } from 'vitest'
import { NO_LIMIT_BUT_LEVEL, openSearcher } from '../index.ts'
import { drawn } from '../search/mixer.ts'
import { answerGain, appraised, type Mix } from '../tuning/mixes.ts'

const SEATS = 4
const ROUNDS = 2

it('a Guild master of Fair Trade is harder to foresee than a Merchant', async () => {
  const gamePackage = await games['fair-trade']()
  const rules: AnyRules = rulesFor(gamePackage.game, SEATS)
  const { hooks } = await appraised(gamePackage, rules)
  const gains = { merchant: 0, master: 0 }
  const state: unknown = rules.setup(fastRandom('deal'))
  const random = fastRandom('choices')
  for (let round = 0; round <= ROUNDS; round++) {
    const now: unknown[] = []
    // In the first choice cards are put aside, of which nothing comes before the first round.
    for (const level of round === 0 ? (['merchant'] as const) : (['merchant', 'master'] as const)) {
      const searcher = await openSearcher(gamePackage, level, rules)
      const mixes = Array.from(
        { length: SEATS },
        (_, seat): Mix =>
          searcher?.think(rules.view(state, seat), rules.moves(state, seat), NO_LIMIT_BUT_LEVEL, fastRandom('mix')).candidates ?? [],
      )
      if (round > 0) gains[level] += answerGain(rules, hooks, round % SEATS, state, mixes, random)
      if (level === 'merchant') for (const candidates of mixes) now.push(drawn({ candidates }, random))
    }
    for (const [seat, move] of now.entries()) rules.play(state, seat, move, random)
  }
  // Figures of many games are in docs/bots.md; here a best response gains about one point of chance a round from Merchants.
  expect(gains.merchant).toBeGreaterThan(0.01)
  expect(gains.master).toBeLessThan(gains.merchant / 1.5)
})
