import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@fairground/games'
import {
  type AnyGame,
  type AnyGamePackage,
  canonical,
  fastRandom,
  pick,
  type Random,
  receives,
  rulesFor,
  type Seat,
  type Viewer,
} from '@fairground/kernel'
import type { ClockSetting, NewTable, PlayerCommand, Position } from '@fairground/protocol'
import { BotPool } from '../bots/pool.ts'
import { migrations } from '../migrations.ts'
import { deliveryText, type LastSent } from '../socket/text.ts'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { Store } from '../store/store.ts'
import type { Seated, TableId, Tables, Who } from '../tables/api.ts'
import { openTables } from '../tables/tables.ts'
import { UploadCheck } from '../uploads/upload-check.ts'
import { type EventRecorder, type RecordedEvent, type Swap, twinOf } from './twin.ts'

/**
 * Plays the same match at two servers. In the second, what one viewer cannot know is swapped at some moment for something that
 * viewer could just as well imagine, and the others make other secret choices. Every byte that goes to that viewer must be the same
 * in both, until a rule reveals something. Nothing but the viewer's own moves ever leaves, and no seed before the end.
 */

interface LeakFigures {
  /** Pairs of matches compared. */
  readonly pairs: number
  /** How many of them reached a reveal that made them differ; the others were equal to the end, or until no move was legal in both. */
  readonly revealed: number
  readonly deliveries: number
  readonly bytes: number
}

const CHANCE_OF_UNDO = 5
const ODD = 0x9e3779b9

/** A server with its store on disk, in which randomness, time and ids are reproducible. */
class Twin {
  readonly tables: Tables
  readonly received: string[] = []
  private readonly recorder: EventRecorder
  private readonly folder: string
  private readonly store: Store
  private readonly pool: BotPool

  private constructor(folder: string, store: Store, pool: BotPool, tables: Tables, recorder: EventRecorder) {
    this.folder = folder
    this.store = store
    this.pool = pool
    this.tables = tables
    this.recorder = recorder
  }

  /** What the rules told since the last reset. */
  get said(): RecordedEvent[] {
    return this.recorder.said
  }

  /** Has the truth been swapped? */
  get swapped(): boolean {
    return this.recorder.swapped
  }

  static async open(gamePackage: AnyGamePackage, swap: Swap | undefined): Promise<Twin> {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-leak-'))
    const store = await openSqlite(join(folder, 'store.db'))
    await migrate(store, migrations, join(folder, 'before.db'))
    const gamesModule = import.meta.resolve('@fairground/games')
    const pool = new BotPool({ threads: 1, gamesModule })
    const entropy = fastRandom(4)
    const { game } = gamePackage
    const recorder: EventRecorder = { said: [], swapped: false }
    const twinned = { ...gamePackage, game: twinOf(game, swap, recorder) }
    const now = Date.UTC(2026, 0, 1)
    const tables = await openTables({
      store,
      pool,
      // Nobody uploads anything.
      uploadCheck: new UploadCheck({ gamesModule }),
      games: { [game.id]: async () => twinned },
      // Time stands still: how often it is read depends on the machine. No timer ever fires.
      time: { now: () => now, after: () => () => {} },
      entropy: (bytes) => Uint8Array.from({ length: bytes }, () => entropy.below(256)),
    })
    return new Twin(folder, store, pool, tables, recorder)
  }

  /** A table with a person in every seat, which the viewer watches from before the start. */
  async begin(newTable: NewTable, viewer: Viewer): Promise<TableId> {
    const { seats } = newTable
    const { id } = await this.tables.create(sitter(0).person, newTable)
    for (let seat = 1; seat < seats; seat++) await this.tables.join(id, sitter(seat), seat)
    const lastSent: LastSent = { position: undefined }
    // In the full and in the brief encoding.
    await this.tables.subscribe(id, whoLooks(viewer), -1, (delivery) =>
      this.received.push(JSON.stringify(delivery), deliveryText(delivery, lastSent)),
    )
    for (let seat = 0; seat < seats; seat++) await this.tables.ready(id, sitter(seat), true, { text: `word of ${seat}`, from: 'typed' })
    return id
  }

  async position(table: TableId, seat: Seat): Promise<Position> {
    const { position } = await this.tables.snapshot(table, sitter(seat))
    if (position === undefined) throw new Error('the match has not begun')
    return position
  }

  /** What the viewer sees over HTTP. */
  async look(table: TableId, viewer: Viewer): Promise<void> {
    this.received.push(JSON.stringify(await this.tables.snapshot(table, whoLooks(viewer))))
  }

  /** Nothing that leaves the server contains the seed or another player's move; the record is not available before the end. */
  async checkSecrets(table: TableId): Promise<void> {
    const [{ seed }] = await this.store.all('SELECT seed FROM game_table WHERE id = $1', [table])
    for (const text of this.received)
      if (text.includes(String(seed)) || text.includes('"entries":')) throw new Error(`the seed or the record was sent: ${text}`)
    const { state } = await this.tables.get(table, {})
    if (state === 'over') return
    const record = await this.tables.record(table, {}).catch(() => undefined)
    if (record !== undefined) throw new Error('the record was shown before the end')
  }

  async close(): Promise<void> {
    await this.tables.close()
    await this.pool.close()
    await this.store.close()
    await rm(this.folder, { recursive: true })
  }
}

function sitter(seat: Seat): Seated {
  return { person: { id: `person-${seat}`, name: `Person ${seat}` } }
}

function whoLooks(viewer: Viewer): Who {
  return viewer === 'spectator' ? {} : sitter(viewer)
}

/** One pair of matches; returns how far the two were equal. */
class Pair {
  private readonly truth: Twin
  private readonly twin: Twin
  private readonly viewer: Viewer
  private readonly seats: number
  private readonly random: Random
  private table: TableId = ''
  deliveries = 0
  bytes = 0

  constructor(truth: Twin, twin: Twin, viewer: Viewer, seats: number, random: Random) {
    this.truth = truth
    this.twin = twin
    this.viewer = viewer
    this.seats = seats
    this.random = random
  }

  async play(game: string): Promise<'alike' | 'revealed'> {
    const clock: ClockSetting = this.random.below(2) === 0 ? { kind: 'none' } : { kind: 'game', seconds: 36_000, increment: 5 }
    const newTable: NewTable = { game, seats: this.seats, clock, visibility: 'listed', handover: this.random.below(2) }
    this.table = await this.truth.begin(newTable, this.viewer)
    const other = await this.twin.begin(newTable, this.viewer)
    if (other !== this.table) throw new Error('the two servers do not do the same')
    for (;;) {
      const revealed = await this.compare()
      if (revealed) return 'revealed'
      if (!(await this.step())) return 'alike'
    }
  }

  /** One command in both servers. False if the match is over or no command is possible in both. */
  private async step(): Promise<boolean> {
    this.truth.said.length = 0
    this.twin.said.length = 0
    const seats = Array.from({ length: this.seats }, (_, seat) => seat)
    const here = await Promise.all(seats.map((seat) => this.truth.position(this.table, seat)))
    const there = await Promise.all(seats.map((seat) => this.twin.position(this.table, seat)))
    if (here[0].result !== undefined) return false
    const undoing = seats.filter((seat) => here[seat].canUndo && there[seat].canUndo)
    const { handover, turn } = here[0]
    if (undoing.length > 0 && this.random.below(100) < CHANCE_OF_UNDO)
      return this.both(pick(undoing, this.random), { undo: true }, { undo: true })
    if (handover !== undefined) return this.both(handover.seat, { done: true }, { done: true })
    const seat = pick(turn, this.random)
    const mine = this.choose(seat, here[seat], there[seat], turn.length > 1 && this.twin.swapped)
    return mine === undefined ? false : this.both(seat, { play: mine[0] }, { play: mine[1] })
  }

  /** The viewer makes the same moves in both, and so does everybody in public; secret choices of others differ as soon as they may. */
  private choose(seat: Seat, here: Position, there: Position, inSecret: boolean): readonly [unknown, unknown] | undefined {
    if (inSecret && seat !== this.viewer) return [pick(here.moves, this.random), pick(there.moves, this.random)]
    const legal = new Set(there.moves.map(canonical))
    const common = here.moves.filter((move) => legal.has(canonical(move)))
    if (common.length === 0) return undefined
    const move = pick(common, this.random)
    return [move, move]
  }

  private async both(seat: Seat, here: PlayerCommand, there: PlayerCommand): Promise<boolean> {
    await this.truth.tables.act(this.table, sitter(seat), here)
    if (!(await this.twinFollows(seat, there))) return false
    for (const server of [this.truth, this.twin]) await server.look(this.table, this.viewer)
    return true
  }

  /**
   * False where the twin cannot: the truth was swapped between a choice and another made after it at the same time. Taking the first
   * back brings the hands from before the swap, and in these the second choice may not be.
   */
  private async twinFollows(seat: Seat, command: PlayerCommand): Promise<boolean> {
    try {
      await this.twin.tables.act(this.table, sitter(seat), command)
      return true
    } catch (error) {
      if ('undo' in command && this.twin.swapped && error instanceof Error && /is no longer offered/.test(error.message)) return false
      throw error
    }
  }

  /** Throws if the viewer got different bytes although no rule revealed anything. True if one did. */
  private async compare(): Promise<boolean> {
    await new Promise((resolve) => setImmediate(resolve))
    const { truth, twin, viewer } = this
    const count = Math.max(truth.received.length, twin.received.length)
    for (; this.deliveries < count; this.deliveries++) {
      const [here, there] = [truth.received[this.deliveries], twin.received[this.deliveries]]
      if (here === there) {
        this.bytes += here.length
        continue
      }
      if (tellsApart(truth.said, twin.said, viewer)) return true
      throw new Error(`${viewer} was sent what nothing had revealed:\n${here}\n${there}`)
    }
    return false
  }
}

/** Is the first difference in what this viewer was told marked as a reveal? */
function tellsApart(here: readonly RecordedEvent[], there: readonly RecordedEvent[], viewer: Viewer): boolean {
  const both = [here, there].map((said) => said.filter(({ to }) => receives(to, viewer)))
  const count = Math.max(both[0].length, both[1].length)
  for (let index = 0; index < count; index++) {
    const [a, b] = [both[0][index], both[1][index]]
    if (canonical(a?.event ?? null) !== canonical(b?.event ?? null)) return a?.reveals === true || b?.reveals === true
  }
  return false
}

/** Throws on the first byte that should not have been sent. */
export async function leakRun(
  pairs: number,
  seed: number,
  progress: (text: string) => void = () => {},
  played: Readonly<Record<string, () => Promise<AnyGamePackage>>> = games,
): Promise<LeakFigures> {
  const figures = { pairs: 0, revealed: 0, deliveries: 0, bytes: 0 }
  for (const [id, load] of Object.entries(played)) {
    const gamePackage = await load()
    const { min, max } = gamePackage.game.seats
    for (let pair = 0; pair < pairs; pair++) {
      const random = fastRandom(seed * ODD + pair)
      const seats = Math.max(2, min) + random.below(max - Math.max(2, min) + 1)
      const viewer = pick<Viewer>([...Array(seats).keys(), 'spectator'], random)
      const swap = { after: random.below(lengthOf(gamePackage.game, seats, pair)), viewer, seed: random.below(2 ** 31) }
      const truth = await Twin.open(gamePackage, undefined)
      const twin = await Twin.open(gamePackage, swap)
      try {
        const playing = new Pair(truth, twin, viewer, seats, random)
        const how = await playing.play(id)
        await truth.checkSecrets(await onlyTable(truth))
        figures.pairs++
        figures.deliveries += playing.deliveries
        figures.bytes += playing.bytes
        if (how === 'revealed') figures.revealed++
      } finally {
        await truth.close()
        await twin.close()
      }
    }
    progress(`${id}: ${pairs} pairs, nothing sent that nothing had revealed`)
  }
  return figures
}

/** How many plays a match of this game may have: one played at random. */
function lengthOf(game: AnyGame, seats: number, seed: number): number {
  const random = fastRandom(seed)
  const rules = rulesFor(game, seats)
  const state = rules.setup(random)
  let plays = 1
  for (let turn = rules.turn(state); turn.length > 0; turn = rules.turn(state), plays++)
    rules.play(state, turn[0], pick(rules.moves(state, turn[0]), random), random)
  return plays
}

async function onlyTable(server: Twin): Promise<TableId> {
  return (await server.tables.all({}))[0].id
}
