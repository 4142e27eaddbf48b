import { games } from '@fairground/games'
import { type Brief, briefEntry, briefText, filled, filledEntry, type Position, packed } from '@fairground/protocol'
import { describe, expect, it } from 'vitest'
import { type Json, withGuest } from './serving.ts'

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

describe('a watch with the brief encoding', () => {
  for (const game of Object.keys(games))
    it(`tells as much of ${game} as the full encoding, in fewer bytes`, () =>
      withGuest(async (anna) => {
        const bots = [1, 2].map((seat) => ({ seat, level: 'random' }))
        const { id } = await anna.post('/api/tables', { game, seats: 3, handover: 0, bots })
        await anna.post(`/api/tables/${id}/start`)
        const [whole, short] = [await anna.socket(), await anna.socket()]
        const [watch, briefly] = [await whole.watch(id), await short.watch(id, { brief: true })]
        let n = -1
        for (let choice = 0; choice < PLAYED; choice++) {
          const goesOn = ({ moves, result }: Json) => moves.length > 0 || result !== undefined
          const owes = ({ delivery }: Json) => positionIn(delivery)?.n > n && goesOn(positionIn(delivery))
          const owed = positionIn((await whole.until(owes)).delivery)
          // A short game may be over.
          if (owed.result !== undefined) break
          const act = { choice: (choice * 7) % owed.moves.length }
          n = (await whole.ask('act', { table: id, act, after: owed.n })).n - 1
        }
        const last = positionsIn(whole.deliveries(watch)).at(-1).n
        await short.until(({ delivery }) => delivery?.position?.n >= last)
        let before: Position | undefined
        const filledIn = short.deliveries(briefly).map((each) => {
          if (each.kind !== 'entry') {
            before = positionIn(each) as Position | undefined
            return { entry: undefined, position: before }
          }
          const { entry, position } = filledEntry(each as never, before)
          before = position
          return { entry, position }
        })
        const said = whole.deliveries(watch).map((each) => ({ entry: each.entry, position: positionIn(each) }))
        const upTo = (list: readonly { readonly position: unknown }[]) => list.filter((each) => (each.position as Position)?.n <= last)
        expect(upTo(filledIn)).toEqual(upTo(said))
        expect(short.texts.join().length).toBeLessThan(whole.texts.join().length)
        whole.close()
        short.close()
      }))

  const brief = (now: Position, before?: Position): Brief<Position> => JSON.parse(briefText(now, before))

  it('sends only what has changed', () => {
    const before = position({ view: { viewer: 0, cards: ['level', 'steep'], round: 1 }, clocks: [{ seat: 0, left: 5 }] })
    const now = position({ n: 2, view: { viewer: 0, cards: ['level', 'steep'], round: 2 }, clocks: [{ seat: 0, left: 4 }] })
    expect(brief(now, before)).toEqual({ n: 2, view: { round: 2 }, clocks: [{ seat: 0, left: 4 }] })
    expect(brief({ ...before, n: 3 }, before)).toEqual({ n: 3 })
  })

  it('sends everything to a viewer who has nothing yet', () => {
    const now = position({ view: {}, moves: [{ pass: true }] })
    expect(brief(now)).toEqual(now)
    expect(filled(brief(now), undefined)).toEqual(now)
  })

  it('names what was removed', () => {
    const before = position({ view: { viewer: 0, own: 3 }, handover: { seat: 0 } })
    const now = position({ n: 2, view: { viewer: 0 } })
    expect(brief(now, before)).toEqual({ n: 2, gone: ['handover', 'view.own'] })
    expect(filled(brief(now, before), before)).toStrictEqual(now)
  })

  it('sends the list of moves again when it changes', () => {
    const before = position({ moves: [{ pass: true }] })
    expect(brief(position({ n: 2, moves: [] }), before)).toEqual({ n: 2, moves: [] })
    expect(brief(position({ n: 2, moves: [{ pass: true }] }), before)).toEqual({ n: 2 })
  })

  it('sends moves of one shape as columns, and others unchanged', () => {
    const bids = [
      { farmer: 1, trader: 2 },
      { farmer: 1, trader: 3 },
    ]
    expect(packed(bids)).toEqual({ columns: { farmer: [1, 1], trader: [2, 3] } })
    for (const odd of [
      [],
      [{ pass: true }],
      ['a', 'b'],
      [
        [1, 2],
        [3, 4],
      ],
      [{ lay: 1 }, { pass: true }],
      [{ lay: 1 }, null],
      [{ lay: 1 }, { lay: 1, on: 2 }],
      [{}, {}],
    ])
      expect(filled<Position>({ n: 1, moves: packed(odd) }, undefined).moves).toEqual(odd)
  })

  it('sends every viewer the steps as they see them, and equal changes as equal texts', () => {
    const [shown, paid] = [{ kind: 'shown' }, { kind: 'paid' }]
    const seenBy = (viewer: number) => {
      const before = position({ viewer, view: { viewer, own: viewer, purse: [0, 0] } })
      const events = [
        { event: shown, view: { viewer, hand: [`of ${viewer}`], purse: [0, 0] } },
        { event: paid, view: { viewer, hand: [`of ${viewer}`], purse: [1, 0] } },
        { event: { kind: 'over' } },
      ]
      return { entry: { n: 2, events }, before, after: position({ n: 2, viewer, view: { viewer, hand: [], purse: [1, 0] } }) }
    }
    const steps = [0, 1, 0].map((viewer) => {
      const { entry, before, after } = seenBy(viewer)
      const [text, news] = briefEntry(entry, after, before)
      const filledIn = filledEntry({ entry: JSON.parse(text), position: JSON.parse(news) }, before)
      expect(filledIn.entry).toEqual(entry)
      expect(filledIn.position).toEqual(after)
      return JSON.parse(text).events
    })
    expect(steps[1][0]).toEqual({ event: shown, view: { hand: ['of 1'] }, gone: ['view.own'] })
    expect(steps[1][1]).toEqual({ event: paid, view: { purse: [1, 0] } })
    expect(steps[2]).toEqual(steps[0])
  })
})
