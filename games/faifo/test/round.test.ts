import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { SHIP, type State } from '../state.ts'
import { afterLaying, lay, of, openGame, staged } from './helpers.ts'

describe('7 The end of a round', () => {
  it('reveals all purses, and the player with the most coins takes the top contract', () => {
    const { state, events } = afterLaying([13, SHIP, SHIP, SHIP], { turn: 4, purse: [3, 9, 4, 0], contracts: [2] })
    expect(of(events, 'shown')).toEqual([{ kind: 'shown', seats: [0, 1, 2, 3], coins: [7, 9, 4, 0] }])
    expect(of(events, 'contract')).toEqual([{ kind: 'contract', seat: 1, value: 7, by: 'round' }])
    expect(state).toMatchObject({ round: 2, turn: 1, contracts: [2, 1], shown: 15 })
  })

  it('comes after the third turn with five players', () => {
    const { state } = afterLaying([13, SHIP, SHIP, SHIP, SHIP], { turn: 3 })
    expect(state.round).toBe(2)
  })
})

describe('7.1 A tie', () => {
  /** Seats 0 and 1 are tied after the last turn, with these cards left. */
  function tie([first, second]: readonly [number, number]) {
    return afterLaying([13, 10, 15, 14], { hands: [[first], [second], [8], [9]], turn: 4, purse: [9, 9, 0, 0], contracts: [3] })
  }

  it('goes to the higher printed reputation of the remaining cards (ruling 15)', () => {
    const { state, events } = tie([2, 12])
    expect(of(events, 'tied')).toEqual([{ kind: 'tied', seats: [0, 1], cards: [2, 12] }])
    expect(state.contracts).toEqual([3, 1])
  })

  it('a ship loses to any merchant (ruling 15)', () => {
    expect(tie([1, SHIP]).state.contracts).toEqual([3, 0])
  })

  it('if all tied players have ships, nobody gets the contract and it stays on top (ruling 15)', () => {
    const { state, events } = tie([SHIP, SHIP])
    expect(of(events, 'nobody')).toHaveLength(1)
    expect(state.contracts).toEqual([3])
    expect(of(events, 'limit')[0].cap).toBe(7)
  })

  it('only tied players show a card', () => {
    expect(of(tie([2, 12]).events, 'tied')[0].seats).toEqual([0, 1])
  })
})

describe('8 The end of the game', () => {
  it.each([
    [3, 5],
    [4, 4],
    [5, 3],
  ])('with %i players comes with %i contracts', (seats, goal) => {
    const had = new Array(goal - 1).fill(0)
    const last = seats === 5 ? 3 : 4
    const hands = [[13], ...new Array(seats - 1).fill([SHIP])]
    const short = staged({ seats, turn: last, hands, purse: new Array(seats).fill(0), contracts: had.slice(1) })
    lay(short, [13, ...new Array(seats - 1).fill(SHIP)])
    expect(short.state.phase).not.toBe('over')
    expect(short.rules.outcome(short.state)).toBeUndefined()
    const enough = staged({ seats, turn: last, hands, purse: new Array(seats).fill(0), contracts: had })
    const events = lay(enough, [13, ...new Array(seats - 1).fill(SHIP)])
    expect(enough.state.phase).toBe('over')
    expect(enough.rules.turn(enough.state)).toEqual([])
    expect(events[events.length - 1]).toEqual({ kind: 'over' })
    expect(enough.rules.outcome(enough.state)?.places[0]).toBe(1)
  })

  it('is checked only at the end of a round, so a player may have more contracts than needed (ruling 16)', () => {
    const { state } = afterLaying([12, SHIP, SHIP, SHIP], { contracts: [0, 0, 0] })
    expect(state.contracts).toEqual([0, 0, 0, 0])
    expect(state).toMatchObject({ phase: 'lay', turn: 2 })
  })

  function ended(contracts: readonly number[], change: Partial<State> = {}) {
    const rules = openGame(4)
    const state = Object.assign(rules.setup(fastRandom(1)), { phase: 'over', contracts }, change)
    return rules.outcome(state)
  }

  it('is won by the player with the most contracts', () => {
    const outcome = ended([0, 1, 1, 0, 1, 1, 2])
    expect(outcome?.scores).toEqual([2, 4, 1, 0])
    expect(outcome?.places).toEqual([2, 1, 3, 4])
  })

  it('among tied players, the smaller sum of contract numbers wins (8.1)', () => {
    const outcome = ended([0, 1, 0, 1, 0, 1, 0, 1])
    expect(outcome?.breakdown.slice(0, 2)).toMatchObject([
      { contracts: 4, value: 5 + 9 + 13 + 17 },
      { contracts: 4, value: 7 + 11 + 15 + 19 },
    ])
    expect(outcome?.places).toEqual([1, 2, 3, 3])
  })

  it('is shared if the sums are equal, too: 5 and 11 against 7 and 9 (ruling 16)', () => {
    expect(ended([0, 1, 1, 0], { purse: [1, 30, 0, 0] })?.places).toEqual([1, 1, 3, 3])
  })

  it('always comes before the contracts run out: with thirteen, somebody reaches the goal (ruling 17)', () => {
    for (const [seats, goal] of [
      [3, 5],
      [4, 4],
      [5, 3],
    ])
      expect(seats * (goal - 1)).toBeLessThan(13)
  })
})
