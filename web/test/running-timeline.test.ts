import type { Moment, Position, ReceivedEntry } from '@fairground/protocol'
import { describe, expect, it, vi } from 'vitest'
import { runningTimeline } from '../replay/running-timeline.ts'

const LAST = 120

const position: Position = {
  n: LAST,
  viewer: 1,
  view: 'now',
  turn: [0],
  moves: [],
  secret: false,
  canUndo: false,
  paused: false,
  clocks: [],
  conceded: [],
}

/** Two seats that make three moves each turn; every tenth entry passes the turn. */
function entry(n: number): ReceivedEntry {
  const seat = Math.floor(n / 3) % 2
  return { n, at: 0, seat, by: 'person', did: n === 0 ? 'deal' : n % 10 === 0 ? 'done' : 'play', events: [] }
}

// More has happened since the position was requested.
const log = Array.from({ length: LAST + 3 }, (_, n) => entry(n))

const page = (from: number, count: number): readonly Moment[] =>
  Array.from({ length: count }, (_, index) => ({ n: from + index, view: `view ${from + index}`, steps: [], turn: [0], conceded: [] }))

const never = () => false

describe('a running match', () => {
  it('has one turn for a simultaneous choice, and one for each player who moves alone', () => {
    const play = (n: number, seat: number): ReceivedEntry => ({ n, at: 0, seat, by: 'person', did: 'play', events: [] })
    // Three choose a card, the last one reveals; then two move alone, one of them twice.
    const story = [entry(0), play(1, 0), play(2, 1), play(3, 2), play(4, 1), play(5, 0), play(6, 2), play(7, 2), play(8, 0)]
    const secret = new Set([1, 2, 4, 5])
    const timeline = runningTimeline(
      { seats: 3, facts: {}, position: { ...position, n: 8 } },
      story,
      async () => [],
      ({ n }) => secret.has(n),
    )
    expect(timeline.turns).toEqual([0, 3, 7, 8])
  })

  it('is as long as the position seen last, which is available at once', () => {
    const timeline = runningTimeline({ seats: 2, facts: {}, position }, log, async () => [], never)
    expect(timeline.last).toBe(LAST)
    expect(timeline.moment(LAST, 1)?.view).toBe('now')
    expect(timeline.turns.every((n) => n <= LAST)).toBe(true)
    expect(timeline.stops).not.toContain(10)
  })

  it('fetches a page of positions when it is needed, once', async () => {
    const ask = vi.fn(async (from: number, count: number) => page(from, count))
    const timeline = runningTimeline({ seats: 2, facts: {}, position }, log, ask, never)
    expect(timeline.moment(60, 1)).toBeUndefined()
    expect(timeline.moment(61, 1)).toBeUndefined()
    await vi.waitFor(() => expect(timeline.moment(60, 1)?.view).toBe('view 60'))
    expect(ask.mock.calls).toEqual([[50, 50]])
  })

  it('shows nothing later, even if the server has more by now', async () => {
    const timeline = runningTimeline({ seats: 2, facts: {}, position }, log, async (from, count) => page(from, count), never)
    timeline.moment(101, 1)
    await vi.waitFor(() => expect(timeline.ready()).toBe(LAST - 100 + 1))
  })
})
