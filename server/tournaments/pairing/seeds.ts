import type { Entrant } from './past.ts'
import { shuffled } from './random.ts'

/** Seeds of a knockout: whoever has a rating that is sure enough, the strongest first; all others behind them by lot. */
export function seedsOf(
  entrants: readonly Entrant[],
  strengthOf: (entrant: Entrant) => number | undefined,
  random: () => number,
): readonly Entrant[] {
  // Shuffled first: the sort is stable, so that a lot decides between equals, too.
  return shuffled(entrants, random).toSorted(
    (a, b) => (strengthOf(b) ?? Number.NEGATIVE_INFINITY) - (strengthOf(a) ?? Number.NEGATIVE_INFINITY) || 0,
  )
}

/** The seeds in pots, each as large as there are groups of about so many; the last one holds who is left. */
export function potsOf(seeds: readonly Entrant[], size: number): readonly (readonly Entrant[])[] {
  const groups = Math.max(1, Math.round(seeds.length / size))
  return Array.from({ length: Math.ceil(seeds.length / groups) }, (_, pot) => seeds.slice(pot * groups, (pot + 1) * groups))
}

/** Groups drawn by lot from the pots: each gets one of every pot, and of the last one those who are left go to different groups. */
export function groupsFrom(pots: readonly (readonly Entrant[])[], random: () => number): readonly (readonly Entrant[])[] {
  const groups: Entrant[][] = (pots[0] ?? []).map(() => [])
  for (const pot of pots) {
    const places = shuffled([...groups.keys()], random)
    for (const [index, entrant] of pot.entries()) groups[places[index]].push(entrant)
  }
  return groups
}
