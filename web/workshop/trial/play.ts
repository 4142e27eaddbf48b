import { NO_SEARCH } from '@fairground/bots'
import { type AnyGamePackage, type Edition, fastRandom, rulesFor } from '@fairground/kernel'
import type { Tallied } from '@fairground/kit'

/** One game of greedy players, as a trial counts it. */
export interface Played {
  readonly scores: readonly number[]
  readonly places: readonly number[]
  /** Decisions of all together. */
  readonly decisions: number
  /** It was played to its end. */
  readonly ended: boolean
  /** How often each card was bought and played, and how often by the later winner. */
  readonly cards: Readonly<Record<string, CardCount>>
}

export interface CardCount {
  readonly bought: number
  readonly played: number
  /** Seats that used it, and those of them that won. */
  readonly seats: number
  readonly winners: number
}

/** What an event says of cards. */
export type Tally = (event: unknown) => readonly Tallied[]

/** Many times more than any game takes. */
const MOST_DECISIONS = 6000

export const USUAL_TABLE = 4

export function seatsFor({ game }: Pick<AnyGamePackage, 'game'>): number {
  return Math.max(game.seats.min, Math.min(game.seats.max, USUAL_TABLE))
}

/** Plays games with one edition. The same seed gives the same deal as far as the editions agree. */
export async function openPlayer(gamePackage: AnyGamePackage, edition: Edition, tally?: Tally) {
  const { game } = gamePackage
  const seats = seatsFor(gamePackage)
  const rules = rulesFor(game, seats, { edition })
  const bot = (await gamePackage.bot()).greedy(rules)
  return (seed: string): Played => {
    const random = fastRandom(seed)
    const state = rules.setup(random)
    const told: Tallied[] = []
    const tell = (event: unknown) => {
      if (tally !== undefined) told.push(...tally(event))
    }
    let decisions = 0
    for (let turn = rules.turn(state); turn.length > 0 && decisions < MOST_DECISIONS; turn = rules.turn(state)) {
      const [seat] = turn
      const moves = rules.moves(state, seat)
      if (moves.length > 1) decisions++
      const move = moves.length === 1 ? moves[0] : bot.choose(rules.view(state, seat), moves, NO_SEARCH, random)
      rules.play(state, seat, move, random, tell)
    }
    const outcome = rules.outcome(state)
    return {
      scores: outcome?.scores ?? [],
      places: outcome?.places ?? [],
      decisions,
      ended: outcome !== undefined,
      cards: countsOf(told, outcome?.places ?? []),
    }
  }
}

function countsOf(told: readonly Tallied[], places: readonly number[]): Played['cards'] {
  const counts: Record<string, CardCount> = {}
  for (const [key, all] of Map.groupBy(told, (each) => each.key)) {
    const seats = [...new Set(all.map(({ seat }) => seat))]
    counts[key] = {
      bought: all.filter(({ what }) => what === 'bought').length,
      played: all.filter(({ what }) => what === 'played').length,
      seats: seats.length,
      winners: seats.filter((seat) => places[seat] === 1).length,
    }
  }
  return counts
}
