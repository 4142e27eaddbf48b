import { games } from '@fairground/games'
import { type AnyGamePackage, type AnyRules, checkedOptions, fastRandom, type Random, type Seat, type SeenBy } from '@fairground/kernel'
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
    const random: Random = fastRandom(`${seed} ${game}`)
    const state = rules.setup(random)
    for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
      const seat = turn[random.below(turn.length)]
      const moves = rules.moves(state, seat)
      if (moves.length > 1 && random.below(every) === 0)
        yield { state: rules.copy(state), seat, view: rules.view(state, seat) as SeenBy, moves: [...moves] }
      rules.play(state, seat, moves[random.below(moves.length)], random)
    }
  }
}
