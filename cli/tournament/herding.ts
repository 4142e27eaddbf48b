import type { Seat } from '@fairground/kernel'

/** How a game measures whether players follow the herd. Kept with the game's tests, since nothing else uses it. */
export interface Herding {
  /** What is counted, in the plural: rounds in which …, turns with …. */
  readonly name: string
  /** Whether they follow the herd now, before the chosen moves are played. `undefined`: this position does not tell. */
  herds(state: unknown, seats: readonly Seat[], chosen: readonly unknown[], rivals: readonly Seat[]): boolean | undefined
}

/** The measure of a game, if it has one. */
export async function herdingOf(game: string): Promise<Herding | undefined> {
  try {
    return (await import(`@fairground/games/${game}/test/herding.ts`)).herding
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
