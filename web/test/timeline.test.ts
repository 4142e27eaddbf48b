import { games } from '@fairground/games'
import { type AnyMatch, canonical, fastRandom, Match, pick, record } from '@fairground/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { timelineOf } from '../replay/timeline.ts'

let timeline: ReturnType<typeof timelineOf>
let states: string[]

beforeAll(async () => {
  const { game } = await games['fair-trade']()
  const sitters = ['person', 'person', 'bot:random'] as const
  const setting = { id: 'film', seats: 3, options: {}, seed: '5'.repeat(64), words: ['', '', ''], sitters, waits: true }
  const match: AnyMatch = new Match(game, setting)
  const random = fastRandom(1)
  states = [canonical(match.state)]
  for (let turn = 0; match.result === undefined; turn++) {
    const [seat] = match.turn
    match.play(seat, pick(match.moves(seat), random))
    states.push(canonical(match.state))
    if (turn === 1) {
      match.undo(seat)
      states.push(canonical(match.state))
    }
  }
  timeline = timelineOf(game, record(match))
})

describe('a timeline of a match', () => {
  it('contains the setup and the position after every entry, undone moves included', () => {
    expect(timeline.whole.frames.map(({ state }) => canonical(state))).toEqual(states)
  })
  it('ends with the result, and only there', () => {
    expect(timeline.whole.frames.findIndex(({ result }) => result !== undefined)).toBe(timeline.whole.frames.length - 1)
  })
  it('begins a turn when a player must move who did not before', () => {
    for (const n of timeline.turns.slice(1, -1))
      expect(timeline.whole.frames[n].turn.some((seat) => !timeline.whole.frames[n - 1].turn.includes(seat))).toBe(true)
    expect(timeline.turns[0]).toBe(0)
    expect(timeline.turns.length).toBeLessThan(timeline.whole.frames.length / 2)
  })
  it('shows a seat no more than it heard at the table', () => {
    const count = (ears: number | 'all') => timeline.whole.frames.flatMap(({ n }) => timeline.entryFor(n, ears).events).length
    expect(count(0)).toBeLessThanOrEqual(count('all'))
    expect(timeline.entryFor(3, 0).did).toEqual({ undo: 2 })
  })
})
