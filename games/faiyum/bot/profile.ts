import { type Building, type Count, GOODS, PIECES } from '../edition/vocabulary.ts'
import {
  BUILD_BLOCK,
  BUILD_BRIDGE,
  BUILD_GRAND_BRIDGE,
  BUILD_ROAD,
  BUILD_SETTLEMENT,
  CHOOSE,
  HARVEST,
  isPlacing,
  LAY,
  onEdges,
  type Plan,
  SWAP,
  TAKE,
} from '../rules/plan.ts'
import type { Table } from '../rules/table.ts'

/** What a player wants besides reputation, in dollars: for example a goal of the pharaoh's challenge. */
export interface Ambition {
  /** For each piece built, by kind. */
  readonly build?: Partial<Readonly<Record<Building, number>>>
  /** For each crocodile driven out. */
  readonly crocodile?: number
}

/** What a card does for its owner in total, read from its plan once per match. */
export interface Profile {
  readonly plan: Plan
  readonly reputation: number
  readonly money: number
  /** Basic resources that it brings minus those that it costs; the named resources it costs, and how many of any kind. */
  readonly basics: number
  readonly asks: readonly number[]
  readonly asksAny: number
  /** It brings basic resources and costs none. Without such cards a deck gets stuck. */
  readonly source: boolean
  /** Fish and roses that it brings, and that it costs. */
  readonly fish: number
  readonly rose: number
  readonly wantsFish: number
  readonly wantsRose: number
  /** Crocodiles, first connections, special actions and ambitions, in dollars. */
  readonly besides: number
  readonly harvests: boolean
  readonly trades: boolean
}

/** One reputation in dollars, as experienced players estimate it. */
export const REPUTATION = 2.6
/** The average from crocodiles in a harvest. */
const CROCODILE = 0.7
/** What first connections bring on average, for a road, a bridge, a settlement. */
const LINKS: Readonly<Record<number, number>> = {
  [BUILD_ROAD]: 1.1,
  [BUILD_BRIDGE]: 1.6,
  [BUILD_GRAND_BRIDGE]: 0.8,
  [BUILD_SETTLEMENT]: 1.2,
}
/** The value of a free card, a reordered stack, goods swapped for roses and a repeated card. */
const ODD: Readonly<Record<number, number>> = { [TAKE]: 6, [LAY]: 1.5, [SWAP]: 1.2 }
const REPEATED = 5
export const FISH = GOODS.indexOf('fish')
export const ROSE = GOODS.indexOf('rose')

/** Typical counts on an average map. */
const USUAL: Readonly<Record<Count, number>> = {
  ends: 2,
  blocks: 3,
  links: 2,
  way: 4,
  cleared: 3,
  settlements: 9,
  towns: 4,
  workshops: 4,
  workers: 8,
  crocodiles: 15,
}

export function profilesOf(table: Table, ambition: Ambition): readonly Profile[] {
  return table.cards.map(({ plan }) => profileOf(plan, ambition))
}

export function profileOf(plan: Plan, ambition: Ambition): Profile {
  const { bill, operations, per } = plan
  let besides = plan.repeats ? REPEATED : 0
  let spaces = 0
  let ground = 0
  let choice = 0
  for (const { code, count, piece, ground: byGround, to } of operations) {
    besides += (LINKS[code] ?? 0) * count + (ODD[code] ?? 0)
    if (code === HARVEST) besides += count * CROCODILE * (1 + (ambition.crocodile ?? 0))
    if (isBuilding(code)) besides += count * (ambition.build?.[PIECES[piece] as Building] ?? 0) // checked by its code
    if (isPlacing(code) && !onEdges(code)) spaces += count
    if (byGround) ground += count
    if (code === CHOOSE) choice += to
  }
  let reputation = plan.reputation
  let money = plan.money - bill.money
  for (const { what, each, count, of = 1, most = Number.POSITIVE_INFINITY } of per) {
    const amount = Math.min(most, Math.floor(USUAL[count] / of) * each)
    if (what === 'money') money += amount
    else reputation += amount
  }
  const asks = [bill.wheat, bill.grape, bill.stone]
  const asksAny = bill.basic + bill.different + ground
  const brought = plan.goods[0] + plan.goods[1] + plan.goods[2] + choice + plan.ofSpace * spaces
  const asked = asksAny + asks[0] + asks[1] + asks[2]
  return {
    plan,
    reputation,
    money,
    basics: brought - asked,
    source: brought + plan.goods[ROSE] > 0 && asked + bill.fish + bill.rose === 0,
    asks,
    asksAny,
    fish: plan.goods[FISH],
    rose: plan.goods[ROSE],
    wantsFish: bill.fish,
    wantsRose: bill.rose,
    besides,
    harvests: operations.some(({ code }) => code === HARVEST),
    trades: plan.trades,
  }
}

function isBuilding(code: number): boolean {
  return code >= BUILD_ROAD && code <= BUILD_BLOCK
}
