import { games } from '@fairground/games'
import { fastRandom, rulesFor, TEMPERAMENTS, type Temperament } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { duel } from '../../games/test/duel.ts'
import { NO_SEARCH, openBot } from '../index.ts'

const MOST_TABLES = 12
const LEANING = TEMPERAMENTS.filter((temperament) => temperament !== 'even')

describe('Temperament', () => {
  it.each(Object.keys(games).flatMap((game) => LEANING.map((temperament) => [game, temperament] as const)))(
    'at %s makes a %s bot hardly weaker',
    async (game, temperament) => {
      const gamePackage = await games[game]()
      const rules = rulesFor(gamePackage.game, 4)
      const leaning = await openBot(gamePackage, 'apprentice', rules, { temperament })
      // A game of Faiyum takes longer.
      const [tables, least] = game === 'faiyum' ? [24, 0.08] : [80, 0.12]
      expect(duel(rules, leaning, await openBot(gamePackage, 'apprentice', rules), { seats: 4, tables })).toBeGreaterThan(least)
    },
  )

  it.each(Object.keys(games))(
    'at %s the thrifty, the bold and the tricky each choose otherwise than the even one now and then',
    async (game) => {
      const gamePackage = await games[game]()
      const rules = rulesFor(gamePackage.game, 4)
      const even = await openBot(gamePackage, 'apprentice', rules)
      const others = await Promise.all(LEANING.map((temperament) => openBot(gamePackage, 'apprentice', rules, { temperament })))
      const differ = new Set<Temperament>()
      for (let table = 0; table < MOST_TABLES && differ.size < others.length; table++) {
        const draws = fastRandom(`table ${table}`)
        const state = rules.setup(draws)
        for (let turn = rules.turn(state), decision = 0; turn.length > 0; turn = rules.turn(state), decision++) {
          const [seat] = turn
          const [view, moves] = [rules.view(state, seat), rules.moves(state, seat)]
          const chosen = even.choose(view, moves, NO_SEARCH, fastRandom(decision))
          for (const [index, other] of others.entries())
            if (other.choose(view, moves, NO_SEARCH, fastRandom(decision)) !== chosen) differ.add(LEANING[index])
          rules.play(state, seat, chosen, draws)
        }
      }
      expect([...differ].sort()).toEqual([...LEANING].sort())
    },
  )
})
