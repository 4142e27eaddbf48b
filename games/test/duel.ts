import { type Bot, type Budget, fastRandom, type Random, type Rules, type Seat, type SeenBy } from '@fairground/kernel'

export const NO_SEARCH: Budget = { iterations: 0 }

/** A player who chooses at random. */
export const byChance: Bot<never, SeenBy> = { choose: (_view, moves, _budget, random) => moves[random.below(moves.length)] }

/** Called with the choices of all players whose turn it is, before any of them is played. */
export type Look<S, M> = (state: S, chosen: readonly M[], turn: readonly Seat[]) => void

/** Plays a position to the end of the game; changes `state`. */
export function playOut<S, M, V extends SeenBy, E, F>(
  rules: Rules<S, M, V, E, F>,
  state: S,
  players: readonly Bot<M, V>[],
  random: Random,
  look?: Look<S, M>,
): S {
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    const chosen = turn.map((seat) => {
      const moves = rules.moves(state, seat)
      return moves.length === 1 ? moves[0] : players[seat].choose(rules.view(state, seat), moves, NO_SEARCH, random)
    })
    look?.(state, chosen, turn)
    for (const [index, seat] of turn.entries()) rules.play(state, seat, chosen[index], random)
  }
  return state
}

/** Each seat's share of the win in a finished game. */
export function sharesOf<S, M, V extends SeenBy, E, F>(rules: Rules<S, M, V, E, F>, state: S): readonly number[] {
  const { places = [] } = rules.outcome(state) ?? {}
  const winners = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / winners : 0))
}

interface Trial<S, M> {
  readonly seats: number
  readonly tables: number
  readonly seed?: string
  readonly look?: Look<S, M>
  /** Called when a game is over, with the hero's seat. */
  over?(state: S, hero: Seat): void
}

/** The share of tables that one hero wins against copies of a rival. Every deal is played once with the hero in each seat. */
export function duel<S, M, V extends SeenBy, E, F>(
  rules: Rules<S, M, V, E, F>,
  hero: Bot<M, V>,
  rival: Bot<M, V>,
  { seats, tables, seed = 'duel', look, over }: Trial<S, M>,
): number {
  let won = 0
  for (let table = 0; table < tables; table++) {
    const place = table % seats
    const players = Array.from({ length: seats }, (_, seat) => (seat === place ? hero : rival))
    const random = fastRandom(`${seed} ${Math.floor(table / seats)}`)
    const state = playOut(rules, rules.setup(random), players, random, look)
    won += sharesOf(rules, state)[place]
    over?.(state, place)
  }
  return won / tables
}

/** Do players that think alike do the same at this moment? `undefined` where it does not count. */
interface Herding<S, M> {
  herds(state: S, seats: readonly Seat[], chosen: readonly M[], rivals: readonly Seat[]): boolean | undefined
}

/** The share of moments in which copies of one player herd. */
export function herdingAmong<S, M, V extends SeenBy, E, F>(
  rules: Rules<S, M, V, E, F>,
  player: Bot<M, V>,
  { seats, tables }: Trial<S, M>,
  herding: Herding<S, M>,
): number {
  let [herded, moments] = [0, 0]
  const look: Look<S, M> = (state, chosen, turn) => {
    const herds = herding.herds(state, turn, chosen, turn)
    if (herds !== undefined) moments++
    if (herds) herded++
  }
  duel(rules, player, player, { seats, tables, look })
  return herded / moments
}
