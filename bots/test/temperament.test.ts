import { games } from '@fairground/games'
import { finishedGame } from '@fairground/games/test/random-game.ts'
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
        let decision = 0
        finishedGame(rules, `table ${table}`, ({ state, seat, moves }) => {
          const choice = (bot: typeof even) => bot.choose(rules.view(state, seat), moves, NO_SEARCH, fastRandom(decision))
          const chosen = choice(even)
          for (const [index, other] of others.entries()) if (choice(other) !== chosen) differ.add(LEANING[index])
          decision++
          return chosen
        })
      }
      expect([...differ].sort()).toEqual([...LEANING].sort())
    },
  )
})
