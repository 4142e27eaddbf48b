import type { Random } from '@fairground/kernel'
import type { Purse } from '../state.ts'
import { type Belief, boundsOf, firstBelief, type Holding, holdings, revised } from './belief.ts'
import { lengthOf } from './ledger.ts'
import type { Table } from './table.ts'

/**
 * A belief is a function of its ledger alone; this remembers the last few, seat by seat, so that a ledger that has grown by an
 * entry costs one entry. What it answers never depends on what it remembers.
 */
export interface Memory {
  believe(seat: number, ledger: readonly number[]): Remembered
}

/** A belief, and what is made of it when somebody asks. */
export interface Remembered {
  readonly belief: Belief
  bounds(): Purse
  /** One holding, as likely as the belief has it. */
  sample(random: Random): Holding
}

interface Point {
  /** The ledger's length up to which this belief goes. */
  readonly length: number
  readonly remembered: Remembered
}

interface Trail {
  ledger: readonly number[]
  points: Point[]
}

/** A twin that is played on and dropped is a few entries away from the line that goes on. */
const KEPT = 8
const TWO_TO_32 = 2 ** 32

export function memoryOf(table: Table): Memory {
  const trails: Trail[] = Array.from({ length: table.seats }, () => ({ ledger: [], points: [] }))
  return {
    believe(seat, ledger) {
      const trail = trails[seat]
      const common = commonLength(trail.ledger, ledger)
      trail.points = trail.points.filter(({ length }) => length <= common)
      trail.ledger = ledger.slice()
      let last = trail.points.at(-1) ?? { length: 1, remembered: remember(firstBelief(ledger)) }
      while (last.length < ledger.length) {
        const belief = revised(table, last.remembered.belief, ledger, last.length)
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
  let possible: readonly Holding[] = []
  let sums: Float64Array | undefined
  return {
    belief,
    bounds() {
      purse ??= boundsOf(belief)
      return purse
    },
    sample(random) {
      if (sums === undefined) {
        const list = holdings(belief)
        possible = list
        sums = new Float64Array(list.length)
        for (let i = 0, sum = 0; i < list.length; i++) {
          sum += list[i].share
          sums[i] = sum
        }
      }
      const aim = (random.below(TWO_TO_32) / TWO_TO_32) * sums[sums.length - 1]
      let low = 0
      for (let high = sums.length - 1; low < high; ) {
        const middle = (low + high) >> 1
        if (sums[middle] > aim) high = middle
        else low = middle + 1
      }
      return possible[low]
    },
  }
}
