import { randomBytes } from 'node:crypto'
import { isLevel, LEVELS, type Level, levelOf, openBot } from '@fairground/bots'
import { type AnyGamePackage, type AnyRules, readOptions, toHex } from '@fairground/kernel'
import type { AnyBot } from '../any.ts'
import { misuse } from '../failure.ts'
import { inWords, titleOf } from '../games.ts'

/** What is going to be played, validated and complete. */
export interface Plan {
  readonly gamePackage: AnyGamePackage
  readonly title: string
  readonly rules: AnyRules
  readonly options: unknown
  readonly seats: number
  /** One per seat. */
  readonly levels: readonly Level[]
  readonly bots: readonly AnyBot[]
  readonly games: number
  readonly seed: string
}

/** What the user asked for; everything has a default. */
export interface SimulationOptions {
  readonly seats?: number
  readonly games?: number
  /** Names separated by commas; the last one is used for all remaining seats. */
  readonly bots?: string
  readonly seed?: string
  readonly options?: unknown
}

const USUAL_SEATS = 4
const USUAL_GAMES = 1000

export async function planFor(gamePackage: AnyGamePackage, given: SimulationOptions): Promise<Plan> {
  const { game } = gamePackage
  const title = await titleOf(gamePackage)
  const { min, max } = game.seats
  const seats = given.seats ?? Math.min(Math.max(USUAL_SEATS, min), max)
  if (seats < min || seats > max) throw misuse(`${title} takes ${min === max ? min : `${min} to ${max}`} players, not ${seats}.`)
  const read = readOptions(game, given.options ?? {}, seats)
  if ('problems' in read) throw misuse(`${read.problems.map(inWords).join('; ')}.`)
  const levels = levelsFor(given.bots ?? 'random', seats)
  const rules = game.open(read.options, seats)
  return {
    gamePackage,
    title,
    rules,
    options: read.options,
    seats,
    levels,
    bots: await Promise.all(levels.map((level) => openBot(gamePackage, level, rules))),
    games: given.games ?? USUAL_GAMES,
    seed: given.seed ?? toHex(randomBytes(4)),
  }
}

function levelsFor(list: string, seats: number): readonly Level[] {
  const levels = list.split(',').map((name) => {
    if (!isLevel(name)) throw misuse(`there is no bot ${name || 'without a name'}; there are ${LEVELS.join(', ')}.`)
    return levelOf(name)
  })
  if (levels.length > seats) throw misuse(`--bots names ${levels.length} bots for ${seats} ${seats === 1 ? 'seat' : 'seats'}.`)
  return Array.from({ length: seats }, (_, seat) => levels[Math.min(seat, levels.length - 1)])
}
