import { type Emit, fastRandom, imagine, Match, pick, type Random } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { game, type State, type View } from '../goofspiel.ts'

const options = { edition: 'one-suit' }
const lowest: Random = { below: () => 0 }

function bidAll(state: State, bids: readonly number[], emit?: Emit<{ readonly kind: string }>): void {
  const rules = game.open(options, bids.length)
  for (const [seat, bid] of bids.entries()) {
    const move = rules.moves(state, seat).find((each) => each.bid === bid)
    if (move === undefined) throw new Error(`seat ${seat} may not bid ${bid}`)
    rules.play(state, seat, move, lowest, emit)
  }
}

describe('Goofspiel', () => {
  it('gives every seat a suit and turns up one prize', () => {
    const state = game.open(options, 4).setup(lowest)
    expect(state.prize).toBe(1)
    expect(state.unseen).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    for (let seat = 0; seat < 4; seat++) expect(game.open(options, 4).moves(state, seat)).toHaveLength(13)
  })

  it('gives the prize to the highest bid and spends all bids', () => {
    const state = game.open(options, 3).setup({ below: (bound) => bound - 1 })
    bidAll(state, [4, 9, 4])
    expect(state.points).toEqual([0, 13, 0])
    const rules = game.open(options, 3)
    expect(rules.moves(state, 1).map(({ bid }) => bid)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13])
  })

  it('loses the prize when the highest bid is tied, whatever a lower single bid is', () => {
    const state = game.open(options, 4).setup({ below: (bound) => bound - 1 })
    bidAll(state, [9, 3, 9, 5])
    expect(state.points).toEqual([0, 0, 0, 0])
    expect(state.lost).toBe(13)
  })

  it('gives the prize to a bid above an earlier tie', () => {
    const state = game.open(options, 3).setup({ below: (bound) => bound - 1 })
    bidAll(state, [9, 9, 10])
    expect(state.points).toEqual([0, 0, 13])
  })

  it('has everybody to move who has not bid yet', () => {
    const rules = game.open(options, 3)
    const state = rules.setup(lowest)
    expect(rules.turn(state)).toEqual([0, 1, 2])
    rules.play(state, 1, rules.moves(state, 1)[0], lowest)
    expect(rules.turn(state)).toEqual([0, 2])
    expect(rules.moves(state, 1)).toEqual([])
  })

  it('hides a bid from the others until all have bid', () => {
    const rules = game.open(options, 2)
    const state = rules.setup(lowest)
    rules.play(state, 0, { bid: 7 }, lowest)
    expect(rules.view(state, 0).own).toBe(7)
    const other = { ...rules.copy(state), bids: [12, 0] }
    expect(rules.view(state, 1)).toEqual(rules.view(other, 1))
    expect(rules.view(state, 'spectator')).toEqual({ ...rules.view(state, 1), viewer: 'spectator' })
    expect(rules.view(state, 1).chosen).toEqual([true, false])
  })

  it('samples every card of the hand as a hidden bid and keeps what the viewer knows', () => {
    const rules = game.open(options, 3)
    const state = rules.setup(lowest)
    bidAll(state, [1, 2, 3])
    rules.play(state, 0, { bid: 7 }, lowest)
    rules.play(state, 1, { bid: 5 }, lowest)
    const view: View = rules.view(state, 0)
    const random = fastRandom('imagined')
    const imagined = new Set<number>()
    for (let i = 0; i < 400; i++) {
      const twin = imagine(rules, view, random)
      expect(rules.check(twin)).toEqual([])
      expect(rules.view(twin, 0)).toEqual(view)
      imagined.add(twin.bids[1])
    }
    expect([...imagined].sort((a, b) => a - b)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  })

  it.each([2, 3, 4, 5, 6])('ends after thirteen prizes, valid at every step, with %i seats', (seats) => {
    const rules = game.open(options, seats)
    for (let seed = 0; seed < 20; seed++) {
      const random = fastRandom(seed)
      const state = rules.setup(random)
      let plays = 0
      for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state)) {
        expect(rules.outcome(state)).toBeUndefined()
        const seat = pick(turn, random)
        rules.play(state, seat, pick(rules.moves(state, seat), random), random)
        expect(rules.check(state)).toEqual([])
        plays++
      }
      expect(plays).toBe(13 * seats)
      expect(rules.outcome(state)?.scores).toEqual(state.points)
    }
  })

  it('ranks by points and shares a place between equals', () => {
    const rules = game.open(options, 3)
    const over: State = { prize: 0, unseen: [], lost: 21, hands: [0, 0, 0], bids: [0, 0, 0], points: [30, 10, 30] }
    expect(rules.check(over)).toEqual([])
    expect(rules.outcome(over)?.places).toEqual([1, 3, 1])
  })

  it('names what is wrong with an invalid state', () => {
    const rules = game.open(options, 2)
    const sound = rules.setup(lowest)
    bidAll(sound, [3, 4])
    const spoiled: readonly unknown[] = [
      undefined,
      { ...sound, prize: '2' },
      { ...sound, prize: 0 },
      { ...sound, lost: 1 },
      { ...sound, points: [1, 1] },
      { ...sound, points: [1] },
      { ...sound, unseen: [...sound.unseen].reverse() },
      { ...sound, unseen: sound.unseen.slice(1) },
      { ...sound, hands: [sound.hands[0] | (1 << 3), sound.hands[1]] },
      { ...sound, bids: [3, 0] },
      { ...sound, bids: [1, 1] },
      { ...sound, extra: 1 },
    ]
    for (const state of spoiled) expect(rules.check(state), JSON.stringify(state)).not.toEqual([])
  })

  it('can be played as a match, which makes the forced last bids itself', () => {
    const random = fastRandom('match')
    const setting = { id: 'm', seats: 4, options, seed: '00'.repeat(32), words: ['', '', '', ''], waits: false }
    const match = new Match(game, { ...setting, sitters: ['person', 'person', 'person', 'person'] })
    while (match.turn.length > 0) {
      const seat = pick(match.turn, random)
      expect(match.play(seat, pick(match.moves(seat), random))).toHaveProperty('entry')
    }
    expect(match.n).toBe(12 * 4)
    expect(match.result?.outcome?.scores).toEqual(match.state.points)
  })

  it('refuses an edition with a wrong suit', () => {
    expect(game.editions.check({ id: 'tiny', name: 'Tiny', cards: { value: 4, status: 'inferred' } })).toEqual([])
    for (const value of [undefined, {}, { id: 'big', name: 'Big', cards: { value: 14, status: 'inferred' } }])
      expect(game.editions.check(value)).not.toEqual([])
  })
})
