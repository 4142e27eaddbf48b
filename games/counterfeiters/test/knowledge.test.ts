import { canonical, fastRandom, imagine } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { type Decision, decisionsOf } from '../../test/random-game.ts'
import { bot } from '../bot/bot.ts'
import { learningOf } from '../bot/learning.ts'
import { reconstruction } from '../edition/built-in.ts'
import { gain } from '../rules/actions.ts'
import { allows, firstBelief, holdings, revised } from '../rules/belief.ts'
import { boardOf, DINER, HOLOGRAM, INK, JET, PAPER } from '../rules/board.ts'
import { lengthOf } from '../rules/ledger.ts'
import { memoryOf } from '../rules/memory.ts'
import { tableOf } from '../rules/table.ts'
import type { Move, State } from '../state.ts'
import { begin, game, give, hattedDesk, openGame, opening, passRound, play, spaceAt } from './helpers.ts'
import { playOn, type World } from './worlds.ts'

function tableFor(seats: number, improvements = false) {
  return tableOf(boardOf(reconstruction, seats, { money: 'veiled', strictComponents: false, improvements }))
}

function believe(table: ReturnType<typeof tableFor>, ledger: readonly number[]) {
  let belief = firstBelief(ledger)
  for (let at = 1; at < ledger.length; at += lengthOf(ledger[at])) belief = revised(table, belief, ledger, at)
  return belief
}

function holdingOf(state: State, seat: number): string {
  return canonical({ cash: state.cash[seat], envelope: state.envelope[seat], notes: state.notes[seat] })
}

/** The possible holdings of a seat by brute force, with their probabilities. */
function sharesIn(worlds: readonly World[], seat: number): Map<string, number> {
  const all = worlds.reduce((sum, { weight }) => sum + weight, 0)
  const shares = new Map<string, number>()
  for (const { state, weight } of worlds) {
    const key = holdingOf(state, seat)
    shares.set(key, (shares.get(key) ?? 0) + weight / all)
  }
  return shares
}

const MOST_WORLDS = 400

describe('What the ledger allows', () => {
  it.each([
    ['basic game', 2, false],
    ['basic game', 3, false],
    ['with improvements', 2, true],
  ])('has the same holdings and probabilities as brute force on short games: %s, %i players', (_, seats, improvements) => {
    const rules = openGame(seats, { improvements })
    const table = tableFor(seats, improvements)
    let uncertain = 0
    for (let seed = 1; seed <= 12; seed++) {
      const random = fastRandom(seed)
      const truth = opening(rules, seed)
      while (truth.stage === 'draft') play(rules, truth, [rules.moves(truth, truth.actor)[0]])
      for (let seat = 0; seat < seats; seat++) {
        if (seat < 2) give(truth, seat, JET)
        give(truth, seat, DINER)
      }
      let worlds: readonly World[] = [{ state: rules.copy(truth), weight: 1 }]
      for (let step = 0; rules.turn(truth).length > 0 && worlds.length < MOST_WORLDS && step < 40; step++) {
        const moves = rules.moves(truth, truth.actor)
        worlds = playOn(rules, truth, worlds, moves[random.below(moves.length)], 'spectator', 100 * seed + step)
        for (let seat = 0; seat < seats; seat++) {
          const shares = sharesIn(worlds, seat)
          const believed = holdings(believe(table, truth.ledger[seat]))
          expect(new Set(believed.map(({ share: _, ...holding }) => canonical(holding)))).toEqual(new Set(shares.keys()))
          for (const { share, ...holding } of believed) expect(share).toBeCloseTo(shares.get(canonical(holding)) ?? 0, 9)
          if (shares.size > 1) uncertain++
        }
      }
    }
    expect(uncertain).toBeGreaterThan(100)
  })

  it.each([2, 3, 4])('contains the true purse in every state of random games of %i players', (seats) => {
    const rules = openGame(seats)
    const memory = memoryOf(tableFor(seats))
    const random = fastRandom(seats)
    for (let game = 0; game < 15; game++) {
      for (const { state } of decisionsOf(rules, random))
        for (let seat = 0; seat < seats; seat++) {
          const [one, two, three] = state.notes[seat]
          const holding = { cash: state.cash[seat], envelope: state.envelope[seat], notes: [one, two, three] as const }
          expect(allows(memory.believe(seat, state.ledger[seat]).belief, holding)).toBe(true)
        }
    }
  })

  it('does not depend on what is cached', () => {
    const rules = openGame(2)
    const table = tableFor(2)
    const memory = memoryOf(table)
    const random = fastRandom(3)
    const ledgers: number[][] = []
    for (let game = 0; game < 2; game++) for (const { state } of decisionsOf(rules, random)) ledgers.push([...state.ledger[0]])
    for (let i = 0; i < 60; i++) {
      const ledger = ledgers[random.below(ledgers.length)]
      expect(holdings(memory.believe(0, ledger).belief)).toEqual(holdings(believe(table, ledger)))
    }
  })
})

describe('A player with a perfect memory', () => {
  /** Two players. Seat 0 had $20 in hand and has flown by jet, so nobody saw the amount; seat 1 has passed. */
  function flown(dollars: number): { rules: ReturnType<typeof openGame>; state: State } {
    const { rules, state } = begin(2)
    give(state, 0, JET)
    play(rules, state, [{ place: spaceAt(rules, 'jet') }, { fly: dollars }, { pass: true }])
    return { rules, state }
  }

  it('knows every purse exactly while nobody has flown', () => {
    const { rules, state } = begin(3)
    play(rules, state, [{ place: spaceAt(rules, 'print') }, { place: spaceAt(rules, 'tax', 1) }, { pass: true }])
    const { purses } = rules.view(state, 'spectator')
    expect(purses.map(({ cash }) => cash)).toEqual([
      [20, 20],
      [60, 60],
      [40, 40],
    ])
    expect(purses[0].notes[0]).toEqual([2, 2])
  })

  it('learns from a purchase that the player had the price in hand', () => {
    const { rules, state } = flown(10)
    expect(rules.view(state, 1).purses[0].cash).toEqual([0, 10])
    const taxed: Move = { place: spaceAt(rules, 'tax', 1) }
    play(rules, state, [taxed, { pass: true }])
    expect(rules.view(state, 1).purses[0].cash).toEqual([30, 40])
    const { spaces } = rules.facts
    play(rules, state, [{ place: spaces.findIndex(({ zone, price }) => zone === 'market' && price === 40) }])
    expect(rules.view(state, 1).purses[0]).toMatchObject({ cash: [0, 0], envelope: [10, 10] })
  })

  it('cannot distinguish two purses that paid the Godfather the same', () => {
    const { rules, state } = flown(10)
    state.police = rules.facts.track.indexOf('godfather') - 1
    play(rules, state, [{ place: hattedDesk(rules) }])
    // $30 or $40 in hand: both pay $20.
    expect(rules.view(state, 1).purses[0]).toMatchObject({ cash: [10, 20], envelope: [10, 20] })
  })

  it('sees how many notes diners exchanged, but knows their quality only when something proves it', () => {
    const { rules, state } = begin(2)
    give(state, 0, DINER)
    play(rules, state, [{ place: spaceAt(rules, 'print') }, { pass: true }])
    for (const component of [INK, PAPER, HOLOGRAM]) if (state.cards[0][component] === 0) give(state, 0, component)
    play(rules, state, [{ place: spaceAt(rules, 'print', 2) }])
    passRound(rules, state)
    play(rules, state, [{ notes: [1, 0, 0] }])
    const notes = () => rules.view(state, 1).purses[0].notes
    expect(notes()).toEqual([
      [1, 2],
      [0, 0],
      [1, 2],
    ])
    play(rules, state, [{ place: spaceAt(rules, 'receiver') }, { notes: [0, 0, 2] }])
    expect(notes()).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ])
  })

  it('samples only states that the ledger allows, with the same view', () => {
    const { rules, state } = flown(20)
    const view = rules.view(state, 1)
    const random = fastRandom(2)
    const seen = new Set<number>()
    for (let i = 0; i < 50; i++) {
      const imagined = imagine(rules, view, random)
      expect(rules.check(imagined)).toEqual([])
      expect(rules.view(imagined, 1)).toEqual(view)
      seen.add(imagined.cash[0])
    }
    expect([...seen].sort()).toEqual([0, 10])
  })
})

describe('What Merchants sample', () => {
  it('is everything that the ledger allows, and nothing else', () => {
    const { rules, state } = begin(2)
    give(state, 0, JET)
    gain(state, 0, 80)
    play(rules, state, [{ place: spaceAt(rules, 'jet') }, { fly: 80 }, { pass: true }])
    const view = rules.view(state, 1)
    const dealer = learningOf(rules.facts).believed?.(view)
    const random = fastRandom('likely')
    const left = new Map<number, number>()
    for (let i = 0; i < 4000; i++) {
      const imagined = dealer?.deal(random) as State
      left.set(imagined.cash[0], (left.get(imagined.cash[0]) ?? 0) + 1)
      if (i < 40) expect([rules.check(imagined), rules.view(imagined, 1)]).toEqual([[], view])
    }
    // Every amount except a flight of nothing; most often there is little left in hand.
    expect([...left.keys()].sort((a, b) => a - b)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
    expect(left.get(0)).toBeGreaterThan(2 * (left.get(20) ?? 0))
  })

  it('is closer to what players really own than samples without habits', () => {
    const rules = openGame(4)
    const { believed } = learningOf(rules.facts)
    const search = bot.search?.(rules)
    const random = fastRandom('owned')
    const off = [0, 0]
    const choose = ({ state, seat, moves }: Decision<State, Move>) => search?.playout?.(state, seat, moves, random) ?? moves[0]
    for (let game = 0; game < 6; game++)
      for (const { state, seat } of decisionsOf(rules, random, choose)) {
        if (state.ask !== 'space' || random.below(8) > 0) continue
        const view = rules.view(state, seat)
        for (const [at, dealer] of [believed?.(view), rules.sampler(view)].entries()) {
          const imagined = Array.from({ length: 20 }, () => dealer?.deal(random) as State)
          for (let other = 0; other < 4; other++) {
            const owned = imagined.reduce((sum, { cash, envelope }) => sum + cash[other] + envelope[other], 0) / imagined.length
            off[at] += Math.abs(owned - state.cash[other] - state.envelope[other])
          }
        }
      }
    expect(off[0]).toBeLessThan(0.5 * off[1])
  })
})

describe('The options', () => {
  it('hide nothing from anybody if money is open', () => {
    const rules = game.open({ money: 'open', strictComponents: false, improvements: false, edition: reconstruction.id }, 3)
    const random = fastRandom(6)
    for (const { state, seat } of decisionsOf(rules, random)) {
      expect(rules.check(state)).toEqual([])
      expect(rules.secret(state, seat)).toBe(false)
      expect(imagine(rules, rules.view(state, 'spectator'), random)).toEqual(state)
    }
  })
})
