import { setTimeout as pause } from 'node:timers/promises'
import type { AnyGame, MatchRecord } from '@fairground/kernel'
import { verify } from '@fairground/kernel'
import type { Position, TableInfo, TournamentInfo } from '@fairground/protocol'
import type { AskedReviews } from './asked-reviews.ts'
import { isRefusal, type Visitor } from './visitor.ts'

const GAME = 'fair-trade'
/** After so many entries one of the two concedes. */
const ENTRIES = 6
const HOUR = 3600
/** Once nothing is broken, a tournament takes a minute or two to its end; on a machine that does much else it may take several. */
const LONGEST = 500_000

/**
 * A tournament in which everybody meets everybody once, played over HTTP while faults are injected. The loser of each game is set in
 * advance, so the standings are known before the first round.
 */
export class TournamentEvening {
  private readonly people: readonly Visitor[]
  private readonly reviews: AskedReviews
  private readonly pace: number
  private path = ''
  private readonly ids = new Map<string, Visitor>()
  private playing: Promise<unknown> = Promise.resolve()
  failure: Error | undefined

  constructor(people: readonly Visitor[], reviews: AskedReviews, pace: number) {
    this.people = people
    this.reviews = reviews
    this.pace = pace
  }

  get games(): number {
    return (this.people.length * (this.people.length - 1)) / 2
  }

  /** Everybody enters, and it begins. The organiser does not play. */
  async open(maker: Visitor): Promise<void> {
    const { tournament } = await maker.ask<{ tournament: string }>('POST', '/api/tournaments', {
      name: `Evening of ${maker.name}`,
      format: 'round-robin',
      game: GAME,
      seats: 2,
      clock: { kind: 'game', seconds: HOUR, increment: 10 },
      rated: true,
      seatWithin: HOUR,
      pause: 0,
      starts: Date.now() + HOUR * 1000,
    })
    this.path = `/api/tournaments/${tournament}`
    for (const person of this.people) {
      this.ids.set((await person.ask<{ id: string }>('GET', '/api/me')).id, person)
      await person.ask('POST', `${this.path}/enter`, {})
    }
    await maker.ask('POST', `${this.path}/start`, {})
    this.playing = Promise.all(
      [...this.ids].map(([id, person]) =>
        this.play(id, person).catch((error) => {
          this.failure ??= error
        }),
      ),
    )
  }

  /** Waits for its end, which must come after the last fault. */
  async ended(): Promise<void> {
    const late = setTimeout(() => {
      this.failure ??= new Error('a tournament does not come to its end')
    }, LONGEST)
    await this.playing
    clearTimeout(late)
    if (this.failure !== undefined) throw this.failure
  }

  /** Checks that everybody has met everybody once, that the predetermined players have lost, and that every record verifies. */
  async check(game: AnyGame): Promise<void> {
    const [anybody] = this.people
    const { standings } = await anybody.ask<TournamentInfo>('GET', this.path)
    const points = new Map<string, number>([...this.ids.keys()].map((id) => [id, 0]))
    const met = new Set<string>()
    const tables = new Set(standings.flatMap(({ rounds }) => rounds.flatMap(({ table }) => table ?? [])))
    for (const table of tables) {
      const { table: info } = await anybody.ask<{ table: TableInfo }>('GET', `/api/tables/${table}`)
      const pair = info.seats.map(({ person }) => person ?? '')
      const [winner] = pair.filter((_, seat) => seat !== loserAt(table))
      points.set(winner, (points.get(winner) ?? 0) + 1)
      met.add(pair.toSorted().join(' '))
      verify(game, await anybody.ask<MatchRecord>('GET', `/api/tables/${table}/record`))
    }
    if (tables.size !== this.games || met.size !== this.games)
      throw new Error(`${this.path}: ${tables.size} games of ${met.size} pairs, not ${this.games}`)
    if (standings.length !== this.people.length) throw new Error(`${this.path}: ${standings.length} are entered`)
    for (const [index, row] of standings.entries()) {
      if (row.points !== points.get(row.person ?? '') || row.games !== this.people.length - 1)
        throw new Error(`${this.path}: ${row.name} has ${row.points} points of ${row.games} games, not ${points.get(row.person ?? '')}`)
      if (index > 0 && row.points > standings[index - 1].points) throw new Error(`${this.path}: the standings are out of order`)
    }
  }

  private async play(id: string, person: Visitor): Promise<void> {
    while (this.failure === undefined) {
      const { state, tables, standings } = await person.ask<TournamentInfo>('GET', this.path)
      if (state === 'over') return
      const entrant = standings.find((row) => row.person === id)?.entrant
      const mine = tables.find((table) => table.state !== 'over' && table.seats.some((seat) => seat.entrant === entrant))
      if (mine !== undefined) await this.move(id, person, mine.table)
      await pause(100 + person.random.below(this.pace))
    }
  }

  private async move(id: string, person: Visitor, table: string): Promise<void> {
    const path = `/api/tables/${table}`
    const found = await this.shown(person, path)
    // It is paired, and opened in a moment.
    if (found === undefined) return
    const { table: info, position } = found
    const seat = info.seats.findIndex((each) => each.person === id)
    if (info.state === 'open') await person.try('POST', `${path}/ready`, { ready: true })
    if (info.state !== 'running' || position === undefined) return
    if (position.n >= ENTRIES && seat === loserAt(table)) {
      await person.try('POST', `${path}/acts`, { act: { concede: true }, client: person.command() })
      const { table: now } = await person.ask<{ table: TableInfo }>('GET', path)
      if (now.state === 'over') await this.reviews.ask(person, table, seat)
    } else if (position.moves.length > 0) {
      const choice = person.random.below(position.moves.length)
      await person.try('POST', `${path}/acts`, { act: { choice }, after: position.n, client: person.command() })
    }
  }

  private async shown(person: Visitor, path: string): Promise<{ readonly table: TableInfo; readonly position?: Position } | undefined> {
    try {
      return await person.ask('GET', path)
    } catch (error) {
      if (isRefusal(error) && error.code === 'no-table') return undefined
      throw error
    }
  }
}

/** Which of the two gives up at a table. */
function loserAt(table: string): number {
  let sum = 0
  for (const letter of table) sum += letter.charCodeAt(0)
  return sum % 2
}
