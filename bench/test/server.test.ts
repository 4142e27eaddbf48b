import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/temporary.ts'
import { Client } from '../boardgameio.ts'
import { fairTrade } from '../fair-trade-boardgameio.ts'
import { fullLoad, pacedLoad, percentile } from '../server/load.ts'
import { LONG_GAME, longDeal, longPlay } from '../server/long-game.ts'
import { openOurs } from '../server/ours.ts'
import type { BenchServer, LiveTable } from '../server/side.ts'
import { openTheirs } from '../server/theirs.ts'
import { missedBy } from '../server.ts'

const EXTENT = { seconds: 60, movesPerTable: 12 }

const folder = temporaryFolder()

describe.each([
  ['our server', openOurs],
  ['their server', openTheirs],
])('Two tables at %s', (name, open) => {
  it('accept every move of two games in a row, at full load and at a fixed pace', async () => {
    const side = await open(join(folder, name), 2)
    try {
      for (let deal = 0; deal < 2; deal++) {
        const tables = await side.deal()
        const full = await fullLoad(side, tables, EXTENT)
        const paced = await pacedLoad(side, tables, 200, EXTENT)
        expect([full.accepted, paced.accepted]).toEqual([24, 24])
        expect(full.acceptedPerCpuSecond).toBeGreaterThan(0)
      }
    } finally {
      await side.close()
    }
  })
})

describe('A load', () => {
  const table = (): LiveTable & { moves: number } => ({
    moves: 0,
    async move() {
      this.moves++
      return performance.now()
    },
  })
  const side: BenchServer = { name: 'nobody', deal: async () => [], cpuSeconds: async () => 1, close: async () => undefined }

  it('stops after the given number of moves per table', async () => {
    const tables = [table(), table(), table()]
    await fullLoad(side, tables, { seconds: 60, movesPerTable: 5 })
    expect(tables.map(({ moves }) => moves)).toEqual([5, 5, 5])
  })

  it('skips moves that are due after its end', async () => {
    const tables = [table(), table()]
    await pacedLoad(side, tables, 1000, { seconds: 0.01, movesPerTable: 1000 })
    expect(tables[0].moves + tables[1].moves).toBe(11)
  })
})

describe('The figures', () => {
  it('are percentiles', () => {
    expect(percentile([3, 1, 2], 50)).toBe(2)
    expect(percentile([4, 1, 3, 2], 50)).toBe(2)
    const hundred = Array.from({ length: 100 }, (_, n) => n + 1)
    expect(percentile(hundred, 99)).toBe(99)
  })

  it('name every missed target', () => {
    const opening = { game: 'faifo', entries: 1000, median: 19 }
    expect(missedBy(10, 49, [opening])).toEqual([])
    expect(missedBy(9.9, 50, [opening, { ...opening, median: 20 }])).toHaveLength(3)
  })
})

describe('The long game', () => {
  it('has a thousand legal moves', () => {
    const client = Client({ game: fairTrade(2, LONG_GAME.rounds, () => longDeal), numPlayers: 2, debug: false })
    for (let number = 0; number < 1000; number++) {
      const { kind, cards } = longPlay(number)
      client.updatePlayerID(String(number % 2))
      client.moves[kind](...cards)
    }
    const state = client.getState()
    expect(state?._stateID).toBe(1000)
    expect(state?.G.round).toBe(500)
  })
})
