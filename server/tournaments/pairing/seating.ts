import type { Random } from '@fairground/kernel'
import { assigned } from './assign.ts'
import type { Entrant, PairingHistory, TableSeating } from './history.ts'

/**
 * Seats people at tables. Goals, each more important than all that follow: everybody has every seat about equally often (at most one
 * more than another), people meet those they have met least, and people who are close in the order sit together.
 */
const SEAT = 1e13
const MEET = 1e8

/** The budget for improvements, in swaps that are tried: a few milliseconds. */
const LOOKS = 300_000
const KICKS = 60

/**
 * If the order does not count, people should meet everybody soon: meeting a new person weighs more than how often they have met the others.
 * With this, ten people at two tables of five need four or five rounds; without it, eight to twelve.
 */
const STRANGERS = 40

export interface SeatingPreference {
  /** Should people who are close in the order sit together? */
  readonly near: boolean
  readonly random: Random
}

interface Slot {
  readonly table: number
  readonly seat: number
}

/** `sizes`, largest first, add up to the number of people. */
export function seated(
  order: readonly Entrant[],
  sizes: readonly number[],
  past: PairingHistory,
  { near, random }: SeatingPreference,
): readonly TableSeating[] {
  if (order.length === 0) return []
  const slots: Slot[] = sizes.flatMap((size, table) => Array.from({ length: size }, (_, seat) => ({ table, seat })))
  const offsets = sizes.map((_, table) => sizes.slice(0, table).reduce((sum, size) => sum + size, 0))
  const count = order.length
  const widest = sizes[0]

  const seatCost = new Float64Array(count * widest)
  for (const [who, entrant] of order.entries()) {
    const counts = Array.from({ length: widest }, (_, seat) => past.sat(entrant, seat))
    const least = Math.min(...counts)
    for (const [seat, times] of counts.entries()) seatCost[who * widest + seat] = SEAT * (times - least) ** 2
  }
  const meetCost = (times: number) => (times === 0 ? 0 : MEET * (times ** 2 + (near ? 0 : STRANGERS)))
  const pairCost = new Float64Array(count * count)
  for (let a = 0; a < count; a++)
    for (let b = 0; b < count; b++) pairCost[a * count + b] = meetCost(past.met(order[a], order[b])) + (near ? (a - b) ** 2 : 0)

  /** Who is in each slot, by position in the order. */
  let best = firstSeating(slots, sizes, (who, seat) => seatCost[who * widest + seat], count)
  const costAt = (held: Int32Array, who: number, { table, seat }: Slot) => {
    let cost = seatCost[who * widest + seat]
    const from = offsets[table]
    for (let other = from; other < from + sizes[table]; other++) {
      if (other !== from + seat) cost += pairCost[who * count + held[other]]
    }
    return cost
  }
  const change = (held: Int32Array, a: number, b: number): number => {
    const [x, y] = [held[a], held[b]]
    if (slots[a].table === slots[b].table)
      return (
        seatCost[x * widest + slots[b].seat] +
        seatCost[y * widest + slots[a].seat] -
        seatCost[x * widest + slots[a].seat] -
        seatCost[y * widest + slots[b].seat]
      )
    return costAt(held, x, slots[b]) + costAt(held, y, slots[a]) - costAt(held, x, slots[a]) - costAt(held, y, slots[b])
  }
  let looks = 0
  const climb = (held: Int32Array): void => {
    for (let better = true; better && looks < LOOKS; ) {
      better = false
      for (let a = 0; a < count; a++) {
        for (let b = a + 1; b < count; b++) {
          looks++
          if (change(held, a, b) >= -0.5) continue
          ;[held[a], held[b]] = [held[b], held[a]]
          better = true
        }
      }
    }
  }
  const total = (held: Int32Array) => {
    let cost = 0
    for (const [at, slot] of slots.entries()) {
      cost += seatCost[held[at] * widest + slot.seat]
      for (let other = at + 1; other < offsets[slot.table] + sizes[slot.table]; other++) cost += pairCost[held[at] * count + held[other]]
    }
    return cost
  }
  climb(best)
  let cost = total(best)
  // Moves a few people at random and improves again, as long as somebody meets a person they have met before.
  for (let kick = 0; kick < KICKS && cost >= MEET && looks < LOOKS && sizes.length > 1; kick++) {
    const held = best.slice()
    for (let swap = 0; swap < 3; swap++) {
      const [a, b] = [random.below(count), random.below(count)]
      ;[held[a], held[b]] = [held[b], held[a]]
    }
    climb(held)
    const reached = total(held)
    if (reached <= cost) [best, cost] = [held, reached]
  }
  return sizes.map((size, table) => Array.from({ length: size }, (_, seat) => order[best[offsets[table] + seat]]))
}

/** Everybody gets a seat that they have had least; then, seat by seat, the first in the order goes to the first table. */
function firstSeating(
  slots: readonly Slot[],
  sizes: readonly number[],
  seatCost: (who: number, seat: number) => number,
  count: number,
): Int32Array {
  const slotOf = assigned(count, (who, slot) => seatCost(who, slots[slot].seat))
  const bySeat = Map.groupBy(
    slotOf.map((slot, who) => ({ who, seat: slots[slot].seat })),
    ({ seat }) => seat,
  )
  const held = new Int32Array(count)
  let at = 0
  for (const [table, size] of sizes.entries()) for (let seat = 0; seat < size; seat++) held[at++] = bySeat.get(seat)?.[table]?.who ?? 0
  return held
}
