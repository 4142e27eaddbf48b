import { describe, expect, it } from 'vitest'
import { BAD, DINER, GREAT, PRINTER } from '../rules/board.ts'
import { NONE, type State } from '../state.ts'
import { begin, type CounterfeitersRules, give, hattedDesk, hold, layOut, of, places, play, spaceAt } from './helpers.ts'

/** A game in which the next hat ends it. */
function nearTheEnd(seats: number): { rules: CounterfeitersRules; state: State; desk: number } {
  const { rules, state } = begin(seats)
  state.police = rules.facts.track.length - 2
  return { rules, state, desk: hattedDesk(rules) }
}

function ticketOf(rules: CounterfeitersRules, dollars: number): number {
  return rules.facts.designs.findIndex(({ value }) => value === dollars)
}

describe('End of the game: the last space', () => {
  it('is also a Godfather, who takes half of what the last action earned, too', () => {
    const { rules, state, desk } = nearTheEnd(3)
    Object.assign(state, { cash: [100, 100, 70] })
    const events = play(rules, state, [{ place: desk }])
    expect(events.map(({ kind }) => kind)).toEqual(['dodged', 'police', 'godfather', 'paid', 'paid', 'paid', 'ending'])
    expect(state.cash).toEqual([60, 50, 30])
    expect(state.trigger).toBe(0)
  })
})

describe('End of the game: the last henchmen', () => {
  it('are one for each player, clockwise; the player who triggered the end comes last', () => {
    const { rules, state, desk } = nearTheEnd(4)
    play(rules, state, [{ pass: true }, { pass: true }, { place: desk }])
    const order: number[] = []
    while (state.stage === 'last') {
      order.push(state.actor)
      play(rules, state, [{ pass: true }])
    }
    expect(order).toEqual([3, 0, 1, 2])
    expect(state.stage).toBe('over')
  })

  it('keep that order even if the sunglasses change hands during this step', () => {
    const { rules, state, desk } = nearTheEnd(3)
    play(rules, state, [{ place: desk }, { place: spaceAt(rules, 'tax', 1) }])
    expect(state.first).toBe(1)
    expect(state.actor).toBe(2)
    play(rules, state, [{ pass: true }])
    expect(state.actor).toBe(0)
  })

  it('skip players who have none left; if nobody has any, the step is skipped', () => {
    const { rules, state, desk } = nearTheEnd(3)
    state.henchmen = [1, 0, 1]
    play(rules, state, [{ place: desk }])
    expect(state.actor).toBe(2)
    const other = nearTheEnd(3)
    other.state.henchmen = [1, 0, 0]
    play(other.rules, other.state, [{ place: other.desk }])
    expect(other.state.stage).toBe('over')
  })

  it('ignore hats, may fly for $30, and do not meet a second Godfather', () => {
    const { rules, state, desk } = nearTheEnd(3)
    Object.assign(state, { cash: [0, 200, 0] })
    hold(state, 2, [3, 0, 0])
    play(rules, state, [{ place: desk }])
    const { police } = state
    play(rules, state, [{ place: spaceAt(rules, 'commercial') }, { fly: 10 }])
    expect([state.cash[1], state.envelope[1]]).toEqual([60, 10])
    hold(state, 2, [0, 0, 3])
    const { track } = rules.facts
    expect(track[police]).toBe('end')
    play(rules, state, [{ place: spaceAt(rules, 'receiver', 3) }, { notes: [0, 0, 3] }])
    expect(state.police).toBe(police)
    expect(state.cash[2]).toBe(120)
  })

  it('cannot sell detected notes at the supermarket', () => {
    const { rules, state, desk } = nearTheEnd(3)
    hold(state, 1, [3, 3, 3])
    play(rules, state, [{ place: desk }])
    expect(places(rules, state)).not.toContain(spaceAt(rules, 'supermarket'))
  })

  it('are only one for each player, even if more are left', () => {
    const { rules, state, desk } = nearTheEnd(2)
    play(rules, state, [{ place: desk }, { place: spaceAt(rules, 'print') }, { pass: true }])
    expect(state.stage).toBe('over')
    expect(state.henchmen).toEqual([2, 2])
  })
})

describe('End of the game: the lawyers', () => {
  /** Seats 0 and 1 have one henchman each on the board; everything before the lawyers is declined. */
  function inCourt(great: number | undefined, bad: number | undefined) {
    const { rules, state, desk } = nearTheEnd(3)
    state.henchmen = [2, 2, 1]
    if (great !== undefined) give(state, great, GREAT)
    if (bad !== undefined) give(state, bad, BAD)
    hold(state, 0, [0, 0, 8])
    hold(state, 1, [0, 0, 8])
    state.actor = 1
    state.laid = [1, 1, 2]
    play(rules, state, [{ place: spaceAt(rules, 'receiver') }, { notes: [0, 0, 4] }, { pass: true }, { place: desk }])
    while (state.stage === 'last') play(rules, state, [{ pass: true }])
    return { rules, state, desk }
  }

  it('let the owner of the Great Lawyer take a henchman and use it again, even on the same space', () => {
    const { rules, state } = inCourt(1, undefined)
    expect([state.stage, state.ask, state.actor]).toEqual(['great', 'henchman', 1])
    const receiver = spaceAt(rules, 'receiver')
    expect(rules.moves(state, 1)).toEqual([{ lift: receiver }, { pass: true }])
    play(rules, state, [{ lift: receiver }])
    expect(places(rules, state)).toContain(receiver)
    const events = play(rules, state, [{ place: receiver }, { notes: [0, 0, 4] }])
    expect(of(events, 'sold')).toMatchObject([{ seat: 1, dollars: 160 }])
    expect(state.stage).toBe('over')
  })

  it('act in the order Great, Bad; Bad may use the space that Great left', () => {
    const { rules, state, desk } = inCourt(0, 1)
    expect([state.stage, state.actor]).toEqual(['great', 0])
    play(rules, state, [{ lift: desk }, { place: spaceAt(rules, 'tax', 1) }])
    expect([state.stage, state.actor]).toEqual(['bad', 1])
    play(rules, state, [{ lift: spaceAt(rules, 'receiver') }])
    expect(places(rules, state)).toContain(desk)
  })

  it('let an owner of both act twice, even with the same henchman', () => {
    const { rules, state } = inCourt(1, 1)
    const receiver = spaceAt(rules, 'receiver')
    play(rules, state, [{ lift: receiver }, { place: spaceAt(rules, 'tax', 1) }])
    expect([state.stage, state.actor]).toEqual(['bad', 1])
    expect(rules.moves(state, 1)).toContainEqual({ lift: spaceAt(rules, 'tax', 1) })
    const before = state.cash[1]
    play(rules, state, [{ lift: spaceAt(rules, 'tax', 1) }, { place: spaceAt(rules, 'tax', 1) }])
    expect(state.cash[1]).toBe(before + 30)
    expect(state.stage).toBe('over')
  })

  it('do not help an owner without a henchman on the board', () => {
    const { state } = inCourt(2, undefined)
    expect(state.stage).toBe('over')
  })

  it('may be declined, before taking a henchman or after; then the henchman goes back', () => {
    const { rules, state } = inCourt(1, 1)
    play(rules, state, [{ pass: true }])
    expect(state.stage).toBe('bad')
    const standing = [...state.standing]
    play(rules, state, [{ lift: spaceAt(rules, 'receiver') }, { pass: true }])
    expect(state.standing).toEqual(standing)
    expect(state.stage).toBe('over')
  })

  it('cannot buy on the market space that they left, because its card is gone', () => {
    const { rules, state, desk } = nearTheEnd(2)
    give(state, 0, GREAT)
    Object.assign(state, { cash: [500, 0], henchmen: [2, 1] })
    state.laid = [1, 2]
    play(rules, state, [{ place: 1 }, { pass: true }, { place: desk }])
    expect(state.stage).toBe('great')
    play(rules, state, [{ lift: 1 }])
    expect(state.market[1]).toBe(NONE)
    expect(places(rules, state)).not.toContain(1)
    expect(places(rules, state)).toContain(0)
  })

  it('work at once if bought in the end game: Great may buy Bad', () => {
    const { rules, state, desk } = nearTheEnd(3)
    give(state, 0, GREAT)
    layOut(state, 0, BAD)
    Object.assign(state, { cash: [500, 0, 0], henchmen: [1, 0, 0] })
    state.laid = [2, 3, 3]
    play(rules, state, [{ place: desk }, { lift: desk }, { place: 0 }])
    expect(state.cards[0][BAD]).toBe(1)
    expect([state.stage, state.ask, state.actor]).toEqual(['bad', 'henchman', 0])
  })
})

describe('End of the game: diners, tickets and the count', () => {
  it('exchanges one note for each diner, instead of the end of a round and not in addition', () => {
    const { rules, state, desk } = nearTheEnd(2)
    give(state, 1, DINER, 2)
    hold(state, 1, [3, 0, 0])
    Object.assign(state, { cash: [0, 0], henchmen: [1, 0] })
    const market = [...state.market]
    const events = play(rules, state, [{ place: desk }])
    expect(of(events, 'dined')).toEqual([{ kind: 'dined', seat: 1, notes: 2, dollars: 100 }])
    expect(of(events, 'round-over')).toEqual([])
    expect(state.market).toEqual(market)
    expect(state.cash[1]).toBe(100)
  })

  it('lets the owner choose these notes', () => {
    const { rules, state, desk } = nearTheEnd(2)
    give(state, 1, DINER)
    hold(state, 1, [1, 1, 0])
    Object.assign(state, { henchmen: [1, 0] })
    play(rules, state, [{ place: desk }])
    expect([state.stage, state.ask, state.actor]).toEqual(['finale', 'diner', 1])
    play(rules, state, [{ notes: [0, 1, 0] }])
    expect(state.stage).toBe('over')
  })

  it('shows everything, pays tickets, and counts only cash and envelopes', () => {
    const { rules, state, desk } = nearTheEnd(2)
    give(state, 0, ticketOf(rules, 80))
    give(state, 0, PRINTER)
    hold(state, 0, [5, 0, 0])
    Object.assign(state, { cash: [10, 100], envelope: [200, 0], henchmen: [1, 0] })
    const events = play(rules, state, [{ place: desk }])
    expect(of(events, 'revealed')).toEqual([
      {
        kind: 'revealed',
        cash: [20, 50],
        envelope: [200, 0],
        notes: [
          [5, 0, 0],
          [0, 0, 0],
        ],
      },
    ])
    expect(of(events, 'lottery')).toEqual([{ kind: 'lottery', seat: 0, dollars: 80 }])
    expect(rules.outcome(state)).toEqual({
      places: [1, 2],
      scores: [300, 50],
      breakdown: [
        { cash: 20, offshore: 200, tickets: 80 },
        { cash: 50, offshore: 0, tickets: 0 },
      ],
    })
    expect(rules.view(state, 1).purses[0]).toMatchObject({ cash: [100, 100], envelope: [200, 200] })
  })

  it('lets tied players share the win', () => {
    const { rules, state, desk } = nearTheEnd(3)
    Object.assign(state, { cash: [30, 60, 20], henchmen: [1, 0, 0] })
    play(rules, state, [{ place: desk }])
    expect(state.cash).toEqual([30, 30, 10])
    expect(rules.outcome(state)?.places).toEqual([1, 1, 3])
  })

  it('has no outcome before the end', () => {
    const { rules, state } = nearTheEnd(3)
    expect(rules.outcome(state)).toBeUndefined()
  })
})
