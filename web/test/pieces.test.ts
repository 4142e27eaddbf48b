import { describe, expect, it } from 'vitest'
import { pieces } from '../learn/pieces.ts'

interface Tree {
  readonly name: string
  readonly children: readonly Tree[]
  querySelectorAll(): { readonly length: number }
}

function tree(name: string, ...children: readonly Tree[]): Tree {
  const length = children.reduce((sum, child) => sum + 1 + child.querySelectorAll().length, 0)
  return { name, children, querySelectorAll: () => ({ length }) }
}

const leaves = (name: string, count: number) => tree(name, ...Array.from({ length: count - 1 }, (_, at) => tree(`${name}${at}`)))
const cut = (root: Tree, size: number, whole = '') =>
  pieces(root, size, ({ name }) => name === whole).map((piece) => piece.map(({ name }) => name))

describe('The pieces of a picture, laid out one after another', () => {
  it('are branches in their order, small ones together', () => {
    expect(cut(tree('board', leaves('a', 4), leaves('b', 4), leaves('c', 4)), 8)).toEqual([['a', 'b'], ['c']])
  })

  it('divide a branch that is too large', () => {
    expect(cut(tree('board', tree('a', leaves('b', 6), leaves('c', 6)), leaves('d', 2)), 8)).toEqual([['b'], ['c', 'd']])
  })

  it('do not divide a drawing, however large', () => {
    expect(cut(tree('board', tree('town', leaves('b', 6), leaves('c', 6)), leaves('d', 2)), 8, 'town')).toEqual([['town'], ['d']])
  })
})
