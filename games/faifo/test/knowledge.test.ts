import { fastRandom, imagine, type Random, type Seat } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { decisionsOf } from '../../test/random-game.ts'
import { members, size, union } from '../rules/cards.ts'
import { NONE, SHIP, type State } from '../state.ts'
import { afterLaying, choose, type FaifoRules, openGame, playRandom, staged } from './helpers.ts'

describe('What a player with perfect memory knows', () => {
  it('is the own hand, and how many cards the others hold', () => {
    const { rules, state } = staged({ hands: [[SHIP, SHIP, 3, 9, 12]] })
    expect(rules.view(state, 0)).toMatchObject({ hand: (1 << 3) | (1 << 9) | (1 << 12), ships: 2, held: [5, 5, 5, 5] })
    expect(rules.view(state, 'spectator')).not.toHaveProperty('hand')
    expect(size(rules.view(state, 0).unseen) + rules.view(state, 0).unseenShips).toBe(15)
  })

  it('follows from counting: if all other cards are on the table, the last hidden ones are certain', () => {
    const staging = staged({
      seats: 3,
      turn: 4,
      hands: [
        [2, 9],
        [SHIP, SHIP],
        [SHIP, SHIP],
      ],
      laid: [
        [SHIP, 1, 4],
        [3, 5, 6],
        [7, 8, 10],
      ],
    })
    const view = staging.rules.view(staging.state, 0)
    expect(view).toMatchObject({ unseen: 0, unseenShips: 4 })
    const twin = imagine(staging.rules, view, fastRandom(1))
    expect([twin.hand, twin.ships]).toEqual([staging.state.hand, staging.state.ships])
  })

  it('includes a called merchant until it is laid', () => {
    const staging = afterLaying([4, SHIP, SHIP, SHIP], { hands: [[], [9], [10], [14]] })
    const { rules, state } = staging
    choose(staging, { name: 9 })
    expect(rules.view(state, 3).known).toEqual([0, 1 << 9, 0, 0])
    expect(rules.view(state, 3).unseen & (1 << 9)).toBe(0)
    for (let seed = 0; seed < 50; seed++) expect(imagine(rules, rules.view(state, 3), fastRandom(seed)).hand[1] & (1 << 9)).not.toBe(0)
    rules.play(state, 1, { lay: 9 }, fastRandom(1))
    expect(imagine(rules, rules.view(state, 3), fastRandom(1)).row[4 + 1]).toBe(9)
  })

  it('includes a merchant taken from the table', () => {
    const staging = afterLaying([6, SHIP, 12, SHIP], { hands: [[13]] })
    choose(staging, { place: 13 })
    choose(staging, { take: 12 })
    expect(staging.rules.view(staging.state, 'spectator')).toMatchObject({ known: [1 << 12, 0, 0, 0], held: [4, 4, 4, 4] })
  })

  it('includes that a seat that has to place a merchant holds one', () => {
    const { rules, state } = afterLaying([6, 13, SHIP], { hands: [[9, SHIP]], turn: 3, laid: [[1, 2]] })
    expect(state.phase).toBe('place')
    const view = rules.view(state, 2)
    for (let seed = 0; seed < 200; seed++) expect(imagine(rules, view, fastRandom(seed)).hand[0]).not.toBe(0)
  })

  it('includes the cards that tied players have shown at the end', () => {
    const { rules, state } = afterLaying([13, 10, 15, 14], {
      hands: [[SHIP], [12], [8], [9]],
      turn: 4,
      purse: [9, 9, 0, 0],
      contracts: [1, 1, 1],
    })
    expect(state.phase).toBe('over')
    expect(rules.view(state, 3)).toMatchObject({ known: [0, 1 << 12, 0, 0], onlyShips: 1 })
  })

  it('does not include the choices of this moment', () => {
    const { rules, state } = staged({ hands: [[7], [8], [9], [10]] })
    for (const [seat, card] of [7, 8, 9].entries()) rules.play(state, seat, { lay: card }, fastRandom(1))
    const view = rules.view(state, 3)
    expect(view.row.every((card) => card === NONE)).toBe(true)
    expect(view.owing).toBe(1 << 3)
    const laid = new Set<number>()
    for (let seed = 0; seed < 100; seed++) laid.add(imagine(rules, view, fastRandom(seed)).row[0])
    expect(laid.size).toBeGreaterThan(8)
  })
})

/** A number that depends on something hidden from a viewer. */
type Question = (state: State, viewer: Seat) => number

/** Numbers that would be wrong if the sampler ignored what the owners of the hands did. */
const questions: Readonly<Record<string, Question>> = {
  'ships of the last caller': (state, viewer) => {
    const by = state.calls.at(-1)?.by
    return by === undefined || by === viewer ? 0 : state.ships[by]
  },
  'ships of the last player who swapped': (state, viewer) => {
    const by = state.swaps.at(-1)?.by
    return by === undefined || by === viewer ? 0 : state.ships[by]
  },
  'hands with two ships or more': (state, viewer) => state.ships.filter((ships, seat) => seat !== viewer && ships > 1).length,
  'ships of players who have laid a ship': (state, viewer) =>
    state.ships.reduce((sum, ships, seat) => {
      const turns = state.row.length / state.ships.length
      const before = state.row.slice(seat * turns, seat * turns + state.turn - 1)
      return seat !== viewer && before.includes(SHIP) ? sum + ships : sum
    }, 0),
  'ships chosen just now': (state, viewer) => {
    const turns = state.row.length / state.ships.length
    return state.phase === 'lay'
      ? state.ships.filter((_, seat) => seat !== viewer && state.row[seat * turns + state.turn - 1] === SHIP).length
      : 0
  },
  'the highest hidden merchant of the next seat': (state, viewer) => members(state.hand[(viewer + 1) % state.hand.length]).at(-1) ?? 0,
}

/** Enough that a sampler that ignores the choices made so far would be six standard deviations off. */
const SAMPLES = 50_000
const MOST_STEPS = 18

/** A random position of a first round. Each has its own deal, so that samples are independent. */
function someFirstRound(rules: FaifoRules, random: Random): State {
  for (;;) {
    let steps = random.below(MOST_STEPS)
    for (const { state } of decisionsOf(rules, random)) {
      if (state.round > 1) break
      if (steps-- === 0) return state
    }
  }
}

describe.each([3, 4, 5])('Sampled hands at a table of %i', (seats) => {
  it('have the same averages as the real hands in random play', () => {
    const rules = openGame(seats)
    const random = fastRandom(`imagine ${seats}`)
    const sums = new Map(Object.keys(questions).map((name) => [name, { difference: 0, squares: 0 }]))
    for (let sample = 0; sample < SAMPLES; sample++) {
      const viewer = sample % seats
      const state = someFirstRound(rules, random)
      const twin = imagine(rules, rules.view(state, viewer), random)
      for (const [name, sum] of sums) {
        const difference = questions[name](state, viewer) - questions[name](twin, viewer)
        sum.difference += difference
        sum.squares += difference * difference
      }
    }
    for (const [name, { difference, squares }] of sums) expect(Math.abs(difference), name).toBeLessThanOrEqual(4.5 * Math.sqrt(squares))
  })

  it('fit the view: no card twice, none missing, known cards in their places', () => {
    const rules = openGame(seats)
    const random = fastRandom(seats)
    playRandom(rules, random, (state) => {
      for (const viewer of [0, seats - 1, 'spectator'] as const) {
        const view = rules.view(state, viewer)
        const twin = imagine(rules, view, random)
        expect(rules.check(twin)).toEqual([])
        expect(rules.view(twin, viewer)).toEqual(view)
        expect(union(twin.hand) & union(twin.front)).toBe(0)
      }
    })
  })
})
