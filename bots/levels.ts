import { MASTERS } from '@fairground/games'
import { fastRandom, pick, type Seat, TEMPERAMENTS, type Temperament } from '@fairground/kernel'

/** What every page says of bots: it must cost no page the bots themselves, which `open.ts` brings. */

/** Players by name, weakest first. */
export const LEVELS = ['random', 'apprentice', 'trader', 'merchant', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** Names that tables and records of earlier days have for a level. */
const FORMER = { greedy: 'apprentice' } as const
export type LevelName = Level | keyof typeof FORMER

export function isLevel(name: string): name is LevelName {
  return (LEVELS as readonly string[]).includes(name) || Object.hasOwn(FORMER, name)
}

export function levelOf(name: LevelName): Level {
  return name === 'greedy' ? FORMER.greedy : name
}

/** Those of some levels that are played at a game for so many, or for any number: a Guild master only where somebody has become one. */
export function levelsAt(game: string, levels: readonly Level[], seats?: number): readonly Level[] {
  const counts = MASTERS[game] ?? []
  const hasMaster = seats === undefined ? counts.length > 0 : counts.includes(seats)
  return hasMaster ? levels : levels.filter((level) => level !== 'master')
}

/** Who sits at a table for so many where this one is wanted: a Merchant plays where nobody is a Guild master, and is called so. */
export function sitterAt<S extends string>(game: string, seats: number, wanted: S): S | 'merchant' {
  return wanted === 'master' && levelsAt(game, ['master'], seats).length === 0 ? 'merchant' : wanted
}

/** What a bot in a seat of a match is like: the same seed and seat give the same again. */
export function temperamentOf(seed: string, seat: Seat): Temperament {
  return pick(TEMPERAMENTS, fastRandom(`${seed}/${seat}`))
}
