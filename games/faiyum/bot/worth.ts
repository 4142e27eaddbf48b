import type { Seat } from '@fairground/kernel'
import type { CardFacts } from '../edition/edition.ts'
import { type Cost, type Count, type Gain, GOODS } from '../edition/vocabulary.ts'
import type { Table } from '../rules/table.ts'
import type { State } from '../state.ts'

/** What things are worth to the greedy player, in dollars. One reputation is 2.6 of them, as players have worked out. */

const REPUTATION = 2.6
const BASIC = 2.5
const FISH_OR_ROSE = 3
const PAID_BASIC = 2.8
const PAID_SPECIAL = 3.3
/** A starting Farmer: what an ordinary turn brings. */
export const ORDINARY = 3.5

/** Turns that a seat can still expect, by how fast the market is used up. */
export function turnsLeft(table: Table, state: State): number {
  if (state.ending) return Math.min(state.hands[state.seat].length, 4)
  const draws = state.pile.length + state.last.length * 0.85
  const each = table.seats === 1 ? 0.43 : table.seats < 4 ? 0.33 : 0.26
  return draws / (each * table.seats)
}

/** A position to a seat, without the cards it holds. */
export function worthOf(table: Table, state: State, me: Seat): number {
  const left = turnsLeft(table, state)
  const useful = Math.min(1, left / 6)
  let worth = state.reputation[me] * REPUTATION + purseWorth(state.money[me]) * (0.15 + 0.85 * useful)
  for (let good = 0; good < GOODS.length; good++) {
    const amount = state.goods[me * GOODS.length + good]
    worth += (good < 3 ? stockWorth(amount) : Math.min(amount, 3) * FISH_OR_ROSE + Math.max(0, amount - 3)) * (0.1 + 0.9 * useful)
  }
  return worth
}

/** The first dollars buy cards; what cannot be spent soon is worth less. */
export function purseWorth(money: number): number {
  return Math.min(money, 9) + Math.min(Math.max(0, money - 9), 8) * 0.6 + Math.max(0, money - 17) * 0.25
}

function stockWorth(amount: number): number {
  return Math.min(amount, 2) * BASIC + Math.min(Math.max(0, amount - 2), 3) * 1.6 + Math.max(0, amount - 5) * 0.6
}

/** What a play of a card brings on the whole, from its data alone. */
export function cardWorth(table: Table, card: number): number {
  let worth = worths.get(table)?.[card]
  if (worth === undefined) {
    const list = table.cards.map(({ facts }) => factsWorth(facts))
    worths.set(table, list)
    worth = list[card]
  }
  return worth
}

const worths = new WeakMap<Table, readonly number[]>()

function factsWorth({ cost, steps, gain }: CardFacts): number {
  let worth = gainWorth(gain.value) - costWorth(cost.value)
  for (const step of steps.value) {
    if (step.do === 'harvest') worth += 0.8 * step.workers + (gain.value.ofSpace ?? 0) * (step.workers - 1) * BASIC
    if (step.do === 'take') worth += 5
    if (step.do === 'swap') worth += 1.5
    if (step.do === 'order') worth += 2
    if (step.do === 'repeat') worth += 6
    if (step.do === 'build' && (step.piece === 'road' || step.piece === 'bridge')) worth += 1.3 * step.count
  }
  if (cost.value.ground) worth -= 2 * PAID_BASIC
  return worth
}

function gainWorth(gain: Gain): number {
  let worth = (gain.money ?? 0) + (gain.reputation ?? 0) * REPUTATION
  worth += ((gain.wheat ?? 0) + (gain.grape ?? 0) + (gain.stone ?? 0) + (gain.choice ?? 0) + (gain.ofSpace ?? 0)) * BASIC
  worth += ((gain.fish ?? 0) + (gain.rose ?? 0)) * FISH_OR_ROSE
  for (const { what, each, count, of = 1, most = 9 } of gain.per ?? [])
    worth += Math.min(most, (USUAL[count] / of) * each) * (what === 'money' ? 1 : REPUTATION)
  return worth
}

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

function costWorth(cost: Cost): number {
  const basics = (cost.wheat ?? 0) + (cost.grape ?? 0) + (cost.stone ?? 0) + (cost.basic ?? 0) + (cost.different ?? 0)
  return basics * PAID_BASIC + ((cost.fish ?? 0) + (cost.rose ?? 0)) * PAID_SPECIAL + (cost.money ?? 0)
}
