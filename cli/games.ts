import { games } from '@fairground/games'
import { type AnyGamePackage, LANGUAGES, type Language, type Problem } from '@fairground/kernel'
import { misuse } from './failure.ts'

/** Every game by name, in the order of `games/index.ts`. */
export function gameNames(): readonly string[] {
  return Object.keys(games)
}

/** The game with this name, if there is one. */
export async function findGame(name: string): Promise<AnyGamePackage | undefined> {
  return Object.hasOwn(games, name) ? games[name]() : undefined
}

/** The same, but an unknown name ends the command with an error message. */
export async function gameNamed(name: string): Promise<AnyGamePackage> {
  const found = await findGame(name)
  if (found === undefined) throw misuse(`${noSuchGame(name)}.`)
  return found
}

export function noSuchGame(name: string): string {
  return `there is no game ${name}; there are ${gameNames().join(', ')}`
}

/** The title of a game, as the page shows it. */
export async function titleOf(gamePackage: AnyGamePackage): Promise<string> {
  return (await gamePackage.text.en()).title
}

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value)
}

export function seatCounts({ game }: AnyGamePackage): readonly number[] {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, more) => min + more)
}

/** A problem in one line: where, and why. */
export function inWords({ path, reason }: Problem): string {
  return path === '' ? reason : `${path}: ${reason}`
}
