import { type BotTask, longestOf, temperamentOf } from '@fairground/bots'
import {
  type AnyGamePackage,
  type AnyMatch,
  type AppliedEntry,
  type Command,
  canonical,
  fastRandom,
  load,
  type Random,
  type Refusal,
  record,
  replay,
  type Seat,
  type Viewer,
  withoutSteps,
} from '@fairground/kernel'
import {
  type Accepted,
  type Delivery,
  dealFor,
  entryFor,
  frameOf,
  type Moment,
  momentOf,
  type PlayerCommand,
  type Position,
  positionOf,
  type ReceivedEntry,
  type Standing,
} from '@fairground/protocol'
import type { KeptGame } from './store.ts'
import { localTableInfo } from './table-info.ts'

/** Milliseconds before a turn is passed on. */
const SECOND_THOUGHTS = 4000
const LEVEL_INSTEAD = 'trader'

/** Refused by the match, with its code. */
export class Declined extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.because)
    this.refusal = refusal
  }
}

/** Where the host stores the match, whom it notifies, and its pace. */
export interface HostOutput {
  /** The minimum time of a bot's move in milliseconds, thinking included. */
  readonly pause: number
  /** Lets a bot think in another thread, so that people can act in the meantime. Returns the index of its choice. */
  think(task: BotTask): Promise<number>
  keep(game: KeptGame): Promise<void>
  deliver(to: Viewer, delivery: Delivery): void
  stand(standing: Standing): void
}

/** A match on this device: does what a server does for a table. One command after the other. */
export class Host {
  private readonly kept: KeptGame
  private readonly match: AnyMatch
  private readonly outlet: HostOutput
  private readonly random: Random
  private readonly log: AppliedEntry[] = []
  private viewer: Viewer | 'nobody' = 'nobody'
  private timer: ReturnType<typeof setTimeout> | undefined
  private until: number | undefined
  private queue: Promise<unknown> = Promise.resolve()
  private thinking = false

  constructor(gamePackage: AnyGamePackage, kept: KeptGame, outlet: HostOutput) {
    this.kept = kept
    this.outlet = outlet
    this.match = load(gamePackage.game, { ...kept.record, entries: [] }, kept.seed)
    for (const applied of replay(this.match, kept.record.entries)) this.log.push(withoutSteps(applied))
    this.random = fastRandom(`${kept.seed} ${kept.record.entries.length}`)
  }

  /** What everybody at the device may know. */
  get standing(): Standing {
    const { game, turn, result } = this.match
    return { game: game.id, names: this.kept.names, turn, people: this.people, over: result !== undefined }
  }

  look(as: Viewer | 'nobody'): void {
    this.viewer = as
    this.outlet.stand(this.standing)
    if (as !== 'nobody') this.outlet.deliver(as, this.welcome(as))
    this.goOn()
  }

  act(seat: Seat, act: PlayerCommand, after: number): Promise<Accepted> {
    return this.inTurn(async () => {
      const done = await this.enter(() => this.judged(seat, act, after))
      await this.settle(seat, act)
      return { n: done.entry.n, again: false, entry: entryFor(this.match.rules, done, seat), position: this.positionFor(seat) }
    })
  }

  /** What a viewer saw after each of these entries: replays the match up to there, since only its log is stored. */
  moments(viewer: Viewer, from: number, count: number): readonly Moment[] {
    const match: AnyMatch = load(this.match.game, { ...this.kept.record, entries: [] }, this.kept.seed)
    const seen: Moment[] = []
    for (const { entry, ...story } of replay(match, record(this.match).entries.slice(0, from + count - 1)))
      if (entry.n >= from) seen.push(momentOf(match.rules, frameOf(match, story), viewer))
    return seen
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => undefined)
    return done
  }

  private judged(seat: Seat, act: PlayerCommand, after: number): AppliedEntry | Refusal {
    const now = Date.now()
    if ('undo' in act) return this.match.undo(seat, 'person', now)
    const command: Command<unknown> = 'choice' in act ? { play: this.match.moves(seat)[act.choice] } : act
    return this.match.enter(seat, 'person', command, now, after)
  }

  /** Applies a command, stores it, then notifies. */
  private async enter(command: () => AppliedEntry | Refusal): Promise<AppliedEntry> {
    const done = accepted(command())
    this.log.push(withoutSteps(done))
    await this.outlet.keep({ ...this.kept, record: record(this.match), touched: Date.now() })
    this.until = this.match.handover === undefined ? undefined : Date.now() + SECOND_THOUGHTS
    if (this.viewer !== 'nobody') {
      const position = this.positionFor(this.viewer)
      this.outlet.deliver(this.viewer, { kind: 'entry', entry: entryFor(this.match.rules, done, this.viewer), position, now: Date.now() })
    }
    this.outlet.stand(this.standing)
    this.goOn()
    return done
  }

  /** People at one device can talk: what one asks for, the others grant. A bot continues for a player who concedes. */
  private async settle(seat: Seat, act: PlayerCommand): Promise<void> {
    if ('ask' in act)
      for (const other of this.people)
        if (this.match.request !== undefined && !this.match.request.agreed.includes(other))
          await this.enter(() => this.match.enter(other, 'person', { answer: true }, Date.now()))
    if ('concede' in act && this.match.result === undefined)
      await this.enter(() => this.match.enter(seat, 'host', { sit: `bot:${LEVEL_INSTEAD}` }, Date.now()))
  }

  /** Does what needs no person: bots move, and the undo pause ends. */
  private goOn(): void {
    clearTimeout(this.timer)
    if (this.viewer === 'nobody' && this.match.turn.some((seat) => this.isPerson(seat))) return
    const { handover } = this.match
    if (handover === undefined) void this.letBotThink()
    else this.timer = setTimeout(() => void this.inTurn(() => this.handOn(handover)), this.isPerson(handover) ? SECOND_THOUGHTS : 0)
  }

  private async handOn(seat: Seat): Promise<void> {
    if (this.match.handover === seat) await this.enter(() => this.match.enter(seat, 'clock', { done: true }, Date.now()))
  }

  /** One bot after the other. Its choice counts unless the table has changed in the meantime; then it is asked again. */
  private async letBotThink(): Promise<void> {
    const { match } = this
    const seat = match.turn.find((each) => !this.isPerson(each))
    if (this.thinking || seat === undefined || match.paused) return
    this.thinking = true
    const pause = new Promise((resolve) => setTimeout(resolve, this.outlet.pause))
    const moves = match.moves(seat)
    const by = match.sitters[seat] as `bot:${string}`
    const choice = moves.length === 1 ? 0 : await this.outlet.think(this.taskFor(seat)).catch(() => this.random.below(moves.length))
    await pause
    this.thinking = false
    await this.inTurn(async () => {
      const owes = match.turn.includes(seat) && match.sitters[seat] === by && !match.paused
      if (owes && same(match.moves(seat), moves)) await this.enter(() => match.play(seat, moves[choice], by, Date.now()))
      else this.goOn()
    })
  }

  private taskFor(seat: Seat): BotTask {
    const { match } = this
    const level = match.sitters[seat].slice('bot:'.length)
    return {
      game: match.game.id,
      options: match.setting.options,
      seats: match.setting.seats,
      level,
      temperament: temperamentOf(this.kept.record.commitment, seat),
      view: match.view(seat),
      moves: match.moves(seat),
      seed: this.random.below(2 ** 31),
      millis: longestOf(level),
    }
  }

  private get people(): readonly Seat[] {
    return this.match.sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []))
  }

  private isPerson(seat: Seat): boolean {
    return this.match.sitters[seat] === 'person'
  }

  private welcome(viewer: Viewer): Delivery {
    const { id, names, began } = this.kept
    const table = localTableInfo({ ...this.kept.record, id, sitters: this.match.sitters }, names, began)
    const missed: ReceivedEntry[] = [
      dealFor(this.match.rules, this.match.opening, viewer),
      ...this.log.map((entered) => entryFor(this.match.rules, entered, viewer)),
    ]
    return {
      kind: 'welcome',
      missed,
      snapshot: { table, facts: this.match.rules.facts, position: this.positionFor(viewer), now: Date.now() },
      chat: [],
    }
  }

  private positionFor(viewer: Viewer): Position {
    return positionOf(this.match, viewer, { handoverUntil: this.until })
  }
}

/** Do both offer the same moves? Simultaneous choices of others change nothing for a bot. */
function same(moves: readonly unknown[], before: readonly unknown[]): boolean {
  return moves === before || canonical(moves) === canonical(before)
}

function accepted(answer: AppliedEntry | Refusal): AppliedEntry {
  if ('refused' in answer) throw new Declined(answer)
  return answer
}
