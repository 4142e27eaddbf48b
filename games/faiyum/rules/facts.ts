import { editionOf } from '@fairground/kernel'
import { editions } from '../edition/edition.ts'
import type { Facts, Options } from '../state.ts'

/** What never changes in a match, frozen. A custom edition is copied first, so that the option itself stays unchanged. */
export function factsOf({ edition, achievements }: Options, seats: number): Facts {
  const played = editionOf(editions, edition)
  return frozen({
    seats,
    achievements,
    edition: typeof edition === 'string' ? played : (JSON.parse(JSON.stringify(played)) as typeof played),
  })
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}
