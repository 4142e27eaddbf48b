import { temperamentOf } from '@fairground/bots'
import { fastRandom, type Seat } from '@fairground/kernel'
import type { Question } from '../../bots/pool.ts'
import { TableRefusal } from '../api.ts'
import { botIn, byBot, hasBots } from '../table.ts'
import type { LiveTable } from './live-table.ts'

/** How often a bot may fail at one choice before a random move is made for it. */
const PATIENCE = 2
/** How long to wait before a retry if a bot's move could not be written, in milliseconds. */
const RETRY = 1000
/** People at a live table wait for the bot; at a slow table nobody does. */
const PRIORITY = { live: 0, slow: 1 } as const
/** A bot takes between these shares of the usual pause: if all answered at the same moment, they would look like machines. */
const QUICKEST = 0.5
const SLOWEST = 1.5

/** Asks the bots at one table for their moves. They only get views, and whatever they do, the table goes on. */
export class BotRunner {
  private readonly live: LiveTable
  private readonly thinking = new Map<Seat, AbortController>()
  private stopped = false
  private onRest: (() => void)[] = []

  constructor(live: LiveTable) {
    this.live = live
  }

  get busy(): boolean {
    return this.thinking.size > 0
  }

  /** Checks who must move: asks the bots among them, and aborts those who no longer have to. */
  poke(): void {
    if (this.thinking.size === 0 && !hasBots(this.live.table)) return
    const owing = this.owing()
    for (const [seat, controller] of this.thinking) if (!owing.has(seat)) controller.abort()
    for (const [seat, level] of owing) if (!this.thinking.has(seat)) this.think(seat, level)
  }

  stop(): void {
    this.stopped = true
    for (const controller of this.thinking.values()) controller.abort()
  }

  /** Does a bot have to move? */
  get isOwed(): boolean {
    return hasBots(this.live.table) && this.owing().size > 0
  }

  /** Resolves when no bot has to move. */
  atRest(): Promise<void> {
    return this.thinking.size === 0 ? Promise.resolve() : new Promise((resolve) => this.onRest.push(resolve))
  }

  private owing(): ReadonlyMap<Seat, string> {
    const { table, match, frozen } = this.live
    const owing = new Map<Seat, string>()
    if (this.stopped || match === undefined || frozen !== undefined || table.state !== 'running' || match.paused) return owing
    for (const seat of match.turn) {
      const level = botIn(table, seat)
      if (level !== undefined) owing.set(seat, level)
    }
    return owing
  }

  private async think(seat: Seat, level: string): Promise<void> {
    const controller = new AbortController()
    this.thinking.set(seat, controller)
    try {
      const { match } = this.live
      if (match === undefined) return
      const { n } = match
      const began = performance.now()
      const moves = match.moves(seat)
      const choice = moves.length === 1 ? 0 : await this.ask(seat, level, controller.signal)
      if (moves.length > 1) await this.linger(began, controller.signal)
      if (!controller.signal.aborted) await this.play(seat, level, moves[choice], n)
    } catch (error) {
      // The store is not available, or the rules have a bug: retry a little later.
      if (!(error instanceof TableRefusal)) this.live.context.emit({ kind: 'fault', table: this.live.table.id, error })
      if (!controller.signal.aborted) await new Promise<void>((resolve) => this.live.context.time.after(RETRY, resolve))
    } finally {
      this.thinking.delete(seat)
      this.poke()
      if (this.thinking.size === 0) for (const resolve of this.onRest.splice(0)) resolve()
    }
  }

  private async ask(seat: Seat, level: string, signal: AbortSignal): Promise<number> {
    const { table, match, context } = this.live
    if (match === undefined) return 0
    const { options, seats, clock } = table.setting
    const moves = match.moves(seat)
    const priority = clock.kind === 'slow' ? PRIORITY.slow : PRIORITY.live
    // The commitment is public and never changes, so everybody can see the bot's temperament.
    const temperament = temperamentOf(table.setting.commitment, seat)
    for (let tries = 0; tries < PATIENCE; tries++) {
      const question: Question = {
        table: table.id,
        game: table.game,
        options,
        seats,
        level,
        temperament,
        view: match.view(seat),
        moves,
        seed: this.number(),
      }
      try {
        return await context.pool.choose(question, priority, signal)
      } catch (error) {
        if (signal.aborted) return 0
        context.emit({ kind: 'bot-failed', table: table.id, level, because: error instanceof Error ? error.message : String(error) })
      }
    }
    return fastRandom(this.number()).below(moves.length)
  }

  private number(): number {
    return new DataView(this.live.context.entropy(4).buffer).getUint32(0)
  }

  /** While somebody waits at the table, a bot takes about as long as a quick person: people can see who is thinking, and what they did. */
  private async linger(began: number, signal: AbortSignal): Promise<void> {
    const { context, table } = this.live
    const waited = table.places.some(({ person }) => person !== undefined && this.live.present(person))
    // The people who wait are at another process, and the job queue takes time too.
    const elsewhere = context.askBots !== undefined
    if (context.bots.pause === 0 || elsewhere || table.setting.clock.kind === 'slow' || !waited) return
    const takes = context.bots.pause * (QUICKEST + (SLOWEST - QUICKEST) * (this.number() / 2 ** 32))
    const left = takes - (performance.now() - began)
    if (left <= 0 || signal.aborted) return
    await new Promise<void>((resolve) => {
      const forget = context.time.after(left, resolve)
      const leave = () => {
        forget()
        resolve()
      }
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  /** Plays the bot's choice, unless the table has moved on, and passes the turn at once: a bot does not undo. */
  private async play(seat: Seat, level: string, move: unknown, after: number): Promise<void> {
    await this.live.run(async () => {
      const { match, table } = this.live
      if (match === undefined || botIn(table, seat) !== level || table.state !== 'running') return
      const by = byBot(level)
      const tried = match.fork()
      if ('refused' in tried.enter(seat, by, { play: move }, table.touched, after)) return
      await this.live.enter([
        (fork, at) => fork.enter(seat, by, { play: move }, at, after),
        ...(tried.handover === seat ? [(fork: typeof match, at: number) => fork.enter(seat, by, { done: true }, at)] : []),
      ])
    })
  }
}
