import { fastRandom, shuffle } from '@fairground/kernel'
import { type Entrant, type Paired, PairingHistory } from './pairing/history.ts'
import {
  allHaveMet,
  arenaTables,
  circleRound,
  goOn,
  historyOfRounds,
  knockoutRound,
  mixedRound,
  roundRobinRounds,
  swissRound,
} from './pairing/rounds.ts'
import { groupsFrom, potsOf, seedsOf } from './pairing/seeds.ts'
import { finishingOrder, type Standing, standings } from './pairing/standings.ts'
import { type EntrantRow, isArena, isBye, isSlow, type Stage, type TableRow, type Tournament, type TournamentData } from './tournament.ts'

/**
 * What a tournament does next, given its state and the time: a pure function, so that it does not matter which process calls it, or how
 * often.
 */

/** How long people in an arena wait for a full table, in milliseconds. */
export const ARENA_WAIT = 20_000
/** How long an arena's last games may go on after its end. */
export const ARENA_GRACE = 60 * 60_000
/** How often we check a tournament while its tables play, in milliseconds: usually results are reported by themselves. */
const LOOK_LIVE = 30_000
const LOOK_SLOW = 10 * 60_000
/** In a round robin at large tables everybody has met everybody sooner than this. */
const LAST_ROUND = 40
const MOST_BOTS = 32

/** The rating of a person or bot, if it is certain enough. */
export type StrengthOf = (row: Pick<EntrantRow, 'person' | 'bot'>) => number | undefined

export function advanced(before: TournamentData, now: number, strengthOf: StrengthOf): TournamentData {
  let whole = before
  if (isBeginning(whole, now)) whole = begun(whole, now, strengthOf)
  if (whole.tournament.state === 'running') whole = isArena(whole.tournament) ? arenaGone(whole, now) : roundsGone(whole, now)
  const due = dueOf(whole, now)
  return due === whole.tournament.due ? whole : withCourse(whole, { due })
}

export function isBeginning({ tournament }: TournamentData, now: number): boolean {
  return tournament.state === 'planned' && tournament.starts <= now
}

/** People who play in the next round if there is one. */
function playing({ entrants }: TournamentData): readonly EntrantRow[] {
  return entrants.filter(({ bot, state }) => bot === undefined && state === 'in')
}

function begun(whole: TournamentData, now: number, strengthOf: StrengthOf): TournamentData {
  const { tournament } = whole
  const { setting } = tournament
  const people = playing(whole).length
  if (people < (setting.bots === undefined && !isArena(tournament) ? setting.least : 1))
    return withCourse(whole, { state: 'cancelled', ended: now, course: { because: 'too-few' } })
  const running = withCourse(whole, { state: 'running' })
  if (isArena(tournament)) return withCourse(running, { course: { began: now, ends: now + (setting.minutes ?? 0) * 60_000 } })
  if (setting.format === 'knockout') return seeded(withBots(running, now), now, strengthOf)
  if (setting.format === 'round-robin' && setting.seats === 2) {
    const filled = withBots(running, now)
    return withCourse(filled, { course: { order: active(filled), nextRound: now } })
  }
  return withCourse(running, { course: { nextRound: now } })
}

/** Seeds a knockout by rating, and draws its groups from pots. */
function seeded(whole: TournamentData, now: number, strengthOf: StrengthOf): TournamentData {
  const { id, setting } = whole.tournament
  const rows = new Map(whole.entrants.map((row) => [row.entrant, row]))
  const order = seedsOf(active(whole), (entrant) => strengthOf(rows.get(entrant) ?? {}), fastRandom(`${id} seeds`))
  if (setting.groups === undefined) return withCourse(whole, { course: { order, groupRounds: 0, nextRound: now } })
  const groups = groupsFrom(potsOf(order, Math.max(setting.groups.size, setting.least)), fastRandom(`${id} groups`))
  const entrants = whole.entrants.map((row) => {
    const group = groups.findIndex((each) => each.includes(row.entrant))
    return group < 0 ? row : { ...row, group: group + 1 }
  })
  const largest = Math.max(...groups.map(({ length }) => length))
  const groupRounds = setting.rounds ?? roundRobinRounds(largest, Math.min(setting.seats, largest))
  return withCourse({ ...whole, entrants }, { course: { order, groupRounds, nextRound: now } })
}

/** Everybody who would be seated now, including bots. */
function active({ entrants }: TournamentData): readonly Entrant[] {
  return entrants.filter(({ state }) => state === 'in').map(({ entrant }) => entrant)
}

/** Adds as many bots as fill the last table, if the organiser wants them; surplus bots wait. */
function withBots(whole: TournamentData, now: number, people = playing(whole).length): TournamentData {
  const { bots: level, seats } = whole.tournament.setting
  if (level === undefined) return whole
  const needed = Math.min(MOST_BOTS, (seats - (people % seats)) % seats)
  const there = whole.entrants.filter(({ bot }) => bot !== undefined)
  const entrants = whole.entrants.map((row): EntrantRow => {
    const index = there.indexOf(row)
    if (index < 0) return row
    const state = index < needed ? 'in' : 'break'
    return row.state === state ? row : { ...row, state, since: now }
  })
  const fresh = Array.from({ length: Math.max(0, needed - there.length) }, (_, index): EntrantRow => {
    return { entrant: nextNumber(whole.entrants) + index, bot: level, state: 'in', since: now }
  })
  return fresh.length === 0 && entrants.every((row, index) => row === whole.entrants[index])
    ? whole
    : { ...whole, entrants: [...entrants, ...fresh] }
}

export function nextNumber(entrants: readonly EntrantRow[]): Entrant {
  return entrants.reduce((most, { entrant }) => Math.max(most, entrant), 0) + 1
}

/** Past rounds as they were paired. */
export function pairedRounds(tables: readonly TableRow[]): readonly Paired[] {
  return [...Map.groupBy(tables, ({ round }) => round).values()].map((rows) => ({
    tables: rows.filter((row) => !isBye(row)).map(({ seating }) => seating),
    byes: rows.filter(isBye).flatMap(({ seating }) => seating),
  }))
}

function historyOf({ tables, entrants }: TournamentData): PairingHistory {
  return historyOfRounds(
    pairedRounds(tables),
    entrants.filter(({ bot }) => bot !== undefined).map(({ entrant }) => entrant),
  )
}

// Rounds

function roundsGone(whole: TournamentData, now: number): TournamentData {
  const { tournament, tables } = whole
  const { setting, course, round } = tournament
  if (tables.some((row) => row.round === round && row.lines === undefined)) return whole
  if (round > 0 && course.nextRound === undefined) {
    if (isLast(whole)) return ended(whole, now)
    const next = Math.max(now + setting.pause * 1000, (course.roundStarted ?? now) + (setting.roundEvery ?? 0) * 1000)
    return withCourse(whole, { course: { nextRound: next } })
  }
  if ((course.nextRound ?? now) > now) return whole
  const filled = setting.format === 'swiss' || (setting.format === 'round-robin' && setting.seats > 2) ? withBots(whole, now) : whole
  const next = nextRound(filled)
  if (next.length === 0)
    return round === 0 ? withCourse(whole, { state: 'cancelled', ended: now, course: { because: 'too-few' } }) : ended(whole, now)
  const rows = next.map(({ seating, stage, bye }, index) => tableRow(filled, round + 1, index + 1, stage, seating, now, bye))
  return withCourse(
    { ...filled, tables: [...filled.tables, ...rows] },
    { round: round + 1, course: { roundStarted: now, nextRound: undefined } },
  )
}

function ended(whole: TournamentData, now: number): TournamentData {
  const over = withCourse(whole, { state: 'over', ended: now, course: { nextRound: undefined } })
  const ranks = new Map(standingsOf(over).flatMap(({ entrant, rank, games }) => (games === 0 ? [] : [[entrant, rank]])))
  return { ...over, entrants: over.entrants.map((row) => (ranks.has(row.entrant) ? { ...row, place: ranks.get(row.entrant) } : row)) }
}

interface NextTable {
  readonly seating: readonly Entrant[]
  readonly stage: Stage
  readonly bye: boolean
}

function nextRound(whole: TournamentData): readonly NextTable[] {
  const { tournament } = whole
  const { setting, course, round, id } = tournament
  const tables = { size: setting.seats, least: setting.least }
  const random = fastRandom(`${id} ${round + 1}`)
  const past = historyOf(whole)
  const inNow = new Set(active(whole))
  if (setting.format === 'swiss') {
    const order = standingsOf(whole)
      .map(({ entrant }) => entrant)
      .filter((entrant) => inNow.has(entrant))
    return laid(swissRound(round === 0 ? shuffle([...order], random) : order, tables, past, random), 'main')
  }
  if (setting.format === 'round-robin') {
    if (setting.seats === 2) return laid(without(circleRound(course.order ?? [], round), inNow), 'main')
    return laid(mixedRound([...inNow], tables, past, random), 'main')
  }
  if (round < (course.groupRounds ?? 0)) {
    const groups = Map.groupBy(
      whole.entrants.filter(({ group }) => group !== undefined),
      ({ group }) => group ?? 0,
    )
    return [...groups.entries()].flatMap(([group, rows]) => {
      const all = rows.map(({ entrant }) => entrant)
      const here = all.filter((entrant) => inNow.has(entrant))
      const paired = setting.seats === 2 ? without(circleRound(all, round), inNow) : mixedRound(here, tables, past, random)
      return laid(paired, `group:${group}`)
    })
  }
  const order = stillIn(whole).filter((entrant) => inNow.has(entrant))
  return order.length < 2 ? [] : laid(knockoutRound(order, tables, past), 'knockout')
}

function laid({ tables, byes }: Paired, stage: Stage): readonly NextTable[] {
  if (tables.length === 0) return []
  return [
    ...tables.map((seating) => ({ seating, stage, bye: false })),
    ...byes.map((entrant) => ({ seating: [entrant], stage, bye: true })),
  ]
}

/** A round without absent people: a player left alone at a table of two has a bye. */
function without({ tables, byes }: Paired, there: ReadonlySet<Entrant>): Paired {
  const left = tables.map((table) => table.filter((entrant) => there.has(entrant)))
  return {
    tables: left.filter(({ length }) => length > 1),
    byes: [...byes.filter((entrant) => there.has(entrant)), ...left.filter(({ length }) => length === 1).flat()],
  }
}

/** People still in a knockout, by seed: those who advanced from the groups or from the last round. */
function stillIn(whole: TournamentData): readonly Entrant[] {
  const { tournament, tables } = whole
  const { course, round, setting } = tournament
  const seeds = course.order ?? []
  const seed = (entrant: Entrant) => seeds.indexOf(entrant)
  const last = tables.filter((row) => row.round === round && row.stage === 'knockout')
  if (last.length > 0) {
    const on = last.flatMap(({ lines = [], seating }) => finishingOrder(lines, seed).slice(0, goOn(seating.length)))
    const came = on.filter((entrant) =>
      last.some(({ lines = [] }) => lines.some((line) => line.entrant === entrant && line.how !== 'absent')),
    )
    const entered = (course.groupRounds ?? 0) === 0 ? seeds : throughGroups(whole, setting.groups?.through ?? 1)
    return came.toSorted((a, b) => entered.indexOf(a) - entered.indexOf(b))
  }
  if ((course.groupRounds ?? 0) === 0) return seeds
  return throughGroups(whole, setting.groups?.through ?? 1)
}

/** First all winners of groups, then all seconds …, each sorted by their result there. */
function throughGroups(whole: TournamentData, through: number): readonly Entrant[] {
  const table = standingsOf(whole, (row) => row.stage !== 'knockout')
  const groupOf = new Map(whole.entrants.map(({ entrant, group }) => [entrant, group]))
  const places = new Map<number, number>()
  const ranked = table.flatMap(({ entrant }) => {
    const group = groupOf.get(entrant)
    if (group === undefined) return []
    const place = (places.get(group) ?? 0) + 1
    places.set(group, place)
    return place <= through ? [{ entrant, place }] : []
  })
  return ranked.toSorted((a, b) => a.place - b.place).map(({ entrant }) => entrant)
}

function isLast(whole: TournamentData): boolean {
  const { tournament, tables } = whole
  const { setting, round, course } = tournament
  if (setting.format === 'swiss') return round >= (setting.rounds ?? 1)
  if (setting.format === 'round-robin') {
    if (setting.seats === 2) return round >= roundRobinRounds(course.order?.length ?? 0, 2)
    const people = playing(whole).map(({ entrant }) => entrant)
    return round >= LAST_ROUND || allHaveMet(people, new PairingHistory(pairedRounds(tables)))
  }
  const last = tables.filter((row) => row.round === round && row.stage === 'knockout')
  return last.length === 1
}

/** The number of rounds, if it is known. */
export function roundsOf({ tournament, entrants, tables }: TournamentData): number | undefined {
  const { setting, round, course, state } = tournament
  if (setting.format === 'arena') return undefined
  if (state === 'over') return round
  const people = entrants.filter((row) => row.state === 'in').length
  if (setting.format === 'swiss') return setting.rounds
  if (setting.format === 'round-robin') return Math.max(round, roundRobinRounds(course.order?.length ?? people, setting.seats))
  if (state === 'planned') return undefined
  const groups = new Set(entrants.flatMap(({ group }) => group ?? [])).size
  const last = tables.filter((row) => row.round === round && row.stage === 'knockout')
  const groupRounds = course.groupRounds ?? 0
  let left =
    last.length > 0
      ? last.reduce((sum, { seating }) => sum + goOn(seating.length), 0)
      : groupRounds > 0
        ? groups * (setting.groups?.through ?? 1)
        : (course.order?.length ?? 0)
  let rounds = last.length > 0 ? round : groupRounds
  if (last.length === 1) return rounds
  for (; left > 1; rounds++) {
    if (left <= setting.seats) return rounds + 1
    const { tables: next, byes } = knockoutRound(
      Array.from({ length: left }, (_, index) => index),
      { size: setting.seats, least: setting.least },
      new PairingHistory(),
    )
    left = byes.length + next.reduce((sum, { length }) => sum + goOn(length), 0)
  }
  return Math.max(1, rounds)
}

// An arena

function arenaGone(whole: TournamentData, now: number): TournamentData {
  const { tournament, tables } = whole
  const { setting, course, round, id } = tournament
  const open = tables.filter(({ lines }) => lines === undefined)
  if ((course.ends ?? now) <= now) return open.length === 0 ? ended(whole, now) : whole
  const waiting = waitingIn(whole)
  if (waiting.length === 0) return whole
  const patient = now - waiting[0].since < ARENA_WAIT
  const random = fastRandom(`${id} ${round + 1}`)
  const past = historyOf(whole)
  const last = (entrant: Entrant) => tables.findLast(({ seating }) => seating.includes(entrant))?.seating
  const people = waiting.map(({ entrant }) => entrant)
  let filled = whole
  let seats = arenaTables(people, { size: setting.seats, least: setting.least }, past, last, patient, random)
  if (!patient && setting.bots !== undefined) {
    const missing = (setting.seats - (people.length % setting.seats)) % setting.seats
    const { whole: more, bots } = freeBots(whole, missing, now)
    filled = more
    if (bots.length === missing)
      seats = arenaTables([...people, ...bots], { size: setting.seats, least: setting.least }, historyOf(more), last, false, random)
  }
  if (seats.length === 0) return whole
  const rows = seats.map((seating, index) => tableRow(filled, round + 1, index + 1, 'main', seating, now, false))
  return withCourse({ ...filled, tables: [...filled.tables, ...rows] }, { round: round + 1, course: { roundStarted: now } })
}

/** Who waits in an arena, longest first. */
function waitingIn({ tournament, entrants, tables }: TournamentData): readonly { readonly entrant: Entrant; readonly since: number }[] {
  const { course } = tournament
  const began = course.began ?? 0
  return entrants
    .filter(({ bot, state }) => bot === undefined && state === 'in')
    .flatMap(({ entrant, since }) => {
      const own = tables.filter(({ seating }) => seating.includes(entrant))
      if (own.some(({ lines }) => lines === undefined)) return []
      return [{ entrant, since: Math.max(since, began, ...own.map(({ done }) => done ?? 0)) }]
    })
    .toSorted((a, b) => a.since - b.since || a.entrant - b.entrant)
}

/** So many free bots; creates new ones if there are not enough. */
function freeBots(
  whole: TournamentData,
  count: number,
  now: number,
): { readonly whole: TournamentData; readonly bots: readonly Entrant[] } {
  const busy = new Set(whole.tables.filter(({ lines }) => lines === undefined).flatMap(({ seating }) => seating))
  const there = whole.entrants.filter(({ bot }) => bot !== undefined)
  const free = there.filter(({ entrant }) => !busy.has(entrant)).slice(0, count)
  const fresh = Array.from({ length: Math.min(count - free.length, MOST_BOTS - there.length) }, (_, index): EntrantRow => {
    return { entrant: nextNumber(whole.entrants) + index, bot: whole.tournament.setting.bots, state: 'in', since: now }
  })
  return {
    whole: fresh.length === 0 ? whole : { ...whole, entrants: [...whole.entrants, ...fresh] },
    bots: [...free, ...fresh].map(({ entrant }) => entrant),
  }
}

// Rows

function tableRow(
  { tournament }: TournamentData,
  round: number,
  number: number,
  stage: Stage,
  seating: readonly Entrant[],
  now: number,
  bye: boolean,
): TableRow {
  return {
    round,
    number,
    table: `${tournament.id}-${round}-${number}`,
    stage,
    seating,
    seatBy: now + tournament.setting.seatWithin * 1000,
    opened: bye,
    ...(bye && { lines: [{ entrant: seating[0], how: 'bye' as const }], done: now }),
  }
}

type Change = Partial<Omit<Tournament, 'course'>> & { readonly course?: Tournament['course'] }

function withCourse(whole: TournamentData, { course, ...rest }: Change): TournamentData {
  const { tournament } = whole
  return { ...whole, tournament: { ...tournament, ...rest, course: { ...tournament.course, ...course } } }
}

/** When the server must check it again by itself. */
function dueOf({ tournament, tables, entrants }: TournamentData, now: number): number | undefined {
  const { state, starts, course, setting } = tournament
  if (state === 'planned') return starts
  if (state !== 'running') return undefined
  const moments: number[] = []
  const open = tables.filter(({ lines }) => lines === undefined)
  if (open.length > 0) moments.push(now + (isSlow(setting) ? LOOK_SLOW : LOOK_LIVE))
  for (const { seatBy } of open) if (seatBy > now) moments.push(seatBy)
  if (course.nextRound !== undefined) moments.push(course.nextRound)
  if (course.ends !== undefined) {
    if (course.ends > now) moments.push(course.ends)
    const waiting = waitingIn({ tournament, tables, entrants })
    const impatient = waiting.length === 0 ? 0 : waiting[0].since + ARENA_WAIT
    if (impatient > now) moments.push(impatient)
    // A person who waits alone for long waits for somebody to come, and that is an event of its own.
    else if (waiting.length > 0) moments.push(now + LOOK_LIVE)
  }
  return moments.length === 0 ? now + LOOK_LIVE : Math.min(...moments)
}

// Standings

export function standingsOf(whole: TournamentData, counts: (row: TableRow) => boolean = () => true): readonly Standing[] {
  const { tournament, entrants, tables } = whole
  const { setting, id, state, course } = tournament
  const finished = tables.filter((row) => row.lines !== undefined && counts(row)).map(({ round, lines = [] }) => ({ round, lines }))
  const rows = standings(
    entrants.map(({ entrant }) => entrant),
    finished,
    { size: setting.seats, tieBreaks: setting.tieBreaks, lot: id },
  )
  const knockout = tables.filter((row) => row.stage === 'knockout' && row.lines !== undefined && counts(row))
  if (knockout.length === 0 || state === 'planned') return rows
  // How far they came, then their result at the last table, then their seed.
  const seeds = course.order ?? []
  const reached = (entrant: Entrant) => {
    const last = knockout.findLast(({ seating }) => seating.includes(entrant))
    if (last === undefined) return { round: 0, place: 0 }
    const order = finishingOrder(last.lines ?? [], (each) => seeds.indexOf(each))
    return { round: last.round, place: order.indexOf(entrant) }
  }
  const keyed = rows.map((row) => ({ row, ...reached(row.entrant) }))
  keyed.sort((a, b) => b.round - a.round || a.place - b.place || a.row.rank - b.row.rank)
  return keyed.map(({ row }, index) => ({ ...row, rank: index + 1 }))
}
