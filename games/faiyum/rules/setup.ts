import { draw, type Random } from '@fairground/kernel'
import { PIECES } from '../edition/vocabulary.ts'
import { type Board, NO_ROAD, ROAD, SETTLEMENT, type State } from '../state.ts'
import { copyOfBoard } from './copy.ts'
import { type Land, RED, STONE } from './land.ts'
import { insertSorted, packed } from './lists.ts'
import type { Table } from './table.ts'
import { newAction } from './trial.ts'

/** Set-up. In the rulebook the players choose who is first; here it is random. */
export function setUp(table: Table, random: Random): State {
  const { seats } = table
  const first = random.below(seats)
  const pile = table.blue.slice()
  const shown: number[] = []
  for (let i = 0; i < table.shown; i++) insertSorted(shown, draw(pile, random))
  const market = shown.slice(0, table.marketSpaces)
  const { none, money, goods, hand, board, last } = openingOf(table)
  const rest = last.slice()
  for (let i = table.marketSpaces; i < shown.length; i++) insertSorted(rest, shown[i])
  const tokens = seats === 1 ? 0 : table.prices.length
  // `push`, not `map`: once V8 has compiled this function, `map` returns lists that are not packed, and all code compiled for packed lists
  // is discarded.
  const discount: number[] = []
  for (let place = 0; place < market.length; place++) discount.push(place < tokens ? 1 : 0)
  const hands: number[][] = []
  const stacks: number[][] = []
  for (let seat = 0; seat < seats; seat++) {
    hands.push(hand.slice())
    stacks.push([])
  }
  return {
    phase: 'turn',
    seat: first,
    first,
    pile,
    last: rest,
    market,
    discount,
    box: [],
    ending: false,
    quit: none.slice(),
    money: money[first].slice(),
    goods: goods.slice(),
    reputation: none.slice(),
    fromLinks: none.slice(),
    fromDisaster: none.slice(),
    hands,
    stacks,
    board: copyOfBoard(board),
    linked: [],
    action: newAction(),
    count: 0,
  }
}

/** What every game starts with, independent of chance. */
interface Opening {
  /** A zero for each seat. */
  readonly none: readonly number[]
  /** The money of all seats, by first player. */
  readonly money: readonly (readonly number[])[]
  readonly goods: readonly number[]
  readonly hand: readonly number[]
  readonly board: Readonly<Board>
  /** The cards of the last turns in ascending order, without those added from the cards shown. */
  readonly last: readonly number[]
}

const openings = new WeakMap<Table, Opening>()

/** Created once per match: playouts from the start of a game would spend much of their time here. */
function openingOf(table: Table): Opening {
  let opening = openings.get(table)
  if (opening === undefined) {
    const disasters = table.disasters.map((_, index) => table.disaster + index)
    const { seats } = table
    const none = Array.from({ length: seats }, () => 0)
    opening = {
      none,
      money: none.map((_, first) => none.map((_, seat) => table.startMoney[(seat - first + seats) % seats])),
      goods: packed(none.flatMap(() => table.startGoods)),
      hand: startingHand(table),
      board: firstBoard(table.land, table.supply),
      last: [...table.yellow, ...disasters].sort((a, b) => a - b),
    }
    openings.set(table, opening)
  }
  return opening
}

function startingHand(table: Table): number[] {
  return packed(table.cards.flatMap(({ copies }, card) => new Array<number>(copies).fill(card)))
}

/** The red space has its settlement, the dam its road, each swampy space its crocodile. */
function firstBoard(land: Land, supply: readonly number[]): Board {
  const ends = land.terrain.map(() => 0)
  const road = land.from.map(() => NO_ROAD)
  for (const dam of land.dams) {
    road[dam] = ROAD
    ends[land.from[dam]]++
    ends[land.to[dam]]++
  }
  const piece = land.terrain.map((terrain) => (terrain === RED ? SETTLEMENT : 0))
  const left = supply.slice()
  left[PIECES.indexOf('settlement')] -= piece.filter((each) => each === SETTLEMENT).length
  left[PIECES.indexOf('road')] -= land.dams.length
  const crocodile = land.terrain.map((terrain) => (terrain < STONE ? 1 : 0))
  left[PIECES.indexOf('crocodile')] -= crocodile.filter((each) => each === 1).length
  return {
    crocodile,
    worker: land.terrain.map(() => 0),
    piece,
    blocks: land.terrain.map(() => 0),
    road,
    ends,
    supply: left,
  }
}
