import { games } from '@fairground/games'
import { decisionsOf } from '@fairground/games/test/random-game.ts'
import { type AnyGamePackage, type AnyRules, checkedOptions, fastRandom, type Seat, type SeenBy } from '@fairground/kernel'
import { type Engine, openEngine } from '../index.ts'

export interface Opened {
  readonly gamePackage: AnyGamePackage
  readonly options: unknown
  readonly engine: Engine
}

/** A game with its default options, opened for so many players. */
export async function opened(id: string, seats: number): Promise<Opened> {
  const gamePackage = await games[id]()
  const options = checkedOptions(gamePackage.game, {}, seats)
  return { gamePackage, options, engine: await openEngine(gamePackage, options, seats) }
}

export interface Asked {
  readonly state: unknown
  readonly seat: Seat
  readonly view: SeenBy
  readonly moves: readonly unknown[]
}

/** Some positions of random games in which a seat has a choice. */
export function* positions(rules: AnyRules, seed: string, every: number): Generator<Asked> {
  for (let game = 0; ; game++) {
    const random = fastRandom(`${seed} ${game}`)
    for (const { state, seat, moves } of decisionsOf(rules, random))
      if (moves.length > 1 && random.below(every) === 0)
        yield { state: rules.copy(state), seat, view: rules.view(state, seat) as SeenBy, moves: [...moves] }
  }
}
