import type { Game, Rules, SeenBy } from '../index.ts'

/** The same game with some of its rules changed. */
export function withRules<S, M, V extends SeenBy, E, O, F>(
  game: Game<S, M, V, E, O, F>,
  change: (rules: Rules<S, M, V, E, F>) => Partial<Rules<S, M, V, E, F>>,
): Game<S, M, V, E, O, F> {
  return {
    ...game,
    open(options, seats) {
      const rules = game.open(options, seats)
      return { ...rules, ...change(rules) }
    },
  }
}
