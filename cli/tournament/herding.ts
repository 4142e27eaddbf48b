import type { Seat } from '@fairground/kernel'

/** How a game tells whether players follow the herd. Kept beside the game's tests, since only they ask. */
export interface Herding {
  /** What is counted, as a plural: rounds in which …, turns with …. */
  readonly name: string
  /** Do they, at this moment, before what was chosen is played? `undefined`: it cannot be told of this moment. */
  herds(state: unknown, seats: readonly Seat[], chosen: readonly unknown[], rivals: readonly Seat[]): boolean | undefined
}

/** The measure of a game, where it has one. */
export async function herdingOf(game: string): Promise<Herding | undefined> {
  try {
    return (await import(`@fairground/games/${game}/test/herding.ts`)).herding
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
