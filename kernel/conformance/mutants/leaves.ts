import type { Seat, Viewer } from '../../game.ts'
import { fastRandom } from '../../random.ts'
import { randomPicks, walk } from '../case.ts'
import { viewersOf } from '../laws/law.ts'
import type { OpaqueRules } from '../opaque.ts'
import { isObject } from '../plain.ts'
import { textOf } from '../texts.ts'

/**
 * The hidden leaves of a game: the places of a state at which it differs from what some viewer imagines. Places in a list by seat
 * are leaves of their own; places in a hand, a bag or any other list are one leaf together, written `*`.
 */
export interface Leaf {
  readonly path: LeafPath
  /** Viewers who were seen not to know it. */
  readonly hiddenFrom: readonly Viewer[]
  /** Of these, seats that had a choice while they did not know it. */
  readonly choosers: readonly Seat[]
  /** Somebody could play the same move whatever was hidden. */
  readonly playable: boolean
  /** Somebody was in turn while it was hidden. */
  readonly inPlay: boolean
  /** Texts of it that one viewer could not tell apart. */
  readonly confusions: readonly (readonly [string, string])[]
}

export type LeafPath = readonly string[]

const ANY = '*'
const LENGTH = '#'
const MOST_CONFUSIONS = 200
const MANY_NAMES = 16

/** What a leaf holds, as a text. */
export function read(state: unknown, path: LeafPath): string {
  const values: unknown[] = []
  gather(state, path, 0, values)
  return JSON.stringify(values)
}

function gather(value: unknown, path: LeafPath, index: number, into: unknown[]): void {
  if (index === path.length) into.push(value)
  else if (path[index] === LENGTH) into.push(Array.isArray(value) ? value.length : value)
  else if (!isObject(value)) into.push(value)
  else if (path[index] !== ANY) gather(value[path[index]], path, index + 1, into)
  else for (const key in value) gather(value[key], path, index + 1, into)
}

interface Found {
  readonly path: LeafPath
  readonly hiddenFrom: Set<Viewer>
  readonly choosers: Set<Seat>
  playable: boolean
  inPlay: boolean
  readonly confusions: [string, string][]
}

/** Looks for hidden leaves in random games. */
export function hiddenLeaves(rules: OpaqueRules, seats: number, states: number, seed = 1): readonly Leaf[] {
  const shape = shapeOf(rules, seats, states, seed)
  const found = new Map<string, Found>()
  const random = fastRandom(seed)
  forStates(rules, states, seed, (state, turn) => {
    for (const viewer of viewersOf(seats)) {
      const twin = rules.imagine(rules.view(state, viewer), random)
      const playable = turn.some((seat) => haveCommon(rules.moves(state, seat), rules.moves(twin, seat)))
      const chooses = viewer !== 'spectator' && rules.moves(state, viewer).length > 1
      for (const path of differingLeaves(state, twin, shape)) {
        const leaf = entryOf(found, path)
        leaf.hiddenFrom.add(viewer)
        leaf.inPlay ||= turn.length > 0
        leaf.playable ||= playable
        if (chooses) leaf.choosers.add(viewer)
        if (leaf.confusions.length < MOST_CONFUSIONS) leaf.confusions.push([read(state, path), read(twin, path)])
      }
    }
  })
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, leaf]) => ({
      ...leaf,
      hiddenFrom: viewersOf(seats).filter((viewer) => leaf.hiddenFrom.has(viewer)),
      choosers: [...leaf.choosers],
    }))
}

function entryOf(found: Map<string, Found>, path: LeafPath): Found {
  const name = path.join('.')
  const known = found.get(name) ?? { path, hiddenFrom: new Set(), choosers: new Set(), playable: false, inPlay: false, confusions: [] }
  found.set(name, known)
  return known
}

function haveCommon(moves: readonly unknown[], others: readonly unknown[]): boolean {
  const texts = new Set(others.map(textOf))
  return moves.some((move) => texts.has(textOf(move)))
}

function forStates(rules: OpaqueRules, states: number, seed: number, visit: (state: unknown, turn: readonly Seat[]) => void): void {
  for (let game = 0, seen = 0; seen < states; game++)
    walk(rules, seed + game, randomPicks(seed + game, []), ({ state, turn }) => {
      visit(state, turn)
      return ++seen < states
    })
}

/** Which lists run by seat, and which objects have so many names that they are lists of a kind, by path without places. */
interface Shape {
  readonly bySeat: ReadonlySet<string>
  readonly crowded: ReadonlySet<string>
}

function shapeOf(rules: OpaqueRules, seats: number, states: number, seed: number): Shape {
  const lists = new Map<string, boolean>()
  const names = new Map<string, Set<string>>()
  const look = (value: unknown, path: string): void => {
    if (!isObject(value)) return
    if (Array.isArray(value)) {
      lists.set(path, (lists.get(path) ?? true) && value.length === seats)
      for (const inner of value) look(inner, `${path}.${ANY}`)
      return
    }
    const known = names.get(path) ?? new Set()
    names.set(path, known)
    for (const [key, inner] of Object.entries(value)) {
      known.add(key)
      look(inner, `${path}.${key}`)
    }
  }
  forStates(rules, states, seed, (state) => look(state, ''))
  return {
    bySeat: new Set([...lists].filter(([, always]) => always).map(([path]) => path)),
    crowded: new Set([...names].filter(([path, keys]) => path !== '' && keys.size > MANY_NAMES).map(([path]) => path)),
  }
}

function differingLeaves(a: unknown, b: unknown, shape: Shape): readonly LeafPath[] {
  const found = new Map<string, LeafPath>()
  const look = (x: unknown, y: unknown, path: LeafPath, place: string): void => {
    if (x === y) return
    if (!isObject(x) || !isObject(y) || Array.isArray(x) !== Array.isArray(y)) {
      found.set(path.join('.'), path)
      return
    }
    const isList = Array.isArray(x)
    if (isList && x.length !== y.length) found.set([...path, LENGTH].join('.'), [...path, LENGTH])
    const together = isList ? !shape.bySeat.has(place) : shape.crowded.has(place)
    for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
      if (isList && !(key in x && key in y)) continue
      look(x[key], y[key], [...path, together ? ANY : key], `${place}.${isList ? ANY : key}`)
    }
  }
  look(a, b, [], '')
  return [...found.values()]
}
