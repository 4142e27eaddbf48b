import { describe, expect, it } from 'vitest'
import type { View } from '../conformance/example/state.ts'
import { stepViews, withoutSteps } from '../steps.ts'
import { accepted, lots } from './lots.ts'

const SEATS = 3

/** Everybody stakes a coin and two have chosen; the last choice shows all cards and pays the pot. */
function beforeTheReveal() {
  const match = lots()
  for (let seat = match.turn[0], staked = 0; staked < SEATS; staked++, seat = (seat + 1) % SEATS) accepted(match.play(seat, { stake: 1 }))
  for (const seat of [0, 1]) accepted(match.play(seat, match.moves(seat)[0]))
  return match
}

describe('The views while an entry is told', () => {
  it('advance with each event, and the last event leads to the position', () => {
    const match = beforeTheReveal()
    const before = match.view(0)
    const applied = accepted(match.play(2, match.moves(2)[0]))
    const kinds = applied.events.map((each) => ('event' in each ? each.event.kind : 'forced'))
    expect(kinds.slice(0, 3)).toEqual(['chosen', 'shown', 'won'])
    const views = stepViews(match.rules, applied, 0) as readonly View[]
    expect(views).toHaveLength(applied.events.length - 1)
    // The pot is still on the table when the cards are shown, and in a purse after the event that pays it.
    expect(views[1]?.pot).toBe(SEATS)
    expect(views[1]?.purse).toEqual(before.purse)
    const after = views[2] ?? match.view(0)
    expect(after.pot).toBe(0)
    expect(Math.max(...after.purse)).toBe(Math.max(...before.purse) + SEATS)
  })

  it('show nobody what is hidden from them before it is told', () => {
    const match = beforeTheReveal()
    const applied = accepted(match.play(2, match.moves(2)[0]))
    const [first] = stepViews(match.rules, applied, 'spectator') as readonly View[]
    expect(first.hand).toEqual([])
    expect(first.own).toBe(0)
    expect(first.hasChosen).toEqual([true, true, true])
  })

  it('are undone together with the entry', () => {
    const match = lots()
    const [seat] = match.turn
    const before = match.view(seat)
    accepted(match.play(seat, { stake: 1 }))
    const undone = accepted(match.undo(seat))
    expect(undone.events).toEqual([])
    expect(match.view(seat)).toEqual(before)
  })

  it('are kept for the log only where a forced move needs them for its text', () => {
    const match = beforeTheReveal()
    const applied = accepted(match.play(2, match.moves(2)[0]))
    const kept = withoutSteps(applied)
    expect(kept.events).toEqual(applied.events)
    for (const [index, each] of kept.events.entries()) if ('event' in each) expect(kept.moments[index]).toBeUndefined()
  })
})

describe('The moments of a trace', () => {
  it('are the same if they were kept from the start', () => {
    const [watched, quiet] = [lots().fork(true), lots()]
    for (let entry = 0; entry < 40 && quiet.turn.length > 0; entry++) {
      const [seat] = quiet.turn
      const [move] = quiet.moves(seat)
      expect(accepted(watched.play(seat, move)).moments).toEqual(accepted(quiet.play(seat, move)).moments)
    }
    expect(watched.state).toEqual(quiet.state)
  })

  it('are the same whenever they are asked for, and asking does not change later draws', () => {
    const [asked, quiet] = [lots(), lots()]
    for (const match of [asked, quiet])
      for (let entry = 0; entry < 40 && match.turn.length > 0; entry++) {
        const [seat] = match.turn
        const applied = accepted(match.play(seat, match.moves(seat)[0]))
        if (match === asked) expect(applied.moments).toHaveLength(applied.events.length)
      }
    expect(asked.opening.moments).toHaveLength(asked.opening.events.length)
    expect(asked.state).toEqual(quiet.state)
  })

  it('can be asked for after the match has gone on', () => {
    const match = beforeTheReveal()
    const [seat] = match.turn
    const move = match.moves(seat)[0]
    const twin = accepted(match.fork().play(seat, move))
    const later = accepted(match.play(seat, move))
    const atOnce = structuredClone(twin.moments)
    for (let entry = 0; entry < 10 && match.turn.length > 0; entry++) accepted(match.play(match.turn[0], match.moves(match.turn[0])[0]))
    expect(later.moments).toEqual(atOnce)
  })
})
