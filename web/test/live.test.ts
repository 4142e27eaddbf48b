import type { Accepted, Delivery, PlayerCommand, Position, ReceivedEntry, TableInfo } from '@fairground/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Needed when the page's modules are loaded. */
const matchMedia = () => ({ matches: false, addEventListener: () => {} })
vi.stubGlobal('matchMedia', matchMedia)
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {}, style: { setProperty() {} } } })
const { Refused } = await import('../lib/api.ts')
const { settings } = await import('../lib/settings.ts')
const { openLive } = await import('../table/live.ts')

const DWELL = 1000

function position(n: number, given: Partial<Position> = {}): Position {
  return { n, viewer: 0, view: {}, turn: [0], moves: [], secret: false, canUndo: false, paused: false, clocks: [], conceded: [], ...given }
}

function entry(n: number): ReceivedEntry {
  return { n, at: 0, seat: 1, by: 'person', did: 'play', events: [{ event: { kind: 'revealed' } }] }
}

/** A table at position 1 that is showing something just revealed. */
function tableThatShows(answer: () => Promise<Accepted>) {
  const sent: { act: PlayerCommand; after: number }[] = []
  let hear: (delivery: Delivery) => void = () => {}
  const line = {
    listen(listener: (delivery: Delivery) => void) {
      hear = listener
      return () => {}
    },
    act(act: PlayerCommand, after: number) {
      sent.push({ act, after })
      return answer()
    },
    say: async () => {},
  }
  const board = { dwell: () => DWELL }
  const live = openLive(line, () => board as never) // nothing else of a board is used
  const table = {} as TableInfo // nor of the table
  hear({ kind: 'welcome', missed: [], snapshot: { table, position: position(1, { canUndo: true }), now: 0 }, chat: [] })
  hear({ kind: 'entry', entry: entry(2), position: position(2), now: 0 })
  return { live, sent, hear: (delivery: Delivery) => hear(delivery) }
}

const stale = () => Promise.reject(new Refused('stale', 'the position has changed since'))

describe('A table that shows what happened', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    settings.value = { ...settings.value, speed: 'normal', sound: false }
  })
  afterEach(() => vi.useRealTimers())

  it('stays at the old position until all is shown', () => {
    const { live } = tableThatShows(stale)
    expect(live.showing.value).toEqual({ kind: 'revealed' })
    expect(live.position.value?.n).toBe(1)
    vi.advanceTimersByTime(10 * DWELL)
    expect(live.position.value?.n).toBe(2)
  })

  it('shows each event with its own view, and the log grows with the events', () => {
    const { live, hear } = tableThatShows(stale)
    live.skip()
    const events = [
      { event: { kind: 'paid' }, view: { coins: 1 } },
      { event: { kind: 'won' }, view: { coins: 2 } },
      { event: { kind: 'over' } },
    ]
    hear({ kind: 'entry', entry: { ...entry(3), events }, position: position(3, { view: { coins: 3 } }), now: 0 })
    const seen: unknown[] = []
    for (let step = 0; step < events.length; step++) {
      seen.push([live.showing.value, live.position.value?.view, live.received.value.at(-1)?.events.length, live.position.value?.n])
      vi.advanceTimersByTime(DWELL + 1)
    }
    expect(seen).toEqual([
      [{ kind: 'paid' }, { coins: 1 }, 1, 2],
      [{ kind: 'won' }, { coins: 2 }, 2, 2],
      [{ kind: 'over' }, { coins: 3 }, 3, 2],
    ])
    expect(live.position.value?.n).toBe(3)
    expect(live.showing.value).toBeUndefined()
  })

  it('continues at once when this is skipped', () => {
    const { live } = tableThatShows(stale)
    live.skip()
    expect(live.showing.value).toBeUndefined()
    expect(live.position.value?.n).toBe(2)
  })

  it('sends a move for the visible position, and shows no error if that is outdated', async () => {
    const { live, sent } = tableThatShows(stale)
    await live.act({ play: 'a card' })
    expect(sent).toEqual([{ act: { play: 'a card' }, after: 1 }])
    expect(live.position.value?.n).toBe(2)
    expect(live.busy.value).toBe(false)
  })

  it('shows other refusals', async () => {
    const { live } = tableThatShows(() => Promise.reject(new Refused('not-offered', 'this move is not possible now')))
    await expect(live.act({ play: 'a card' })).rejects.toThrow('not possible')
  })

  for (const act of [{ undo: true }, { done: true }] as const)
    it(`does not send ${Object.keys(act)} when it is no longer possible`, async () => {
      const { live, sent } = tableThatShows(stale)
      await live.act(act)
      expect(sent).toEqual([])
      expect(live.position.value?.n).toBe(2)
    })

  it('sends at any time what does not depend on the position', async () => {
    const { live, sent } = tableThatShows(async () => ({ n: 3, again: false, entry: entry(3), position: position(3) }))
    await live.act({ concede: true })
    expect(sent).toEqual([{ act: { concede: true }, after: 1 }])
  })
})
