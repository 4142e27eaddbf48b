import type { AnyGame, AnyMatch, Story } from '@fairground/kernel'
import { dealt, type Origin, Unopened } from './origin.ts'
import { pathTo, type Tree } from './tree.ts'

/** The table at a node, and the events on the way there. */
export interface Reached {
  readonly match: AnyMatch
  readonly story: Story
}

/** Positions by node, each computed once and cached: states never change. */
export interface Places {
  at(tree: Tree, node: number): Reached
}

export function openPlaces(game: AnyGame, origin: Origin): Places {
  const deal: AnyMatch = dealt(game, origin)
  const known = new Map<number, Reached>([[0, { match: deal, story: deal.opening }]])
  return {
    at(tree, node) {
      const found = known.get(node)
      if (found !== undefined) return found
      let reached: Reached | undefined
      for (const id of pathTo(tree, node)) {
        reached = known.get(id) ?? played(reached, tree[id])
        known.set(id, reached)
      }
      return reached as Reached
    },
  }
}

function played(before: Reached | undefined, { seat, choice }: Tree[number]): Reached {
  const match = before?.match.fork()
  const move = match?.moves(seat)[choice]
  if (match === undefined || move === undefined) throw new Unopened('link')
  const story = match.play(seat, move)
  if ('refused' in story) throw new Unopened('link')
  return { match, story }
}
