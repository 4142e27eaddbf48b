import type { Random } from '@fairground/kernel'
import { NONE, type State } from '../state.ts'
import { INK, PAPER, PRINTER } from './board.ts'
import { drawFrom, fillMarket } from './market.ts'
import type { Table } from './table.ts'

/** The rulebook lets the players choose who starts; here it is random. */
export function setUp(table: Table, random: Random): State {
  const { board, seats } = table
  const designs = board.designs.length
  const first = random.below(seats)
  const bySeat = (value: number): number[] => new Array(seats).fill(value)
  const promo = board.improvements.length > 0
  const cash = bySeat(0)
  for (let place = 0; place < seats; place++) cash[(first + place) % seats] = board.startCash[place]
  const starting = board.sets[0].slice()
  const cards = cash.map(() => new Array<number>(designs).fill(0))
  for (let place = 0; place < seats; place++) {
    const hand = cards[(first + place) % seats]
    hand[PRINTER]++
    starting[PRINTER]--
  }
  const components = new Array<number>(designs).fill(0)
  components[INK] = starting[INK]
  components[PAPER] = starting[PAPER]
  for (let place = 0; place < seats; place++) {
    const component = drawFrom(components, random)
    cards[(first + place) % seats][component]++
    starting[component]--
  }
  const state: State = {
    stage: promo ? 'draft' : 'rounds',
    ask: promo ? 'improvement' : 'space',
    actor: first,
    round: 1,
    first,
    police: board.start,
    trigger: NONE,
    henchmen: bySeat(board.henchmen),
    laid: bySeat(0),
    standing: bySeat(0),
    squeezed: bySeat(0),
    market: new Array(board.slots).fill(NONE),
    deck: board.sets.slice(1).map((set) => set.slice()),
    cards,
    // Starting cards that nobody got go back to the box.
    binned: starting,
    cash,
    envelope: bySeat(0),
    notes: cash.map(() => [0, 0, 0]),
    traced: cash.map(() => [0, 0, 0]),
    ledger: cash.map((dollars) => [dollars / 10]),
    space: NONE,
    lifted: NONE,
    boost: NONE,
    owners: new Array(board.improvements.length).fill(NONE),
    spent: 0,
  }
  fillMarket(state, random)
  return state
}
