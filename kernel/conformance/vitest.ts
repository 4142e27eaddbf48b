import { describe, expect, it } from 'vitest'
import type { Game, Rules, SeenBy } from '../game.ts'
import { checkedOptions, rulesFor } from '../setting.ts'
import { counterexamplesOf, goldenProblem, replay, writeCounterexample } from './files.ts'
import { corruptedStates, invalidStates } from './laws/corrupted.ts'
import { type FairPosition, unfair } from './laws/fair.ts'
import { golden } from './laws/golden.ts'
import { LAWS, type LawName } from './laws/law.ts'
import { biases } from './mutants/bias.ts'
import { tallyOf, testMutants } from './mutants/test-mutants.ts'
import type { OpaqueGame } from './opaque.ts'
import { positions } from './positions.ts'
import { type Report, runBattery } from './run.ts'

export { everyChoice } from './laws/fair.ts'
export { lessonPasses } from './lesson.ts'

/** A variant of the game that gets its own run. */
export interface Variant<O> {
  readonly name: string
  readonly options: Partial<O>
  /** Missing: all numbers of seats of the trials. */
  readonly seats?: readonly number[]
}

/** What a game's test passes to the battery. */
export interface Trials<S, M, V extends SeenBy, E, O, F = unknown> {
  /** The folder of the test with its golden files: `import.meta.dirname`. */
  readonly folder: string
  /** Missing: every number that the game allows. */
  readonly seats?: readonly number[]
  /** In addition to the default options. */
  readonly variants?: readonly Variant<O>[]
  /** How many positions to check, over all runs. */
  readonly states?: number
  /** A random game that is longer counts as endless. */
  readonly maxSteps?: number
  /** Ways to make a sound state unsound, by name: a coin added, a card doubled. */
  readonly corruptions: Readonly<Record<string, (state: S) => void>>
  /** Positions for which all possible states can be listed; three or more. */
  readonly fair: readonly Fair<S, M, V, E, O, F>[]
}

/** A position for law 8, by name. */
export interface Fair<S, M, V extends SeenBy, E, O, F = unknown> {
  readonly name: string
  readonly seats: number
  readonly options?: Partial<O>
  position(rules: Rules<S, M, V, E, F>): FairPosition<S, V>
}

/** `npm run soak` checks a million. */
const STATES = 10_000
const SPOILED_POSITIONS = 60
const WRONG_TYPES_POSITIONS = 12
const MINUTES = 60_000
const GOLDEN_SEED = 1

const SENTENCES: Readonly<Record<LawName, string>> = {
  ends: 'random games end',
  moves: 'every offered move plays, and exactly the seats in turn have one',
  refusals: 'anything else is refused with its code and changes nothing',
  determinism: 'same seed and same moves give the same bytes',
  again: 'a whole game played again, also on rules opened anew, is the same',
  plain: 'states, moves, events and views survive JSON',
  aliasing: 'reading changes nothing, and what was returned does not change later',
  keys: 'a move has one key, and no other move has it',
  twins: 'an imagined state looks to its viewer like the true one',
  sampler: 'a sampler deals into used states, and leaves open choices open',
  interference: 'nobody learns anything but by an event that is marked as revealing',
  steps: 'during a move, the view at each event gives nothing away',
  choices: 'a choice made in secret is shown to nobody',
  undo: 'undo returns the same bytes, and choices commute',
  sound: 'check is silent after every play',
  counts: 'counts change only by what events say',
}

/** The whole battery as tests of a game. */
export function battery<S, M, V extends SeenBy, E, O, F>(game: Game<S, M, V, E, O, F>, trials: Trials<S, M, V, E, O, F>): void {
  const counts = trials.seats ?? Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  const variants: readonly Variant<O>[] = [{ name: 'as it comes', options: {} }, ...(trials.variants ?? [])]
  const runs = variants.flatMap(({ name, options, seats }) => (seats ?? counts).map((count) => ({ name, options, count })))
  const states = Math.ceil((trials.states ?? STATES) / runs.length)

  describe(`the battery on ${game.id}`, () => {
    for (const file of counterexamplesOf(game)) it(`${file} is mended`, () => expect(replay(game, file)).toBeUndefined())
    for (const { name, options, count } of runs)
      describe(`${count} ${count === 1 ? 'seat' : 'seats'}, ${name}`, () => {
        const report = once(() => runBattery(game, { seats: count, options, states, maxSteps: trials.maxSteps }))
        it(`plays random games and looks at ${states} states`, { timeout: 10 * MINUTES }, async ({ annotate }) => {
          const began = performance.now()
          const { games, states: seen } = report()
          await annotate(`${games} games, ${Math.round((1000 * seen) / (performance.now() - began))} states a second`)
          expect(seen).toBeGreaterThanOrEqual(states)
        })
        for (const law of Object.keys(LAWS) as LawName[])
          it(`law ${LAWS[law]}: ${SENTENCES[law]}`, async ({ annotate }) => {
            const { vacuous } = report()
            if (vacuous[law] !== undefined) await annotate(`vacuous here: ${vacuous[law]}`)
            expectNoViolation(game, report(), law)
          })
        it('law 4: more than half of all pairs were compared', async ({ annotate }) => {
          const { pairsCompared, pairsSkipped } = report()
          await annotate(`${pairsCompared} pairs compared, ${pairsSkipped} skipped`)
          expect(pairsCompared).toBeGreaterThan(pairsSkipped)
        })
      })
    for (const count of counts) ofCount(game, trials, count)
    for (const { name, seats, options, position } of trials.fair)
      it(`law 8: a sampler is fair when ${name}`, () => {
        const rules = rulesFor(game, seats, options)
        expect(unfair(rules, position(rules))).toBeUndefined()
      })
    it('law 8: has teeth', async ({ annotate }) => {
      const opened = trials.fair.map(({ seats, options, position }) => {
        const rules = rulesFor(game, seats, options)
        return { rules, position: position(rules) }
      })
      // If nothing is ever hidden, a sampler cannot be unfair.
      const doubtful = opened.filter(({ position }) => position.states.length > 1)
      if (doubtful.length === 0) await annotate('vacuous here: each view allows one state only')
      const survived = Object.entries(biases).filter(([, biased]) =>
        doubtful.every(({ rules, position }) => unfair(biased(rules), position) === undefined),
      )
      expect(doubtful.length > 0 ? survived.map(([name]) => name) : []).toEqual([])
    })
  })
}

function ofCount<S, M, V extends SeenBy, E, O, F>(game: Game<S, M, V, E, O, F>, trials: Trials<S, M, V, E, O, F>, seats: number): void {
  const options = checkedOptions(game, {}, seats)
  const rules = once(() => game.open(options, seats))
  const sampled = once(() => positions(rules(), SPOILED_POSITIONS))
  describe(`${seats} ${seats === 1 ? 'seat' : 'seats'}`, () => {
    it('law 6: check names what is no state', () =>
      expect(invalidStates(rules(), sampled().slice(0, WRONG_TYPES_POSITIONS))).toBeUndefined())
    for (const [name, corrupt] of Object.entries(trials.corruptions))
      it(`law 6: check names ${name}`, () => expect(corruptedStates(rules(), sampled(), corrupt)).toBeUndefined())
    it('has teeth: every mutant is caught', { timeout: 10 * MINUTES }, async ({ annotate }) => {
      const results = testMutants(game, { seats, corruptions: trials.corruptions, maxSteps: trials.maxSteps })
      await annotate(`${results.length} mutants: ${JSON.stringify(tallyOf(results))}`)
      expect(results.filter(({ by }) => by === 'survived').map(({ name }) => name)).toEqual([])
    })
    it('law 7: the golden playthrough stands', () =>
      expect(goldenProblem(trials.folder, `golden-${seats}`, golden(game, { seats, options, seed: GOLDEN_SEED }))).toBeUndefined())
  })
}

function expectNoViolation(game: OpaqueGame, report: Report, law: LawName): void {
  const violation = report.violations.find((each) => each.law === law)
  if (violation === undefined) return
  const file = writeCounterexample(game, violation)
  expect.fail(`${violation.words}\nShrunken to ${file}: ${replay(game, file)}`)
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
