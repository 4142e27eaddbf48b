import { fastRandom, imagine, type Random } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { second } from '../edition/built-in.ts'
import type { FaifoEdition } from '../edition/edition.ts'
import { type Card, SHIP } from '../state.ts'
import { afterLaying, afterNetworking, choose, lay, networkingLast, of, offered, type PositionSpec } from './helpers.ts'

/**
 * Seat 0 lays a merchant, the other three lay ships: it earns its first reward and uses its skill. Three ships earn nothing, so every
 * other change of a purse comes from the skill.
 */
function alone(merchant: Card, wanted: PositionSpec = {}) {
  return afterLaying([merchant, SHIP, SHIP, SHIP], wanted)
}

function always(number: number): Random {
  return { below: () => number }
}

describe('1 Try your luck', () => {
  it('asks for an opponent, then both choose in secret; the winner takes half of the loser’s coins, rounded down', () => {
    const staging = alone(1, { purse: [0, 0, 9, 0] })
    const { rules, state } = staging
    expect(offered(staging)).toEqual([1, 2, 3])
    expect(rules.secret(state, 0)).toBe(false)
    choose(staging, { target: 2 })
    expect(rules.turn(state)).toEqual([0, 2])
    choose(staging, { throw: 'paper' }, 0)
    expect(rules.turn(state)).toEqual([2])
    expect(rules.view(state, 0).own).toBe(2)
    for (const viewer of [2, 3, 'spectator'] as const) expect(rules.view(state, viewer).own).toBeUndefined()
    const events = choose(staging, { throw: 'rock' }, 2)
    expect(of(events, 'threw')).toEqual([{ kind: 'threw', seats: [0, 2], throws: ['paper', 'rock'], winner: 0 }])
    expect(state.purse).toEqual([2 + 4, 0, 5, 0])
    expect(state.turn).toBe(2)
  })

  it.each([
    ['rock', 'scissors', 0],
    ['scissors', 'paper', 0],
    ['paper', 'rock', 0],
    ['scissors', 'rock', 1],
    ['paper', 'scissors', 1],
    ['rock', 'paper', 1],
  ] as const)('%s against %s: the challenger risks half of their own coins, too', (mine, theirs, winner) => {
    const staging = alone(1, { purse: [8, 4, 0, 0] })
    choose(staging, { target: 1 })
    choose(staging, { throw: theirs }, 1)
    choose(staging, { throw: mine }, 0)
    expect(staging.state.purse).toEqual(winner === 0 ? [12, 2, 0, 0] : [5, 9, 0, 0])
  })

  it('is repeated after a draw, and a coin decides after the third (ruling A7)', () => {
    for (const coin of [0, 1]) {
      const staging = alone(1, { purse: [8, 6, 0, 0] })
      choose(staging, { target: 1 })
      for (let draw = 1; draw <= 3; draw++) {
        expect(staging.rules.turn(staging.state)).toEqual([0, 1])
        choose(staging, { throw: 'rock' }, 0)
        const events = choose(staging, { throw: 'rock' }, 1, always(coin))
        expect(of(events, 'threw')[0]).not.toHaveProperty('winner')
        expect(of(events, 'tossed')).toEqual(draw < 3 ? [] : [{ kind: 'tossed', winner: coin }])
      }
      expect(staging.state.purse).toEqual(coin === 0 ? [13, 3, 0, 0] : [5, 11, 0, 0])
      expect(staging.state).toMatchObject({ phase: 'lay', draws: 0, rival: -1, throws: [0, 0] })
    }
  })

  it('may target a player with 1 coin or none: half of it is nothing (ruling S1)', () => {
    const staging = alone(1, { purse: [8, 1, 0, 0] })
    choose(staging, { target: 1 })
    choose(staging, { throw: 'paper' }, 0)
    choose(staging, { throw: 'rock' }, 1)
    expect(staging.state.purse).toEqual([10, 1, 0, 0])
  })
})

describe('2 Good fortune', () => {
  it('takes 4 from the bank', () => {
    expect(alone(2, { purse: [0, 0, 0, 0] }).state.purse).toEqual([2 + 4, 0, 0, 0])
  })
})

describe('3 Protection fee', () => {
  it('takes 1 from each opponent, or 2 if they own a contract', () => {
    const { state } = alone(3, { purse: [0, 5, 5, 5], contracts: [2, 2, 0] })
    expect(state.purse).toEqual([2 + 4, 4, 3, 4])
  })

  it('takes only what a player has (ruling S3)', () => {
    const { state, events } = alone(3, { purse: [0, 1, 0, 3], contracts: [1, 2, 3] })
    expect(state.purse).toEqual([2 + 3, 0, 0, 1])
    expect(of(events, 'paid').map(({ coins }) => coins)).toEqual([1, 0, 2])
  })
})

describe('4 Dictating', () => {
  it('takes 1 and calls a merchant: its holder becomes known and has to lay it next turn', () => {
    const staging = alone(4, { hands: [[7], [9], [10], [11]] })
    const { rules, state } = staging
    expect(state.purse[0]).toBe(5 + 2 + 1)
    const events = choose(staging, { name: 10 })
    expect(of(events, 'named')).toEqual([{ kind: 'named', seat: 0, merchant: 10, holder: 2, skill: 'dictating' }])
    expect(rules.view(state, 3).known[2]).toBe(1 << 10)
    expect(rules.moves(state, 2)).toEqual([{ lay: 10 }])
    expect(rules.secret(state, 2)).toBe(false)
    expect(rules.moves(state, 1).length).toBeGreaterThan(1)
    lay(staging, [7, 9, 10, 11])
    expect(state.front[2]).toBe(1 << 10)
    expect(state.forced).toEqual([0, 0, 0, 0])
  })

  it('forces the holder for one turn only', () => {
    const staging = alone(4, { hands: [[13], [14], [10], [15]] })
    choose(staging, { name: 10 })
    lay(staging, [13, 14, 10, 15])
    expect(staging.rules.moves(staging.state, 2).length).toBeGreaterThan(1)
  })

  it('calls a merchant that is neither face up nor in the own hand (ruling A1)', () => {
    const staging = afterLaying([4, SHIP, SHIP, SHIP], { hands: [[7, 8]], turn: 2, laid: [[SHIP], [15], [14], [13]] })
    for (const card of [SHIP, 4, 7, 8, 13, 14, 15]) expect(offered(staging)).not.toContain(card)
    expect(offered(staging)).toContain(12)
    expect(staging.rules.secret(staging.state, 0)).toBe(true)
  })

  it('brings only the coin in the last turn (ruling A1)', () => {
    const { state, events } = alone(4, { turn: 4, purse: [0, 9, 0, 0] })
    expect(of(events, 'fizzled')).toEqual([{ kind: 'fizzled', seat: 0, merchant: 4, why: 'last-turn' }])
    expect(of(events, 'bank')).toEqual([{ kind: 'bank', seat: 0, coins: 1 }])
    expect(state.round).toBe(2)
  })

  it('brings only the coin if all hidden merchants are in the own hand, which everybody then knows (ruling A1)', () => {
    const { rules, state, events } = afterLaying([4, 12, 13], {
      hands: [
        [9, 10],
        [SHIP, SHIP],
        [SHIP, SHIP],
      ],
      turn: 3,
      laid: [
        [SHIP, 1],
        [2, 3],
        [5, 6],
      ],
    })
    expect(of(events, 'fizzled')).toEqual([{ kind: 'fizzled', seat: 0, merchant: 4, why: 'nothing-to-name' }])
    expect(state).toMatchObject({ turn: 4, known: [(1 << 9) | (1 << 10), 0, 0], forced: [0, 0, 0] })
    expect(state.purse).toEqual([5 + 1, 5 + 2, 5 + 4])
    expect(rules.view(state, 2).unseen).toBe(0)
  })
})

describe('5 Snitching', () => {
  it('calls a merchant, and its holder pays 3', () => {
    const staging = alone(5, { hands: [[7], [9], [10], [11]], purse: [0, 5, 5, 5] })
    const events = choose(staging, { name: 11 })
    expect(of(events, 'named')).toEqual([{ kind: 'named', seat: 0, merchant: 11, holder: 3, skill: 'snitching' }])
    expect(staging.state.purse).toEqual([2 + 3, 5, 5, 2])
    expect(staging.state.known[3]).toBe(1 << 11)
  })

  it('costs the holder no more than they have', () => {
    const staging = alone(5, { hands: [[7], [9], [10], [11]], purse: [0, 5, 2, 5] })
    choose(staging, { name: 10 })
    expect(staging.state.purse).toEqual([2 + 2, 5, 0, 5])
  })

  it('cannot call a merchant that is face up, laid aside or in the own hand (rulings S5 and A6)', () => {
    const staging = afterLaying([5, SHIP, SHIP], { hands: [[7]] })
    const { state } = staging
    const hidden = (state.hand[1] | state.hand[2]) >>> 0
    expect(offered(staging)).toEqual(Array.from({ length: 16 }, (_, card) => card).filter((card) => (hidden & (1 << card)) !== 0))
    expect(state.aside & hidden).toBe(0)
  })

  it('can call a merchant that a player took with Networking, whose holder is known (ruling S5)', () => {
    const staging = afterNetworking()
    const before = staging.state.purse[0]
    choose(staging, { name: 9 })
    expect(staging.state.purse[0]).toBe(before - 3)
  })

  it('has no effect if there is nothing to call, and everybody then knows that hand', () => {
    const { events } = afterLaying([5, SHIP, SHIP], {
      hands: [[9], [SHIP], [SHIP]],
      turn: 4,
      laid: [
        [SHIP, 1, 2],
        [3, 4, 6],
        [7, 8, 10],
      ],
    })
    expect(of(events, 'fizzled')).toEqual([{ kind: 'fizzled', seat: 0, merchant: 5, why: 'nothing-to-name' }])
    expect(of(events, 'paid')).toEqual([])
  })
})

describe('6 Networking', () => {
  it('places a merchant, uses its skill, then takes an opponent’s merchant from this turn or an earlier one', () => {
    const staging = afterLaying([6, 12, SHIP, SHIP], { hands: [[2, 3]], turn: 2, laid: [[SHIP], [9], [10], [SHIP]], purse: [0, 0, 0, 0] })
    const { rules, state } = staging
    expect(offered(staging)).not.toContain(SHIP)
    expect(rules.secret(state, 0)).toBe(true)
    choose(staging, { place: 2 })
    expect(state.purse).toEqual([4, 3, 1, 1])
    expect(offered(staging)).toEqual([9, 10, 12])
    expect(rules.secret(state, 0)).toBe(false)
    const events = choose(staging, { take: 9 })
    expect(of(events, 'took')).toEqual([{ kind: 'took', seat: 0, merchant: 9, from: 1 }])
    expect(state.hand[0] & (1 << 9)).not.toBe(0)
    expect(state.known[0]).toBe(1 << 9)
    expect(state.front[0]).toBe((1 << 6) | (1 << 2))
    expect(state.front[1]).toBe(1 << 12)
    expect(rules.view(state, 0).held).toEqual([4, 4, 4, 4].map((held) => held - 1))
    expect(rules.check(state)).toEqual([])
  })

  it('does not compare the placed merchant: no reward, no rivals (ruling S6)', () => {
    const staging = afterLaying([6, 12, 13, SHIP], { hands: [[14]], purse: [5, 0, 0, 0] })
    const events = choose(staging, { place: 14 })
    expect(of(events, 'fell')).toEqual([])
    expect(of(events, 'rewarded')).toEqual([])
    expect(staging.state.purse).toEqual([2, 2, 4, 5])
  })

  it('is compulsory if there is a merchant to place and one to take (ruling A2)', () => {
    const { rules, state } = afterLaying([6, 12, SHIP, SHIP], { hands: [[14]] })
    expect(state.phase).toBe('place')
    expect(rules.moves(state, 0).every((move) => 'place' in move)).toBe(true)
  })

  it('does nothing if no opponent has a merchant on the table (ruling S6)', () => {
    const { state, events } = alone(6, { hands: [[14]] })
    expect(of(events, 'fizzled')).toEqual([{ kind: 'fizzled', seat: 0, merchant: 6, why: 'nothing-to-take' }])
    expect(state).toMatchObject({ turn: 2, onlyShips: 0 })
  })

  it('does nothing if the hand has only ships, which everybody then knows (ruling S6)', () => {
    const { rules, state, events } = afterLaying([6, 13, SHIP], { hands: [[SHIP, SHIP]], turn: 3, laid: [[2, 3]] })
    expect(of(events, 'fizzled')).toEqual([{ kind: 'fizzled', seat: 0, merchant: 6, why: 'no-merchant-in-hand' }])
    expect(state.onlyShips).toBe(1)
    for (let seed = 0; seed < 20; seed++) expect(imagine(rules, rules.view(state, 2), fastRandom(seed)).ships[0]).toBe(2)
  })

  it('cannot take what was laid aside before the round (rulings S6 and A6)', () => {
    const staging = afterLaying([6, 15, SHIP], { hands: [[13]] })
    choose(staging, { place: 13 })
    expect(offered(staging)).toEqual([15])
    expect(staging.state.aside).not.toBe(0)
  })

  it('lets the taken card break ties in the last turn (ruling A2)', () => {
    const staging = networkingLast()
    expect(staging.state.purse).toEqual([10, 10, 0, 3])
    const events = choose(staging, { take: 15 })
    expect(of(events, 'tied')).toEqual([{ kind: 'tied', seats: [0, 1], cards: [15, 7] }])
    expect(staging.state.contracts).toEqual([0])
  })

  it('with an edition that says any, also takes the player’s own earlier merchants, but neither the placed one nor the Naga (ruling E1)', () => {
    const edition: FaifoEdition = { ...second, id: 'any', networkingFrom: { value: 'any', status: 'printed' } }
    const staging = afterLaying([6, SHIP, SHIP, SHIP], { hands: [[13]], turn: 2, laid: [[7], [9], [10], [12]], options: { edition } })
    choose(staging, { place: 13 })
    expect(offered(staging)).toEqual([7, 9, 10, 12])
    choose(staging, { take: 7 })
    expect(staging.state.front[0]).toBe((1 << 6) | (1 << 13))
    expect(staging.rules.check(staging.state)).toEqual([])
  })

  it('with an edition that says any, never takes the Naga itself, even if a Goat copies an opponent’s Naga (ruling E1)', () => {
    const edition: FaifoEdition = { ...second, id: 'any', networkingFrom: { value: 'any', status: 'printed' } }
    const staging = afterLaying([11, SHIP, SHIP, SHIP], { hands: [[13]], turn: 2, laid: [[7], [6], [10], [12]], options: { edition } })
    choose(staging, { favor: 6 })
    choose(staging, { place: 13 })
    expect(offered(staging)).toEqual([7, 10, 12])
    expect(staging.rules.why?.(staging.rules.view(staging.state, 0), { take: 6 })).toMatchObject({
      rule: 'not-itself',
      facts: { merchant: 6 },
    })
  })

  it('with an edition that says any, does nothing if only the copied Naga is there (ruling E1)', () => {
    const edition: FaifoEdition = { ...second, id: 'any', networkingFrom: { value: 'any', status: 'printed' } }
    const staging = afterLaying([11, SHIP, SHIP], { hands: [[13]], turn: 2, laid: [[SHIP], [6], [SHIP]], options: { edition } })
    const events = choose(staging, { favor: 6 })
    expect(of(events, 'fizzled')).toEqual([{ kind: 'fizzled', seat: 0, merchant: 6, why: 'nothing-to-take' }])
  })
})

describe('7 Embargo', () => {
  it('makes everybody return this turn’s rewards for ships and places, including its owner (rulings S7 and A3)', () => {
    const { state, events } = afterLaying([7, 15, 11, SHIP], { purse: [5, 5, 5, 5] })
    expect(of(events, 'bank').map(({ seat, coins }) => [seat, coins])).toEqual([
      [1, -5],
      [2, -2],
      [3, -5],
    ])
    expect(state.purse).toEqual([5, 5, 5, 5])
    expect(alone(7, { purse: [1, 1, 1, 1] }).state.purse).toEqual([1, 1, 1, 1])
  })

  it('affects only this turn: gains of earlier turns stay (ruling S7)', () => {
    const staging = afterLaying([SHIP, 13, 2, SHIP], { hands: [[7], [15], [14], [12]], purse: [0, 0, 0, 0] })
    expect(staging.state.purse).toEqual([1, 4, 4, 1])
    lay(staging, [7, 15, 14, 12])
    expect(staging.state.purse).toEqual([1, 4, 4, 1])
  })

  it('ignores coins that went from purse to purse, and takes no more than a player still has (ruling S7)', () => {
    const staging = afterLaying([6, 15, 11, SHIP], { hands: [[7]], purse: [5, 5, 5, 0] })
    // With these cards no skill empties a purse before an Embargo, but an edition with other rivals may.
    staging.state.purse[3] -= 3
    staging.state.purse[0] += 3
    choose(staging, { place: 7 })
    expect(staging.state.purse).toEqual([8, 5, 5, 0])
  })
})

describe('8 Enticing', () => {
  it('takes half of an opponent’s coins, rounded down, after they are shown', () => {
    const staging = alone(8, { purse: [0, 9, 4, 4] })
    expect(offered(staging)).toEqual([1, 2, 3])
    const events = choose(staging, { target: 1 })
    expect(of(events, 'shown')).toEqual([{ kind: 'shown', seats: [1], coins: [9] }])
    expect(staging.state.purse).toEqual([3 + 4, 5, 4, 4])
    expect(staging.state.shown).toBe(1 << 1)
  })

  it('may target an empty purse, and then takes nothing (ruling A4)', () => {
    const staging = alone(8, { purse: [0, 0, 4, 4] })
    choose(staging, { target: 1 })
    expect(staging.state.purse).toEqual([3, 0, 4, 4])
  })
})

describe('9 Seducing', () => {
  it('swaps purses with an opponent, after both are shown', () => {
    const staging = alone(9, { purse: [1, 9, 4, 5] })
    const events = choose(staging, { target: 1 })
    expect(of(events, 'shown')).toEqual([{ kind: 'shown', seats: [0, 1], coins: [4, 9] }])
    expect(of(events, 'swapped')).toEqual([{ kind: 'swapped', seat: 0, with: 1, coins: [9, 4] }])
    expect(staging.state.purse).toEqual([9, 4, 4, 5])
  })

  it('is compulsory, even if everybody else is poorer (rulings 14 and A4)', () => {
    const staging = alone(9, { purse: [20, 0, 4, 4] })
    expect(offered(staging)).toEqual([1, 2, 3])
    choose(staging, { target: 1 })
    expect(staging.state.purse).toEqual([0, 23, 4, 4])
  })
})

describe('10 Supported', () => {
  it('shows all purses after this turn’s rewards and gives its owner a contract if they have the fewest coins', () => {
    const { state, events } = alone(10, { purse: [1, 5, 5, 5] })
    expect(of(events, 'shown')).toEqual([{ kind: 'shown', seats: [0, 1, 2, 3], coins: [4, 5, 5, 5] }])
    expect(of(events, 'contract')).toEqual([{ kind: 'contract', seat: 0, value: 5, by: 'skill' }])
    expect(state.contracts).toEqual([0])
  })

  it('counts a tie (ruling S10)', () => {
    expect(alone(10, { purse: [0, 3, 5, 5] }).state.contracts).toEqual([0])
  })

  it('gives nothing if another player has fewer coins', () => {
    expect(alone(10, { purse: [0, 2, 5, 5] }).state.contracts).toEqual([])
  })

  it('gives nothing if the deck is empty (ruling 17)', () => {
    const contracts = [1, 2, 3, 1, 2, 3, 1, 2, 3, 0, 0, 0, 1]
    const { state, events } = alone(10, { purse: [0, 9, 9, 9], contracts })
    expect(of(events, 'no-contract')).toEqual([{ kind: 'no-contract', seat: 0 }])
    expect(state.contracts).toEqual(contracts)
  })
})

describe('12 Prioritized', () => {
  it('takes the top contract at once, then gives each opponent 1', () => {
    const { state, events } = alone(12, { purse: [0, 0, 0, 0], contracts: [3] })
    expect(of(events, 'contract')).toEqual([{ kind: 'contract', seat: 0, value: 7, by: 'skill' }])
    expect(state.contracts).toEqual([3, 0])
    expect(state.purse).toEqual([3, 1, 1, 1])
  })

  it('gives a contract that counts for later skills of the same turn (ruling A3)', () => {
    const staging = afterLaying([12, SHIP, SHIP, SHIP], { hands: [[], [3], [14], [15]], purse: [5, 5, 5, 5] })
    expect(staging.state.purse).toEqual([8, 6, 6, 6])
    lay(staging, [SHIP, 3, 14, 15])
    // The ship earns 5, 15 is first (5), 14 second (2); then the Tiger takes 2 from the owner of a contract and 1 from the others.
    expect(staging.state.purse).toEqual([8 + 5 - 2, 6 + 4, 6 + 2 - 1, 6 + 5 - 1])
  })

  it('still gives the opponents their coin if the deck is empty (ruling 17)', () => {
    const { state } = alone(12, { purse: [0, 0, 0, 0], contracts: [1, 2, 3, 1, 2, 3, 1, 2, 3, 0, 0, 0, 1] })
    expect(state.purse).toEqual([3, 1, 1, 1])
  })
})

describe('13 has no skill', () => {
  it('and nothing happens', () => {
    const { state, events } = alone(13, { purse: [0, 0, 0, 0] })
    expect(of(events, 'skill')).toEqual([{ kind: 'skill', seat: 0, merchant: 13, skill: 'none' }])
    expect(state.purse).toEqual([4, 0, 0, 0])
  })
})

describe('14 Charity', () => {
  it('shows the purse and gives 3 to the bank, which is compulsory (ruling 14)', () => {
    const { state, events } = alone(14, { purse: [5, 0, 0, 0] })
    expect(of(events, 'shown')).toEqual([{ kind: 'shown', seats: [0], coins: [9] }])
    expect(state.purse).toEqual([6, 0, 0, 0])
  })

  it('gives everything if the player has less', () => {
    const { state } = afterLaying([14, 5, SHIP, SHIP], { purse: [2, 0, 0, 0] })
    expect(state.purse).toEqual([0, 2, 1, 1])
  })

  it('gives nothing if the purse is empty', () => {
    const { state, events } = afterLaying([14, 5, SHIP, SHIP], { purse: [0, 0, 0, 0] })
    expect(of(events, 'bank')).toEqual([])
    expect(state.purse).toEqual([0, 2, 1, 1])
  })
})

describe('15 Socializing', () => {
  it('pays 2 to each neighbour, left and right (ruling S15)', () => {
    const { state } = alone(15, { purse: [5, 0, 0, 0] })
    expect(state.purse).toEqual([5 + 5 - 4, 2, 0, 2])
  })

  it.each([
    [0, 0],
    [1, 0],
    [3, 0],
    [4, 0],
    [5, 1],
  ])('with %i coins leaves %i: the bank adds coins so that both get exactly 2 (ruling A10)', (had, left) => {
    const { state } = afterLaying([15, SHIP, 1, SHIP, SHIP], { purse: [had, 0, 0, 0, 0] })
    expect(state.purse).toEqual([left, 2, 2, 0, 2])
  })

  it('pays both opponents at a table of three', () => {
    const { state } = afterLaying([15, SHIP, SHIP], { purse: [0, 0, 0] })
    expect(state.purse).toEqual([1, 3, 3])
  })
})
