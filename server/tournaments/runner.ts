import type { Level } from '@fairground/bots'
import type { TableInfo } from '@fairground/protocol'
import { usualLevel } from '../bots/offer.ts'
import type { Log } from '../log.ts'
import { botKey } from '../people/changes.ts'
import type { People } from '../people/people.ts'
import { type TableEvent, TableRefusal, type Tables } from '../tables/api.ts'
import type { Time } from '../tables/context.ts'
import { ARENA_GRACE, advanced, isBeginning, type StrengthOf } from './progress.ts'
import { type Seen, withResults } from './results.ts'
import { isArena, type TournamentData } from './tournament.ts'
import type { TournamentRepository } from './tournament-repository.ts'

/** The longest timer, in milliseconds: another process may have written something that is due sooner. */
const LONGEST_SLEEP = 20_000
const SHORTEST_SLEEP = 200
const AT_ONCE = 20

export interface RunnerParts {
  readonly book: TournamentRepository
  readonly tables: Tables
  readonly people: People
  readonly levels: readonly Level[]
  readonly time: Time
  /** Ratings that are certain enough, of people and of bots by their keys. */
  readonly strengths: (who: readonly string[], game: string, seats: number) => Promise<ReadonlyMap<string, number>>
  readonly log: Log
  /** Asks any free process to check a tournament; missing if this is the only process. */
  readonly ask?: ((tournament: string) => void) | undefined
  /** Called for each opened table, and again if it failed. */
  readonly onOpened?: (whole: TournamentData, table: TableInfo) => Promise<void>
}

/**
 * Runs tournaments: takes over results, stops waiting for absent people, pairs, opens tables. Each step is written only if nothing has
 * changed since it was read, so that two processes take a step only once; what a crash left undone is done at the next check.
 */
export class Runner {
  private readonly parts: RunnerParts
  private readonly looking = new Map<string, Promise<void>>()
  private cancelSleep: (() => void) | undefined
  private round: Promise<void> = Promise.resolve()
  private closed = true

  constructor(parts: RunnerParts) {
    this.parts = parts
  }

  start(): void {
    this.closed = false
    this.wake()
  }

  async close(): Promise<void> {
    this.closed = true
    this.cancelSleep?.()
    await this.round
    await Promise.allSettled(this.looking.values())
  }

  happened(event: TableEvent): void {
    if (this.closed || event.kind !== 'ended') return
    const { table } = event.ended
    // The id of a table shows whether it belongs to a tournament; other tables cost nothing.
    if (!isTournamentTable(table)) return
    this.parts.book
      .ofTable(table)
      .then((tournament) => (tournament === undefined ? undefined : this.soon(tournament)))
      .catch((error) => this.parts.log.warn({ err: error, table }, 'a result could not be counted and will be tried again'))
  }

  /** Something has changed: checks the tournament and sets the next timer. */
  async soon(tournament: string): Promise<void> {
    if (this.closed) return
    await this.look(tournament)
    this.wake()
  }

  /** One step at a time per tournament. */
  look(id: string): Promise<void> {
    const before = this.looking.get(id) ?? Promise.resolve()
    const next = before
      .then(() => this.step(id))
      .catch((error) => this.parts.log.warn({ err: error, tournament: id }, 'a tournament could not continue and will be tried again'))
      .finally(() => {
        if (this.looking.get(id) === next) this.looking.delete(id)
      })
    this.looking.set(id, next)
    return next
  }

  private wake(): void {
    if (this.closed) return
    this.cancelSleep?.()
    this.round = this.round
      .then(() => this.lookOver())
      .catch((error) => this.parts.log.warn({ err: error }, 'tournaments could not be checked'))
  }

  private async lookOver(): Promise<void> {
    const { book, time, ask } = this.parts
    if (this.closed) return
    const due = await book.due(time.now(), AT_ONCE)
    if (ask === undefined) await Promise.all(due.map((id) => this.look(id)))
    else for (const id of due) ask(id)
    const next = await book.nextDue()
    if (this.closed) return
    const sleep = next === undefined ? LONGEST_SLEEP : Math.max(SHORTEST_SLEEP, Math.min(LONGEST_SLEEP, next - time.now()))
    this.cancelSleep?.()
    this.cancelSleep = time.after(ask !== undefined && due.length > 0 ? Math.max(sleep, 1000) : sleep, () => this.wake())
  }

  private async step(id: string): Promise<void> {
    const { book, time } = this.parts
    const first = await book.read(id)
    if (first === undefined || first.tournament.ended !== undefined) return
    await this.giveUpWaiting(first)
    let emptied: readonly string[] = []
    const whole = await book.change(id, async (before) => {
      const seen = await this.seenOf(before)
      emptied = [...seen.values()].flatMap((each) => (each !== 'gone' && each.state === 'open' ? [each.id] : []))
      return advanced(withResults(before, seen, time.now()), time.now(), await this.strengthsFor(before))
    })
    if (whole === undefined) return
    await this.openTables(whole)
    // If nobody is left to play with, the table is not needed any more.
    for (const { table, lines } of whole.tables) if (lines !== undefined && emptied.includes(table)) await this.end(table)
  }

  /** Only needed to draw the seeds of a knockout. */
  private async strengthsFor(whole: TournamentData): Promise<StrengthOf> {
    const { setting } = whole.tournament
    if (setting.format !== 'knockout' || !isBeginning(whole, this.parts.time.now())) return () => undefined
    const keyOf: (row: Parameters<StrengthOf>[0]) => string | undefined = ({ person, bot }) =>
      person ?? (bot === undefined ? undefined : botKey(bot))
    const keys = [...whole.entrants, { bot: setting.bots }].flatMap((row) => keyOf(row) ?? [])
    const known = await this.parts.strengths([...new Set(keys)], setting.game, setting.seats)
    return (row) => known.get(keyOf(row) ?? '')
  }

  /** Stops waiting for people who have not come, and for an arena's games long after its end. */
  private async giveUpWaiting({ tournament, tables }: TournamentData): Promise<void> {
    const now = this.parts.time.now()
    const open = tables.filter(({ opened, lines }) => opened && lines === undefined)
    const tooLate = isArena(tournament) && (tournament.course.ends ?? now) + ARENA_GRACE < now
    for (const { table, seatBy } of open) {
      if (tooLate) await this.end(table)
      else if (seatBy <= now) await this.beginWithout(table)
    }
  }

  private async beginWithout(table: string): Promise<void> {
    const { tables, levels } = this.parts
    try {
      await tables.beginWithout(table, usualLevel(levels))
    } catch (error) {
      if (!(error instanceof TableRefusal)) throw error
      // It has begun, or is gone. If its rules have changed in the meantime, it cannot begin any more.
      if (error.code === 'frozen') await this.end(table)
    }
  }

  private async end(table: string): Promise<void> {
    try {
      await this.parts.tables.end(table)
    } catch (error) {
      if (!(error instanceof TableRefusal)) throw error
    }
  }

  private async seenOf({ tables }: TournamentData): Promise<ReadonlyMap<string, Seen>> {
    const open = tables.filter(({ opened, lines }) => opened && lines === undefined).map(({ table }) => table)
    const found = new Map((await this.parts.tables.byIds(open)).map((summary) => [summary.id, summary]))
    return new Map(open.map((table) => [table, found.get(table) ?? 'gone']))
  }

  private async openTables(whole: TournamentData): Promise<void> {
    const { book, tables, people, levels } = this.parts
    const { tournament, entrants } = whole
    const rows = whole.tables.filter(({ opened, lines }) => !opened && lines === undefined)
    if (rows.length === 0) return
    const names = await people.names(entrants.flatMap(({ person }) => person ?? []))
    const { game, options, clock, rated } = tournament.setting
    const visibility = tournament.club === undefined ? 'listed' : 'private'
    for (const { table, seating } of rows) {
      const sitters = seating.map((number) => {
        const { person, bot } = entrants.find(({ entrant }) => entrant === number) ?? {}
        // A bot plays for people who were erased in the meantime.
        return person === undefined ? (bot ?? usualLevel(levels)) : { id: person, name: names.get(person) ?? '' }
      })
      try {
        const info = await tables.openFor({
          id: table,
          tournament: tournament.id,
          game,
          options,
          clock,
          rated,
          visibility,
          seating: sitters,
        })
        await this.parts.onOpened?.(whole, info)
        if (sitters.every((sitter) => typeof sitter === 'string')) await this.beginWithout(table)
      } catch (error) {
        if (!(error instanceof TableRefusal) || error.code === 'not-stored' || error.code === 'closing') throw error
        this.parts.log.error({ err: error, table }, 'a table of a tournament cannot be opened and counts as cancelled')
      }
    }
    await book.change(tournament.id, (now) => ({
      ...now,
      tables: now.tables.map((row) => (rows.some(({ table }) => table === row.table) ? { ...row, opened: true } : row)),
    }))
  }
}

/** The ids of a tournament's tables are `ID-ROUND-NUMBER`, and the tournament's id begins with this. */
export const TOURNAMENT_PREFIX = 't_'

function isTournamentTable(table: string): boolean {
  return table.startsWith(TOURNAMENT_PREFIX)
}
