import { fastRandom } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { DINER, GREAT, HOLOGRAM, INK, JET, PAPER, PRINTER } from '../rules/board.ts'
import { NONE } from '../state.ts'
import {
  begin,
  type CounterfeitersRules,
  give,
  hattedDesk,
  hold,
  layOut,
  of,
  openGame,
  passRound,
  places,
  play,
  spaceAt,
} from './helpers.ts'

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

function stepOf(rules: CounterfeitersRules, kind: string, nth = 0): number {
  const { track } = rules.facts
  return track.flatMap((step, at) => (step === kind ? [at] : []))[nth]
}

describe('Setup', () => {
  it.each([2, 3, 4])('gives the first of %i players $20 and each following one $10 more', (seats) => {
    const rules = openGame(seats)
    const random = fastRandom(4)
    const firsts = new Set<number>()
    for (let game = 0; game < 40; game++) {
      const { first, cash, actor } = rules.setup(random)
      expect(actor).toBe(first)
      for (let place = 0; place < seats; place++) expect(cash[(first + place) % seats]).toBe(20 + 10 * place)
      firsts.add(first)
    }
    expect(firsts.size).toBe(seats)
  })

  it('gives everybody three henchmen, a printer, and ink or paper', () => {
    const rules = openGame(4)
    const dealt = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const { henchmen, cards } = rules.setup(fastRandom(seed))
      expect(henchmen).toEqual([3, 3, 3, 3])
      for (const own of cards) {
        expect(own[PRINTER]).toBe(1)
        expect(own[INK] + own[PAPER]).toBe(1)
        expect(sum(own)).toBe(2)
      }
      dealt.add(cards.map((own) => own[INK]).join(''))
    }
    expect(dealt.size).toBeGreaterThan(3)
  })

  it.each([
    [2, 21],
    [3, 29],
    [4, 34],
  ])('with %i players uses %i cards for the market, sets A to D', (seats, cards) => {
    const state = openGame(seats).setup(fastRandom(1))
    expect(sum(state.deck.map(sum)) + state.market.length).toBe(cards)
  })

  it('fills the market only from set A', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { deck, market } = openGame(4).setup(fastRandom(seed))
      expect(market).not.toContain(NONE)
      expect(sum(deck[0])).toBe(9 - market.length)
      expect(sum(deck[1])).toBe(9)
    }
  })

  it.each([2, 3, 4])('puts the police on the start space of %i players, where nothing happens', (seats) => {
    const { rules, state } = begin(seats)
    const board = rules.facts
    expect(state.police).toBe(board.start)
    expect(board.track[state.police]).toBe('plain')
  })
})

describe('Henchman actions', () => {
  it('go clockwise, one henchman each, until all are placed', () => {
    const { rules, state } = begin(3)
    const order: number[] = []
    for (let turn = 0; turn < 9; turn++) {
      order.push(state.actor)
      play(rules, state, [{ pass: true }])
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2])
    expect(state.round).toBe(2)
  })

  it('use each space only once per round, even by the same player', () => {
    const { rules, state } = begin(2)
    const print = spaceAt(rules, 'print')
    play(rules, state, [{ place: print }])
    expect(places(rules, state)).not.toContain(print)
    play(rules, state, [{ pass: true }])
    expect(state.actor).toBe(0)
    expect(places(rules, state)).not.toContain(print)
  })

  it('may always be passed; the henchman is laid down and comes back in the next round', () => {
    const { rules, state } = begin(2)
    const events = play(rules, state, [{ pass: true }])
    expect(events).toEqual([{ kind: 'passed', seat: 0 }])
    expect(state.henchmen).toEqual([2, 3])
    expect(state.laid).toEqual([1, 0])
    passRound(rules, state)
    expect(state.henchmen).toEqual([3, 3])
    expect(state.laid).toEqual([0, 0])
  })

  it('move the police after the action if the space has a hat, and only then', () => {
    const { rules, state } = begin(3)
    const board = rules.facts
    const plain = board.spaces.findIndex(({ zone, hat }) => zone === 'tax' && !hat)
    play(rules, state, [{ place: plain }])
    expect(state.police).toBe(board.start)
    const events = play(rules, state, [{ place: hattedDesk(rules) }])
    expect(state.police).toBe(board.start + 1)
    expect(events.map(({ kind }) => kind)).toEqual(['dodged', 'police'])
  })
})

describe('Buy at the black market', () => {
  it('takes the card of the space for the price of the space', () => {
    const { rules, state } = begin(4)
    const slot = 3
    const { price } = rules.facts.spaces[slot]
    state.cash[0] = 200
    layOut(state, slot, HOLOGRAM)
    const events = play(rules, state, [{ place: slot }])
    expect(of(events, 'bought')).toEqual([{ kind: 'bought', seat: 0, space: slot, card: 'hologram', dollars: price }])
    expect(state.cash[0]).toBe(200 - price)
    expect(state.cards[0][HOLOGRAM]).toBe(1)
    expect(state.market[slot]).toBe(NONE)
  })

  it('is paid with cash in hand, never with offshore money or fakes', () => {
    const { rules, state } = begin(4)
    state.cash[0] = 0
    state.envelope[0] = 500
    hold(state, 0, [5, 5, 5])
    expect(places(rules, state).filter((space) => space < state.market.length)).toEqual([])
  })

  it('does not allow a second private jet, but allows all other cards', () => {
    const { rules, state } = begin(4)
    state.cash[0] = 500
    layOut(state, 0, JET)
    expect(places(rules, state)).toContain(0)
    give(state, 0, JET)
    expect(places(rules, state)).not.toContain(0)
    expect(places(rules, state)).toContain(1)
  })

  it('leaves a bought space empty until the end of the round', () => {
    const { rules, state } = begin(2)
    state.cash = [500, 500]
    play(rules, state, [{ place: 0 }])
    expect(places(rules, state)).not.toContain(0)
    expect(state.market[0]).toBe(NONE)
  })
})

describe('Print fake banknotes', () => {
  it.each([
    [1, [INK], 2, 1],
    [3, [INK], 6, 1],
    [2, [INK, PAPER], 4, 2],
    [1, [PAPER, HOLOGRAM], 2, 2],
    [4, [INK, PAPER, HOLOGRAM], 8, 3],
    [2, [INK, INK, PAPER], 4, 2],
  ])('with %i printers and components %j gives %i notes of quality %i', (printers, components, notes, stars) => {
    const { rules, state } = begin(4)
    state.cards[0].fill(0)
    state.cards[0][PRINTER] = printers
    for (const component of components) state.cards[0][component]++
    const events = play(rules, state, [{ place: spaceAt(rules, 'print') }])
    expect(of(events, 'printed')).toMatchObject([{ notes, stars }])
    expect(state.notes[0][stars - 1]).toBe(notes)
    expect(sum(state.notes[0])).toBe(notes)
  })
})

describe('Flog fake banknotes at the supermarket', () => {
  it('exchanges one to three fakes of any quality for $50 each', () => {
    const { rules, state } = begin(2)
    hold(state, 0, [2, 1, 4])
    play(rules, state, [{ place: spaceAt(rules, 'supermarket') }])
    const bundles = rules.moves(state, 0).map((move) => ('notes' in move ? sum(move.notes) : 0))
    expect(Math.min(...bundles)).toBe(1)
    expect(Math.max(...bundles)).toBe(3)
    const events = play(rules, state, [{ notes: [1, 1, 1] }])
    expect(of(events, 'sold')).toMatchObject([{ notes: [1, 1, 1], dollars: 150 }])
    expect(state.cash[0]).toBe(20 + 150)
    expect(state.notes[0]).toEqual([1, 0, 3])
  })

  it('needs at least one fake', () => {
    const { rules, state } = begin(2)
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'supermarket'))
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'receiver'))
  })
})

describe('Flog fake banknotes via a receiver', () => {
  function selling(notes: readonly [number, number, number]) {
    const { rules, state } = begin(2)
    hold(state, 0, notes)
    play(rules, state, [{ place: spaceAt(rules, 'receiver') }])
    return { rules, state }
  }

  it('pays $80 for one ★, one ★★ and two ★★★, the first example', () => {
    const { rules, state } = selling([1, 1, 2])
    expect(of(play(rules, state, [{ notes: [1, 1, 2] }]), 'sold')).toMatchObject([{ dollars: 80 }])
  })

  it('pays $180 for three ★★ and three ★★★, the second example', () => {
    const { rules, state } = selling([0, 3, 3])
    expect(of(play(rules, state, [{ notes: [0, 3, 3] }]), 'sold')).toMatchObject([{ dollars: 180 }])
  })

  it('takes up to eight notes, at most $320 in all', () => {
    const { rules, state } = selling([3, 3, 12])
    const most = Math.max(...rules.moves(state, 0).map((move) => ('notes' in move ? sum(move.notes) : 0)))
    expect(most).toBe(8)
    expect(of(play(rules, state, [{ notes: [0, 0, 8] }]), 'sold')).toMatchObject([{ dollars: 320 }])
  })

  it('offers every bundle of the player’s notes, none twice', () => {
    const { rules, state } = selling([1, 2, 0])
    const bundles = rules.moves(state, 0).map((move) => JSON.stringify(move))
    expect(new Set(bundles).size).toBe(bundles.length)
    expect(bundles).toHaveLength(2 * 3 - 1)
  })
})

describe('Tax fraud', () => {
  it('takes $30 from the bank', () => {
    const { rules, state } = begin(3)
    play(rules, state, [{ place: spaceAt(rules, 'tax', 2) }])
    expect(state.cash[0]).toBe(50)
    expect(state.first).toBe(0)
  })

  it('with sunglasses also takes the first-player pawn: the holder starts the next round', () => {
    const { rules, state } = begin(3)
    play(rules, state, [{ pass: true }, { place: spaceAt(rules, 'tax', 1) }])
    expect(state.first).toBe(1)
    expect(state.actor).toBe(2)
    passRound(rules, state)
    expect(state.round).toBe(2)
    expect(state.actor).toBe(1)
  })
})

describe('Fly to the Caribbean', () => {
  it('moves any amount into or out of the envelope, in tens', () => {
    const { rules, state } = begin(2)
    give(state, 0, JET)
    Object.assign(state, { cash: [40, 30], envelope: [20, 0] })
    play(rules, state, [{ place: spaceAt(rules, 'jet') }])
    expect(rules.moves(state, 0)).toEqual([{ fly: 10 }, { fly: 20 }, { fly: 30 }, { fly: 40 }, { fly: -10 }, { fly: -20 }])
    play(rules, state, [{ fly: -20 }])
    expect([state.cash[0], state.envelope[0]]).toEqual([60, 0])
  })

  it('is not possible on the jet spaces without a jet', () => {
    const { rules, state } = begin(2)
    state.cash[0] = 100
    const jet = spaceAt(rules, 'jet')
    expect(places(rules, state)).not.toContain(jet)
    give(state, 0, JET)
    expect(places(rules, state)).toContain(jet)
  })

  it('costs $30 on the commercial flight, also for the owner of a jet', () => {
    const { rules, state } = begin(2)
    give(state, 0, JET)
    state.cash[0] = 100
    play(rules, state, [{ place: spaceAt(rules, 'commercial') }, { fly: 70 }])
    expect([state.cash[0], state.envelope[0]]).toEqual([0, 70])
  })

  it('tells the others that a player flew, but neither the amount nor the direction', () => {
    const { rules, state } = begin(2)
    give(state, 0, JET)
    play(rules, state, [{ place: spaceAt(rules, 'jet') }])
    const received: unknown[] = []
    rules.play(state, 0, { fly: 10 }, fastRandom(1), (event, audience = 'all') => {
      if (audience === 'all') received.push(event)
      else expect(audience).toEqual({ only: [0] })
    })
    expect(received).toEqual([{ kind: 'landed', seat: 0 }])
  })
})

describe('Special spaces on the police track', () => {
  it.each([
    [10, 10],
    [30, 20],
    [50, 30],
    [70, 40],
    [110, 60],
    [120, 60],
    [0, 0],
  ])('the Godfather takes from $%i half, rounded up: $%i', (cash, paid) => {
    const { rules, state } = begin(3)
    state.police = stepOf(rules, 'godfather') - 1
    state.cash[2] = cash
    play(rules, state, [{ place: hattedDesk(rules) }])
    expect(state.cash[2]).toBe(cash - paid)
  })

  it('the Godfather comes after the action and takes cash from everybody, but no offshore money', () => {
    const { rules, state } = begin(3)
    state.police = stepOf(rules, 'godfather') - 1
    Object.assign(state, { cash: [10, 100, 200], envelope: [300, 300, 300] })
    const events = play(rules, state, [{ place: hattedDesk(rules) }])
    expect(state.cash).toEqual([20, 50, 100])
    expect(state.envelope).toEqual([300, 300, 300])
    expect(events.map(({ kind }) => kind)).toEqual(['dodged', 'police', 'godfather', 'paid', 'paid', 'paid'])
  })

  it('the Godfather takes money only when the police arrive at his space', () => {
    const { rules, state } = begin(3)
    state.police = stepOf(rules, 'godfather')
    state.cash[1] = 100
    play(rules, state, [{ place: spaceAt(rules, 'tax', 1) }])
    expect(state.cash[1]).toBe(100)
  })

  it.each([
    [0, [1, 1, 1]],
    [1, [0, 1, 1]],
    [2, [0, 0, 1]],
  ])('after %i investigations the supermarket buys qualities %j', (passed, accepted) => {
    const { rules, state } = begin(3)
    if (passed > 0) state.police = stepOf(rules, 'investigation', passed - 1)
    hold(state, 0, [1, 1, 1])
    play(rules, state, [{ place: spaceAt(rules, 'supermarket') }])
    const most = [0, 1, 2].map((quality) => Math.max(...rules.moves(state, 0).map((move) => ('notes' in move ? move.notes[quality] : 0))))
    expect(most).toEqual(accepted)
  })

  it('after the third investigation only the receiver buys fakes', () => {
    const { rules, state } = begin(3)
    state.police = stepOf(rules, 'investigation', 2)
    hold(state, 0, [1, 1, 1])
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'supermarket'))
    expect(places(rules, state)).toContain(spaceAt(rules, 'receiver'))
  })

  it('an investigation triggered at the supermarket does not affect the notes just sold', () => {
    const { rules, state } = begin(3)
    state.police = stepOf(rules, 'investigation') - 1
    hold(state, 0, [3, 0, 0])
    const events = play(rules, state, [{ place: spaceAt(rules, 'supermarket') }, { notes: [3, 0, 0] }])
    expect(of(events, 'sold')).toMatchObject([{ dollars: 150 }])
    expect(of(events, 'investigation')).toEqual([{ kind: 'investigation', level: 1 }])
  })

  it('the strike stops both kinds of flight while the police are on its space', () => {
    const { rules, state } = begin(3)
    give(state, 0, JET)
    Object.assign(state, { cash: [100, 100, 100], police: stepOf(rules, 'strike') })
    const flights = [spaceAt(rules, 'jet'), spaceAt(rules, 'commercial')]
    expect(places(rules, state).filter((space) => flights.includes(space))).toEqual([])
    state.police++
    expect(places(rules, state).filter((space) => flights.includes(space))).toEqual(flights)
  })
})

describe('End of round', () => {
  it('discards the cards on bins, moves the rest to the right and refills from the deck', () => {
    const { rules, state } = begin(4)
    const { spaces } = rules.facts
    const before = [...state.market]
    const kept = before.filter((_, slot) => !spaces[slot].bin)
    const events = passRound(rules, state)
    expect(state.market.slice(-kept.length)).toEqual(kept)
    expect(state.market).not.toContain(NONE)
    expect(of(events, 'refilled')[0].binned).toHaveLength(before.length - kept.length)
  })

  it('leaves the left-most spaces empty if the deck is empty, and still discards', () => {
    const { rules, state } = begin(4)
    for (const set of state.deck) set.fill(0)
    const last = [...state.market]
    const { spaces } = rules.facts
    const kept = last.filter((_, slot) => !spaces[slot].bin)
    passRound(rules, state)
    expect(state.market).toEqual([...new Array(last.length - kept.length).fill(NONE), ...kept])
    for (let round = 0; round < 6; round++) passRound(rules, state)
    expect(new Set(state.market)).toEqual(new Set([NONE]))
  })

  it('uses all of set A before set B', () => {
    const { rules, state } = begin(4)
    const left = sum(state.deck[0])
    passRound(rules, state)
    expect(sum(state.deck[0])).toBe(Math.max(0, left - 2))
    expect(sum(state.deck[1])).toBe(9)
  })

  it('exchanges one fake per diner for $50, and the owner chooses which', () => {
    const { rules, state } = begin(2)
    give(state, 1, DINER, 2)
    hold(state, 1, [1, 1, 2])
    passRound(rules, state)
    expect([state.stage, state.ask, state.actor]).toEqual(['closing', 'diner', 1])
    expect(rules.moves(state, 1)).toHaveLength(4)
    expect(rules.moves(state, 1)).not.toContainEqual({ pass: true })
    play(rules, state, [{ notes: [1, 0, 1] }])
    expect(state.notes[1]).toEqual([0, 1, 1])
    expect(state.cash[1]).toBe(30 + 100)
    expect([state.round, state.stage]).toEqual([2, 'rounds'])
  })

  it('ignores diners without notes, and does not ask if all notes are exchanged', () => {
    const { rules, state } = begin(2)
    give(state, 1, DINER, 3)
    hold(state, 1, [1, 1, 0])
    const events = passRound(rules, state)
    expect(of(events, 'dined')).toEqual([{ kind: 'dined', seat: 1, notes: 2, dollars: 100 }])
    expect(state.notes[1]).toEqual([0, 0, 0])
  })

  it('does not ask if everybody knows that all notes have the same quality', () => {
    const { rules, state } = begin(2)
    give(state, 1, DINER)
    hold(state, 1, [0, 4, 0])
    const events = passRound(rules, state)
    expect(of(events, 'dined')).toHaveLength(1)
    expect(state.notes[1]).toEqual([0, 3, 0])
  })

  it('asks even if there is no choice, as long as others cannot know that', () => {
    const { rules, state } = begin(2)
    give(state, 1, DINER)
    hold(state, 1, [1, 2, 0])
    passRound(rules, state)
    play(rules, state, [{ notes: [1, 0, 0] }])
    passRound(rules, state)
    expect(state.ask).toBe('diner')
    expect(rules.secret(state, 1)).toBe(true)
    expect(rules.moves(state, 1)).toEqual([{ notes: [0, 1, 0] }])
  })
})

describe('The money of others', () => {
  it('stays secret until the end of the game', () => {
    const { rules, state } = begin(2)
    give(state, 0, JET)
    play(rules, state, [{ place: spaceAt(rules, 'jet') }, { fly: 10 }])
    const { purses } = rules.view(state, 1)
    expect(purses[0]).toMatchObject({ cash: [0, 10], envelope: [10, 20] })
    expect(rules.view(state, 0).purses[0]).toMatchObject({ cash: [10, 10], envelope: [10, 10] })
  })

  it('is public with the option, and then nothing is secret', () => {
    const { rules, state } = begin(2, { money: 'open' })
    give(state, 0, JET)
    expect(rules.secret(state, 0)).toBe(false)
    play(rules, state, [{ place: spaceAt(rules, 'jet') }, { fly: 10 }])
    expect(rules.view(state, 1).purses[0]).toMatchObject({ cash: [10, 10], envelope: [10, 10] })
    expect(rules.check(state)).toEqual([])
  })
})

describe('Cards', () => {
  it('count once for quality and are face up', () => {
    const { rules, state } = begin(3)
    give(state, 0, GREAT)
    expect(rules.view(state, 2).cards[0][GREAT]).toBe(1)
  })
})
