import { fastRandom, pick, type Random } from '@fairground/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CardStep } from '../edition/vocabulary.ts'
import { openRules } from '../rules/rules.ts'
import type { Move, State } from '../state.ts'
import { game } from './helpers.ts'
import { hostileEdition } from './hostile-edition.ts'

const harvest = (workers: number, more: object = {}): CardStep => ({ do: 'harvest', workers, ...more })
const build = (piece: Extract<CardStep, { do: 'build' }>['piece'], count: number): CardStep => ({ do: 'build', piece, count })

/** Steps that a search without a limit would never finish: they cannot be completed, and there are very many ways to try. */
const ENDLESS: Readonly<Record<string, readonly CardStep[]>> = {
  'nine workers, then a palace without a town': [harvest(3), harvest(3), harvest(3), build('palace', 1)],
  'workers side by side, then a palace': [harvest(3, { least: 1, next: true }), harvest(3, { next: true }), build('palace', 1)],
  'nine roads, then a palace': [build('road', 3), build('road', 3), build('road', 3), build('palace', 1)],
  'settlements and towns, then more palaces than towns': [build('settlement', 3), build('town', 2), build('palace', 3), harvest(1)],
  'roads to places that are to be joined': [build('road', 3), { do: 'trade', workers: 2, on: ['settlement'], joined: true }],
}

/** Prefers cards and places to money and purchases, so that many actions are started. */
function eager(moves: readonly Move[], random: Random): Move {
  const doing = moves.filter((move) => move.do === 'use' || move.do === 'space' || move.do === 'join' || move.do === 'enough')
  return pick(doing.length > 0 ? doing : moves, random)
}

interface Walk {
  readonly started: number
  readonly ended: number
  readonly slowest: number
}

/** Plays eagerly on dry land with full purses; nobody may ever get stuck. */
function walk(rules: ReturnType<typeof openRules>, positions: number, random: Random): Walk {
  const state: State = rules.setup(random)
  state.board.crocodile.fill(0)
  state.goods.fill(4)
  state.money.fill(20)
  const tally = { started: 0, ended: 0, slowest: 0 }
  for (let seen = 0; seen < positions; seen++) {
    const [seat] = rules.turn(state)
    if (seat === undefined) break
    const inside = state.phase === 'action'
    const before = performance.now()
    const moves = rules.moves(state, seat)
    tally.slowest = Math.max(tally.slowest, performance.now() - before)
    if (moves.length === 0) throw new Error(`stuck in ${JSON.stringify(state)}`)
    rules.play(state, seat, eager(moves, random), random)
    if (!inside && state.phase === 'action') tally.started++
    if (inside && state.phase !== 'action') tally.ended++
  }
  return tally
}

const places = fc.constantFrom('settlement', 'town', 'site', 'workshop')
const step: fc.Arbitrary<CardStep> = fc.oneof(
  fc.record({
    do: fc.constant('harvest' as const),
    workers: fc.integer({ min: 1, max: 3 }),
    next: fc.constantFrom(true as const, undefined),
  }),
  fc.integer({ min: 2, max: 3 }).map((workers): CardStep => ({ do: 'harvest', workers, least: 1, alone: true })),
  fc.record({
    do: fc.constant('build' as const),
    piece: fc.constantFrom('road', 'settlement', 'town', 'palace', 'workshop', 'expansion', 'block'),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constant('trade' as const), workers: fc.constant(1), on: fc.tuple(places) }),
  fc.record({ do: fc.constant('trade' as const), workers: fc.constant(2), on: fc.tuple(places), joined: fc.constant(true as const) }),
  fc.record({ do: fc.constant('clear' as const), workers: fc.integer({ min: 1, max: 5 }) }),
)

describe('The search for the end of a card', () => {
  it.each(Object.entries(ENDLESS))('stops: %s', (_name, steps) => {
    const { slowest } = walk(openRules({ edition: hostileEdition(steps), achievements: 0 }, 3), 60, fastRandom(1))
    // Without a limit it would take hours. On a quiet machine it takes a few dozen milliseconds, the first time.
    expect(slowest).toBeLessThan(1000)
  })

  it('leaves nobody stuck in the middle of a card, however low its limit is', () => {
    const tally = { started: 0, ended: 0 }
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 1e6 }),
        fc.constantFrom(60, 100, 200, 500),
        (steps, byGround, seed, looks) => {
          const ground = byGround && steps.some((each) => each.do === 'build' && each.piece === 'road')
          const edition = hostileEdition(steps, ground ? { ground } : {}, {}, 14, 24)
          const { started, ended } = walk(openRules({ edition, achievements: 0 }, 2, looks), 120, fastRandom(seed))
          tally.started += started
          tally.ended += ended
        },
      ),
      { numRuns: 900, seed: 1 },
    )
    expect(tally.started).toBeGreaterThan(1000)
    expect(tally.ended).toBeGreaterThan(tally.started - 900)
  })
})

describe('A custom edition', () => {
  it('has no card that asks for more than six places', () => {
    const problems = game.editions.check(hostileEdition([harvest(3), harvest(3), harvest(3), build('palace', 1)]))
    expect(problems).toContainEqual(expect.objectContaining({ path: 'starting.0.steps', reason: 'asks for more than 6 places' }))
    expect(game.editions.check(hostileEdition([harvest(3), build('road', 3)]))).toEqual([])
  })
})
