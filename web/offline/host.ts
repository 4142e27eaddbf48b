import { AT_ONCE, isLevel, openBot } from '@fairground/bots'
import {
  type AnyGamePackage,
  type AnyMatch,
  type AppliedEntry,
  type Bot,
  type Command,
  fastRandom,
  load,
  type Random,
  type Refusal,
  record,
  replay,
  type Seat,
  type SeenBy,
  type Viewer,
  withoutSteps,
} from '@fairground/kernel'
import {
  type Accepted,
  type Delivery,
  type Heard,
  heardDeal,
  heardEntry,
  type PlayerCommand,
  type Position,
  positionOf,
  type Standing,
} from '@fairground/protocol'
import type { KeptGame } from './store.ts'
import { localTableInfo } from './table-info.ts'

/** Milliseconds before a turn is handed on. */
const SECOND_THOUGHTS = 4000
const LEVEL_INSTEAD = 'greedy'

/** Refused by the match, with its code. */
export class Declined extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.because)
    this.refusal = refusal
  }
}

/** Where a host writes to, whom it tells, and how fast. */
export interface Outlet {
  /** Milliseconds before each move of a bot. */
  readonly pause: number
  keep(game: KeptGame): Promise<void>
  deliver(to: Viewer, delivery: Delivery): void
  stand(standing: Standing): void
}

/** A match within this device: what a server does for a table, for the few who sit here. One command after the other. */
export class Host {
  private readonly gamePackage: AnyGamePackage
  private readonly kept: KeptGame
  private readonly match: AnyMatch
  private readonly outlet: Outlet
  private readonly random: Random
  private readonly log: AppliedEntry[] = []
  private viewer: Viewer | 'nobody' = 'nobody'
  private timer: ReturnType<typeof setTimeout> | undefined
  private until: number | undefined
  private queue: Promise<unknown> = Promise.resolve()

  constructor(gamePackage: AnyGamePackage, kept: KeptGame, outlet: Outlet) {
    this.gamePackage = gamePackage
    this.kept = kept
    this.outlet = outlet
    this.match = load(gamePackage.game, { ...kept.record, entries: [] }, kept.seed)
    for (const applied of replay(this.match, kept.record.entries)) this.log.push(withoutSteps(applied))
    this.random = fastRandom(`${kept.seed} ${kept.record.entries.length}`)
  }

  /** What anybody in the room may know. */
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
      return { n: done.entry.n, again: false, heard: heardEntry(this.match.rules, done, seat), position: this.positionFor(seat) }
    })
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

  /** Enters, writes down, then tells. */
  private async enter(command: () => AppliedEntry | Refusal): Promise<AppliedEntry> {
    const done = accepted(command())
    this.log.push(withoutSteps(done))
    await this.outlet.keep({ ...this.kept, record: record(this.match), touched: Date.now() })
    this.until = this.match.handover === undefined ? undefined : Date.now() + SECOND_THOUGHTS
    if (this.viewer !== 'nobody') {
      const position = this.positionFor(this.viewer)
      this.outlet.deliver(this.viewer, { kind: 'entry', heard: heardEntry(this.match.rules, done, this.viewer), position, now: Date.now() })
    }
    this.outlet.stand(this.standing)
    this.goOn()
    return done
  }

  /** People at one device have heard each other: what one asks for the others grant. Who gives up is played on by a bot. */
  private async settle(seat: Seat, act: PlayerCommand): Promise<void> {
    if ('ask' in act)
      for (const other of this.people)
        if (this.match.request !== undefined && !this.match.request.agreed.includes(other))
          await this.enter(() => this.match.enter(other, 'person', { answer: true }, Date.now()))
    if ('concede' in act && this.match.result === undefined)
      await this.enter(() => this.match.enter(seat, 'host', { sit: `bot:${LEVEL_INSTEAD}` }, Date.now()))
  }

  /** Lets whoever is no person do what is owed. */
  private goOn(): void {
    clearTimeout(this.timer)
    if (this.viewer === 'nobody' && this.match.turn.some((seat) => this.isPerson(seat))) return
    this.timer = setTimeout(() => void this.inTurn(() => this.botStep()), this.pause())
  }

  private pause(): number {
    const { handover } = this.match
    return handover !== undefined && this.isPerson(handover) ? SECOND_THOUGHTS : this.outlet.pause
  }

  private async botStep(): Promise<void> {
    const { match } = this
    const { handover } = match
    if (handover !== undefined) {
      await this.enter(() => match.enter(handover, 'clock', { done: true }, Date.now()))
      return
    }
    const seat = match.turn.find((each) => !this.isPerson(each))
    if (seat === undefined || match.paused) return
    const level = match.sitters[seat].slice('bot:'.length)
    const bot = await this.botOf(level)
    const move = bot.choose(match.view(seat), match.moves(seat), AT_ONCE, this.random)
    await this.enter(() => match.play(seat, move, `bot:${level}`, Date.now()))
  }

  private botOf(level: string): Promise<Bot<unknown, SeenBy>> {
    return openBot(this.gamePackage, isLevel(level) ? level : LEVEL_INSTEAD, this.match.rules)
  }

  private get people(): readonly Seat[] {
    return this.match.sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []))
  }

  private isPerson(seat: Seat): boolean {
    return this.match.sitters[seat] === 'person'
  }

  private welcome(viewer: Viewer): Delivery {
    const { names, began } = this.kept
    const table = localTableInfo({ ...this.kept.record, sitters: this.match.sitters }, names, began)
    const missed: Heard[] = [
      heardDeal(this.match.rules, this.match.opening, viewer),
      ...this.log.map((entered) => heardEntry(this.match.rules, entered, viewer)),
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

function accepted(answer: AppliedEntry | Refusal): AppliedEntry {
  if ('refused' in answer) throw new Declined(answer)
  return answer
}
