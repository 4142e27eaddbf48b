import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quiet } from './database.ts'
import { as, code } from './tables-place.ts'
import { TournamentPlace } from './tournaments-place.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const WEEK = 7 * DAY
const SLOW = { kind: 'slow', bank: 5 * 86_400, increment: 0, cap: 5 * 86_400, nights: false, vacation: 0 } as const

let place: TournamentPlace
beforeEach(async () => {
  place = await TournamentPlace.open()
})
afterEach(() => place.close())

/** How often each pair met, over all tables. */
async function meetings(id: string): Promise<ReadonlyMap<string, number>> {
  const met = new Map<string, number>()
  for (const { seating } of await place.rows(`SELECT seating FROM tournament_table WHERE tournament = '${id}'`)) {
    const seats = JSON.parse(String(seating)) as readonly number[]
    for (const a of seats) for (const b of seats) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1)
  }
  return met
}

describe('A slow Swiss over weeks', () => {
  it('continues through absences, late entries, breaks and restarts, and counts every table once', async () => {
    const people = await place.people(11)
    const early = people.slice(0, 10)
    const [maker, absent, resting] = people
    const late = people[10]
    const id = await place.make(maker, {
      format: 'swiss',
      rounds: 4,
      clock: SLOW,
      seatWithin: 2 * 86_400,
      roundEvery: 7 * 86_400,
      late: 1,
    })
    await place.enterAndBegin(id, early)
    const began = place.time.now()

    // Round 1: ten people at tables of four, three and three.
    let info = await place.info(id)
    expect(info.tables.map(({ seats }) => seats.length)).toEqual([4, 3, 3])
    expect(place.called.toSorted()).toEqual(early.map(({ id: person }) => person).toSorted())
    await place.tournaments.enter(id, late)
    await place.sitDown(id, early)
    await place.playOut(id, people)
    info = await place.info(id)
    expect(info.tables.every(({ state }) => state === 'over')).toBe(true)
    // The next round waits for its week, even if this one ended early.
    expect(info.round).toBe(1)
    await place.restart()
    await place.pass(WEEK)

    // Round 2: one person does not come, and a bot plays instead.
    info = await place.info(id)
    expect([info.round, info.tables.map(({ seats }) => seats.length)]).toEqual([2, [4, 4, 3]])
    await place.sitDown(
      id,
      people.filter((person) => person !== absent),
    )
    await place.pass(2 * DAY)
    await place.playOut(id, people)
    info = await place.info(id)
    const missing = info.standings.find(({ person }) => person === absent.id)
    expect(missing?.rounds.find(({ round }) => round === 2)).toMatchObject({ how: 'absent', points: 0 })
    expect(missing?.state).toBe('break')
    expect(await code(place.tournaments.enter(id, (await place.people(1))[0]))).toBe('conflict')

    // Round 3: an absent person is not paired, another takes a break; both are back for the last.
    await place.tournaments.rest(id, resting.id, true)
    await place.pass(WEEK)
    info = await place.info(id)
    const third = info.tables.flatMap(({ seats }) => seats.map(({ entrant }) => entrant))
    expect([info.round, third.length]).toEqual([3, 9])
    await place.restart()
    await place.playRound(id, people)
    await place.tournaments.rest(id, resting.id, false)
    await place.tournaments.rest(id, absent.id, false)
    await place.pass(WEEK)

    info = await place.info(id)
    expect([info.round, info.tables.flatMap(({ seats }) => seats).length]).toEqual([4, 11])
    await place.playRound(id, people)
    info = await place.info(id)
    expect(info.state).toBe('over')
    expect(place.time.now() - began).toBeGreaterThan(3 * WEEK)

    // Every table gave its points once: per player, half of what the first of a full table gets.
    const played = info.standings.flatMap(({ rounds }) => rounds.filter(({ how }) => how !== 'absent'))
    expect(played.length).toBe(10 + 10 + 9 + 11)
    expect(info.standings.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(1.5 * played.length, 5)
    expect(info.standings.map(({ rank }) => rank)).toEqual(info.standings.map((_, index) => index + 1))
    for (const [index, { points }] of info.standings.slice(1).entries()) expect(points).toBeLessThanOrEqual(info.standings[index].points)
    // Where each finished is kept for their profiles.
    const kept = await place.rows(`SELECT entrant, place FROM tournament_entrant WHERE tournament = '${id}'`)
    const places = new Map(kept.map(({ entrant, place }) => [Number(entrant), place === null ? null : Number(place)]))
    for (const { entrant, rank, games } of info.standings) expect(places.get(entrant)).toBe(games === 0 ? null : rank)
    // In the export each round has its own column: a late entrant has nothing in the first.
    const { csv } = await place.tournaments.exported(id, undefined)
    const [head, ...lines] = csv.trim().split('\r\n')
    expect(head).toBe('rank,name,bot,points,met,wins,games,round 1,round 2,round 3,round 4')
    const lateRounds = lines
      .find((line) => line.split(',')[1] === late.name)
      ?.split(',')
      .slice(7)
    expect(lateRounds?.map((points) => points === '')).toEqual([true, false, false, false])
    // Nobody met anybody three times in four rounds with eleven people.
    expect(Math.max(...(await meetings(id)).values())).toBeLessThanOrEqual(2)
  })
})

describe('A round robin of two', () => {
  it('lets everybody meet everybody, and each sit out once when the number is odd', async () => {
    const people = await place.people(3)
    const id = await place.make(people[0], { format: 'round-robin', seats: 2, pause: 0 })
    await place.enterAndBegin(id, people)
    expect((await place.info(id)).rounds).toBe(3)
    expect(await code(place.tournaments.enter(id, (await place.people(1))[0]))).toBe('conflict')
    for (let round = 1; round <= 3; round++) {
      expect((await place.info(id)).round).toBe(round)
      await place.playRound(id, people)
      await place.pass(1000)
    }
    const info = await place.info(id)
    expect(info.state).toBe('over')
    expect(info.standings.every(({ rounds }) => rounds.length === 3 && rounds.filter(({ how }) => how === 'bye').length === 1)).toBe(true)
    expect([...(await meetings(id)).values()]).toEqual(Array.from({ length: 3 }, () => 1))
  })

  it('gives the win to the player who comes if the other does not', async () => {
    const people = await place.people(2)
    const id = await place.make(people[0], { format: 'round-robin', seats: 2 })
    await place.enterAndBegin(id, people)
    await place.sitDown(id, [people[1]])
    await place.pass(3 * MINUTE)
    const info = await place.info(id)
    expect(info.state).toBe('over')
    expect(info.standings.map(({ person, points }) => [person, points])).toEqual([
      [people[1].id, 1],
      [people[0].id, 0],
    ])
    expect(await place.rows('SELECT id FROM game_table')).toEqual([])
  })
})

describe('A knockout with groups', () => {
  it('lets the best of each group advance until one table is left, whose places come first in the standings', async () => {
    const people = await place.people(9)
    const id = await place.make(people[0], { format: 'knockout', seats: 3, groups: { size: 3, through: 2 }, rounds: 1, pause: 0 })
    await place.enterAndBegin(id, people)
    const first = await place.info(id)
    expect(first.tables.map(({ stage }) => stage).sort()).toEqual(['group:1', 'group:2', 'group:3'])
    for (let round = 0; round < 6 && (await place.info(id)).state === 'running'; round++) {
      await place.playRound(id, people)
      await place.pass(1000)
    }
    const info = await place.info(id)
    expect([info.state, info.rounds]).toEqual(['over', first.rounds])
    const final = info.tables.filter(({ round }) => round === info.round)
    expect(final).toHaveLength(1)
    const podium = final[0].seats.toSorted((a, b) => (a.place ?? 9) - (b.place ?? 9)).map(({ entrant }) => entrant)
    expect(new Set(info.standings.slice(0, podium.length).map(({ entrant }) => entrant))).toEqual(new Set(podium))
    // Six of nine advanced from the groups.
    const second = info.tables.filter(({ round }) => round === 2)
    expect(second.flatMap(({ seats }) => seats)).toHaveLength(6)
  })
})

describe('The seeds of a knockout', () => {
  it('are ordered by rating, bots among the people, and no group has two of the strongest', async () => {
    const people = await place.people(7)
    const strongest = [people[5], people[2], people[6]]
    for (const [index, { id }] of strongest.entries()) place.strengths.set(id, 1800 - 100 * index)
    place.strengths.set('bot:trader', 1550)
    const id = await place.make(people[0], { format: 'knockout', seats: 2, groups: { size: 2, through: 1 }, bots: 'trader' })
    await place.enterAndBegin(id, people)
    const { standings } = await place.info(id)
    const bySeed = standings.toSorted((a, b) => (a.seed ?? 99) - (b.seed ?? 99))
    expect(bySeed.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(bySeed.slice(0, 4).map(({ person, bot }) => person ?? bot)).toEqual([...strongest.map(({ id }) => id), 'trader'])
    expect(new Set(bySeed.slice(0, 4).map(({ group }) => group)).size).toBe(4)
  })
})

describe('An arena', () => {
  it('opens tables whenever people are free, fills them with bots after a wait, and ends with its last game', async () => {
    const people = await place.people(6)
    const id = await place.make(people[0], { format: 'arena', minutes: 30, bots: 'random', clock: { kind: 'move', seconds: 30 } })
    await place.enter(id, people)
    await place.pass(61_000)
    let info = await place.info(id)
    // Four of six at once; two wait.
    expect(info.tables.map(({ seats }) => seats.length)).toEqual([4])
    await place.pass(21_000)
    info = await place.info(id)
    expect(info.tables).toHaveLength(2)
    expect(info.standings.filter(({ bot }) => bot !== undefined)).toHaveLength(2)
    await place.playRound(id, people)
    // The same people do not play together again at once if others come.
    await place.pass(25_000)
    await place.playRound(id, people)
    await place.pass(30 * MINUTE)
    await place.sitDown(id, people)
    await place.pass(3 * MINUTE)
    await place.playOut(id, people)
    await place.pass(61 * MINUTE)
    info = await place.info(id)
    expect(info.state).toBe('over')
    expect(Math.max(...info.standings.map(({ games }) => games))).toBeGreaterThan(1)
    expect(await code(place.tournaments.enter(id, people[1]))).not.toBe('accepted')
  })
})

describe('Every step is taken once', () => {
  it('when several processes check a tournament at the same time', async () => {
    const people = await place.people(8)
    const id = await place.make(people[0], { format: 'swiss', rounds: 2, pause: 0 })
    await place.enter(id, people)
    const [one, two, three] = [place.first, await place.process(), await place.process()]
    place.time.skip(2 * MINUTE)
    const all = [one, two, three].flatMap(({ tournaments }) => [tournaments.runner, tournaments.runner])
    await Promise.all(all.map((runner) => runner.look(id)))
    expect(await place.rows(`SELECT round FROM tournament_table WHERE tournament = '${id}'`)).toHaveLength(2)
    await place.playRound(id, people)
    await Promise.all(all.map((runner) => runner.look(id)))
    await quiet()
    const info = await place.info(id)
    expect([info.round, (await place.rows('SELECT id FROM game_table')).length]).toEqual([2, 4])
    expect(info.standings.every(({ games }) => games === 1)).toBe(true)
  })

  it('when everybody enters at the same time at several of them', async () => {
    const people = await place.people(24)
    const id = await place.make(people[0], { format: 'swiss', rounds: 2, people: 20 })
    const two = await place.process()
    const answers = await Promise.all(
      people.flatMap((person, index) => {
        const { tournaments } = index % 2 === 0 ? place.first : two
        return [code(tournaments.enter(id, person)), code(tournaments.enter(id, person))]
      }),
    )
    const info = await place.info(id)
    expect(info.standings.map(({ entrant }) => entrant).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(answers.filter((answer) => answer !== 'accepted').every((answer) => answer === 'conflict')).toBe(true)
  })
})

describe('At a table of a tournament', () => {
  it('nobody else sits down, nobody leaves before the start, and it has no owner', async () => {
    const people = await place.people(5)
    const id = await place.make(people[0], { format: 'swiss', rounds: 1, rated: false })
    await place.enter(id, people.slice(0, 4))
    await place.pass(2 * MINUTE)
    const [{ table }] = (await place.info(id)).tables
    const { tables } = place.first
    expect(await code(tables.join(table, as(people[4])))).toBe('seat-taken')
    expect(await code(tables.leave(table, as(people[1])))).toBe('not-owner')
    expect(await code(tables.addBot(table, as(people[0]), 0, 'random'))).toBe('not-owner')
    expect(await tables.get(table, {})).toMatchObject({ tournament: id, unrated: true, owner: undefined })
    await place.playRound(id, people)
    expect((await tables.get(table, {})).result?.rated).toBe(false)
  })
})
