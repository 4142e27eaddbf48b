import { fastRandom } from '@fairground/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Entrant, type Paired, PairingHistory, type TableSeating } from '../tournaments/pairing/history.ts'
import {
  allHaveMet,
  arenaTables,
  circleRound,
  goOn,
  knockoutRound,
  mixedRound,
  roundRobinRounds,
  swissRound,
} from '../tournaments/pairing/rounds.ts'
import { groupsFrom, potsOf, seedsOf } from '../tournaments/pairing/seeds.ts'
import { tableSizes } from '../tournaments/pairing/sizes.ts'
import { finishingOrder, type Line, POINT, pointsOf, standings } from '../tournaments/pairing/standings.ts'

const size = fc.integer({ min: 2, max: 6 })
const people = (most: number) => fc.integer({ min: 2, max: most })
const numbered = (count: number): readonly Entrant[] => Array.from({ length: count }, (_, index) => index + 1)
const everybodyIn = ({ tables, byes }: Paired) => [...tables.flat(), ...byes].sort((a, b) => a - b)
const RUNS = { numRuns: 40 }

/** The difference between how often an entrant had their most and their least frequent seat. */
function unbalance(entrant: Entrant, rounds: readonly Paired[], seats: number): number {
  const past = new PairingHistory(rounds)
  const counts = Array.from({ length: seats }, (_, seat) => past.sat(entrant, seat))
  return Math.max(...counts) - Math.min(...counts)
}

function repeats(tables: readonly TableSeating[], past: PairingHistory): number {
  return tables.reduce(
    (sum, table) => sum + table.reduce((all, a, seat) => all + table.slice(seat + 1).filter((b) => past.met(a, b) > 0).length, 0),
    0,
  )
}

describe('The sizes of tables', () => {
  it('differ by at most one, seat as many people as possible, and are as few as possible', () => {
    fc.assert(
      fc.property(people(200), size, fc.integer({ min: 2, max: 4 }), (count, most, asked) => {
        const least = Math.min(asked, most)
        const { sizes, over } = tableSizes(count, most, least)
        expect(sizes.reduce((sum, each) => sum + each, 0) + over).toBe(count)
        for (const each of sizes) expect(each >= least && each <= most && sizes[0] - each <= 1).toBe(true)
        expect(sizes.length).toBe(Math.ceil((count - over) / most))
        for (let fewer = 0; fewer < over; fewer++) {
          const tables = Math.ceil((count - fewer) / most)
          expect(Math.floor((count - fewer) / tables)).toBeLessThan(least)
        }
      }),
      RUNS,
    )
  })
})

describe('A round robin at tables of two', () => {
  it('lets everybody meet everybody once, with the first seat in turn at any time', () => {
    fc.assert(
      fc.property(people(24), (count) => {
        const entrants = numbered(count)
        const rounds: Paired[] = []
        const past = new PairingHistory()
        for (let round = 0; round < roundRobinRounds(count, 2); round++) {
          const paired = circleRound(entrants, round)
          expect(everybodyIn(paired)).toEqual(entrants)
          expect(repeats(paired.tables, past)).toBe(0)
          past.add(paired)
          rounds.push(paired)
          for (const entrant of entrants) expect(unbalance(entrant, rounds, 2)).toBeLessThanOrEqual(1)
        }
        expect(allHaveMet(entrants, past)).toBe(true)
        for (const entrant of entrants) expect(past.byes(entrant)).toBe(count % 2)
      }),
      RUNS,
    )
  })
})

describe('A round robin at larger tables', () => {
  it('lets everybody meet everybody in little more than the minimum of rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 5 }), fc.integer({ min: 2, max: 4 }), fc.string(), (seats, tables, seed) => {
        const entrants = numbered(seats * tables)
        const past = new PairingHistory()
        let rounds = 0
        for (; !allHaveMet(entrants, past); rounds++)
          past.add(mixedRound(entrants, { size: seats, least: 2 }, past, fastRandom(`${seed} ${rounds}`)))
        expect(rounds).toBeLessThanOrEqual(2 * roundRobinRounds(entrants.length, seats) + 2)
      }),
      { numRuns: 10 },
    )
  })
})

describe('A Swiss', () => {
  /** Rounds in which the smaller number usually wins. */
  function played(count: number, seats: number, rounds: number, seed: string): readonly Paired[] {
    const entrants = numbered(count)
    const random = fastRandom(seed)
    const all: Paired[] = []
    const lines: { round: number; lines: readonly Line[] }[] = []
    for (let round = 1; round <= rounds; round++) {
      const order = standings(entrants, lines, { size: seats, tieBreaks: ['met'], lot: seed }).map(({ entrant }) => entrant)
      const paired = swissRound(order, { size: seats, least: 2 }, new PairingHistory(all), random)
      all.push(paired)
      for (const table of paired.tables) {
        const ranked = table
          .map((entrant) => ({ entrant, luck: entrant + (10 * random.below(1000)) / 1000 }))
          .sort((a, b) => a.luck - b.luck)
        lines.push({ round, lines: ranked.map(({ entrant }, index) => ({ entrant, place: index + 1, how: 'played' })) })
      }
      for (const entrant of paired.byes) lines.push({ round, lines: [{ entrant, how: 'bye' }] })
    }
    return all
  }

  it('seats everybody once per round; nobody sits out twice before everybody has sat out once', () => {
    fc.assert(
      fc.property(people(40), size, fc.string(), (count, seats, seed) => {
        const rounds = played(count, seats, 4, seed)
        for (const paired of rounds) expect(everybodyIn(paired)).toEqual(numbered(count))
        const past = new PairingHistory(rounds)
        const byes = numbered(count).map((entrant) => past.byes(entrant))
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1)
      }),
      RUNS,
    )
  })

  it('gives everybody each seat equally often, give or take one, if tables are full', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 9 }), fc.string(), (seats, tables, count, seed) => {
        const rounds = played(seats * tables, seats, count, seed)
        for (const entrant of numbered(seats * tables)) expect(unbalance(entrant, rounds, seats)).toBeLessThanOrEqual(1)
      }),
      RUNS,
    )
  })

  it('lets nobody meet twice in its first rounds if there are enough people', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.string(), (seats, seed) => {
        const past = new PairingHistory()
        for (const paired of played(seats * seats * 2, seats, 3, seed)) {
          expect(repeats(paired.tables, past)).toBe(0)
          past.add(paired)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('lets people with similar points play together', () => {
    const paired = swissRound(numbered(16), { size: 4, least: 2 }, new PairingHistory(), fastRandom('a'))
    expect(paired.tables.map((table) => table.toSorted((a, b) => a - b))).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
      [13, 14, 15, 16],
    ])
  })
})

describe('Nobody meets anybody twice before it is necessary', () => {
  /** All ways to divide people into tables of one size. */
  function* partitions(rest: readonly Entrant[], seats: number): Generator<readonly TableSeating[]> {
    if (rest.length === 0) return yield []
    const [first, ...others] = rest
    for (const mates of choose(others, seats - 1)) {
      const left = others.filter((entrant) => !mates.includes(entrant))
      for (const more of partitions(left, seats)) yield [[first, ...mates], ...more]
    }
  }
  function* choose(from: readonly Entrant[], count: number): Generator<readonly Entrant[]> {
    if (count === 0) return yield []
    for (const [index, first] of from.entries()) for (const more of choose(from.slice(index + 1), count - 1)) yield [first, ...more]
  }
  function* orders(list: readonly Entrant[]): Generator<readonly Entrant[]> {
    if (list.length === 0) return yield []
    for (const first of list) for (const more of orders(list.filter((each) => each !== first))) yield [first, ...more]
  }
  const canSit = (table: TableSeating, past: PairingHistory) =>
    [...orders(table)].some((seating) =>
      seating.every((entrant, seat) => table.every((_, other) => past.sat(entrant, seat) <= past.sat(entrant, other))),
    )

  it.each([
    [4, 2],
    [6, 2],
    [6, 3],
    [8, 2],
    [8, 4],
  ])('with %i people at tables of %i, compared with all other pairings', (count, seats) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const entrants = numbered(count)
        const past = new PairingHistory()
        for (let round = 0; round < 5; round++) {
          const paired = mixedRound(entrants, { size: seats, least: 2 }, past, fastRandom(`${seed} ${round}`))
          const possible = [...partitions(entrants, seats)].filter((tables) => tables.every((table) => canSit(table, past)))
          const again = (tables: readonly TableSeating[]) =>
            tables.reduce((sum, table) => sum + [...choose(table, 2)].filter(([a, b]) => past.met(a, b) > 0).length, 0)
          expect(again(paired.tables)).toBe(Math.min(...possible.map(again)))
          past.add(paired)
        }
      }),
      { numRuns: 5 },
    )
  })
})

describe('A knockout', () => {
  it('ends with one table, and the best seeds meet only there if they advance', () => {
    fc.assert(
      fc.property(people(100), size, (count, seats) => {
        let left = numbered(count)
        const rounds: Paired[] = []
        while (left.length > seats) {
          const paired = knockoutRound(left, { size: seats, least: 2 }, new PairingHistory(rounds))
          rounds.push(paired)
          expect(everybodyIn(paired)).toEqual(left)
          expect(paired.tables.some((table) => table.includes(1) && table.includes(2))).toBe(false)
          const seed = (entrant: Entrant) => entrant
          const on = paired.tables.flatMap((table) =>
            finishingOrder(
              table.map((entrant) => ({ entrant, how: 'played', place: 1 })),
              seed,
            ).slice(0, goOn(table.length)),
          )
          left = [...paired.byes, ...on].sort((a, b) => a - b)
          expect(left.slice(0, 2)).toEqual([1, 2])
        }
      }),
      RUNS,
    )
  })

  it('is seeded by rating, and at random where that is equal or unknown: people without one come last', () => {
    const strengths = fc.array(fc.option(fc.integer({ min: 1400, max: 1404 }), { nil: undefined }), { minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(strengths, fc.string(), (known, seed) => {
        const seeds = seedsOf(numbered(known.length), (entrant) => known[entrant - 1], fastRandom(seed))
        expect(seeds.toSorted((a, b) => a - b)).toEqual(numbered(known.length))
        const inOrder = seeds.map((entrant) => known[entrant - 1] ?? 0)
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a))
      }),
      RUNS,
    )
    // The order is random: not always the one who entered first.
    const firsts = Array.from({ length: 50 }, (_, n) => seedsOf([1, 2], () => undefined, fastRandom(`${n}`))[0])
    expect(new Set(firsts)).toEqual(new Set([1, 2]))
  })

  it('draws its groups from pots: they contain everybody, differ by at most one, and each has one of every full pot', () => {
    fc.assert(
      fc.property(people(100), fc.integer({ min: 2, max: 8 }), fc.string(), (count, each, seed) => {
        const pots = potsOf(numbered(count), each)
        const groups = groupsFrom(pots, fastRandom(seed))
        expect(pots.flat()).toEqual(numbered(count))
        expect(groups.flat().sort((a, b) => a - b)).toEqual(numbered(count))
        for (const group of groups) {
          const from = group.map((entrant) => pots.findIndex((pot) => pot.includes(entrant)))
          expect(new Set(from).size).toBe(group.length)
          expect(group.length).toBeGreaterThanOrEqual(pots.length - 1)
        }
      }),
      RUNS,
    )
    const draws = Array.from({ length: 50 }, (_, n) => groupsFrom(potsOf(numbered(4), 2), fastRandom(`${n}`)).map((group) => group.join()))
    expect(new Set(draws.flat())).toEqual(new Set(['1,3', '1,4', '2,3', '2,4']))
  })
})

describe('An arena', () => {
  it('seats people at full tables, never at two at once, and the rest when one has waited too long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), size, fc.boolean(), (count, seats, patient) => {
        const tables = arenaTables(
          numbered(count),
          { size: seats, least: 2 },
          new PairingHistory(),
          () => undefined,
          patient,
          fastRandom('a'),
        )
        const seated = tables.flat()
        expect(new Set(seated).size).toBe(seated.length)
        if (patient) expect(seated.length).toBe(count - (count % seats))
        else expect(count - seated.length).toBe(tableSizes(count, seats, 2).over)
      }),
      RUNS,
    )
  })

  it('does not let the same people play again at once while there is time to wait for others', () => {
    const same = [3, 1, 4, 2]
    const past = new PairingHistory([{ tables: [same], byes: [] }])
    const again = (patient: boolean) => arenaTables([1, 2, 3, 4], { size: 4, least: 2 }, past, () => same, patient, fastRandom('a'))
    expect(again(true)).toEqual([])
    expect(again(false)).toHaveLength(1)
  })
})

describe('Points', () => {
  const line = (entrant: Entrant, place?: number, how: Line['how'] = 'played'): Line => ({ entrant, place, how })

  it('of a full table of four are 3, 2, 1 and 0', () => {
    expect(pointsOf([line(1, 2), line(2, 1), line(3, 4), line(4, 3)], 4)).toEqual([2, 3, 0, 1].map((points) => points * POINT))
  })

  it('of a smaller table go from the same maximum to 0, so that every table is worth the same per player', () => {
    expect(pointsOf([line(1, 1), line(2, 2), line(3, 3)], 4)).toEqual([3, 1.5, 0].map((points) => points * POINT))
    fc.assert(
      fc.property(size, size, fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 6, maxLength: 6 }), (seats, fewer, places) => {
        const came = Math.min(seats, fewer)
        const points = pointsOf(
          numbered(came).map((entrant) => line(entrant, places[entrant - 1])),
          seats,
        )
        expect(points.every(Number.isInteger)).toBe(true)
        expect(points.reduce((sum, each) => sum + each, 0) * 2).toBe((seats - 1) * POINT * came)
      }),
      RUNS,
    )
  })

  it('are shared by those who share a place, and by all if there is no ranking', () => {
    expect(pointsOf([line(1, 1), line(2, 1), line(3, 3), line(4, 4)], 4)).toEqual([2.5, 2.5, 1, 0].map((points) => points * POINT))
    expect(pointsOf([line(1), line(2)], 2)).toEqual([POINT / 2, POINT / 2])
  })

  it('are those of a win for a player without opponents, none for an absent one, and those of the last for one who leaves', () => {
    expect(pointsOf([line(1, 1), line(2, undefined, 'absent')], 2)).toEqual([POINT, 0])
    expect(pointsOf([line(1, 1, 'left'), line(2, 2), line(3, 3)], 3)).toEqual([0, 2 * POINT, POINT])
    expect(pointsOf([line(1, undefined, 'bye')], 4)).toEqual([3 * POINT])
  })
})

describe('Standings', () => {
  const table = (round: number, ...order: Entrant[]) => ({
    round,
    lines: order.map((entrant, index): Line => ({ entrant, place: index + 1, how: 'played' })),
  })

  it('are ordered by points, then by the points of the opponents, then by a lot drawn in advance', () => {
    const finished = [table(1, 1, 2), table(1, 3, 4), table(2, 1, 3), table(2, 4, 2)]
    const rows = standings([1, 2, 3, 4], finished, { size: 2, tieBreaks: ['met', 'wins'], lot: 'x' })
    // 3 and 4 have a point each; 3 met 4 (1) and 1 (2), 4 met 3 (1) and 2 (0).
    expect(rows.map(({ entrant }) => entrant)).toEqual([1, 3, 4, 2])
    expect(rows.map(({ met }) => met / POINT)).toEqual([1, 3, 1, 3])
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
  })

  it('are the same however often and in whatever order the tables are counted', () => {
    const finished = [table(1, 1, 2, 3), table(1, 4, 5, 6), table(2, 6, 1, 4), table(2, 2, 3, 5)]
    const setting = { size: 3, tieBreaks: ['met'], lot: 'seed' } as const
    const [once, again] = [standings([1, 2, 3, 4, 5, 6], finished, setting), standings([6, 5, 4, 3, 2, 1], finished.toReversed(), setting)]
    expect(again).toEqual(once)
  })
})
