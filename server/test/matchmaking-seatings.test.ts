import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatings, type Waiting } from '../matchmaking/seatings.ts'

const nobody = () => false

function waits(person: string, since: number, more: Partial<Waiting> = {}): Waiting {
  return { person, since, game: 'faifo', seats: [3], pace: 'live', rated: true, bots: false, ...more }
}

const names = (found: ReturnType<typeof seatings>) => found.map(({ people }) => people.map(({ person }) => person))

describe('People who wait for a game', () => {
  it('are seated in the order of their waiting time', () => {
    expect(names(seatings([waits('d', 4), waits('b', 2), waits('a', 1), waits('c', 3)], nobody))).toEqual([['a', 'b', 'c']])
  })

  it('keep waiting while they are too few', () => {
    expect(seatings([waits('a', 1), waits('b', 2)], nobody)).toEqual([])
  })

  it('play with people who want the same game, pace and rating', () => {
    const two = { seats: [2] }
    const line = [
      waits('a', 1, two),
      waits('b', 2, { ...two, game: 'faiyum' }),
      waits('c', 3, { ...two, pace: 'slow' }),
      waits('d', 4, { ...two, rated: false }),
    ]
    expect(seatings(line, nobody)).toEqual([])
    expect(names(seatings([...line, waits('e', 5, two)], nobody))).toEqual([['a', 'e']])
  })

  it('get the number of players that the first of them prefers, if there are enough', () => {
    const line = [waits('a', 1, { seats: [4, 2] }), waits('b', 2, { seats: [2, 4] })]
    expect(seatings(line, nobody)[0].seats).toBe(2)
    const four = [...line, waits('c', 3, { seats: [4] }), waits('d', 4, { seats: [4] })]
    expect(seatings(four, nobody)[0].seats).toBe(4)
  })

  it('do not sit with a person whom either of them has blocked', () => {
    const line = [waits('a', 1, { seats: [2] }), waits('b', 2, { seats: [2] }), waits('c', 3, { seats: [2] })]
    expect(names(seatings(line, (one, other) => one === 'b' && other === 'a'))).toEqual([['a', 'c']])
  })

  it('get bots in the free seats only if they agreed, and then sit together', () => {
    const line = [waits('a', 1, { bots: true }), waits('b', 2), waits('c', 3, { bots: true, seats: [4, 3] })]
    expect(names(seatings(line.slice(0, 2), nobody))).toEqual([['a']])
    // Three people make a full table: then nobody needs a bot.
    expect(seatings(line, nobody)).toMatchObject([{ seats: 3, people: [{ person: 'a' }, { person: 'b' }, { person: 'c' }] }])
  })

  const waiting = fc.record({
    game: fc.constantFrom('faifo', 'faiyum'),
    seats: fc.uniqueArray(fc.integer({ min: 2, max: 5 }), { minLength: 1, maxLength: 3 }),
    pace: fc.constantFrom('live' as const, 'slow' as const),
    rated: fc.boolean(),
    bots: fc.boolean(),
    since: fc.integer({ min: 0, max: 20 }),
  })

  it('are never seated twice, never against their wish, and nobody keeps waiting who could be seated', () => {
    fc.assert(
      fc.property(fc.array(waiting, { maxLength: 40 }), fc.array(fc.tuple(fc.nat(39), fc.nat(39)), { maxLength: 10 }), (wishes, blocks) => {
        const line = wishes.map((wish, index) => ({ ...wish, person: `p${index}` }))
        const blocked = new Set(blocks.map(([one, other]) => `p${one} p${other}`))
        const refuses = (one: string, other: string) => blocked.has(`${one} ${other}`)
        const found = seatings(line, refuses)
        const seated = found.flatMap(({ people }) => people)
        expect(new Set(seated).size).toBe(seated.length)
        for (const { people, seats } of found) {
          expect(people.length).toBeLessThanOrEqual(seats)
          for (const one of people) {
            expect(one.seats).toContain(seats)
            if (people.length < seats) expect(one.bots).toBe(true)
            expect([one.game, one.pace, one.rated]).toEqual([people[0].game, people[0].pace, people[0].rated])
            for (const other of people) if (one !== other) expect(refuses(one.person, other.person)).toBe(false)
          }
        }
        const left = line.filter((each) => !seated.includes(each))
        expect(left.filter(({ bots }) => bots)).toEqual([])
        if (blocked.size > 0) return
        for (const first of left)
          for (const seats of first.seats) {
            const alike = left.filter(
              (each) => each.game === first.game && each.pace === first.pace && each.rated === first.rated && each.seats.includes(seats),
            )
            expect(alike.length).toBeLessThan(seats)
          }
      }),
    )
  })
})
