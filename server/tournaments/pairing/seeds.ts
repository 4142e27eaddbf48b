import { type Random, shuffle } from '@fairground/kernel'
import type { Entrant } from './history.ts'

/** Seeds of a knockout: people with a certain enough rating first, strongest first; then all others in random order. */
export function seedsOf(
  entrants: readonly Entrant[],
  strengthOf: (entrant: Entrant) => number | undefined,
  random: Random,
): readonly Entrant[] {
  // Shuffled first: the sort is stable, so that chance decides between equals too.
  return shuffle([...entrants], random).toSorted(
    (a, b) => (strengthOf(b) ?? Number.NEGATIVE_INFINITY) - (strengthOf(a) ?? Number.NEGATIVE_INFINITY) || 0,
  )
}

/** Divides the seeds into pots, each as large as the number of groups; the last pot has the rest. */
export function potsOf(seeds: readonly Entrant[], size: number): readonly (readonly Entrant[])[] {
  const groups = Math.max(1, Math.round(seeds.length / size))
  return Array.from({ length: Math.ceil(seeds.length / groups) }, (_, pot) => seeds.slice(pot * groups, (pot + 1) * groups))
}

/** Draws groups from the pots: each group gets one person of every pot; those in the last pot go to different groups. */
export function groupsFrom(pots: readonly (readonly Entrant[])[], random: Random): readonly (readonly Entrant[])[] {
  const groups: Entrant[][] = (pots[0] ?? []).map(() => [])
  for (const pot of pots) {
    const places = shuffle([...groups.keys()], random)
    for (const [index, entrant] of pot.entries()) groups[places[index]].push(entrant)
  }
  return groups
}
