import type { CatalogueEntry } from '@fairground/protocol'

type Timed = Pick<CatalogueEntry, 'credits'>

/** People who have not played here begin with the shortest game. */
export function usualGame<T extends Timed>(games: readonly T[]): T | undefined {
  return games.toSorted((a, b) => minutesOf(a) - minutesOf(b))[0]
}

function minutesOf({ credits: { minutes } }: Timed): number {
  return minutes[0] + minutes[1]
}
