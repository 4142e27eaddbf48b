import type { Board, Improvement, Zone } from './board.ts'
import { type MoveTables, moveTables } from './moves.ts'

/** The set of spaces that a player can pay for, without and with money offshore, by dollars in hand up to `dearest`. */
type Affordable = readonly [readonly number[], readonly number[]]

interface Boost extends Improvement {
  readonly affordable: Affordable
}

/** What the rules read and never change: the board, and sets of spaces computed from it. */
export interface Table {
  readonly board: Board
  readonly seats: number
  readonly all: number
  readonly market: number
  readonly print: number
  readonly supermarket: number
  readonly receiver: number
  readonly tax: number
  readonly jet: number
  readonly commercial: number
  readonly flights: number
  readonly hats: number
  /** More cash than this makes no other space affordable. */
  readonly dearest: number
  readonly affordable: Affordable
  readonly boosts: readonly Boost[]
  /** How many qualities the supermarket detects, by place on the track. */
  readonly level: readonly number[]
  readonly moves: MoveTables
}

export function tableOf(board: Board): Table {
  const { spaces } = board
  const setOf = (holds: (space: (typeof spaces)[number]) => boolean) =>
    spaces.reduce((set, space, index) => (holds(space) ? set | (1 << index) : set), 0)
  const zone = (name: Zone) => setOf((space) => space.zone === name)
  // A flight needs its fare and at least one note to move.
  const dearest = Math.max(...spaces.map(({ price }) => price)) + 10
  return {
    board,
    seats: board.seats,
    all: setOf(() => true),
    market: zone('market'),
    print: zone('print'),
    supermarket: zone('supermarket'),
    receiver: zone('receiver'),
    tax: zone('tax'),
    jet: zone('jet'),
    commercial: zone('commercial'),
    flights: zone('jet') | zone('commercial'),
    hats: setOf(({ hat }) => hat),
    dearest,
    affordable: affordableOf(board, dearest),
    boosts: board.improvements.map((improvement) => ({ ...improvement, affordable: affordableOf(board, dearest, improvement) })),
    level: levelsOf(board),
    moves: moveTables(board),
  }
}

/** The price of a space, with an improvement if there is one. */
export function priceWith(board: Board, space: number, improvement?: Improvement): number {
  const { price, zone } = board.spaces[space]
  if (improvement?.effect === 'discount' && zone === 'market') return Math.max(0, price - improvement.amount)
  if (improvement?.effect === 'free-flight' && zone === 'commercial') return 0
  return price
}

function affordableOf(board: Board, dearest: number, improvement?: Improvement): Affordable {
  const sets = (offshore: boolean) =>
    Array.from({ length: dearest + 1 }, (_, cash) => {
      let set = 0
      for (const [index, { zone }] of board.spaces.entries()) {
        const flight = zone === 'jet' || zone === 'commercial'
        const needed = priceWith(board, index, improvement) + (flight && !offshore ? 10 : 0)
        if (cash >= needed) set |= 1 << index
      }
      return set
    })
  return [sets(false), sets(true)]
}

function levelsOf({ track, start }: Board): readonly number[] {
  let level = 0
  return track.map((step, at) => {
    if (at > start && step === 'investigation') level++
    return level
  })
}
