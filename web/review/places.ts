import type { AnyGame, AnyMatch, EventTrace } from '@fairground/kernel'
import { CannotOpen, dealt, type Origin } from './origin.ts'
import { pathTo, type Tree } from './tree.ts'

/** The table at a node, and the events on the way there. */
export interface NodePosition {
  readonly match: AnyMatch
  readonly trace: EventTrace
}

/** Positions by node, each computed once and cached: states never change. */
export interface Places {
  at(tree: Tree, node: number): NodePosition
}

export function openPlaces(game: AnyGame, origin: Origin): Places {
  const deal: AnyMatch = dealt(game, origin)
  const known = new Map<number, NodePosition>([[0, { match: deal, trace: deal.opening }]])
  return {
    at(tree, node) {
      const found = known.get(node)
      if (found !== undefined) return found
      let reached: NodePosition | undefined
      for (const id of pathTo(tree, node)) {
        reached = known.get(id) ?? played(reached, tree[id])
        known.set(id, reached)
      }
      return reached as NodePosition
    },
  }
}

function played(before: NodePosition | undefined, { seat, choice }: Tree[number]): NodePosition {
  const match = before?.match.fork()
  const move = match?.moves(seat)[choice]
  if (match === undefined || move === undefined) throw new CannotOpen('link')
  const trace = match.play(seat, move)
  if ('refused' in trace) throw new CannotOpen('link')
  return { match, trace }
}
