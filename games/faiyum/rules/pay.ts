import { BASICS, type Cost, GOODS } from '../edition/vocabulary.ts'
import type { Move } from '../state.ts'

/**
 * Paying. A rose replaces any one resource; money replaces one basic resource, once per action. For each bill we list all possible payments
 * ("mixes") once; whether a bill can be paid at all is computed without the list.
 */

const FISH = 3
const ROSE = 4
/** The set of all basic resources. */
export const ANY_BASIC = 0b111
const NO_BASIC = 0
const CANNOT_PAY = -1
/** Enough bits to count seven roads on the same ground; a card asks for six places at most. */
const BITS = 3

export interface Bill {
  readonly wheat: number
  readonly grape: number
  readonly stone: number
  readonly fish: number
  readonly rose: number
  readonly basic: number
  readonly different: number
  readonly money: number
  /** Number of resources, without those for the ground of roads. */
  readonly total: number
}

export type PayMove = Extract<Move, { do: 'pay' }>

/**
 * The mixes that pay a bill, by the ground of the roads to pay for. The first one that a player can afford is what most players would
 * choose.
 */
export interface Payments {
  readonly substitute: number
  readonly byGround: Map<number, readonly PayMove[]>
}

export function billOf(costs: readonly Cost[]): Bill {
  const sum = (key: Exclude<keyof Cost, 'ground'>): number => costs.reduce((total, cost) => total + (cost[key] ?? 0), 0)
  const resources = { wheat: sum('wheat'), grape: sum('grape'), stone: sum('stone'), fish: sum('fish'), rose: sum('rose') }
  const free = { basic: sum('basic'), different: sum('different') }
  const total = [...Object.values(resources), ...Object.values(free)].reduce((all, each) => all + each, 0)
  return { ...resources, ...free, money: sum('money'), total }
}

export function paymentsOf(bill: Bill, substitute: number): Payments {
  return { substitute, byGround: new Map([[0, mixesOf(bill, [], substitute)]]) }
}

/** What is left of a purse after paying a bill. */
export interface Rest {
  /** Roses and money that can still replace a basic resource; negative if the bill cannot be paid. */
  spare: number
  /** Basic resources that the bill does not name; roads paid by their ground use these first. */
  wheat: number
  grape: number
  stone: number
}

export function newRest(): Rest {
  return { spare: 0, wheat: 0, grape: 0, stone: 0 }
}

/** Computes the rest exactly: whatever roses and money must replace is subtracted from `spare`. */
export function countRest(rest: Rest, bill: Bill, substitute: number, goods: readonly number[], seat: number, money: number): void {
  const base = seat * GOODS.length
  let spare = goods[base + ROSE] - bill.rose
  const fish = bill.fish - goods[base + FISH]
  if (fish > 0) spare -= fish
  const cash = money - bill.money
  if (spare < 0 || cash < 0) {
    rest.spare = CANNOT_PAY
    return
  }
  if (cash >= substitute) spare++
  let wheat = goods[base] - bill.wheat
  let grape = goods[base + 1] - bill.grape
  let stone = goods[base + 2] - bill.stone
  if (wheat < 0) {
    spare += wheat
    wheat = 0
  }
  if (grape < 0) {
    spare += grape
    grape = 0
  }
  if (stone < 0) {
    spare += stone
    stone = 0
  }
  if (bill.different + bill.basic > 0) {
    const kinds = (wheat > 0 ? 1 : 0) + (grape > 0 ? 1 : 0) + (stone > 0 ? 1 : 0)
    const different = kinds < bill.different ? kinds : bill.different
    const left = wheat + grape + stone - different
    spare -= bill.different - different + (bill.basic > left ? bill.basic - left : 0)
  }
  rest.spare = spare
  rest.wheat = wheat
  rest.grape = grape
  rest.stone = stone
}

/** Can the bill and these roads be paid? */
export function paysRoads(rest: Rest, ground: readonly number[]): boolean {
  return rest.spare >= 0 && (ground.length === 0 || ground.length - covered(ground, rest) <= rest.spare)
}

/** Can a purse pay the bill and these roads? */
export function canPay(
  bill: Bill,
  substitute: number,
  goods: readonly number[],
  seat: number,
  money: number,
  ground: readonly number[],
): boolean {
  const rest = newRest()
  countRest(rest, bill, substitute, goods, seat, money)
  return paysRoads(rest, ground)
}

/** The ground on which one more road could be paid, as a set: a road is payable if one of its resources is in the set. */
export function payableGround(rest: Rest, ground: number[]): number {
  const { spare } = rest
  const roads = ground.length
  const left = spare - (roads === 0 ? 0 : roads - covered(ground, rest))
  if (left < 0) return NO_BASIC
  // A spare rose or money pays for any ground.
  if (left > 0) return ANY_BASIC
  if (roads === 0) return (rest.wheat > 0 ? 1 : 0) | (rest.grape > 0 ? 2 : 0) | (rest.stone > 0 ? 4 : 0)
  let payable = NO_BASIC
  for (let resource = 1; resource < ANY_BASIC; resource <<= 1) {
    ground.push(resource)
    if (roads + 1 - covered(ground, rest) <= spare) payable |= resource
    ground.pop()
  }
  return payable
}

/** How many of these roads can be paid with real resources: the minimum cut between roads and resources. */
function covered(ground: readonly number[], rest: Rest): number {
  // Shortcut for one and two roads, which are nearly all cases.
  if (ground.length === 1) return unitsOf(ground[0], rest) > 0 ? 1 : 0
  if (ground.length === 2) {
    const a = unitsOf(ground[0], rest)
    const b = unitsOf(ground[1], rest)
    if (a === 0 && b === 0) return 0
    return a > 0 && b > 0 && unitsOf(ground[0] | ground[1], rest) > 1 ? 2 : 1
  }
  let least = ground.length
  for (let cut = 0; cut <= ANY_BASIC; cut++) {
    let size = unitsOf(cut, rest)
    for (let road = 0; road < ground.length; road++) if ((ground[road] & ~cut) !== 0) size++
    if (size < least) least = size
  }
  return least
}

/** How many resources of this set are left. */
function unitsOf(set: number, { wheat, grape, stone }: Rest): number {
  return (set & 1 ? wheat : 0) + (set & 2 ? grape : 0) + (set & 4 ? stone : 0)
}

export function affords(pay: PayMove, goods: readonly number[], seat: number, money: number): boolean {
  const base = seat * GOODS.length
  const paid = pay.goods
  return (
    paid[0] <= goods[base] &&
    paid[1] <= goods[base + 1] &&
    paid[2] <= goods[base + 2] &&
    paid[FISH] <= goods[base + FISH] &&
    paid[ROSE] <= goods[base + ROSE] &&
    pay.money <= money
  )
}

/** All mixes for the bill and the roads built. */
export function mixes(bill: Bill, payments: Payments, ground: readonly number[]): readonly PayMove[] {
  let key = 0
  for (let road = 0; road < ground.length; road++) key += 1 << (BITS * ground[road])
  let list = payments.byGround.get(key)
  if (list === undefined) {
    list = mixesOf(bill, ground, payments.substitute)
    payments.byGround.set(key, list)
  }
  return list
}

function mixesOf(bill: Bill, ground: readonly number[], substitute: number): readonly PayMove[] {
  /** Each resource to pay, as the set of basic resources that are accepted; fish and roses are handled separately. */
  const asked: number[] = []
  for (const [good, name] of BASICS.entries()) for (let i = 0; i < bill[name]; i++) asked.push(1 << good)
  for (let i = 0; i < bill.basic; i++) asked.push(ANY_BASIC)
  asked.push(...ground)
  const found = new Map<string, PayMove>()
  const goods = GOODS.map(() => 0)
  const spend = (good: number, change: number, rest: () => void): void => {
    goods[good] += change
    rest()
    goods[good] -= change
  }
  const finish = (bought: boolean): void => {
    for (let roses = 0; roses <= bill.fish; roses++) {
      const paid = goods.map((amount, good) => amount + (good === FISH ? bill.fish - roses : good === ROSE ? bill.rose + roses : 0))
      const money = bill.money + (bought ? substitute : 0)
      found.set(`${paid} ${money}`, Object.freeze({ do: 'pay', goods: Object.freeze(paid), money }))
    }
  }
  // Different resources: pay a set of kinds; roses and money replace the missing ones, whichever they are.
  const different = (left: number, kind: number, bought: boolean): void => {
    if (left === 0) {
      finish(bought)
      return
    }
    if (kind < BASICS.length) {
      spend(kind, 1, () => different(left - 1, kind + 1, bought))
      different(left, kind + 1, bought)
      return
    }
    spend(ROSE, 1, () => different(left - 1, kind, bought))
    if (!bought) different(left - 1, kind, true)
  }
  const pay = (index: number, bought: boolean): void => {
    if (index === asked.length) {
      different(bill.different, 0, bought)
      return
    }
    for (let good = 0; good < BASICS.length; good++) if (asked[index] & (1 << good)) spend(good, 1, () => pay(index + 1, bought))
    spend(ROSE, 1, () => pay(index + 1, bought))
    if (!bought) pay(index + 1, true)
  }
  pay(0, false)
  return [...found.values()].sort(byPreference)
}

/** Real resources first, then money, then roses; after that any fixed order, so that the order of the roads does not matter. */
function byPreference(a: PayMove, b: PayMove): number {
  if (a.goods[ROSE] !== b.goods[ROSE]) return a.goods[ROSE] - b.goods[ROSE]
  if (a.money !== b.money) return a.money - b.money
  for (let good = 0; good < GOODS.length; good++) if (a.goods[good] !== b.goods[good]) return b.goods[good] - a.goods[good]
  return 0
}
