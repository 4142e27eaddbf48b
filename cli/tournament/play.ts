import { type AnyGamePackage, type AnyRules, fastRandom, type Seat } from '@fairground/kernel'
import { budgetOf, type SeatedBot, seated } from './contestants.ts'
import type { Herding } from './herding.ts'
import type { LineUp, TournamentGame } from './line-ups.ts'

/** A finished table. Lists are by place in the line-up, whatever the seat. */
export interface Played extends TournamentGame {
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** Choices between at least two moves, and their CPU time in milliseconds. */
  readonly decisions: readonly number[]
  readonly cpu: readonly number[]
  /** How often the rivals followed the herd, and how often that could be told; missing where the game has no measure for it. */
  readonly herded?: readonly [number, number]
}

export interface Setting {
  readonly game: string
  readonly options: unknown
  readonly seats: number
  readonly seed: string
  readonly milliseconds?: number | undefined
}

/**
 * Plays one table. The random numbers of the rules depend only on the deal, not on the players; each seat has its own for its choices. Where
 * several choose at the same time, all of them choose before any move is played.
 */
export async function playTable(
  gamePackage: AnyGamePackage,
  rules: AnyRules,
  { seats, seed, milliseconds }: Setting,
  seating: TournamentGame,
  herding: Herding | undefined,
): Promise<Played> {
  const { lineUp, deal, rotation } = seating
  const placeAt = (seat: Seat) => (seat - rotation + seats) % seats
  const bots: SeatedBot[] = []
  const table = `${seed}/${deal}/${rotation}`
  for (let seat = 0; seat < seats; seat++) bots.push(await seated(gamePackage, rules, lineUp[placeAt(seat)], table, seat))
  const choices = bots.map((_, seat) => fastRandom(`${table}/${seat}`))
  const draws = fastRandom(`${seed}/${deal}`)
  const decisions = new Array<number>(seats).fill(0)
  const cpu = new Array<number>(seats).fill(0)
  const rivals = rivalsIn(lineUp).map((place) => (place + rotation) % seats)
  let [herded, moments] = [0, 0]

  const choose = (state: unknown, seat: Seat): unknown => {
    const moves = rules.moves(state, seat)
    if (moves.length === 1) return moves[0]
    const { bot, iterations } = bots[seat]
    const view = rules.view(state, seat)
    const began = process.threadCpuUsage()
    const move = bot.choose(view, moves, budgetOf(iterations, milliseconds), choices[seat])
    const { user, system } = process.threadCpuUsage(began)
    decisions[placeAt(seat)]++
    cpu[placeAt(seat)] += (user + system) / 1000
    if (!moves.includes(move)) throw new Error(`${lineUp[placeAt(seat)]} chose ${JSON.stringify(move)}, which was not offered`)
    return move
  }

  const state = rules.setup(draws)
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
    const asked = [...turn]
    const chosen = asked.map((seat) => choose(state, seat))
    const herds = herding?.herds(state, asked, chosen, rivals)
    if (herds !== undefined) moments++
    if (herds) herded++
    for (const [index, seat] of asked.entries()) rules.play(state, seat, chosen[index], draws)
  }
  const outcome = rules.outcome(state)
  if (outcome === undefined) throw new Error('the game is over but has no outcome')
  const byPlace = (list: readonly number[]) => lineUp.map((_, place) => list[(place + rotation) % seats])
  return {
    lineUp,
    deal,
    rotation,
    places: byPlace(outcome.places),
    scores: byPlace(outcome.scores),
    decisions,
    cpu: cpu.map((ms) => Math.round(ms * 1000) / 1000),
    ...(herding !== undefined && { herded: [herded, moments] as const }),
  }
}

/** The places of the contestant with the most copies: the herd, if there is one. */
function rivalsIn(lineUp: LineUp): readonly number[] {
  const copies = (bot: string) => lineUp.filter((other) => other === bot).length
  const most = Math.max(...lineUp.map(copies))
  const rival = lineUp.findLast((bot) => copies(bot) === most)
  return lineUp.flatMap((bot, place) => (bot === rival ? [place] : []))
}
