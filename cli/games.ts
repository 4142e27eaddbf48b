import { games } from '@fairground/games'
import { type AnyGamePackage, LANGUAGES, type Language, type Problem } from '@fairground/kernel'
import { misuse } from './failure.ts'

/** Every game by name, in the order of `games/index.ts`. */
export function gameNames(): readonly string[] {
  return Object.keys(games)
}

/** The game of that name, if there is one. */
export async function findGame(name: string): Promise<AnyGamePackage | undefined> {
  return Object.hasOwn(games, name) ? games[name]() : undefined
}

/** The same, but a name that no game has is a mistake of whoever typed it. */
export async function gameNamed(name: string): Promise<AnyGamePackage> {
  const found = await findGame(name)
  if (found === undefined) throw misuse(`${noSuchGame(name)}.`)
  return found
}

export function noSuchGame(name: string): string {
  return `there is no game ${name}; there are ${gameNames().join(', ')}`
}

/** How a game is called on the page. */
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

/** Where data is wrong and why, in one line. */
export function inWords({ path, reason }: Problem): string {
  return path === '' ? reason : `${path}: ${reason}`
}
