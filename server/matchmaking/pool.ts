import type { ClockSetting, Matchmaking, MatchmakingRequest, NewTable } from '@fairground/protocol'
import { usualLevel } from '../bots/offer.ts'
import type { ProcessMessages } from '../cluster/process-messages.ts'
import { Fault } from '../fault.ts'
import type { Log } from '../log.ts'
import { Conflict, type Store } from '../store/store.ts'
import { TableRefusal, type Tables } from '../tables/api.ts'
import * as requests from './requests.ts'
import { type Seating, seatings } from './seatings.ts'

const SECOND = 1000
const DAY = 86_400
/** How long people have to come to a table that was found for them. */
const COMING = 20 * SECOND
/** After so long without a request from the page, its person does not count as present; a waiting poll lasts 25 seconds. */
const GONE = 45 * SECOND
/** A page that comes back within this time keeps its place in the queue. */
const FORGET_LIVE = 600 * SECOND
const FORGET_SLOW = 14 * DAY * SECOND
/** How often we do what no request triggers. */
const ROUND = SECOND

const CLOCKS: Readonly<Record<MatchmakingRequest['pace'], ClockSetting>> = {
  live: { kind: 'game', seconds: 600, increment: 15 },
  slow: { kind: 'slow', bank: 3 * DAY, increment: DAY / 2, cap: 5 * DAY, nights: true, vacation: 7 },
}

interface PoolParts {
  readonly store: Store
  readonly tables: Tables
  readonly levels: Parameters<typeof usualLevel>[0]
  /** Set if other processes share the store. */
  readonly news: ProcessMessages | undefined
  readonly log: Log
  readonly now: () => number
}

/**
 * The matchmaking queue. It is all in the store, and the commit that creates a table also takes its people out of the queue: with
 * several processes and after a restart nobody is lost, and nobody is seated twice.
 */
export class MatchmakingPool {
  private readonly parts: PoolParts
  private readonly listeners = new Map<string, Set<() => void>>()
  private matching: Promise<void> | undefined
  private again = false
  private timer: NodeJS.Timeout | undefined
  private rounding: Promise<void> = Promise.resolve()
  private readonly unwatch: () => void

  constructor(parts: PoolParts) {
    this.parts = parts
    parts.news?.listen('paired', (...people) => this.wake(people.map(String)))
    this.unwatch = parts.tables.watch((event) => {
      if (event.kind === 'begun') this.begun(event.table).catch(this.warn)
    })
  }

  /** Starts handling people who do not come, and what other processes have left undone. */
  start(): void {
    const round = () => {
      this.rounding = this.round()
        .catch(this.warn)
        .then(() => {
          if (this.timer !== undefined) this.timer = setTimeout(round, ROUND).unref()
        })
    }
    this.timer = setTimeout(round, ROUND).unref()
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.unwatch()
    await this.rounding
    await this.matching
  }

  async enter(person: string, request: MatchmakingRequest): Promise<void> {
    const { store, now } = this.parts
    const [entered] = await store.commit([requests.enter(person, request, now())])
    if (entered.length === 0) throw new Fault('conflict', 'a table has already been found for you; take your seat there, or leave it first')
    this.tell([person])
    await this.pair()
  }

  /** Leaves the queue. If a table was found, the others get their old places in the queue back. */
  async leave(person: string): Promise<void> {
    const { store } = this.parts
    const [gone] = await store.commit([requests.withdraw(person)])
    if (gone.length > 0) {
      this.tell([person])
      return
    }
    const request = await requests.requestOf(store, person)
    if (request?.table === undefined) return
    const others = (await requests.requestsAt(store, request.table)).map((each) => each.person).filter((each) => each !== person)
    await this.dissolve(request.table, others)
    this.tell([person])
    await this.pair()
  }

  async welcomeBots(person: string): Promise<void> {
    const [changed] = await this.parts.store.commit([requests.welcomeBots(person)])
    if (changed.length === 0) throw new Fault('not-found', 'you are not waiting for a game')
    this.tell([person])
    await this.pair()
  }

  /** The state of a person's request. Asking for it counts as being present. */
  async state(person: string): Promise<Matchmaking> {
    const { store, now } = this.parts
    const at = now()
    const request = await requests.requestOf(store, person)
    if (request === undefined) return { state: 'none', mark: 'none', now: at }
    const { game, seats, pace, rated, botsAfter, since, bots, table, foundAt } = request
    const requested = { game, seats, pace, rated, ...(botsAfter !== undefined && { botsAfter }) }
    if (table !== undefined)
      return { state: 'found', request: requested, since, bots, table, until: (foundAt ?? at) + COMING, mark: `found ${table}`, now: at }
    if (at - request.seen > SECOND) await store.commit([requests.touch(person, at)])
    const alike = (await requests.waitingRequests(store, at - GONE)).filter(
      (each) => each.game === game && each.pace === pace && each.rated === rated,
    )
    return { state: 'waiting', request: requested, since, bots, waiting: alike.length, mark: `waiting ${since} ${bots}`, now: at }
  }

  /** The same, once it differs from the mark, or after a while. */
  async changed(person: string, mark: string | undefined, wait: number, stop: AbortSignal): Promise<Matchmaking> {
    const first = Promise.withResolvers<void>()
    const stopListening = this.listen(person, first.resolve)
    const timer = setTimeout(first.resolve, wait * SECOND)
    const stopped = () => first.resolve()
    stop.addEventListener('abort', stopped, { once: true })
    try {
      const before = await this.state(person)
      if (before.mark !== mark || stop.aborted) return before
      await first.promise
      return await this.state(person)
    } finally {
      clearTimeout(timer)
      stop.removeEventListener('abort', stopped)
      stopListening()
    }
  }

  /** Creates tables for all who can be seated now. Runs once at a time per process; the store keeps processes apart. */
  private pair(): Promise<void> {
    this.again = true
    this.matching ??= this.pairAll().finally(() => {
      this.matching = undefined
    })
    return this.matching
  }

  private async pairAll(): Promise<void> {
    const { store, now } = this.parts
    while (this.again) {
      this.again = false
      const [waiting, refused] = await Promise.all([requests.waitingRequests(store, now() - GONE), requests.refusalsAmong(store)])
      for (const seating of seatings(waiting, (one, other) => refused.has(`${one} ${other}`))) await this.openTable(seating)
    }
  }

  private async openTable({ people, seats }: Seating<requests.StoredRequest>): Promise<void> {
    const { tables, levels, now } = this.parts
    const [{ game, pace, rated }] = people
    const bots = Array.from({ length: seats - people.length }, (_, index) => ({ seat: people.length + index, level: usualLevel(levels) }))
    const draft: NewTable = { game, seats, clock: CLOCKS[pace], rated, visibility: 'listed', order: 'drawn', bots }
    try {
      const at = now()
      await tables.gather(
        people.map(({ person, name }) => ({ id: person, name })),
        draft,
        (table) => people.map((each) => requests.assignTable(each, table, at)),
      )
    } catch (error) {
      // Somebody has left, or another process was faster: read the queue again.
      if (error instanceof Conflict) this.again = true
      else if (error instanceof TableRefusal) await this.dropRequest(people[0].person, error)
      else throw error
      return
    }
    this.tell(people.map(({ person }) => person))
  }

  /** Drops a request for which no table can be created; it would be retried forever. */
  private async dropRequest(person: string, error: TableRefusal): Promise<void> {
    this.parts.log.warn({ err: error, person }, 'a table for waiting people could not be created')
    await this.parts.store.commit([requests.withdraw(person)])
    this.tell([person])
    this.again = true
  }

  private async begun(table: string): Promise<void> {
    const [rows] = await this.parts.store.commit([requests.removeAt(table)])
    this.tell(rows.map((row) => String(row.person)))
  }

  private async round(): Promise<void> {
    const { store, now } = this.parts
    const at = now()
    await store.commit([requests.forget(at - FORGET_LIVE, at - FORGET_SLOW)])
    for (const table of await requests.tablesFoundBefore(store, at - COMING)) await this.late(table)
    await this.pair()
  }

  /** Not all came in time: a live table is removed, a slow one begins without the words of those who are away. */
  private async late(table: string): Promise<void> {
    const { store, tables } = this.parts
    const [row] = await store.all('SELECT state FROM game_table WHERE id = $1', [table])
    const people = await requests.requestsAt(store, table)
    try {
      if (row === undefined)
        await store.commit(
          requests.queueAgain(
            table,
            people.map(({ person }) => person),
          ),
        )
      else if (row.state !== 'open') await this.begun(table)
      else if (people.every(({ pace }) => pace === 'slow')) await tables.beginAnyway(table)
      else {
        const ready = await store.all('SELECT person FROM game_seat WHERE table_id = $1 AND ready = 1 AND person IS NOT NULL', [table])
        await this.dissolve(
          table,
          ready.map(({ person }) => String(person)),
        )
      }
    } catch (error) {
      // The last person came just now, or another process has handled it.
      if (!(error instanceof TableRefusal)) throw error
    }
    this.tell(people.map(({ person }) => person))
  }

  private async dissolve(table: string, came: readonly string[]): Promise<void> {
    const { tables, store } = this.parts
    const people = (await requests.requestsAt(store, table)).map(({ person }) => person)
    await tables.dissolve(table, 'somebody did not come', requests.queueAgain(table, came))
    this.tell(people)
  }

  private listen(person: string, listener: () => void): () => void {
    const those = this.listeners.get(person) ?? new Set()
    this.listeners.set(person, those.add(listener))
    return () => {
      those.delete(listener)
      if (those.size === 0 && this.listeners.get(person) === those) this.listeners.delete(person)
    }
  }

  private tell(people: readonly string[]): void {
    if (people.length === 0) return
    this.wake(people)
    this.parts.news?.send('paired', ...people)
  }

  private wake(people: readonly string[]): void {
    for (const person of people) for (const listener of [...(this.listeners.get(person) ?? [])]) listener()
  }

  private readonly warn = (error: unknown) => {
    this.parts.log.warn({ err: error }, 'matchmaking failed and will be tried again')
  }
}
