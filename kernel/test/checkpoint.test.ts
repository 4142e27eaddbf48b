import { describe, expect, it } from 'vitest'
import { type Checkpoint, Match } from '../index.ts'
import { accepted, bytes, chosen, type LotsMatch, lots, play } from './lots.ts'

/** The same match, restored from its own checkpoint after a round trip through JSON. */
function resumed(match: LotsMatch): LotsMatch {
  const mark: Checkpoint<typeof match.state> = JSON.parse(JSON.stringify(match.checkpoint()))
  const again = new Match(match.game, match.setting)
  again.resumeAt(mark, JSON.parse(JSON.stringify(match.entries)))
  return again
}

function alike(match: LotsMatch, again: LotsMatch): void {
  expect(bytes(again)).toBe(bytes(match))
  expect(again.entries).toEqual(match.entries)
  expect(again.checkpoint()).toEqual(JSON.parse(JSON.stringify(match.checkpoint())))
  for (const name of ['n', 'turn', 'result', 'sitters', 'conceded', 'handover', 'request', 'paused'] as const)
    expect(again[name], name).toEqual(match[name])
  for (const seat of [0, 1, 2]) {
    expect(again.moves(seat)).toEqual(match.moves(seat))
    expect(again.canUndo(seat)).toBe(match.canUndo(seat))
  }
}

describe('A checkpoint', () => {
  it('continues a match from every entry to the same end', () => {
    const match = lots({ waits: true })
    while (match.result === undefined) {
      const again = resumed(match)
      alike(match, again)
      const entry = (each: LotsMatch) => {
        const seat = each.handover ?? each.turn[0]
        return accepted(each.enter(seat, 'person', each.handover === undefined ? { play: each.moves(seat)[0] } : { done: true }))
      }
      expect(entry(again)).toEqual(entry(match))
      alike(match, again)
    }
    alike(match, resumed(match))
  })

  it('keeps what can be undone, also below later choices of others', () => {
    const match = chosen([0, 1])
    const again = resumed(match)
    expect(accepted(again.undo(0)).entry).toEqual(accepted(match.undo(0)).entry)
    alike(match, again)
  })

  it('keeps moves before the barrier, for undo by consent', () => {
    const match = chosen([0, 1, 2])
    accepted(match.enter(1, 'person', { ask: { undo: 2 } }))
    const again = resumed(match)
    for (const each of [match, again]) for (const seat of [0, 2]) accepted(each.enter(seat, 'person', { answer: true }))
    alike(match, again)
    expect(again.n).toBe(match.n)
  })

  it('keeps sitters, conceded seats, a pause and an end', () => {
    const match = lots()
    play(match, { stake: 1 })
    accepted(match.enter(1, 'clock', { sit: 'bot:greedy' }))
    accepted(match.enter(2, 'person', { concede: true }))
    accepted(match.enter(0, 'person', { ask: 'pause' }))
    alike(match, resumed(match))
    expect(resumed(match).paused).toBe(true)
    accepted(match.enter(0, 'host', { stop: true }))
    expect(resumed(match).result).toEqual({ how: 'stopped', rated: false })
  })
})
