import { describe, expect, it } from 'vitest'
import { SHIP } from '../state.ts'
import { afterLaying, choose, lay, of, offered } from './helpers.ts'

describe('11 Asking a favor', () => {
  it('uses the skill of any face-up merchant of any player, from this turn or an earlier one', () => {
    const staging = afterLaying([11, 15, SHIP, SHIP], { turn: 2, laid: [[2], [9], [3], [4]], purse: [0, 0, 0, 0] })
    expect(offered(staging)).toEqual([2, 3, 4, 9, 15])
    expect(staging.rules.secret(staging.state, 0)).toBe(false)
    choose(staging, { favor: 2 })
    expect(staging.state.purse).toEqual([4, 5, 1, 1])
  })

  it('works as if the player had laid it: with their own neighbours and purse (ruling A9)', () => {
    const staging = afterLaying([11, 15, SHIP, SHIP], { turn: 2, laid: [[SHIP], [SHIP], [14], [3]], purse: [5, 5, 5, 5] })
    choose(staging, { favor: 15 })
    expect(staging.state.purse).toEqual([5 - 4, 10 + 2, 6, 6 + 2])
  })

  it('may choose the Hen, which does nothing, to avoid a bad favour (rulings S11 and A9)', () => {
    const staging = afterLaying([11, 14, SHIP, SHIP], { turn: 2, laid: [[SHIP], [13], [SHIP], [7]], purse: [5, 5, 5, 5] })
    expect(offered(staging)).toContain(13)
    choose(staging, { favor: 13 })
    expect(staging.state.purse).toEqual([5, 9, 6, 6])
  })

  it('does nothing if it is the only merchant on the table (ruling S11)', () => {
    const { state, events } = afterLaying([11, SHIP, SHIP, SHIP])
    expect(of(events, 'fizzled')).toEqual([{ kind: 'fizzled', seat: 0, merchant: 11, why: 'nothing-to-copy' }])
    expect(state.turn).toBe(2)
  })

  it('cannot copy what was laid aside before the round (rulings S11 and A6)', () => {
    const staging = afterLaying([11, 15, SHIP])
    expect(offered(staging)).toEqual([15])
  })

  it('asks for a target if the favour needs one', () => {
    const staging = afterLaying([11, 15, SHIP, SHIP], { turn: 2, laid: [[SHIP], [8], [SHIP], [7]], purse: [0, 8, 4, 4] })
    choose(staging, { favor: 8 })
    expect(offered(staging)).toEqual([1, 2, 3])
    choose(staging, { target: 1 })
    expect(staging.state.purse).toEqual([6, 7, 5, 5])
  })

  it('copies an Embargo, which returns the gains of this turn', () => {
    const staging = afterLaying([11, 15, SHIP, SHIP], { turn: 2, laid: [[SHIP], [7], [SHIP], [9]], purse: [2, 2, 2, 2] })
    choose(staging, { favor: 7 })
    expect(staging.state.purse).toEqual([2, 2, 2, 2])
  })
})

describe('Chains', () => {
  it('11 → 6 → 12: a favour of the Naga places the Monkey and takes a contract; then a merchant is taken', () => {
    const staging = afterLaying([11, 15, SHIP, SHIP], { hands: [[12]], turn: 2, laid: [[SHIP], [6], [3], [9]], purse: [0, 0, 0, 0] })
    const { state, rules } = staging
    choose(staging, { favor: 6 })
    expect(state.phase).toBe('place')
    expect(rules.secret(state, 0)).toBe(true)
    choose(staging, { place: 12 })
    expect(state.contracts).toEqual([0])
    expect(state.purse).toEqual([0, 6, 2, 2])
    expect(offered(staging)).toEqual([3, 6, 9, 15])
    choose(staging, { take: 6 })
    expect(state.front[0]).toBe((1 << 11) | (1 << 12))
    expect(state.known[0]).toBe(1 << 6)
    expect(state.turn).toBe(3)
  })

  it('6 → 11 → 2: a placed Goat copies a merchant; neither the Naga nor the Goat can be copied again (each once a chain)', () => {
    const staging = afterLaying([6, 15, SHIP, SHIP], { hands: [[11]], turn: 2, laid: [[SHIP], [2], [3], [9]], purse: [0, 0, 0, 0] })
    const { state } = staging
    choose(staging, { place: 11 })
    expect(offered(staging)).toEqual([2, 3, 9, 15])
    choose(staging, { favor: 2 })
    expect(state.purse).toEqual([4, 5, 1, 1])
    expect(state.phase).toBe('take')
    choose(staging, { take: 15 })
    expect(state.turn).toBe(3)
  })

  it('6 → 11 → 1: the merchant is taken only after the duel', () => {
    const staging = afterLaying([6, 15, SHIP, SHIP], { hands: [[11]], turn: 2, laid: [[SHIP], [1], [3], [9]], purse: [0, 0, 8, 0] })
    const { state, rules } = staging
    choose(staging, { place: 11 })
    choose(staging, { favor: 1 })
    choose(staging, { target: 2 })
    choose(staging, { throw: 'rock' }, 2)
    choose(staging, { throw: 'paper' }, 0)
    expect(state.purse).toEqual([4, 5, 5, 1])
    expect(state.phase).toBe('take')
    expect(rules.check(state)).toEqual([])
    choose(staging, { take: 9 })
    expect(state.turn).toBe(3)
  })

  it('6 → 4: Dictating from the hand forces the holder, and a merchant cannot be called while it is still on the table', () => {
    const staging = afterLaying([6, 15, SHIP, SHIP], {
      hands: [[4], [], [10]],
      turn: 2,
      laid: [[SHIP], [1], [3], [9]],
      purse: [0, 0, 0, 0],
    })
    const { state } = staging
    choose(staging, { place: 4 })
    expect(state.purse[0]).toBe(1)
    expect(offered(staging)).not.toContain(9)
    choose(staging, { name: 10 })
    expect(state.phase).toBe('take')
    choose(staging, { take: 9 })
    expect(state.forced).toEqual([0, 0, 10, 0])
    expect(staging.rules.check(state)).toEqual([])
  })

  it('a placed merchant stays on the table for the round: a later Goat may copy it (ruling A2)', () => {
    const staging = afterLaying([6, 15, SHIP, SHIP], {
      hands: [[2], [11], [14], [12]],
      turn: 2,
      laid: [[SHIP], [SHIP], [3], [9]],
      purse: [0, 0, 0, 0],
    })
    choose(staging, { place: 2 })
    choose(staging, { take: 15 })
    lay(staging, [15, 11, 14, 12])
    expect(offered(staging)).toContain(2)
    const before = staging.state.purse[1]
    choose(staging, { favor: 2 })
    expect(staging.state.purse[1]).toBe(before + 4)
  })

  it('11 → 6 with only ships in hand stops there', () => {
    const staging = afterLaying([11, 15, SHIP], { hands: [[SHIP, SHIP]], turn: 3, laid: [[2, 3], [6, 7], [8]] })
    const events = choose(staging, { favor: 6 })
    expect(of(events, 'fizzled')).toEqual([{ kind: 'fizzled', seat: 0, merchant: 6, why: 'no-merchant-in-hand' }])
    expect(staging.state.turn).toBe(4)
  })
})
