import type { EntrantInfo, TableSummary, TournamentInfo, TournamentSummary, TournamentTable } from '@fairground/protocol'
import type { Entrant } from './pairing/history.ts'
import { type Line, POINT, pointsOf } from './pairing/standings.ts'
import { roundsOf, standingsOf } from './progress.ts'
import { isArena, isBye, type TableRow, type Tournament, type TournamentData } from './tournament.ts'

/** A tournament as everybody sees it. */

/** What is not in the tournament itself. */
export interface TournamentContext {
  readonly names: ReadonlyMap<string, string>
  readonly tables: ReadonlyMap<string, TableSummary>
  readonly codes: ReadonlyMap<string, string | undefined>
  readonly now: number
}

export function briefOf(
  tournament: Tournament,
  around: { readonly people: number; readonly entered: boolean; readonly rounds?: number | undefined },
) {
  const { id, state, starts, round, setting, course, club } = tournament
  const { name, format, game, seats, clock, rated, bots, people: most } = setting
  return {
    id,
    name,
    format,
    game,
    seats,
    clock,
    rated,
    bots,
    state,
    starts,
    ends: course.ends,
    round,
    rounds: around.rounds,
    people: around.people,
    most,
    club,
    entered: around.entered,
  }
}

export function summaryOf(whole: TournamentData, names: ReadonlyMap<string, string>, person: string | undefined): TournamentSummary {
  const { entrants, tournament } = whole
  const there = entrants.filter(({ bot, state }) => bot === undefined && state !== 'out')
  const leaders = tournament.round === 0 ? [] : standingsOf(whole).slice(0, 3)
  return {
    ...briefOf(tournament, {
      people: there.length,
      entered: person !== undefined && there.some((row) => row.person === person),
      rounds: roundsOf(whole),
    }),
    leaders: leaders.map(({ entrant, points }) => {
      const row = entrants.find((each) => each.entrant === entrant)
      return { name: row?.person === undefined ? undefined : names.get(row.person), bot: row?.bot, points: points / POINT }
    }),
  }
}

/** Everything except what depends on the viewer. */
export function publicInfo(
  whole: TournamentData,
  around: TournamentContext,
): Omit<TournamentInfo, 'me' | 'mayEnter' | 'mayManage' | 'entered'> {
  const { tournament, tables } = whole
  const { setting, course, maker } = tournament
  const { entered: _, ...brief } = briefOf(tournament, {
    people: whole.entrants.filter(({ bot, state }) => bot === undefined && state !== 'out').length,
    entered: false,
    rounds: roundsOf(whole),
  })
  const shown = tables.filter((row) => !isBye(row) && isShown(row, whole))
  return {
    ...brief,
    maker,
    makerName: maker === undefined ? undefined : around.names.get(maker),
    options: setting.options ?? {},
    tieBreaks: [...setting.tieBreaks],
    late: setting.late,
    seatWithin: setting.seatWithin,
    pause: setting.pause,
    roundEvery: setting.roundEvery,
    groups: setting.groups,
    nextRound: course.nextRound,
    because: course.because,
    now: around.now,
    standings: standingInfos(whole, around.names),
    tables: shown.map((row) => tableInfo(row, setting.seats, around)),
  }
}

function isShown(row: TableRow, { tournament }: TournamentData): boolean {
  if (isArena(tournament)) return row.lines === undefined
  return row.round === tournament.round || tournament.setting.format === 'knockout'
}

function standingInfos(whole: TournamentData, names: ReadonlyMap<string, string>): readonly EntrantInfo[] {
  const { entrants, tables, tournament } = whole
  const rows = new Map(entrants.map((row) => [row.entrant, row]))
  const rounds = new Map<Entrant, EntrantInfo['rounds'][number][]>()
  for (const { round, lines, table } of tables) {
    const points = lines === undefined ? [] : pointsOf(lines, tournament.setting.seats)
    for (const [index, { entrant, place, how }] of (lines ?? []).entries()) {
      const played = { round, points: points[index] / POINT, place, how, ...(how !== 'bye' && { table }) }
      rounds.set(entrant, [...(rounds.get(entrant) ?? []), played])
    }
  }
  const seeds = tournament.setting.format === 'knockout' ? tournament.course.order : undefined
  return standingsOf(whole).flatMap(({ entrant, rank, points, met, wins, games }) => {
    const row = rows.get(entrant)
    if (row === undefined || (row.state === 'out' && games === 0)) return []
    return [
      {
        entrant,
        person: row.person,
        name: row.person === undefined ? undefined : names.get(row.person),
        bot: row.bot,
        state: row.state,
        rank,
        points: points / POINT,
        met: met / POINT,
        wins,
        games,
        rounds: rounds.get(entrant) ?? [],
        group: row.group,
        ...(seeds?.includes(entrant) && { seed: seeds.indexOf(entrant) + 1 }),
      },
    ]
  })
}

function tableInfo(row: TableRow, size: number, { tables, codes }: TournamentContext): TournamentTable {
  const { round, number, table, stage, seating, seatBy, lines } = row
  const summary = tables.get(table)
  const points = lines === undefined ? undefined : pointsOf(lines, size)
  const lineAt = (seat: number): Line | undefined => lines?.[seat]
  const state = lines !== undefined ? 'over' : summary?.state === 'running' || summary?.state === 'over' ? 'running' : 'open'
  return {
    round,
    number,
    table,
    stage,
    state,
    seatBy: state === 'open' ? seatBy : undefined,
    code: codes.get(table),
    n: summary?.n ?? 0,
    seats: seating.map((entrant, seat) => ({
      seat,
      entrant,
      ready: summary?.seats[seat]?.ready ?? false,
      place: lineAt(seat)?.place,
      points: points === undefined ? undefined : points[seat] / POINT,
      how: lineAt(seat)?.how,
    })),
  }
}

// Export

/** The standings as CSV: one column per round; for an arena, which has no rounds, one per game. */
export function csvOf({ standings, round, format }: Pick<TournamentInfo, 'standings' | 'round' | 'format'>): string {
  const arena = format === 'arena'
  const columns = arena ? Math.max(0, ...standings.map(({ rounds }) => rounds.length)) : round
  const head = [
    'rank',
    'name',
    'bot',
    'points',
    'met',
    'wins',
    'games',
    ...Array.from({ length: columns }, (_, index) => `${arena ? 'game' : 'round'} ${index + 1}`),
  ]
  const lines = standings.map(({ rank, name, bot, points, met, wins, games, rounds }) => [
    rank,
    name ?? '',
    bot ?? '',
    points,
    met,
    wins,
    games,
    ...Array.from(
      { length: columns },
      (_, index) => (arena ? rounds[index] : rounds.find((each) => each.round === index + 1))?.points ?? '',
    ),
  ])
  return `${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Quoted if necessary, and never a formula that a spreadsheet would run. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
