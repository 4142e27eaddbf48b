import { describe, expect, it } from 'vitest'
import { Replay } from '../bare.ts'
import { enumerate, formatBotsReport } from '../bots.ts'
import { fairTradeGame, OPTIONS, writeScripts } from '../script.ts'

describe('Two searches on the same game', () => {
  it('have the same legal moves throughout a game', () => {
    const [{ chance, plays, offers }] = writeScripts(4, 1)
    const rules = fairTradeGame.open(OPTIONS, 4)
    const random = new Replay(chance)
    const state = rules.setup(random)
    // A player may not repeat the last choice.
    const blocked: (readonly number[] | null)[] = [null, null, null, null]
    for (const [index, { cards }] of plays.entries()) {
      const [seat] = rules.turn(state)
      const moves = rules.moves(state, seat)
      const theirs = enumerate({ blocked }, { phase: state.phase }, String(seat))
      const ours = moves.map((move) => ('block' in move ? move.block : [move.farmer, move.trader]).join())
      expect(new Set(theirs.map(({ args }) => args.join()))).toEqual(new Set(ours))
      rules.play(state, seat, moves[offers[index]], random)
      blocked[seat] = cards
    }
  })

  it('fail the benchmark when the ratio is below the target', () => {
    const speed = { median: 2, slowest: 1, fastest: 3 }
    const report = { positions: 1, runs: 3, ours: speed, theirs: speed, merchant: speed, floor: 1000 }
    expect(formatBotsReport({ ...report, ratio: 999 })).toContain('MISSED')
    expect(formatBotsReport({ ...report, ratio: 1000 })).not.toContain('MISSED')
  })
})
