import { openBot, playWith } from '@fairground/bots'
import { type AnyGamePackage, fastRandom } from '@fairground/kernel'
import { cpuSecondsSince } from './cpu.ts'
import { planFor } from './plan.ts'

/** The results of one Apprentice among random bots. */
export interface Sample {
  readonly game: string
  readonly title: string
  readonly seats: number
  readonly games: number
  readonly meanDecisions: number
  /** The Apprentice's; a shared win is split. */
  readonly winShare: number
  readonly apprenticeScore: number
  /** Missing in a solo game. */
  readonly randomScore?: number
}

const ENOUGH_GAMES = 400
const ENOUGH_CPU_SECONDS = 0.35

/** Plays for a short time, with the Apprentice in each seat in turn. */
export async function sample(gamePackage: AnyGamePackage, seats: number): Promise<Sample> {
  const { title, rules, bots } = await planFor(gamePackage, { seats, bots: 'random' })
  const apprentice = await openBot(gamePackage, 'apprentice', rules)
  const started = process.cpuUsage()
  let games = 0
  let decisions = 0
  let wins = 0
  let own = 0
  let others = 0
  while (games < ENOUGH_GAMES && (games < seats || cpuSecondsSince(started) < ENOUGH_CPU_SECONDS)) {
    const seat = games % seats
    const random = fastRandom(games)
    const state = rules.setup(random)
    decisions += playWith(bots.with(seat, apprentice), rules, state, random, random)
    const outcome = rules.outcome(state)
    if (outcome === undefined) throw new Error('the game is over but has no outcome')
    const winners = outcome.places.filter((place) => place === 1).length
    if (outcome.places[seat] === 1) wins += 1 / winners
    own += outcome.scores[seat]
    others += outcome.scores.reduce((sum, score) => sum + score, -outcome.scores[seat])
    games++
  }
  return {
    game: gamePackage.game.id,
    title,
    seats,
    games,
    meanDecisions: decisions / games,
    winShare: wins / games,
    apprenticeScore: own / games,
    ...(seats > 1 && { randomScore: others / games / (seats - 1) }),
  }
}
