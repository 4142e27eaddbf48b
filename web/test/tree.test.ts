import { games } from '@fairground/games'
import { Match, record } from '@fairground/kernel'
import { describe, expect, it } from 'vitest'
import { originIn, pack, read, unpack, written } from '../review/link.ts'
import { CannotOpen, dealt, trunkOf } from '../review/origin.ts'
import { openPlaces } from '../review/places.ts'
import { settledOrder } from '../review/thinking.ts'
import { DEAL, endOf, grown, noted, pathTo, treeLayout } from '../review/tree.ts'

const { game } = await games['fair-trade']()
const SEED = '7'.repeat(64)

/** A match of two who take their first choices; one of them undoes a move on the way. */
function played() {
  const match = new Match(game, {
    id: 'm',
    seats: 3,
    options: {},
    seed: SEED,
    words: ['', '', ''],
    sitters: ['person', 'person', 'person'],
    waits: true,
  })
  for (let i = 0; match.result === undefined; i++) {
    const seat = match.handover ?? match.turn[0]
    if (match.handover !== undefined) match.enter(seat, 'person', { done: true })
    else {
      const moves = match.moves(seat)
      match.play(seat, moves[i % moves.length])
      if (i === 3 && match.canUndo(seat)) match.undo(seat)
    }
  }
  return match
}

describe('A tree of lines', () => {
  it('grows by a new move, but not by an existing one', () => {
    const first = grown(DEAL, 0, 1, 4)
    const again = grown(first.tree, 0, 1, 4)
    expect(again).toEqual(first)
    const side = grown(first.tree, 0, 1, 5)
    expect(side.tree[0].next).toEqual([1, 2])
    expect(pathTo(side.tree, 2)).toEqual([0, 2])
    expect(endOf(side.tree, 0)).toBe(1)
  })

  it('is laid out with one row per line, variations below the line that they leave', () => {
    let { tree } = grown(DEAL, 0, 0, 0)
    tree = grown(tree, 1, 0, 0).tree
    tree = grown(tree, 0, 0, 1).tree
    tree = grown(tree, 1, 0, 1).tree
    expect(treeLayout(tree)).toEqual([
      { at: 1, column: 1, row: 0 },
      { at: 2, column: 2, row: 0 },
      { at: 4, column: 2, row: 1 },
      { at: 3, column: 1, row: 2 },
    ])
  })
})

describe('A finished game', () => {
  const match = played()
  const { origin, tree, entries } = trunkOf(game, record(match), [undefined, undefined, undefined])

  it('is its line without undone moves, and leads to the same end', () => {
    expect(entries).toHaveLength(tree.length - 1)
    const end = openPlaces(game, origin).at(tree, endOf(tree, 0)).match
    expect(end.result?.outcome).toEqual(match.result?.outcome)
  })

  it('survives a link, with lines and notes', async () => {
    const offered = dealt(game, origin).moves(0).length
    const side = grown(tree, 0, 0, (tree[1].choice + 1) % offered)
    const noticed = noted(side.tree, side.at, 'Đắt quá! <b>')
    const packed = await pack(written({ tree: noticed, at: side.at, origin }, 3, 1))
    expect(packed).toMatch(/^[\w-]+$/)
    expect(packed.length).toBeLessThan(1200)
    const link = await unpack(packed)
    expect(originIn(link)).toEqual(origin)
    expect(read(link, DEAL, 3)).toMatchObject({ tree: noticed, at: side.at })
  })

  it('needs only the additions if the game is available', async () => {
    const side = grown(tree, 0, 0, 1)
    const link = await unpack(await pack(written({ tree: side.tree, at: side.at }, 3, tree.length)))
    expect(read(link, tree, 3)).toEqual({ tree: side.tree, at: side.at })
  })

  it.each([['!'], ['AAAA'], ['']])('is not read from an incomplete link: %s', async (text) => {
    await expect(unpack(text)).rejects.toThrow(CannotOpen)
  })

  it('and an invalid link is refused before anything is played', () => {
    for (const bad of [null, 7, {}, { l: ['x'], n: {}, a: 0 }, { l: [-90, 3], n: {}, a: 0 }])
      expect(() => read(bad, DEAL, 3)).toThrow(CannotOpen)
    const { tree: wild } = read({ l: [999_999], n: {}, a: 0 }, DEAL, 3)
    expect(() => openPlaces(game, origin).at(wild, 1)).toThrow(CannotOpen)
    expect(() => originIn({ o: { seats: 3 } })).toThrow(CannotOpen)
  })
})

describe('Rows of choices', () => {
  const row = (choice: number, worth: number, error: number) => ({ choice, worth, error, share: 0 })

  it('are reordered only when the difference is larger than the error', () => {
    const before = [row(1, 0.4, 0.02), row(2, 0.38, 0.02)]
    const near = settledOrder(before, [row(2, 0.41, 0.02), row(1, 0.4, 0.02)])
    expect(near.map(({ choice }) => choice)).toEqual([1, 2])
    const far = settledOrder(before, [row(2, 0.46, 0.02), row(1, 0.4, 0.02)])
    expect(far.map(({ choice }) => choice)).toEqual([2, 1])
  })
})
