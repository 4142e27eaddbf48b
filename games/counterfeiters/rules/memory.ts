import type { Notes, Purse } from '../state.ts'
import { type Belief, boundsOf, EVEN, firstBelief, holdings, revised } from './belief.ts'
import { lengthOf } from './ledger.ts'
import type { Table } from './table.ts'

/**
 * A belief depends only on the ledger and on habits. This caches the last few for each seat, so that a ledger with one new entry costs only
 * that entry. The cache never changes the answer.
 */
export interface Memory {
  believe(seat: number, ledger: readonly number[]): Remembered
}

/** A belief, and what is computed from it on demand. */
export interface Remembered {
  readonly belief: Belief
  bounds(): Purse
  cells(): Cells
}

/** Every possible holding, in parallel arrays, so that drawing one is fast. */
export interface Cells {
  readonly cash: Int32Array
  readonly envelope: Int32Array
  /** The holding's index in `notes`. */
  readonly strand: Uint32Array
  readonly notes: readonly Notes[]
  /** Cumulative shares. */
  readonly sums: Float64Array
}

interface Point {
  /** How much of the ledger this belief includes. */
  readonly length: number
  readonly remembered: Remembered
}

interface Trail {
  ledger: readonly number[]
  points: Point[]
}

/** A search plays a copy a few entries ahead and drops it; then the beliefs of the real game must still be here. */
const KEPT = 8

export function memoryOf(table: Table, habits = EVEN): Memory {
  const trails: Trail[] = Array.from({ length: table.seats }, () => ({ ledger: [], points: [] }))
  return {
    believe(seat, ledger) {
      const trail = trails[seat]
      const common = commonLength(trail.ledger, ledger)
      trail.points = trail.points.filter(({ length }) => length <= common)
      trail.ledger = ledger.slice()
      let last = trail.points.at(-1) ?? { length: 1, remembered: remember(firstBelief(ledger)) }
      while (last.length < ledger.length) {
        const belief = revised(table, last.remembered.belief, ledger, last.length, habits)
        last = { length: last.length + lengthOf(ledger[last.length]), remembered: remember(belief) }
        trail.points.push(last)
      }
      if (trail.points.length > KEPT) trail.points.splice(0, trail.points.length - KEPT)
      return last.remembered
    },
  }
}

function commonLength(a: readonly number[], b: readonly number[]): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a[length] === b[length]) length++
  return length
}

function remember(belief: Belief): Remembered {
  let purse: Purse | undefined
  let cells: Cells | undefined
  return {
    belief,
    bounds() {
      purse ??= boundsOf(belief)
      return purse
    },
    cells() {
      cells ??= cellsOf(belief)
      return cells
    },
  }
}

function cellsOf(belief: Belief): Cells {
  const list = holdings(belief)
  const notes: Notes[] = []
  const strand = new Uint32Array(list.length)
  const sums = new Float64Array(list.length)
  let sum = 0
  for (let i = 0; i < list.length; i++) {
    if (notes.at(-1) !== list[i].notes) notes.push(list[i].notes)
    strand[i] = notes.length - 1
    sum += list[i].share
    sums[i] = sum
  }
  return {
    cash: Int32Array.from(list, ({ cash }) => cash),
    envelope: Int32Array.from(list, ({ envelope }) => envelope),
    strand,
    notes,
    sums,
  }
}
