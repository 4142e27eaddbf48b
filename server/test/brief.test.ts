import { games } from '@fairground/games'
import { type Brief, Familiar, filled, packed } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import type { Position } from '../tables/api.ts'
import { type Json, withServer } from './serving.ts'

const PLAYED = 12

function positionIn(delivery: Json | undefined): Json | undefined {
  return delivery?.position ?? delivery?.snapshot?.position
}

function positionsIn(deliveries: readonly Json[]): readonly Json[] {
  return deliveries.flatMap((delivery) => positionIn(delivery) ?? [])
}

function position(given: Partial<Position>): Position {
  return {
    n: 1,
    viewer: 0,
    view: { viewer: 0 },
    turn: [0],
    moves: [],
    secret: false,
    canUndo: false,
    paused: false,
    clocks: [],
    conceded: [],
    ...given,
  }
}

describe('a brief watch', () => {
  for (const game of Object.keys(games))
    it(`tells as much of ${game} as any other, in fewer bytes`, () =>
      withServer(async (house) => {
        const anna = await house.guest('Anna')
        const bots = [1, 2].map((seat) => ({ seat, level: 'random' }))
        const { id } = await anna.post('/api/tables', { game, seats: 3, handover: 0, bots })
        await anna.post(`/api/tables/${id}/start`)
        const [whole, short] = [await anna.socket(), await anna.socket()]
        const [watch, briefly] = [await whole.watch(id), await short.watch(id, { brief: true })]
        let n = -1
        for (let choice = 0; choice < PLAYED; choice++) {
          const owes = ({ delivery }: Json) => positionIn(delivery)?.n > n && positionIn(delivery).moves.length > 0
          const owed = positionIn((await whole.until(owes)).delivery)
          const act = { choice: (choice * 7) % owed.moves.length }
          n = (await whole.ask('act', { table: id, act, after: owed.n })).n - 1
        }
        const last = positionsIn(whole.deliveries(watch)).at(-1).n
        await short.until(({ delivery }) => delivery?.position?.n >= last)
        let before: Position | undefined
        const filledIn = positionsIn(short.deliveries(briefly)).map((each) => {
          before = filled(each as Brief<Position>, before)
          return before
        })
        expect(filledIn.slice(0, last + 1)).toEqual(positionsIn(whole.deliveries(watch)).slice(0, last + 1))
        expect(short.texts.join().length).toBeLessThan(whole.texts.join().length)
        whole.close()
        short.close()
      }))

  it('names what is the same frozen thing as before, and nothing else', () => {
    const cards = Object.freeze(['level', 'steep'])
    const moves = Object.freeze([{ block: 1 }])
    const familiar = new Familiar()
    const told = (given: Partial<Position>) => familiar.meets(position(given))
    expect(told({ moves, view: { cards, round: [1] } })).toEqual([])
    expect(told({ moves, view: { cards, round: [1] } })).toEqual(['moves', 'view.cards'])
    expect(told({ moves: [{ block: 1 }], view: { cards: ['level', 'steep'] } })).toEqual([])
    expect(told({ moves, view: { cards } })).toEqual([])
    expect(told({ moves, view: { cards: Object.freeze(['level']) } })).toEqual(['moves'])
  })

  it('gives moves of one shape by columns, and others as they are', () => {
    const bids = [
      { farmer: 1, trader: 2 },
      { farmer: 1, trader: 3 },
    ]
    expect(packed(bids)).toEqual({ columns: { farmer: [1, 1], trader: [2, 3] } })
    for (const odd of [
      [],
      [{ pass: true }],
      ['a', 'b'],
      [{ lay: 1 }, { pass: true }],
      [{ lay: 1 }, null],
      [{ lay: 1 }, { lay: 1, on: 2 }],
      [{}, {}],
    ])
      expect(filled({ ...position({}), moves: packed(odd) }, undefined).moves).toEqual(odd)
  })
})
