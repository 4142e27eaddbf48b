import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/temporary.ts'
import { game } from '../conformance/example/game.ts'
import type { Event, Move, State, View } from '../conformance/example/state.ts'
import { goldenProblem } from '../conformance/files.ts'
import { type Case, fingerprint, type LawName, runBattery, tallyOf, testMutants } from '../conformance/index.ts'
import { corruptedStates, invalidStates } from '../conformance/laws/corrupted.ts'
import { unfair } from '../conformance/laws/fair.ts'
import { difference, flaw } from '../conformance/plain.ts'
import { positions } from '../conformance/positions.ts'
import type { Rules } from '../game.ts'
import { same } from '../json.ts'
import { fastRandom } from '../random.ts'
import { withRules } from './changed-rules.ts'

type LotsRules = Rules<State, Move, View, Event>

/** The law's verdict on Lots with a bug. */
function verdict(law: LawName, change: (rules: LotsRules) => Partial<LotsRules>): string | undefined {
  return runBattery(withRules(game, change), { seats: 3, states: 3000, laws: [law], first: true, maxSteps: 200 }).violations[0]?.words
}

describe('Law 1', () => {
  it('detects a game that does not end', () => {
    expect(verdict('ends', () => ({ play: () => {} }))).toBe('no end after 200 moves')
  })

  it('detects invalid places', () => {
    const words = verdict('moves', ({ outcome }) => ({
      outcome: (state) => outcome(state) && { places: [0, 1, 2], scores: [1, 2, 3], breakdown: [{}, {}, {}] },
    }))
    expect(words).toMatch(/places are not one from 1 to 3 a seat/)
  })

  it('detects a seat that does not exist', () => {
    expect(verdict('moves', ({ turn }) => ({ turn: (state) => turn(state).map((seat) => seat + 1) }))).toMatch(
      /no seat|not in turn|no move/,
    )
  })

  it('detects rules that throw in setup', () => {
    const words = verdict('moves', () => ({
      setup() {
        throw new Error('no cards')
      },
    }))
    expect(words).toMatch(/no cards/)
  })
})

describe('Law 2', () => {
  it.each([
    ['undefined', { a: undefined }],
    ['NaN', [Number.NaN]],
    ['-0', { a: { b: -0 } }],
    ['a date', new Date(0)],
    ['a map', { a: new Map() }],
    ['a gap', new Array(2)],
    ['a function', () => 1],
    ['a big number', 1n],
  ])('detects that %s does not survive JSON', (_, value) => {
    expect(flaw(value)).toBeTypeOf('string')
  })

  it('names the path of what does not survive', () => {
    expect(flaw({ a: [1, { b: undefined }] })).toBe('a.1.b is undefined')
  })

  it('detects a cycle', () => {
    const circle: { self?: unknown } = {}
    circle.self = circle
    expect(flaw(circle)).toMatch(/^self\.self.* is nested too deeply, or circular$/)
  })

  it('accepts plain values, also one that is used twice', () => {
    const twice = [1, 'a', true, null]
    expect(flaw({ twice, again: twice })).toBeUndefined()
  })

  it('names the path at which values differ', () => {
    expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
    expect(difference({ a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, { c: 3 }] })).toBe('b.1.c: 2 against 3')
    expect(difference({ a: 1 }, { a: 1, b: 2 })).toBe('b: nothing against 2')
    expect(difference([1], { 0: 1 })).toMatch(/^the whole/)
  })

  it('detects a play that behaves differently when nobody listens', () => {
    const words = verdict('determinism', ({ play }) => ({
      play(state, seat, move, random, emit) {
        play(state, seat, move, random, emit)
        if (emit === undefined) state.round++
      },
    }))
    expect(words).toMatch(/with nobody listening/)
  })

  it('detects an event that changes later', () => {
    const words = verdict('aliasing', ({ play }) => ({
      play(state, seat, move, random, emit) {
        play(state, seat, move, random, emit)
        emit?.({ kind: 'shown', cards: state.purse })
      },
    }))
    expect(words).toMatch(/changes an event/)
  })

  it('detects a sampled state that changes a view', () => {
    const words = verdict('aliasing', ({ sampler }) => ({
      sampler: (view) => ({ deal: (random) => ({ ...sampler(view).deal(random), purse: view.purse as number[] }) }), // the bug: it shares a list with the view
    }))
    expect(words).toMatch(/changes the view/)
  })

  it('gives a game the same fingerprint everywhere', () => {
    const picks = Array.from({ length: 60 }, (_, step) => [step * 7, step * 5] as const)
    const played: Case = { game: 'lots', seats: 3, options: { rounds: 4, edition: 'first' }, seed: 5, picks }
    expect(fingerprint(game, played)).toBe('0406731eaaaf5a20cee211e2d0a56820e86e9dab7034d79eae7d6c80ca00824a')
    expect(fingerprint(game, { ...played, seed: 6 })).not.toBe(fingerprint(game, played))
  })
})

describe('Law 3', () => {
  it('detects a sampled state that is not valid', () => {
    const words = verdict('twins', ({ sampler }) => ({
      sampler: (view) => ({ deal: (random) => ({ ...sampler(view).deal(random), bag: [] }) }),
    }))
    expect(words).toMatch(/differs at inBag|not sound/)
  })

  it('detects a view of another seat', () => {
    expect(verdict('twins', ({ view }) => ({ view: (state) => view(state, 0) }))).toMatch(/says that it is of 0/)
  })
})

describe('Law 4', () => {
  it('detects an event that depends on hidden state, although it is marked: its absence could be undone', () => {
    const words = verdict('interference', ({ play }) => ({
      play(state, seat, move, random, emit) {
        if ('stake' in move && state.bag.includes(1)) emit?.({ kind: 'rested', seat }, 'all', true)
        play(state, seat, move, random, emit)
      },
    }))
    expect(words).toMatch(/could take it back/)
  })

  it('detects undo that depends on hidden state', () => {
    const words = verdict('interference', ({ play }) => ({
      play(state, seat, move, random, emit) {
        if ('stake' in move && state.hands[0].includes(1)) random.below(2)
        play(state, seat, move, random, emit)
      },
    }))
    expect(words).toMatch(/whether it can be taken back/)
  })

  it('detects knowledge that comes without an event', () => {
    const words = verdict('interference', ({ play }) => ({
      play(state, seat, move, random, emit) {
        play(state, seat, move, random, emit)
        if ('stake' in move && state.bag.includes(1)) state.actor = state.dealer
      },
    }))
    expect(words).toMatch(/differs at actor/)
  })

  it('counts pairs without a move in common', () => {
    const { pairsCompared, pairsSkipped } = runBattery(game, { seats: 4, states: 2000, laws: ['interference'] })
    expect(pairsSkipped).toBeGreaterThan(0)
    expect(pairsCompared).toBeGreaterThan(pairsSkipped)
  })
})

describe('Law 6', () => {
  const rules = game.open({ rounds: 4, edition: 'first' }, 2)

  it('reports a `spoil` that applies nowhere', () => {
    expect(corruptedStates(rules, positions(rules, 5), () => {})).toBe('it applied to no position')
  })

  it('detects a check that accepts a missing field or a wrong type', () => {
    const lax = (field: keyof State): LotsRules => ({
      ...rules,
      check: (state) =>
        typeof state !== 'object' || state === null || !('bag' in state) ? ['no state'] : rules.check({ ...state, [field]: 0 }),
    })
    expect(invalidStates(lax('pot'), positions(rules, 5))).toBeTypeOf('string')
    expect(invalidStates(rules, positions(rules, 5))).toBeUndefined()
  })
})

describe('Law 7', () => {
  const folder = temporaryFolder()

  it('names the first line that changed, and a file that is missing', () => {
    writeFileSync(join(folder, 'one.golden.txt'), 'a\nb\n')
    expect(goldenProblem(folder, 'one', 'a\nb\n')).toBeUndefined()
    expect(goldenProblem(folder, 'one', 'a\nc\n')).toMatch(/one\.golden\.txt:2 was b, is c/)
    expect(goldenProblem(folder, 'one', 'a\n')).toMatch(/:2 was b, is /)
    expect(goldenProblem(folder, 'two', 'a\n')).toMatch(/is missing/)
  })
})

describe('Law 8', () => {
  const rules = game.open(
    { rounds: 4, edition: { id: 'o', name: 'o', coins: { value: 3, status: 'printed' }, hand: { value: 1, status: 'printed' } } },
    2,
  )
  const state = rules.setup(fastRandom(1))
  const view = rules.view(state, 0)
  const states = [...state.hands[1], ...state.bag].map((card, _, all) => ({
    ...rules.copy(state),
    hands: [state.hands[0], [card]],
    bag: all.filter((other) => other !== card).sort((a, b) => a - b),
  }))

  it('accepts states sampled as often as they are likely', () => {
    expect(unfair(rules, { view, states })).toBeUndefined()
  })

  it('detects a state that is sampled too rarely, never, or although it is impossible', () => {
    expect(unfair(rules, { view, states, weights: [1, 1, 2] })).toMatch(/chi-square/)
    expect(unfair({ ...rules, sampler: () => ({ deal: () => states[0] }) }, { view, states })).toMatch(/never occurs/)
    expect(unfair(rules, { view, states: states.slice(1) })).toMatch(/not listed/)
  })

  it('detects a wrong list of states', () => {
    expect(unfair(rules, { view, states: [...states, states[0]] })).toBe('a state is listed twice')
    expect(unfair(rules, { view: rules.view(state, 1), states })).toMatch(/looks different/)
    expect(unfair(rules, { view, states: [{ ...states[0], pot: 1 }] })).toMatch(/not sound/)
  })
})

describe('The mutants', () => {
  it('are named if they are not caught', () => {
    const hunted = testMutants(game, { seats: 2, within: 500, corruptions: { 'all as it was': () => {} } })
    expect(hunted.filter(({ by }) => by === 'survived').map(({ name }) => name)).toContain('a play leaves all as it was')
  })

  it('are made for each hidden value and each kind of leak', () => {
    const names = testMutants(game, { seats: 2 }).map(({ name }) => name)
    for (const leaf of ['bag.*', 'hands.0.*', 'hands.1.*', 'chosen.0', 'chosen.1'])
      for (const door of ['view tells', 'an event tells', 'turn tells', "a rival's moves tell", 'secret tells'])
        expect(names).toContain(`${door} ${leaf}`)
    expect(names).toContain('shown is not marked as revealing')
    expect(names).toContain('drew is not marked as revealing')
  })

  it('are counted by law', () => {
    const hunted = testMutants(game, { seats: 2 })
    const tally = tallyOf(hunted)
    expect(Object.values(tally).reduce((sum, count) => sum + count, 0)).toBe(hunted.length)
    expect(Object.keys(tally)).toEqual(expect.arrayContaining(['twins', 'interference', 'moves', 'undo']))
  })
})

describe('A law that has nothing to check', () => {
  it('says so, and why, and says nothing otherwise', () => {
    expect(runBattery(game, { seats: 3, states: 1000 }).vacuous).toEqual({})
    const open = withRules(game, (rules) => {
      let looked: State | undefined
      return {
        view(state, viewer) {
          looked = state
          return rules.view(state, viewer)
        },
        // As if every view showed the whole state.
        sampler: () => ({ deal: () => rules.copy(looked as State) }),
      }
    })
    const { vacuous } = runBattery(open, { seats: 3, states: 300, laws: ['twins', 'steps', 'undo'] })
    expect(Object.keys(vacuous)).toEqual(['twins', 'steps'])
    expect(vacuous.twins).toMatch(/nothing is hidden/)
  })
})
