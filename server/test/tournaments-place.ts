import type { NewTournament, TournamentInfo } from '@fairground/protocol'
import { newTournament } from '@fairground/protocol/tournaments.ts'
import { Clubs } from '../clubs/clubs.ts'
import { Settings } from '../host/settings.ts'
import { openLog } from '../log.ts'
import { People } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables/api.ts'
import { Tournaments } from '../tournaments/tournaments.ts'
import { quiet } from './database.ts'
import { as, type HeldTime, Place } from './tables-place.ts'

/** What one process of the server has open. */
export interface Process {
  readonly tables: Tables
  readonly tournaments: Tournaments
  readonly clubs: Clubs
}

/** A server with tables and tournaments, a store on disk, and time controlled by the test. */
export class TournamentPlace {
  readonly time: HeldTime
  readonly settings: Settings
  /** Who was told that a seat waits for them. */
  readonly called: string[] = []
  /** Known ratings. */
  readonly strengths = new Map<string, number>()
  private readonly place: Place
  private open: Process[] = []

  private constructor(place: Place) {
    this.place = place
    this.time = place.time
    this.settings = new Settings(place.store)
    this.begin(place.tables)
  }

  static async open(): Promise<TournamentPlace> {
    return new TournamentPlace(await Place.open({ expireAfter: () => Number.MAX_SAFE_INTEGER }))
  }

  get first(): Process {
    return this.open[0]
  }

  get tournaments(): Tournaments {
    return this.first.tournaments
  }

  /** One more process on the same store, without messages between them. */
  async process(): Promise<Process> {
    return this.begin(await this.place.another())
  }

  private begin(tables: Tables): Process {
    const { time } = this
    const { store } = this.place
    const people = new People(store, () => time.now())
    const clubs = new Clubs(store, tables, people, () => time.now())
    const tournaments = new Tournaments({
      store,
      tables,
      people,
      clubs,
      settings: this.settings,
      levels: ['random', 'apprentice', 'trader', 'merchant'],
      time,
      strengths: async (who) => new Map(who.flatMap((each) => (this.strengths.has(each) ? [[each, this.strengths.get(each) ?? 0]] : []))),
      log: openLog('silent'),
      notifyOfGame: async (person) => void this.called.push(person),
      seatsOf: async (game) => (game === 'lots' ? { min: 2, max: 6 } : undefined),
    })
    tables.watch((event) => tournaments.runner.happened(event))
    tournaments.runner.start()
    const process = { tables, tournaments, clubs }
    this.open.push(process)
    return process
  }

  /** Ends all processes, and starts one. */
  async restart(): Promise<void> {
    await this.end()
    await this.place.restart()
    this.begin(this.place.tables)
  }

  async close(): Promise<void> {
    await this.end()
    await this.place.remove()
  }

  private async end(): Promise<void> {
    for (const { tables, tournaments } of this.open) {
      await tournaments.runner.close()
      if (tables !== this.place.tables) await tables.close()
    }
    this.open = []
  }

  /** People with accounts. */
  async people(count: number): Promise<readonly Person[]> {
    const people = new People(this.place.store, () => this.time.now())
    return Promise.all(
      Array.from({ length: count }, async (_, index) => ({ ...(await people.guest(`P${index + 1}`)), login: `p${index + 1}` })),
    )
  }

  rows(sql: string): ReturnType<Store['all']> {
    return this.place.store.all(sql)
  }

  async make(maker: Person, draft: Partial<NewTournament> & Pick<NewTournament, 'format'>): Promise<string> {
    const wish = newTournament.parse({
      name: 'Trial',
      game: 'lots',
      seats: 4,
      clock: { kind: 'move', seconds: 60 },
      rated: true,
      seatWithin: 120,
      starts: this.time.now() + 60_000,
      ...draft,
    })
    return this.tournaments.make(maker, wish)
  }

  async enter(id: string, who: readonly Person[]): Promise<void> {
    for (const person of who) await this.tournaments.enter(id, person)
  }

  /** They enter, and the time comes at which it begins. */
  async enterAndBegin(id: string, who: readonly Person[]): Promise<void> {
    await this.enter(id, who)
    await this.pass(120_000)
  }

  /** They take their seats and play. */
  async playRound(id: string, who: readonly Person[]): Promise<void> {
    await this.sitDown(id, who)
    await this.playOut(id, who)
  }

  /** As a stranger sees it now. */
  async info(id: string): Promise<TournamentInfo> {
    // What is shown is cached for a second.
    this.time.skip(1001)
    return this.tournaments.info(id, undefined)
  }

  async pass(milliseconds: number): Promise<void> {
    await quiet()
    await this.time.pass(milliseconds)
    await quiet()
  }

  /** Everybody who is present takes their seat at the waiting tables. */
  async sitDown(id: string, who: readonly Person[]): Promise<void> {
    for (const { table, state } of (await this.info(id)).tables) {
      if (state !== 'open') continue
      for (const person of who) {
        const { seats } = await this.first.tables.get(table, as(person))
        if (seats.some((seat) => seat.person === person.id && !seat.ready)) await this.first.tables.ready(table, as(person), true)
      }
    }
    await quiet()
  }

  /** Plays all running tables to their end; bots play for themselves. */
  async playOut(id: string, who: readonly Person[]): Promise<void> {
    for (const { table } of (await this.info(id)).tables) {
      for (let idle = 0; idle < 2000; ) {
        const [{ state, turn, seats }] = await this.first.tables.byIds([table])
        if (state !== 'running') break
        const owing = turn.map((seat) => seats[seat])
        const person = who.find((each) => owing.some((seat) => seat.sitter === 'person' && each.id === seat.person))
        const position = person && (await this.first.tables.snapshot(table, as(person))).position
        if (person === undefined || position === undefined || position.moves.length === 0) {
          // The pause after a move, or a bot is thinking.
          idle++
          await this.time.pass(4000)
          if (owing.some(({ sitter }) => sitter !== 'person')) await new Promise((resolve) => setTimeout(resolve, 2))
          continue
        }
        // Different moves, so that there are different places.
        const index = (Number(person.name.slice(1)) + position.n) % position.moves.length
        await this.first.tables.act(table, as(person), { play: position.moves[index] })
      }
    }
    await quiet()
  }
}
