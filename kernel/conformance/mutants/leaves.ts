import type { Seat, Viewer } from '../../game.ts'
import { fastRandom } from '../../random.ts'
import { imagine } from '../../sampler.ts'
import { viewersOf } from '../laws/law.ts'
import type { OpaqueRules } from '../opaque.ts'
import { positions } from '../positions.ts'
import { textOf } from '../texts.ts'
import { differingLeaves, type LeafPath, read, shapeOf } from './shape.ts'

/**
 * The hidden leaves of a game: the parts of a state that differ from what some viewer imagines. Places in a list by seat are separate
 * leaves; places in a hand, a bag or any other list together are one leaf.
 */
export interface Leaf {
  readonly path: LeafPath
  /** Viewers who were found not to know it. */
  readonly hiddenFrom: readonly Viewer[]
  /** Of these, seats that had a choice while they did not know it. */
  readonly choosers: readonly Seat[]
  /** Somebody could play the same move whatever was hidden. */
  readonly playable: boolean
  /** Somebody was in turn while it was hidden. */
  readonly inPlay: boolean
  /** Values of it that one viewer could not tell apart. */
  readonly confusions: readonly (readonly [string, string])[]
}

interface Found {
  readonly path: LeafPath
  readonly hiddenFrom: Set<Viewer>
  readonly choosers: Set<Seat>
  playable: boolean
  inPlay: boolean
  readonly confusions: [string, string][]
}

const LOOKED_AT = 1200
const MOST_CONFUSIONS = 200

/** Finds hidden leaves in random games. */
export function hiddenLeaves(rules: OpaqueRules, seats: number): readonly Leaf[] {
  const states = positions(rules, LOOKED_AT)
  const shape = shapeOf(states, seats)
  const found = new Map<string, Found>()
  const random = fastRandom(1)
  for (const state of states)
    for (const viewer of viewersOf(seats)) {
      const twin = imagine(rules, rules.view(state, viewer), random)
      const differing = differingLeaves(state, twin, shape)
      if (differing.length === 0) continue
      const turn = rules.turn(state)
      const playable = turn.some((seat) => haveCommon(rules.moves(state, seat), rules.moves(twin, seat)))
      const chooses = viewer !== 'spectator' && rules.moves(state, viewer).length > 1
      for (const path of differing) {
        const leaf = entryOf(found, path)
        leaf.hiddenFrom.add(viewer)
        leaf.inPlay ||= turn.length > 0
        leaf.playable ||= playable
        if (chooses) leaf.choosers.add(viewer)
        if (leaf.confusions.length < MOST_CONFUSIONS) leaf.confusions.push([read(state, path), read(twin, path)])
      }
    }
  return [...found.values()].map((leaf) => written(leaf, seats)).sort((a, b) => (a.path.join('.') < b.path.join('.') ? -1 : 1))
}

function entryOf(found: Map<string, Found>, path: LeafPath): Found {
  const name = path.join('.')
  const known = found.get(name) ?? { path, hiddenFrom: new Set(), choosers: new Set(), playable: false, inPlay: false, confusions: [] }
  found.set(name, known)
  return known
}

function written(leaf: Found, seats: number): Leaf {
  return { ...leaf, hiddenFrom: viewersOf(seats).filter((viewer) => leaf.hiddenFrom.has(viewer)), choosers: [...leaf.choosers] }
}

function haveCommon(moves: readonly unknown[], others: readonly unknown[]): boolean {
  const texts = new Set(others.map(textOf))
  return moves.some((move) => texts.has(textOf(move)))
}
