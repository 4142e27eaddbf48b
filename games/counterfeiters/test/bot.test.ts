import { fastRandom, imagine, type Random } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { byChance, duel } from '../../test/duel.ts'
import { decisionsOf, finishedGame } from '../../test/random-game.ts'
import { bot } from '../bot/bot.ts'
import { DINER, GREAT, HOLOGRAM, INK, PAPER, PRINTER } from '../rules/board.ts'
import type { Move, State } from '../state.ts'
import { greedy1 } from './greedy-1.ts'
import { habitsOf } from './habits.ts'
import { begin, type CounterfeitersRules, give, hold, openGame, opening, passRound, spaceAt } from './helpers.ts'

function chosen(rules: CounterfeitersRules, state: State, random: Random = fastRandom(1)): Move {
  const seat = state.actor
  return bot.greedy(rules).choose(rules.view(state, seat), rules.moves(state, seat), { iterations: 0 }, random)
}

function movesThePolice(rules: CounterfeitersRules, move: Move): boolean {
  return 'place' in move && rules.facts.spaces[move.place].hat
}

describe('The hand-written player', () => {
  it.each([
    [2, false],
    [3, false],
    [4, false],
    [4, true],
  ])('nearly always beats random players at a table of %i, improvements: %s', (seats, improvements) => {
    const rules = openGame(seats, { improvements })
    expect(duel(rules, bot.greedy(rules), byChance, { seats, tables: 40 })).toBeGreaterThan(0.9)
  })

  it.each([
    [2, 0.5],
    [3, 1 / 3],
    [4, 0.3],
  ])('wins more than its share against its predecessors at a table of %i', (seats, share) => {
    const rules = openGame(seats)
    expect(duel(rules, bot.greedy(rules), greedy1(rules), { seats, tables: 160 })).toBeGreaterThan(share)
  })

  it('gives its diners the worst notes', () => {
    const { rules, state } = begin(2)
    state.cards[0][DINER] = 1
    hold(state, 0, [1, 1, 1])
    passRound(rules, state)
    expect(chosen(rules, state)).toEqual({ notes: [1, 0, 0] })
  })

  it('chooses the same whatever the hidden money is', () => {
    const rules = openGame(3)
    const random = fastRandom(21)
    for (const { state, seat } of decisionsOf(rules, random)) {
      const twin = imagine(rules, rules.view(state, seat), random)
      const seed = random.below(1000)
      expect(chosen(rules, twin, fastRandom(seed))).toEqual(chosen(rules, state, fastRandom(seed)))
    }
  })
})

describe('Ending the game', () => {
  /** One step before the end, with open money, so that everybody knows who leads. */
  function beforeTheEnd(mine: number, theirs: number) {
    const { rules, state } = begin(3, { money: 'open' })
    state.police = rules.facts.track.length - 2
    state.envelope = [mine, theirs, theirs]
    for (const component of [INK, PAPER, HOLOGRAM]) state.cards[0][component] = 1
    hold(state, 0, [0, 0, 6])
    return { rules, state }
  }

  it('is avoided by a player who is behind', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { rules, state } = beforeTheEnd(0, 900)
      expect(movesThePolice(rules, chosen(rules, state, fastRandom(seed)))).toBe(false)
    }
  })

  it('is chosen by a player who is far ahead', () => {
    const { rules, state } = beforeTheEnd(1500, 100)
    expect(movesThePolice(rules, chosen(rules, state))).toBe(true)
  })

  it('leads to a win at least 1.5 times as often as for its predecessor', () => {
    const rules = openGame(4)
    const now = habitsOf(rules, bot.greedy(rules), 60)
    const before = habitsOf(rules, greedy1(rules), 60)
    expect(now.endsAndWins).toBeGreaterThan(1.5 * before.endsAndWins)
  })
})

describe('Improvements', () => {
  it('are used: more than 60 % of those drafted, and more than by its predecessor', () => {
    const rules = openGame(4, { improvements: true })
    const now = habitsOf(rules, bot.greedy(rules), 40)
    const before = habitsOf(rules, greedy1(rules), 40)
    expect(now.improved).toBeGreaterThan(0.6)
    expect(now.improved).toBeGreaterThan(before.improved)
  })
})

describe('A lawyer', () => {
  it('goes back to the receiver with many notes, and keeps one for the diner', () => {
    const { rules, state } = begin(2)
    give(state, 0, GREAT)
    state.cards[0][DINER] = 1
    for (const component of [INK, PAPER, HOLOGRAM]) state.cards[0][component] = 1
    hold(state, 0, [0, 0, 6])
    const door = spaceAt(rules, 'receiver')
    const other = spaceAt(rules, 'receiver', 2)
    const end = rules.facts.track.length - 1
    Object.assign(state, { stage: 'great', ask: 'henchman', trigger: 0, police: end, henchmen: [0, 0] })
    state.standing = [(1 << door) | (1 << spaceAt(rules, 'print')), 1 << other]
    expect(chosen(rules, state)).toEqual({ lift: door })
    rules.play(state, 0, { lift: door }, fastRandom(1))
    expect(chosen(rules, state)).toEqual({ place: door })
    rules.play(state, 0, { place: door }, fastRandom(1))
    expect(chosen(rules, state)).toEqual({ notes: [0, 0, 5] })
  })
})

describe('The hooks for a search', () => {
  const rules = openGame(4)
  const hooks = bot.search?.(rules)

  it('choose legal moves in playouts, and playouts end', () => {
    const state = finishedGame(rules, 9, ({ state, seat, moves }, random) => {
      const move = hooks?.playout?.(state, seat, moves, random) ?? moves[0]
      expect(moves).toContain(move)
      return move
    })
    const worth = new Float64Array(4)
    hooks?.evaluate?.(state, worth)
    const places = rules.outcome(state)?.places ?? []
    expect([...worth].map((each) => each > 0)).toEqual(places.map((place) => place === 1))
  })

  it('rate the player who has more as better, and passing below the best move', () => {
    const state = opening(rules)
    state.envelope[2] = 600
    give(state, 2, PRINTER, 2)
    const worth = new Float64Array(4)
    hooks?.evaluate?.(state, worth)
    expect(worth[2]).toBeGreaterThan(Math.max(worth[0], worth[1], worth[3]))
    const moves = rules.moves(state, 0)
    const promise = new Float64Array(moves.length)
    hooks?.order?.(rules.view(state, 0), moves, promise)
    expect(promise[moves.findIndex((move) => 'pass' in move)]).toBeLessThan(Math.max(...promise))
  })
})
