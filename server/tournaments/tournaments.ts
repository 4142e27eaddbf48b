import type { NewTournament, TournamentInfo, TournamentSummary } from '@fairground/protocol'
import { TOURNAMENT_LIMITS } from '@fairground/protocol/tournaments.ts'
import type { Clubs } from '../clubs/clubs.ts'
import { Fault } from '../fault.ts'
import type { Settings } from '../host/settings.ts'
import type { People } from '../people/people.ts'
import { type Person, readName } from '../people/person.ts'
import { newId } from '../people/secrets.ts'
import type { Store, Value } from '../store/store.ts'
import type { Tables } from '../tables/api.ts'
import { carriesEdition } from '../uploads/record.ts'
import { nextNumber } from './progress.ts'
import { Runner, type RunnerParts, TOURNAMENT_PREFIX } from './runner.ts'
import { type EntrantRow, isArena, isSlow, type Tournament, type TournamentData } from './tournament.ts'
import { TournamentRepository } from './tournament-repository.ts'
import { csvOf, publicInfo, summaryOf } from './view.ts'

/** The most unfinished tournaments created by one person. */
const MADE = 5
/** The most unfinished tournaments on the server. */
const MOST = 300
/** The most unfinished tournaments that one person takes part in. */
const ENTERED = 30
const PAGE = 30
/** How long a view is cached for everybody, in milliseconds. */
const SHOWN_FOR = 1000
const MOST_SHOWN = 200
const DAY = 86_400_000

export interface TournamentsParts extends Omit<RunnerParts, 'book' | 'onOpened'> {
  readonly store: Store
  readonly tables: Tables
  readonly people: People
  readonly clubs: Clubs
  readonly settings: Settings
  /** Notifies an absent person that a slow tournament has a seat for them. */
  readonly notifyOfGame?: (person: string, tournament: { readonly id: string; readonly name: string }, until: number) => Promise<void>
  /** The minimum and maximum number of players of a game. */
  readonly seatsOf: (game: string) => Promise<{ readonly min: number; readonly max: number } | undefined>
}

type Shown = ReturnType<typeof publicInfo>

/** People's requests to tournaments. What happens by itself is in the runner. */
export class Tournaments {
  readonly runner: Runner
  private readonly book: TournamentRepository
  private readonly parts: TournamentsParts
  private readonly shown = new Map<
    string,
    { readonly at: number; readonly step: number; readonly info: Shown; readonly whole: TournamentData }
  >()

  constructor(parts: TournamentsParts) {
    this.parts = parts
    this.book = new TournamentRepository(parts.store)
    this.runner = new Runner({
      ...parts,
      book: this.book,
      onOpened: async ({ tournament, tables }, { id, code, seats }) => {
        const { club, setting } = tournament
        if (club !== undefined) await parts.clubs.count(club, id, code)
        const until = tables.find(({ table }) => table === id)?.seatBy
        if (!isSlow(setting) || until === undefined) return
        for (const { person } of seats)
          if (person !== undefined)
            parts
              .notifyOfGame?.(person, { id: tournament.id, name: setting.name }, until)
              .catch((error) => parts.log.warn({ err: error }, 'a notice failed'))
      },
    })
  }

  // Creating

  async make(person: Person, draft: NewTournament): Promise<string> {
    await this.mayMake(person)
    const { club, starts, ...setting } = draft
    const name = readName(draft.name.slice(0, 60))
    if (name === undefined) throw new Fault('malformed', 'a name is 1 to 40 visible characters')
    const least = await this.leastSeats(draft)
    if (club !== undefined && (await this.parts.clubs.roleOf(club, person.id)) === undefined)
      throw new Fault('not-allowed', 'only members of a club can create tournaments for it')
    const [own, all] = await Promise.all([
      this.book.count("maker = $1 AND state IN ('planned', 'running')", [person.id]),
      this.book.count("state IN ('planned', 'running')", []),
    ])
    if (own >= MADE) throw new Fault('too-many', `you can have at most ${MADE} tournaments at once`)
    if (all >= MOST) throw new Fault('too-many', 'this server has too many tournaments at the moment')
    const id = `${TOURNAMENT_PREFIX}${newId()}`
    const at = this.now()
    await this.book.insert({
      id,
      state: 'planned',
      maker: person.id,
      club,
      created: at,
      starts: Math.max(starts, at),
      due: Math.max(starts, at),
      step: 0,
      round: 0,
      // With more, they could not all meet each other.
      setting: {
        ...setting,
        name,
        least,
        people: draft.format === 'round-robin' ? Math.min(draft.people, TOURNAMENT_LIMITS.roundRobin) : draft.people,
      },
      course: {},
    })
    await this.runner.soon(id)
    return id
  }

  private async mayMake(person: Person): Promise<void> {
    const { tournaments } = await this.parts.settings.read()
    if (person.host) return
    if (tournaments === 'host') throw new Fault('not-allowed', 'only the host can create tournaments on this server')
    if (person.login === undefined) throw new Fault('not-allowed', 'a guest cannot do this; create an account first')
  }

  /** Refuses settings that could not be played, or would not end. Returns the minimum number of players. */
  private async leastSeats(draft: NewTournament): Promise<number> {
    const { format, game, seats, options, clock, rated, starts, groups } = draft
    const problems: { path: string; reason: string }[] = []
    const wrong = (path: string, reason: string) => problems.push({ path, reason })
    const range = await this.parts.seatsOf(game)
    if (range === undefined) throw new Fault('not-found', `there is no game ${game}`)
    if (seats < range.min || seats > range.max) wrong('seats', `${game} is for ${range.min} to ${range.max} players`)
    if (clock.kind === 'none') wrong('clock', 'a tournament needs a clock, or it might never end')
    if (format === 'arena' && clock.kind === 'slow') wrong('clock', 'an arena is played live')
    if (format === 'arena' && draft.minutes === undefined) wrong('minutes', 'an arena needs to know how long it lasts')
    if (format === 'swiss' && draft.rounds === undefined) wrong('rounds', 'a Swiss needs a number of rounds')
    if (format !== 'knockout' && groups !== undefined) wrong('groups', 'only a knockout has groups')
    if (groups !== undefined && groups.through >= groups.size) wrong('groups.through', 'some must be left behind')
    if (starts > this.now() + TOURNAMENT_LIMITS.daysAhead * DAY) wrong('starts', `at most ${TOURNAMENT_LIMITS.daysAhead} days ahead`)
    if (JSON.stringify(options ?? {}).length > TOURNAMENT_LIMITS.options || carriesEdition(options))
      wrong('options', 'an edition of one’s own has no place in a tournament')
    if (draft.bots !== undefined && !this.parts.levels.some((level) => level === draft.bots)) wrong('bots', 'there is no such bot')
    if (problems.length > 0) throw new Fault('malformed', problems.map(({ path, reason }) => `${path}: ${reason}`).join('; '), { problems })
    const table = { tournament: 'none', game, options, clock, rated }
    await this.parts.tables.checkDraft(table, seats)
    // Smaller tables are possible if these options allow them.
    let least = seats
    for (let fewer = seats - 1; fewer >= Math.max(2, range.min); fewer--) {
      const fits = await this.parts.tables.checkDraft(table, fewer).then(
        () => true,
        () => false,
      )
      if (!fits) break
      least = fewer
    }
    return least
  }

  // Taking part

  async enter(id: string, person: Person): Promise<void> {
    const { entered } = await this.busy(person.id)
    await this.changed(id, async (whole) => {
      const { tournament, entrants } = whole
      const own = entrants.find((row) => row.person === person.id)
      if (own?.state === 'in') return whole
      const why = await this.whyNot(whole, person.id)
      if (why !== undefined) throw why
      if (own === undefined && entered >= ENTERED)
        throw new Fault('too-many', `you can take part in at most ${ENTERED} tournaments at once`)
      const since = this.now()
      const row: EntrantRow =
        own === undefined ? { entrant: nextNumber(entrants), person: person.id, state: 'in', since } : { ...own, state: 'in', since }
      return { tournament, tables: whole.tables, entrants: [...entrants.filter((each) => each !== own), row] }
    })
  }

  /** Withdraws from the tournament. */
  async leave(id: string, person: string): Promise<void> {
    await this.moved(id, person, 'out')
  }

  /** Pauses from the next round on, or comes back. */
  async rest(id: string, person: string, away: boolean): Promise<void> {
    await this.moved(id, person, away ? 'break' : 'in')
  }

  private async moved(id: string, person: string, to: EntrantRow['state']): Promise<void> {
    await this.changed(id, (whole) => {
      const own = whole.entrants.find((row) => row.person === person)
      if (own === undefined || own.state === 'out') throw new Fault('not-found', 'you do not take part in this tournament')
      if (own.state === to) return whole
      if (whole.tournament.state === 'planned' && to === 'break')
        throw new Fault('conflict', 'this tournament has not begun; leave it instead')
      return { ...whole, entrants: whole.entrants.map((row) => (row === own ? { ...row, state: to, since: this.now() } : row)) }
    })
  }

  /** Why a person may not enter now. */
  private async whyNot({ tournament, entrants }: TournamentData, person: string): Promise<Fault | undefined> {
    const { setting, state, round, course, club } = tournament
    const own = entrants.find((row) => row.person === person)
    const there = entrants.filter((row) => row.bot === undefined && row.state !== 'out').length
    if (state === 'over' || state === 'cancelled') return new Fault('conflict', 'this tournament is over')
    if (club !== undefined && (await this.parts.clubs.roleOf(club, person)) === undefined)
      return new Fault('not-allowed', 'this tournament is for members of its club')
    if ((own === undefined || own.state === 'out') && there >= setting.people) return new Fault('conflict', 'this tournament is full')
    if (state === 'planned') return undefined
    // People who were in it may come back; if the list was closed at the start, only those who are on it.
    const closed = setting.format === 'knockout' || (setting.format === 'round-robin' && setting.seats === 2)
    if (own !== undefined && (!closed || course.order?.includes(own.entrant))) return undefined
    if (closed) return new Fault('conflict', 'this tournament has begun')
    if (isArena(tournament)) return (course.ends ?? 0) > this.now() ? undefined : new Fault('conflict', 'this arena is closing')
    return round <= setting.late ? undefined : new Fault('conflict', 'it is too late to enter this tournament')
  }

  private async busy(person: string): Promise<{ readonly entered: number }> {
    const [row] = await this.parts.store.all(
      `SELECT count(*) AS count FROM tournament_entrant e JOIN tournament ON tournament.id = e.tournament
       WHERE e.person = $1 AND e.state <> 'out' AND tournament.state IN ('planned', 'running')`,
      [person],
    )
    return { entered: Number(row.count) }
  }

  // Running it

  async startNow(id: string, person: Person): Promise<void> {
    await this.managed(id, person, (whole) => {
      if (whole.tournament.state !== 'planned') throw new Fault('conflict', 'this tournament has already begun')
      const now = this.now()
      return { ...whole, tournament: { ...whole.tournament, starts: now, due: now } }
    })
  }

  /** Begins the next round at once. */
  async nextRound(id: string, person: Person): Promise<void> {
    await this.managed(id, person, (whole) => {
      const { tournament } = whole
      if (tournament.course.nextRound === undefined) throw new Fault('conflict', 'some games are not over')
      const now = this.now()
      return { ...whole, tournament: { ...tournament, due: now, course: { ...tournament.course, nextRound: now } } }
    })
  }

  /** Stops opening tables in an arena; it is over with its last game. */
  async close(id: string, person: Person): Promise<void> {
    await this.managed(id, person, (whole) => {
      const { tournament } = whole
      const now = this.now()
      if (!isArena(tournament) || tournament.state !== 'running') throw new Fault('conflict', 'only a running arena can be closed')
      if ((tournament.course.ends ?? now) <= now) return whole
      return { ...whole, tournament: { ...tournament, due: now, course: { ...tournament.course, ends: now } } }
    })
  }

  async cancel(id: string, person: Person): Promise<void> {
    const whole = await this.managed(id, person, (before) => {
      if (before.tournament.ended !== undefined) throw new Fault('conflict', 'this tournament is over')
      const { tournament } = before
      return {
        ...before,
        tournament: {
          ...tournament,
          state: 'cancelled',
          ended: this.now(),
          due: undefined,
          course: { ...tournament.course, because: 'called-off' },
        },
      }
    })
    // Running games are played to their end; tables that have not begun are removed.
    for (const table of await this.parts.tables.byIds(whole.tables.map(({ table }) => table)))
      if (table.state === 'open') await this.parts.tables.end(table.id).catch(() => {})
  }

  /** Removes a participant. */
  async remove(id: string, person: Person, entrant: number): Promise<void> {
    await this.managed(id, person, (whole) => {
      const row = whole.entrants.find((each) => each.entrant === entrant && each.bot === undefined)
      if (row === undefined) throw new Fault('not-found', 'there is no participant with this number')
      const out: EntrantRow = { ...row, state: 'out', since: this.now() }
      return { ...whole, entrants: whole.entrants.map((each) => (each === row ? out : each)) }
    })
  }

  /** Calls off a table that does not end: all who sit there share its points. */
  async callOff(id: string, person: Person, round: number, number: number): Promise<void> {
    const whole = await this.managed(id, person, (before) => before)
    const row = whole.tables.find((each) => each.round === round && each.number === number)
    if (row === undefined || row.lines !== undefined) throw new Fault('not-found', 'there is no such table, or it is over')
    await this.parts.tables.end(row.table)
    await this.runner.soon(id)
  }

  private async managed(id: string, person: Person, make: (whole: TournamentData) => TournamentData): Promise<TournamentData> {
    return this.changed(id, (whole) => {
      if (!mayManage(whole.tournament, person)) throw new Fault('not-allowed', 'only the organiser of the tournament can do this')
      return make(whole)
    })
  }

  private async changed(id: string, make: (whole: TournamentData) => TournamentData | Promise<TournamentData>): Promise<TournamentData> {
    const whole = await this.book.change(id, make)
    if (whole === undefined) throw new Fault('not-found', 'there is no such tournament')
    this.shown.delete(id)
    // A person who comes or leaves may allow the next step.
    this.runner.soon(id).catch(() => {})
    return whole
  }

  // Looking

  async list(
    person: string | undefined,
    { club, over, before }: { readonly club?: string | undefined; readonly over: boolean; readonly before?: number | undefined },
  ): Promise<readonly TournamentSummary[]> {
    const values: Value[] = []
    const given = (value: Value) => `$${values.push(value)}`
    const conditions = [over ? "state IN ('over', 'cancelled')" : "state IN ('planned', 'running')"]
    if (club !== undefined) conditions.push(`club = ${given(club)}`)
    // A club's own tournaments are listed for its members.
    else conditions.push(`(club IS NULL OR club IN (SELECT m.club FROM club_member m WHERE m.person = ${given(person ?? '')}))`)
    if (before !== undefined) conditions.push(`starts < ${given(before)}`)
    const order = over ? 'starts DESC' : "CASE state WHEN 'running' THEN 0 ELSE 1 END, starts"
    const tournaments = await this.book.where(`${conditions.join(' AND ')} ORDER BY ${order}, id LIMIT ${given(PAGE)}`, values)
    const wholes = await Promise.all(tournaments.map(async ({ id }) => (await this.shownOf(id)).whole))
    const names = await this.parts.people.names(wholes.flatMap(({ entrants }) => entrants.flatMap((row) => row.person ?? [])))
    return wholes.map((whole) => summaryOf(whole, names, person))
  }

  async info(id: string, person: Person | undefined): Promise<TournamentInfo> {
    const { info, whole } = await this.shownOf(id)
    const { tournament, entrants } = whole
    const role = tournament.club === undefined ? undefined : await this.parts.clubs.roleOf(tournament.club, person?.id)
    if (tournament.club !== undefined && role === undefined && person?.host !== true)
      throw new Fault('not-found', 'there is no such tournament, or it is for members of a club')
    const own = person === undefined ? undefined : entrants.find((row) => row.person === person.id)
    return {
      ...info,
      now: this.now(),
      me: own?.entrant,
      entered: own !== undefined && own.state !== 'out',
      mayEnter: person !== undefined && own?.state !== 'in' && (await this.whyNot(whole, person.id)) === undefined,
      mayManage: person !== undefined && mayManage(tournament, person),
    }
  }

  async exported(id: string, person: Person | undefined): Promise<{ readonly info: TournamentInfo; readonly csv: string }> {
    const info = await this.info(id, person)
    return { info, csv: csvOf(info) }
  }

  /** The part that is the same for everybody, built once for all who ask at the same time. */
  private async shownOf(id: string): Promise<{ readonly info: Shown; readonly whole: TournamentData }> {
    const at = this.now()
    const kept = this.shown.get(id)
    if (kept !== undefined && Math.abs(at - kept.at) < SHOWN_FOR) return kept
    const whole = await this.book.read(id)
    if (whole === undefined) throw new Fault('not-found', 'there is no such tournament')
    const { tournament, entrants, tables } = whole
    const open = tables.filter(({ lines }) => lines === undefined).map(({ table }) => table)
    const [names, summaries] = await Promise.all([
      this.parts.people.names([
        ...entrants.flatMap(({ person }) => person ?? []),
        ...(tournament.maker === undefined ? [] : [tournament.maker]),
      ]),
      this.parts.tables.byIds(open),
    ])
    const info = publicInfo(whole, {
      names,
      tables: new Map(summaries.map((table) => [table.id, table])),
      codes: tournament.club === undefined ? new Map() : await this.parts.clubs.codes(open),
      now: at,
    })
    if (this.shown.size >= MOST_SHOWN) this.shown.clear()
    const shown = { at, step: tournament.step, info, whole }
    this.shown.set(id, shown)
    return shown
  }

  private now(): number {
    return this.parts.time.now()
  }
}

function mayManage({ maker }: Tournament, person: Person): boolean {
  return person.host || (maker !== undefined && maker === person.id)
}
