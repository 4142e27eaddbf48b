import type { Seat } from '@fairground/kernel'

/** A move that was made or might be made, and what could follow it. Number 0 is the deal. */
export interface TreeNode {
  readonly parent: number
  readonly seat: Seat
  /** Its index among the moves offered there: shorter than the move itself. */
  readonly choice: number
  /** Numbers of the nodes that follow; the first is the main line. */
  readonly next: readonly number[]
  readonly note?: string
}

/** Lines of one game, by the numbers of their nodes. Immutable: each change creates a new tree. */
export type Tree = readonly TreeNode[]

/** The longest note: a remark, not an essay. */
export const LONGEST_NOTE = 400
/** The most nodes: more than anybody plays by hand, but a link may contain any number. */
export const MOST_NODES = 4000

export const DEAL: Tree = [{ parent: 0, seat: 0, choice: 0, next: [] }]

/** Adds a move after a node; returns the tree and the number of the move's node, which may already exist. */
export function grown(tree: Tree, parent: number, seat: Seat, choice: number): { readonly tree: Tree; readonly at: number } {
  const known = tree[parent].next.find((id) => tree[id].seat === seat && tree[id].choice === choice)
  if (known !== undefined) return { tree, at: known }
  const at = tree.length
  const from = { ...tree[parent], next: [...tree[parent].next, at] }
  return { tree: [...tree.with(parent, from), { parent, seat, choice, next: [] }], at }
}

export function noted(tree: Tree, at: number, note: string): Tree {
  const { note: _, ...bare } = tree[at]
  const kept = note.trim().slice(0, LONGEST_NOTE)
  return tree.with(at, kept === '' ? bare : { ...bare, note: kept })
}

/** The nodes from the deal to this one, both included. */
export function pathTo(tree: Tree, at: number): readonly number[] {
  const path = [at]
  while (path[0] !== 0) path.unshift(tree[path[0]].parent)
  return path
}

/** Down the main line as far as it goes. */
export function endOf(tree: Tree, at: number): number {
  let end = at
  while (tree[end].next.length > 0) end = tree[end].next[0]
  return end
}

/** Where a node is drawn: one column per move, one row per line. */
export interface NodePlace {
  readonly at: number
  readonly column: number
  readonly row: number
}

/** Every node except the deal, line by line; a side line is below the line that it branches from. */
export function treeLayout(tree: Tree): readonly NodePlace[] {
  const places: NodePlace[] = []
  let row = -1
  const lines: { readonly from: number; readonly column: number }[] = tree[0].next.map((from) => ({ from, column: 1 })).reverse()
  for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
    row++
    const sides: { readonly from: number; readonly column: number }[] = []
    let { column } = line
    for (let at: number | undefined = line.from; at !== undefined; at = tree[at].next[0], column++) {
      places.push({ at, column, row })
      for (const side of tree[at].next.slice(1)) sides.push({ from: side, column: column + 1 })
    }
    // The last side line is nearest, so that no connection crosses another line.
    lines.push(...sides)
  }
  return places
}
