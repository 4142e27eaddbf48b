import type { Move, Notes } from '../state.ts'
import type { Board } from './board.ts'

/** Every move object is created once and shared. */
export interface MoveTables {
  readonly place: readonly Move[]
  readonly lift: readonly Move[]
  readonly improve: readonly Move[]
  readonly draft: readonly Move[]
}

export const PASS: Move = Object.freeze({ pass: true })

export function moveTables({ spaces, improvements }: Board): MoveTables {
  return {
    place: spaces.map((_, space) => Object.freeze({ place: space })),
    lift: spaces.map((_, space) => Object.freeze({ lift: space })),
    improve: improvements.map((_, improvement) => Object.freeze({ improve: improvement })),
    draft: improvements.map((_, improvement) => Object.freeze({ draft: improvement })),
  }
}

/** The first key of each kind of move; there are at most 30 spaces and 10 improvements. */
const PASS_KEY = 30
const LIFT_KEY = 32
const IMPROVE_KEY = 64
const DRAFT_KEY = 80
const NOTES_KEY = 100
const FLY_KEY = 2 ** 24

/** Unique, because money comes in tens and nobody has millions. */
export function keyOf(move: Move): number {
  if ('place' in move) return move.place
  if ('notes' in move) return NOTES_KEY + (move.notes[0] * MOST + move.notes[1]) * MOST + move.notes[2]
  if ('fly' in move) return FLY_KEY + move.fly / 10
  if ('pass' in move) return PASS_KEY
  if ('lift' in move) return LIFT_KEY + move.lift
  return 'improve' in move ? IMPROVE_KEY + move.improve : DRAFT_KEY + move.draft
}

export type NotesMove = Extract<Move, { readonly notes: Notes }>

const bundleMoves = new Map<number, NotesMove>()
const bundleLists = new Map<number, readonly NotesMove[]>()
/** Above the number of notes of one quality in any action. */
const MOST = 64

/** Every bundle of `least` to `most` of these notes. Lists are created once and shared. */
export function bundles(one: number, two: number, three: number, least: number, most: number): readonly NotesMove[] {
  const a = one < most ? one : most
  const b = two < most ? two : most
  const c = three < most ? three : most
  const key = (((a * MOST + b) * MOST + c) * MOST + least) * MOST + most
  let list = bundleLists.get(key)
  if (list === undefined) {
    list = listBundles(a, b, c, least, most)
    bundleLists.set(key, list)
  }
  return list
}

/** Every bundle of one to `most` notes that a shop buys if it refuses the lowest `level` qualities but overlooks `overlooked` of them. */
export function bundlesTaken(
  one: number,
  two: number,
  three: number,
  most: number,
  level: number,
  overlooked: number,
): readonly NotesMove[] {
  if (overlooked === 0 || level === 0) return bundles(level > 0 ? 0 : one, level > 1 ? 0 : two, level > 2 ? 0 : three, 1, most)
  return bundles(one, two, three, 1, most).filter(({ notes }) => {
    let detected = 0
    for (let quality = 0; quality < level; quality++) if (notes[quality] > 0) detected++
    return detected <= overlooked
  })
}

function listBundles(one: number, two: number, three: number, least: number, most: number): readonly NotesMove[] {
  const list: NotesMove[] = []
  for (let c = 0; c <= three; c++)
    for (let b = 0; b <= two && b + c <= most; b++)
      for (let a = 0; a <= one && a + b + c <= most; a++) if (a + b + c >= least) list.push(bundleMove(a, b, c))
  return Object.freeze(list)
}

function bundleMove(one: number, two: number, three: number): NotesMove {
  const key = (one * MOST + two) * MOST + three
  let move = bundleMoves.get(key)
  if (move === undefined) {
    move = Object.freeze({ notes: Object.freeze([one, two, three] as const) })
    bundleMoves.set(key, move)
  }
  return move
}

/** The moves into the envelope and out of it, by tens; extended when a player has more money than any before. */
const into: Move[] = []
const outOf: Move[] = []

/** Any amount above zero, out of the envelope or into it. */
export function amounts(cash: number, envelope: number): readonly Move[] {
  const list: Move[] = []
  const most = (cash > envelope ? cash : envelope) / 10
  while (into.length < most) {
    const dollars = 10 * (into.length + 1)
    into.push(Object.freeze({ fly: dollars }))
    outOf.push(Object.freeze({ fly: -dollars }))
  }
  for (let i = 0; 10 * i < cash; i++) list.push(into[i])
  for (let i = 0; 10 * i < envelope; i++) list.push(outOf[i])
  return list
}
