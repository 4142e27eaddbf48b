import { setTimeout as pause } from 'node:timers/promises'
import type { Matchmaking, TableInfo } from '@fairground/protocol'
import { isRefusal, type Visitor } from './visitor.ts'

const SEATS = 3
const WISH = { game: 'fair-trade', seats: [SEATS], pace: 'live', rated: true } as const
/** Seconds that a poll waits. */
const WAIT = 2
const LONGEST = 120_000

/**
 * People who use matchmaking again and again while faults are injected: each sits down when a table is found, concedes at once and starts
 * again. In the end all of them wait once more, and then everybody must sit at exactly one table, and every seat must have one person.
 */
export class Crowd {
  private readonly people: readonly Visitor[]
  private readonly ids = new Map<Visitor, string>()
  private closing = false
  private living: Promise<unknown> = Promise.resolve()
  private readonly seen = new Set<string>()
  failure: Error | undefined

  constructor(people: readonly Visitor[]) {
    if (people.length % SEATS !== 0) throw new Error(`a crowd is a multiple of ${SEATS}`)
    this.people = people
  }

  /** Tables that were found and at which somebody sat down. */
  get tables(): number {
    return this.seen.size
  }

  async open(): Promise<void> {
    for (const person of this.people) this.ids.set(person, (await person.ask<{ id: string }>('GET', '/api/me')).id)
    this.living = Promise.all(
      this.people.map((person) =>
        this.live(person).catch((error) => {
          this.failure ??= error
        }),
      ),
    )
  }

  /** After the last fault: nobody may be left over. */
  async lastCall(): Promise<void> {
    this.closing = true
    await this.living
    if (this.failure !== undefined) throw this.failure
    const tables = await Promise.all(this.people.map((person) => this.seated(person)))
    const seats = Map.groupBy(tables, (table) => table)
    for (const [table, sitting] of seats) if (sitting.length !== SEATS) throw new Error(`${sitting.length} sit at ${table}`)
    for (const [index, person] of this.people.entries()) {
      const mine = (await person.ask<{ tables: readonly TableInfo[] }>('GET', '/api/me/tables')).tables
      if (mine.length !== 1 || mine[0].id !== tables[index] || mine[0].state !== 'running')
        throw new Error(
          `${person.name} sits at ${mine.map(({ id, state }) => `${id} (${state})`).join(', ') || 'no table'}, not at ${tables[index]}`,
        )
    }
  }

  private async live(person: Visitor): Promise<void> {
    while (!this.closing && this.failure === undefined) {
      const table = await this.found(person, () => this.closing)
      if (table !== undefined) await this.giveUp(person, table)
      await pause(person.random.below(500))
    }
  }

  /** Until there is a table: a person who was too late for one starts again. */
  private async seated(person: Visitor): Promise<string> {
    const began = Date.now()
    while (Date.now() - began < LONGEST) {
      const table = await this.found(person, () => false)
      if (table !== undefined) return table
    }
    throw new Error(`${person.name} waits for a game`)
  }

  /** Waits for a game and sits down. Returns the table whose game has begun; none if somebody (perhaps this person) came too late. */
  private async found(person: Visitor, isEnough: () => boolean): Promise<string | undefined> {
    // If the first answer was lost, the retry may come after a table was found.
    await person.try('PUT', '/api/me/matchmaking', WISH)
    let answer = await person.ask<Matchmaking>('GET', '/api/me/matchmaking')
    let sat: string | undefined
    while (answer.state !== 'none') {
      if (answer.state === 'found' && answer.table !== undefined && answer.table !== sat) {
        sat = answer.table
        await person.try('POST', `/api/tables/${sat}/ready`, { ready: true })
      }
      if (answer.state === 'waiting' && isEnough()) await person.try('DELETE', '/api/me/matchmaking')
      answer = await person.ask<Matchmaking>('GET', `/api/me/matchmaking?wait=${WAIT}&mark=${encodeURIComponent(answer.mark)}`)
    }
    if (sat === undefined) return undefined
    const info = await this.tableOf(person, sat)
    const own = info?.seats.filter((seat) => seat.person === this.ids.get(person)) ?? []
    if (own.length > 1) throw new Error(`${person.name} holds ${own.length} seats at ${sat}`)
    if (info?.state !== 'running' || own.length === 0) return undefined
    if (new Set(info.seats.map((seat) => seat.person)).size !== SEATS) throw new Error(`${sat} does not have ${SEATS} people`)
    this.seen.add(sat)
    return sat
  }

  private async giveUp(person: Visitor, table: string): Promise<void> {
    const client = person.command()
    while ((await this.tableOf(person, table))?.state === 'running')
      if (await person.try('POST', `/api/tables/${table}/acts`, { act: { concede: true }, client })) return
  }

  private async tableOf(person: Visitor, table: string): Promise<TableInfo | undefined> {
    try {
      return (await person.ask<{ table: TableInfo }>('GET', `/api/tables/${table}`)).table
    } catch (error) {
      if (isRefusal(error)) return undefined
      throw error
    }
  }
}
