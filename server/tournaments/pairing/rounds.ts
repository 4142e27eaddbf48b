import { type Random, shuffle } from '@fairground/kernel'
import { type Entrant, type Paired, PairingHistory, type TableSeating } from './history.ts'
import { seated } from './seating.ts'
import { tableSizes } from './sizes.ts'

/** Who plays whom in a round. All functions here are pure. */

export interface Tables {
  /** Seats at a full table. */
  readonly size: number
  /** The minimum number of players. */
  readonly least: number
}

/** The next round of a Swiss tournament: people in the order of the standings, neighbours at one table. */
export function swissRound(order: readonly Entrant[], { size, least }: Tables, past: PairingHistory, random: Random): Paired {
  const { sizes, over } = tableSizes(order.length, size, least)
  const byes = sitOut(order, over, past)
  const rest = order.filter((entrant) => !byes.includes(entrant))
  return { tables: seated(rest, sizes, past, { near: true, random }), byes }
}

/** A round in which people meet those they have met least, regardless of the standings. */
export function mixedRound(order: readonly Entrant[], { size, least }: Tables, past: PairingHistory, random: Random): Paired {
  const { sizes, over } = tableSizes(order.length, size, least)
  const byes = sitOut(order, over, past)
  const rest = shuffle(
    order.filter((entrant) => !byes.includes(entrant)),
    random,
  )
  return { tables: seated(rest, sizes, past, { near: false, random }), byes }
}

/** Those who sit out: the last in the order among those who have sat out least. */
function sitOut(order: readonly Entrant[], over: number, past: PairingHistory): readonly Entrant[] {
  return order
    .map((entrant, index) => ({ entrant, index, byes: past.byes(entrant) }))
    .sort((a, b) => a.byes - b.byes || b.index - a.index)
    .slice(0, over)
    .map(({ entrant }) => entrant)
}

/**
 * A round of a round robin at tables of two, by the circle method: `round` from 0. Everybody meets everybody once in as few rounds as
 * possible, and alternates between first and second. With an odd number each sits out once.
 */
export function circleRound(entrants: readonly Entrant[], round: number): Paired {
  const even = entrants.length % 2 === 0
  const turning = even ? entrants.slice(0, -1) : entrants
  const count = turning.length
  if (count === 0) return { tables: [], byes: entrants }
  const at = (place: number) => turning[((place % count) + count) % count]
  const middle = at(round)
  const fixed = entrants[entrants.length - 1]
  const tables: Entrant[][] = []
  if (even) tables.push((round % count) % 2 === 1 ? [fixed, middle] : [middle, fixed])
  for (let step = 1; step <= (count - 1) / 2; step++) {
    const [ahead, behind] = [at(round + step), at(round - step)]
    tables.push(step % 2 === 1 ? [ahead, behind] : [behind, ahead])
  }
  return { tables, byes: even ? [] : [middle] }
}

/** Rounds until everybody has met everybody: exactly at tables of two, at least at larger ones. */
export function roundRobinRounds(people: number, size: number): number {
  if (people < 2) return 0
  if (size === 2) return people % 2 === 0 ? people - 1 : people
  return Math.max(1, Math.ceil((people - 1) / (size - 1)))
}

export function allHaveMet(entrants: readonly Entrant[], past: PairingHistory): boolean {
  return entrants.every((a, index) => entrants.slice(index + 1).every((b) => past.met(a, b) > 0))
}

/** How many advance from a knockout's table. */
export function goOn(atTable: number): number {
  return Math.max(1, Math.floor(atTable / 2))
}

/**
 * A round of a knockout: people in the order of their seeds, distributed in a snake, so that the best meet late. `apart`: people who
 * should not sit together again yet. If some cannot be seated, the best advance without a game.
 */
export function knockoutRound(order: readonly Entrant[], { size, least }: Tables, past: PairingHistory): Paired {
  const { sizes, over } = tableSizes(order.length, size, least)
  const byes = order.slice(0, over)
  const rest = order.slice(over)
  const tables: Entrant[][] = sizes.map(() => [])
  let dealt = 0
  for (let lap = 0; dealt < rest.length; lap++) {
    const open = sizes.flatMap((capacity, table) => (capacity > lap ? [table] : []))
    const laid = lap % 2 === 0 ? open : open.toReversed()
    for (const table of laid) tables[table].push(rest[dealt++])
  }
  // Everybody gets the seat they have had least; the tables stay the same.
  return { tables: tables.map((table) => seated(table, [table.length], past, { near: false, random: { below: () => 0 } })[0]), byes }
}

/**
 * Tables of an arena from those who wait, longest first. Full tables only, unless somebody has waited too long (`patient` is false): then
 * also a smaller one. Nobody plays again with exactly the same people as long as they can wait for others.
 */
export function arenaTables(
  waiting: readonly Entrant[],
  { size, least }: Tables,
  past: PairingHistory,
  last: (entrant: Entrant) => TableSeating | undefined,
  patient: boolean,
  random: Random,
): readonly TableSeating[] {
  const full = Math.floor(waiting.length / size)
  const sizes = patient ? Array.from({ length: full }, () => size) : tableSizes(waiting.length, size, least).sizes
  const count = sizes.reduce((sum, each) => sum + each, 0)
  const tables = seated(waiting.slice(0, count), sizes, past, { near: false, random })
  return patient ? tables.filter((table) => !isSame(table, last(table[0]))) : tables
}

function isSame(table: TableSeating, before: TableSeating | undefined): boolean {
  return before !== undefined && table.every((entrant) => before.includes(entrant))
}

/** The past with all pairs of bots treated as having met, so that bots are spread over the tables. */
export function historyOfRounds(rounds: Iterable<Paired>, bots: readonly Entrant[]): PairingHistory {
  const past = new PairingHistory(rounds)
  for (const [index, bot] of bots.entries()) for (const other of bots.slice(index + 1)) past.meet(bot, other)
  return past
}
