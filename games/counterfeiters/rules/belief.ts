import type { Notes, Purse, Range } from '../state.ts'
import * as grids from './grid.ts'
import * as ledgers from './ledger.ts'
import { bundles, bundlesTaken } from './moves.ts'
import { countOffers, usable } from './offers.ts'
import type { Table } from './table.ts'

/** How a player is assumed to make secret choices. Every possible choice must have a weight above zero. */
export interface Habits {
  readonly flights: grids.Flights
  /** Weight factor for each additional star of a note given to diners. */
  readonly finer: number
}

/** Every offered move is equally likely. */
export const EVEN: Habits = { flights: { leaves: () => 1, back: 1 }, finer: 1 }

/**
 * What a seat may hold according to its ledger: every possible (cash, envelope, notes), weighted by its probability. For this we assume that
 * spaces and bundles to sell were chosen evenly, the rest by these habits. A strand has the purses with the same notes exchanged at diners.
 */
export interface Belief {
  /** Notes printed minus notes sold. */
  readonly traced: Notes
  readonly strands: readonly Strand[]
}

interface Strand {
  /** Notes exchanged at diners. */
  readonly turned: Notes
  readonly purses: grids.Grid
}

/** A purse in dollars. */
export interface Holding {
  readonly cash: number
  readonly envelope: number
  readonly notes: Notes
}

export function firstBelief(ledger: readonly number[]): Belief {
  return { traced: [0, 0, 0], strands: [{ turned: [0, 0, 0], purses: grids.point(ledger[0]) }] }
}

/** The belief after the ledger entry at `at`. */
export function revised(table: Table, belief: Belief, ledger: readonly number[], at: number, habits = EVEN): Belief {
  const entry = ledger[at]
  switch (entry & 7) {
    case ledgers.PLACE:
      return afterChoice(table, belief, entry, ledger[at + 1], 0, 0)
    case ledgers.PLACE_WITH:
      return afterChoice(table, belief, entry, ledger[at + 1], ledger[at + 2], ledger[at + 3])
    case ledgers.GAIN:
      return mapped(belief, (purses) => grids.shifted(purses, ledgers.gainIn(entry)))
    case ledgers.PRINT: {
      const { stars, notes } = ledgers.printIn(entry)
      const [one, two, three] = belief.traced
      return {
        traced: [stars === 1 ? one + notes : one, stars === 2 ? two + notes : two, stars === 3 ? three + notes : three],
        strands: belief.strands,
      }
    }
    case ledgers.SELL:
      return afterSale(belief, entry)
    case ledgers.FLY:
      return mapped(belief, (purses) => grids.flown(purses, ledgers.flightIn(entry), habits.flights))
    case ledgers.GODFATHER:
      return mapped(belief, grids.halved)
    default:
      return afterDiner(belief, entry, habits)
  }
}

/** Purses for which the choice was not legal are ruled out; the more legal moves a purse had, the less likely was this one. */
function afterChoice(table: Table, belief: Belief, entry: number, open: number, taken: number, hand: number): Belief {
  const { chosen, level, boost } = ledgers.choiceIn(entry)
  const strands: Strand[] = []
  for (const strand of belief.strands) {
    const [one, two, three] = held(belief, strand)
    const factor = (cash: number, offshore: 0 | 1): number => {
      const spaces = (improvement: number) => usable(table, improvement, open, taken, level, cash, offshore, one, two, three)
      const offered =
        chosen === ledgers.CHOSE_PASS ||
        (chosen >= ledgers.CHOSE_IMPROVEMENT ? spaces(chosen - ledgers.CHOSE_IMPROVEMENT) !== 0 : (spaces(boost) & (1 << chosen)) !== 0)
      return offered ? 1 / countOffers(table, boost, open, taken, hand, level, cash, offshore, one, two, three) : 0
    }
    strands.push({ turned: strand.turned, purses: grids.reweighted(strand.purses, factor, table.dearest / 10) })
  }
  return normalized(belief.traced, strands)
}

function afterSale({ traced, strands }: Belief, entry: number): Belief {
  const { notes, most, level, overlooked } = ledgers.saleIn(entry)
  const left: Strand[] = []
  for (const strand of strands) {
    const have = held({ traced }, strand)
    if (notes.some((count, quality) => count > have[quality])) continue
    const offered = bundlesTaken(have[0], have[1], have[2], most, level, overlooked).length
    left.push({ turned: strand.turned, purses: grids.scaled(strand.purses, 1 / offered) })
  }
  return normalized([traced[0] - notes[0], traced[1] - notes[1], traced[2] - notes[2]], left)
}

function afterDiner({ traced, strands }: Belief, entry: number, { finer }: Habits): Belief {
  const { notes, seen } = ledgers.dinerIn(entry)
  const after = new Map<number, Strand>()
  for (const strand of strands) {
    const [one, two, three] = held({ traced }, strand)
    const choices = bundles(one, two, three, notes, notes)
    const weight = (bundle: Notes) => finer ** (bundle[1] + 2 * bundle[2])
    const all = choices.reduce((sum, { notes: bundle }) => sum + weight(bundle), 0)
    for (const { notes: bundle } of choices) {
      if (seen?.some((count, quality) => count !== bundle[quality])) continue
      const turned: Notes = [strand.turned[0] + bundle[0], strand.turned[1] + bundle[1], strand.turned[2] + bundle[2]]
      const key = (turned[0] << 20) | (turned[1] << 10) | turned[2]
      const purses = grids.scaled(strand.purses, weight(bundle) / all)
      const same = after.get(key)
      after.set(key, { turned, purses: same === undefined ? purses : grids.sum(same.purses, purses) })
    }
  }
  return normalized(traced, [...after.values()])
}

function mapped({ traced, strands }: Belief, change: (purses: grids.Grid) => grids.Grid): Belief {
  return normalized(
    traced,
    strands.map(({ turned, purses }) => ({ turned, purses: change(purses) })),
  )
}

/** Drops strands that are ruled out. Scales the weights back to a sum of 1 before they become too small for a float. */
function normalized(traced: Notes, strands: readonly Strand[]): Belief {
  const possible = strands.filter(({ purses }) => grids.total(purses) > 0)
  const all = possible.reduce((sum, { purses }) => sum + grids.total(purses), 0)
  if (all > 0.5 && all < 2) return { traced, strands: possible }
  return { traced, strands: possible.map(({ turned, purses }) => ({ turned, purses: grids.scaled(purses, 1 / all) })) }
}

function held({ traced }: Pick<Belief, 'traced'>, { turned }: Strand): Notes {
  return [traced[0] - turned[0], traced[1] - turned[1], traced[2] - turned[2]]
}

/** Does the belief allow this holding? */
export function allows(belief: Belief, { cash, envelope, notes }: Holding): boolean {
  return belief.strands.some(
    (strand) => held(belief, strand).every((count, quality) => count === notes[quality]) && grids.at(strand.purses, cash, envelope) > 0,
  )
}

/** Every possible holding with its probability. */
export function holdings(belief: Belief): readonly (Holding & { readonly share: number })[] {
  const list: (Holding & { readonly share: number })[] = []
  let all = 0
  for (const strand of belief.strands) {
    const notes = held(belief, strand)
    grids.each(strand.purses, (cash, envelope, weight) => {
      all += weight
      list.push({ cash, envelope, notes, share: weight })
    })
  }
  return list.map((holding) => ({ ...holding, share: holding.share / all }))
}

/** The bounds of the possible holdings. */
export function boundsOf(belief: Belief): Purse {
  const cash: [number, number] = [Number.MAX_SAFE_INTEGER, 0]
  const envelope: [number, number] = [Number.MAX_SAFE_INTEGER, 0]
  const notes: [[number, number], [number, number], [number, number]] = [
    [Number.MAX_SAFE_INTEGER, 0],
    [Number.MAX_SAFE_INTEGER, 0],
    [Number.MAX_SAFE_INTEGER, 0],
  ]
  for (const strand of belief.strands) {
    const have = held(belief, strand)
    for (let quality = 0; quality < 3; quality++) widen(notes[quality], have[quality], have[quality])
    const bounds = grids.bounds(strand.purses)
    widen(cash, bounds.cash[0], bounds.cash[1])
    widen(envelope, bounds.envelope[0], bounds.envelope[1])
  }
  return { cash, envelope, notes }
}

function widen(range: [number, number], ...[low, high]: Range): void {
  if (low < range[0]) range[0] = low
  if (high > range[1]) range[1] = high
}
