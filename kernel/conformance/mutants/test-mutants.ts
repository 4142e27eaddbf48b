import { rulesFor } from '../../setting.ts'
import { type Corrupt, corruptedStates, invalidStates } from '../laws/corrupted.ts'
import type { LawName } from '../laws/law.ts'
import type { OpaqueGame } from '../opaque.ts'
import { isObject } from '../plain.ts'
import { positions } from '../positions.ts'
import { runBattery, verdictOf } from '../run.ts'
import { leaksOf } from './leaks.ts'
import { hiddenLeaves } from './leaves.ts'
import { changed, type Mutant } from './mutant.ts'
import { corruptingMutant, late, slips, unmarked } from './slips.ts'

export interface MutantTestSetting {
  readonly seats: number
  readonly options?: unknown
  readonly corruptions?: Readonly<Record<string, Corrupt>>
  /** Number of positions within which a mutant must be caught. */
  readonly within?: number
  readonly maxSteps?: number
}

/** What happened to a mutant. */
export interface MutantResult {
  readonly name: string
  /** What caught it. `survived`: nothing did. `idle`: its defect never made a difference in this game. */
  readonly by: LawName | 'corrupted states' | 'survived' | 'idle'
}

/** How many mutants each law caught. */
export function tallyOf(results: readonly MutantResult[]): Readonly<Record<string, number>> {
  const tally: Record<string, number> = {}
  for (const { by } of results) tally[by] = (tally[by] ?? 0) + 1
  return tally
}

/** How many positions to search for events that reveal. */
const LOOKED_AT = 3000
const WITHIN = 50_000
/** A defect that made no difference in so many positions never will: stop. Hunting on took nine tenths of the time. */
const IDLE_AFTER = 5000
const SAMPLED = 30
const MAX_STEPS = 5000

/** Proves that the battery works: creates every mutant of a game and checks that the right laws catch it. */
export function testMutants(game: OpaqueGame, setting: MutantTestSetting): readonly MutantResult[] {
  const results = mutantsOf(game, setting).map((mutant) => ({ name: mutant.name, by: hunt(game, setting, mutant) }))
  return [...results, ...careless(game, setting)]
}

/** Rules whose `check` does nothing, against corrupted states. */
function careless(game: OpaqueGame, { seats, options, corruptions = {} }: MutantTestSetting): readonly MutantResult[] {
  const rules = rulesFor(game, seats, options)
  const sampled = positions(rules, SAMPLED)
  const blind = changed(rules, { check: () => [] })
  const trusting = changed(rules, {
    check(state) {
      if (!isObject(state)) throw new Error('no state')
      return rules.check(state)
    },
  })
  const found = (caught: boolean): MutantResult['by'] => (caught ? 'corrupted states' : 'survived')
  return [
    { name: 'check breaks down on what is no state', by: found(verdictOf(() => invalidStates(trusting, sampled)) !== undefined) },
    ...Object.entries(corruptions).map(([name, corrupt]) => ({
      name: `check is blind to ${name}`,
      by: found(corruptedStates(blind, sampled, corrupt) !== undefined),
    })),
  ]
}

function mutantsOf(game: OpaqueGame, { seats, options, corruptions = {} }: MutantTestSetting): readonly Mutant[] {
  const rules = rulesFor(game, seats, options)
  const { revealing } = runBattery(game, { seats, options, states: LOOKED_AT, laws: ['interference'] })
  return [
    ...hiddenLeaves(rules, seats).flatMap((leaf) => leaksOf(leaf, seats)),
    ...revealing.map(unmarked),
    ...Object.entries(corruptions).map(([name, corrupt]) => corruptingMutant(name, corrupt)),
    ...slips,
    late(game.summary),
  ]
}

function hunt(
  game: OpaqueGame,
  { seats, options, within = WITHIN, maxSteps = MAX_STEPS }: MutantTestSetting,
  mutant: Mutant,
): MutantResult['by'] {
  let acted = false
  const mark = (): void => {
    acted = true
  }
  const mutated: OpaqueGame = { ...game, open: (...how) => mutant.mutate(game.open(...how), mark) }
  for (const states of [Math.min(IDLE_AFTER, within), within]) {
    const { violations } = runBattery(mutated, { seats, options, states, maxSteps, laws: mutant.laws, first: true })
    if (violations.length > 0) return violations[0].law
    if (!acted) return 'idle'
  }
  return 'survived'
}
