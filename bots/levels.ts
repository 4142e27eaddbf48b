import { MASTERS } from '@fairground/games'
import { fastRandom, pick, type Seat, TEMPERAMENTS, type Temperament } from '@fairground/kernel'

/** What every page needs to know about bots, without loading the bots themselves: those are in `open.ts`. */

/** The levels, weakest first. */
export const LEVELS = ['random', 'apprentice', 'trader', 'merchant', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** Older names of levels, which tables and records in the store may still have. */
const FORMER = { greedy: 'apprentice' } as const
export type LevelName = Level | keyof typeof FORMER

export function isLevel(name: string): name is LevelName {
  return (LEVELS as readonly string[]).includes(name) || Object.hasOwn(FORMER, name)
}

export function levelOf(name: LevelName): Level {
  return name === 'greedy' ? FORMER.greedy : name
}

/** Which of these levels are offered at a game with so many players, or with any number: a Guild master only where one is good enough. */
export function levelsAt(game: string, levels: readonly Level[], seats?: number): readonly Level[] {
  const counts = MASTERS[game] ?? []
  const hasMaster = seats === undefined ? counts.length > 0 : counts.includes(seats)
  return hasMaster ? levels : levels.filter((level) => level !== 'master')
}

/** The level that really plays when this one is requested: a Merchant where no Guild master is offered. The table shows that name. */
export function actualLevel<S extends string>(game: string, seats: number, wanted: S): S | 'merchant' {
  return wanted === 'master' && levelsAt(game, ['master'], seats).length === 0 ? 'merchant' : wanted
}

/** A bot's temperament in a seat of a match: the same seed and seat give the same one. */
export function temperamentOf(seed: string, seat: Seat): Temperament {
  return pick(TEMPERAMENTS, fastRandom(`${seed}/${seat}`))
}
