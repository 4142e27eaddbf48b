import { advance, deal, type Listener, type Position, type Source } from './advance.ts'
import { Applied, Opening } from './applied.ts'
import {
  type AddressedEvent,
  type AppliedEntry,
  type By,
  type Command,
  type Entry,
  type EventTrace,
  type Proposal,
  type Refusal,
  refuse,
  type Sitter,
} from './entry.ts'
import { matchStream } from './fairness.ts'
import { ForkableList } from './forkable-list.ts'
import type { Game, Outcome, Rules, Seat, SeenBy, Viewer } from './game.ts'
import { offeredMove } from './offered.ts'
import { checkedSetting, isSitter, type MatchSetting } from './setting.ts'

/** How a match ended. One that was agreed on or stopped has no places. */
export interface Result {
  readonly how: 'played' | 'conceded' | 'agreed' | 'stopped'
  readonly places?: readonly number[]
  readonly outcome?: Outcome
  readonly rated: boolean
}

/** A move in the current line (moves that were not undone). */
interface PlayedMove<M> {
  readonly n: number
  readonly seat: Seat
  readonly move: M
  /** It only filled its own slot, while others still had to choose. */
  readonly commit: boolean
  /** Something was drawn or revealed: it cannot be undone alone. */
  readonly barrier: boolean
}

interface OpenProposal {
  readonly seat: Seat
  readonly proposal: Proposal
  readonly agreed: readonly Seat[]
}

/** Everything about a match that only playing its entries would tell: with both, it can resume from here at once. Plain JSON. */
export interface Checkpoint<S> {
  readonly n: number
  readonly now: Position<S>
  /** Numbers of the entries whose moves are in the current line; which of them are commits, which are barriers. */
  readonly line: readonly number[]
  readonly commits: readonly number[]
  readonly barriers: readonly number[]
  /** The positions before the last moves of the line, those that can still be undone. */
  readonly before: readonly Position<S>[]
  readonly seated: readonly Sitter[]
  readonly gone: readonly Seat[]
  readonly handing?: Seat
  readonly asking?: OpenProposal
  readonly halted: boolean
  readonly brokenOff?: 'agreed' | 'stopped'
  readonly wentBack: boolean
  readonly moved: number
}

/**
 * A running match: the only place that validates, undoes and records moves. States never change once stored (each play works on a copy), so
 * `fork` is cheap: play on a fork, store the entry, then keep the fork.
 */
export class Match<S, M, V extends SeenBy, E, O> {
  readonly game: Game<S, M, V, E, O>
  readonly rules: Rules<S, M, V, E>
  readonly setting: MatchSetting<O>
  /** The events before the first entry. */
  readonly opening: EventTrace<S, M, E>
  /** Will somebody ask for the states during a move? Then keep them as the move is played, instead of replaying it. */
  private readonly watched: boolean
  /** Rules and random stream, shared by all forks of this match. */
  private readonly source: Source<S, M, V, E>
  private now: Position<S>
  private log: ForkableList<Entry<M>>
  private line: ForkableList<PlayedMove<M>>
  /** The positions before the last moves of the line, back to the last barrier; nothing before that can be undone alone. */
  private before: ForkableList<Position<S>>
  /** After an undo by consent: the positions before the moves, the latest ones and some of the earlier ones. */
  private past: ForkableList<Position<S> | undefined>
  private seated: readonly Sitter[]
  private gone: readonly Seat[] = []
  private handing: Seat | undefined
  private asking: OpenProposal | undefined
  private halted = false
  private brokenOff: 'agreed' | 'stopped' | undefined
  private wentBack = false
  /** Number of the last entry that makes commands sent for an earlier position stale. */
  private moved = 0

  /** Deals a match, or copies one for `fork`. Both create objects of the same shape, which is faster in JavaScript engines. */
  constructor(
    game: Game<S, M, V, E, O>,
    setting: MatchSetting<O>,
    rules?: Rules<S, M, V, E>,
    twin?: Match<S, M, V, E, O>,
    watched = false,
  ) {
    this.game = game
    this.watched = watched
    this.setting = twin?.setting ?? checkedSetting(game, setting)
    this.rules = rules ?? game.open(this.setting.options, setting.seats)
    this.source = twin?.source ?? { rules: this.rules, stream: matchStream(setting.seed, setting.id, setting.words) }
    this.log = twin?.log.fork() ?? new ForkableList()
    this.line = twin?.line.fork() ?? new ForkableList()
    this.before = twin?.before.fork() ?? new ForkableList()
    this.past = twin?.past.fork() ?? new ForkableList()
    this.seated = twin?.seated ?? setting.sitters
    if (twin !== undefined) {
      this.opening = twin.opening
      this.now = twin.now
      this.gone = twin.gone
      this.handing = twin.handing
      this.asking = twin.asking
      this.halted = twin.halted
      this.brokenOff = twin.brokenOff
      this.wentBack = twin.wentBack
      this.moved = twin.moved
    } else {
      const events: AddressedEvent<M, E>[] = []
      this.now = deal(this.source, { events })
      this.opening = new Opening(events, this.source)
    }
  }

  /** The full position. Never show it to players, and do not change it. */
  get state(): S {
    return this.now.state
  }

  /** How many entries there are. */
  get n(): number {
    return this.log.length
  }

  /** How many random numbers have been drawn so far. */
  get drawn(): number {
    return this.now.drawn
  }

  get entries(): readonly Entry<M>[] {
    return this.log.all
  }

  get sitters(): readonly Sitter[] {
    return this.seated
  }

  get conceded(): readonly Seat[] {
    return this.gone
  }

  /** The seat whose Done the table is waiting for. */
  get handover(): Seat | undefined {
    return this.handing
  }

  /** A proposal that waits for consent. */
  get request(): OpenProposal | undefined {
    return this.asking
  }

  get paused(): boolean {
    return this.halted
  }

  /** The seats that must move. While the undo pause runs, that is nobody except perhaps the seat that can still undo. */
  get turn(): readonly Seat[] {
    if (this.ended) return []
    const { turn } = this.now
    return this.handing === undefined ? turn : turn.filter((seat) => seat === this.handing)
  }

  view(viewer: Viewer): V {
    return this.rules.view(this.now.state, viewer)
  }

  moves(seat: Seat): readonly M[] {
    return this.turn.includes(seat) ? this.rules.moves(this.now.state, seat) : []
  }

  /** Set once the match has ended, for whatever reason. */
  get result(): Result | undefined {
    if (!this.ended) return undefined
    const rated = !this.wentBack
    if (this.brokenOff !== undefined) return { how: this.brokenOff, rated: false }
    const outcome = this.rules.outcome(this.now.state)
    const how = outcome === undefined ? 'conceded' : 'played'
    const places = this.placesWithConceded(outcome)
    return outcome === undefined ? { how, places, rated } : { how, places, outcome, rated }
  }

  /** An independent match at the same point. `watched`: somebody will ask for the states during its moves. */
  fork(watched = false): Match<S, M, V, E, O> {
    return new Match(this.game, this.setting, this.rules, this, watched)
  }

  /** A snapshot for `resumeAt`. */
  checkpoint(): Checkpoint<S> {
    const { now, seated, gone, handing, asking, halted, brokenOff, wentBack, moved } = this
    const line = this.line.all
    const numbers = (steps: readonly PlayedMove<M>[]) => steps.map(({ n }) => n)
    return {
      n: this.n,
      now,
      line: numbers(line),
      commits: numbers(line.filter(({ commit }) => commit)),
      barriers: numbers(line.filter(({ barrier }) => barrier)),
      before: [...this.before.all],
      seated: [...seated],
      gone: [...gone],
      handing,
      asking,
      halted,
      brokenOff,
      wentBack,
      moved,
    }
  }

  /** Restores a freshly dealt match from its checkpoint, without replaying the entries before it. */
  resumeAt(mark: Checkpoint<S>, entries: readonly Entry<M>[]): void {
    const { now, line, before, seated, gone, handing, asking, halted, brokenOff, wentBack, moved } = mark
    const [commits, barriers] = [new Set(mark.commits), new Set(mark.barriers)]
    const steps = line.map((n) => {
      const { seat, do: command } = entries[n - 1]
      if (!('play' in command)) throw new RangeError(`entry ${n} is not a move`)
      return { n, seat, move: command.play, commit: commits.has(n), barrier: barriers.has(n) }
    })
    this.log = new ForkableList(entries.slice(0, mark.n))
    this.line = new ForkableList(steps)
    this.before = new ForkableList([...before])
    this.past = new ForkableList(new Array(line.length))
    Object.assign(this, { now, seated, gone, handing, asking, halted, brokenOff, wentBack, moved })
  }

  play(seat: Seat, move: M, by: By = 'person', at = 0, after?: number): AppliedEntry<M, E, S> | Refusal {
    return this.enter(seat, by, { play: move }, at, after)
  }

  /** Undoes the seat's own last move, unless something was drawn, shown or built upon since. */
  undo(seat: Seat, by: By = 'person', at = 0): AppliedEntry<M, E, S> | Refusal {
    const index = this.lastOf(seat)
    return index < 0 ? refuse('nothing', 'there is nothing to take back') : this.enter(seat, by, { undo: this.line.at(index).n }, at)
  }

  /** Can that seat undo its last move now? */
  canUndo(seat: Seat): boolean {
    return typeof this.undoable(seat) === 'number'
  }

  /** Validates a command; if it is legal, runs and records it. A refusal changes nothing. */
  enter(seat: Seat, by: By, command: Command<M>, at = 0, after?: number): AppliedEntry<M, E, S> | Refusal {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.setting.seats)
      return refuse('malformed', `there is no seat ${String(seat)}; seats are 0 to ${this.setting.seats - 1}`)
    if (!Number.isInteger(at) || at < 0) return refuse('malformed', 'the time of an entry is a whole number of milliseconds')
    if (this.ended) return refuse('over', 'the match is over')
    if (after !== undefined && after < this.moved) return refuse('stale', 'the position has changed since')
    const before = this.now
    const events: AddressedEvent<M, E>[] = []
    const moments: S[] | undefined = this.watched ? [] : undefined
    const refusal = this.carryOut(seat, command, { events, moments })
    if (refusal !== undefined) return refusal
    const isPlay = 'play' in command
    const entry: Entry<M> = {
      n: this.log.length + 1,
      at,
      seat,
      by,
      do: isPlay ? { play: this.line.at(this.line.length - 1).move } : command,
    }
    this.log.push(entry)
    return new Applied(entry, events, this.source, isPlay ? before : undefined, moments)
  }

  private get ended(): boolean {
    if (this.brokenOff !== undefined) return true
    if (this.gone.length > 0 && this.setting.seats - this.gone.length <= 1) return true
    return this.handing === undefined && this.now.turn.length === 0
  }

  private carryOut(seat: Seat, command: Command<M>, listener: Listener<S, M, E>): Refusal | undefined {
    if (typeof command !== 'object' || command === null) return refuse('malformed', 'a command is an object')
    if ('play' in command) return this.doPlay(seat, command, listener)
    if ('undo' in command) return this.doUndo(seat, command.undo)
    if ('done' in command) return this.doDone(seat)
    if ('ask' in command) return this.doAsk(seat, command.ask)
    if ('answer' in command) return this.doAnswer(seat, command.answer)
    if ('resume' in command) return this.doResume()
    if ('concede' in command) return this.doConcede(seat)
    if ('sit' in command) return this.doSit(seat, command.sit)
    if ('stop' in command) return this.doStop()
    return refuse('malformed', 'a command has one of play, undo, done, ask, answer, resume, concede, sit, stop')
  }

  private doPlay(seat: Seat, command: { play: M }, listener: Listener<S, M, E>): Refusal | undefined {
    if (this.halted) return refuse('paused', 'the match is paused')
    if (this.handing !== undefined && this.handing !== seat)
      return refuse('not-your-turn', 'the last move can still be undone; wait for Done')
    const { state, turn } = this.now
    if (!turn.includes(seat)) return refuse('not-your-turn', 'it is not the turn of this seat')
    const offered = this.rules.moves(state, seat)
    const move = offeredMove(offered, command.play)
    if (move === 'malformed') return refuse('malformed', 'a move must be plain JSON')
    if (move === undefined) return refuse('not-offered', 'this move is not possible now', this.rules.why?.(this.view(seat), command.play))
    const step = this.applyMove(seat, move.found, this.log.length + 1, listener)
    this.handing = this.setting.waits && !step.barrier && !step.commit && !isOnly(seat, this.now.turn) ? seat : undefined
    if (!step.commit) this.moved = step.n
    return undefined
  }

  /** Plays a move and the forced moves after it on a copy, which becomes the current position, and adds it to the line. */
  private applyMove(seat: Seat, move: M, n: number, listener: Listener<S, M, E>): PlayedMove<M> {
    const before = this.now
    const { now, commit } = advance(this.source, before, seat, move, listener)
    this.now = now
    const barrier = now.drawn !== before.drawn || listener.events.some(reveals)
    const step = { n, seat, move, commit: commit && !barrier, barrier }
    this.line.push(step)
    if (this.wentBack) this.keepPast(before)
    if (barrier) this.before = new ForkableList()
    else this.before.push(before)
    return step
  }

  private doUndo(seat: Seat, n: number): Refusal | undefined {
    const index = this.undoable(seat)
    if (typeof index !== 'number') return index
    const step = this.line.at(index)
    if (step.n !== n) return refuse('stale', `the last move of this seat is entry ${step.n}`)
    const later = this.line.all.slice(index + 1)
    const kept = index - this.behind
    this.now = this.before.at(kept)
    this.before.cut(kept)
    this.line.cut(index)
    this.past.cut(index)
    for (const commit of later) this.applyAgain(commit)
    this.handing = undefined
    if (!step.commit) this.moved = this.log.length + 1
    return undefined
  }

  /** Replays a move of the line. It may come from the store, so look up the equal move that the rules offer. */
  private applyAgain({ seat, move, n }: PlayedMove<M>): void {
    const offered = offeredMove(this.rules.moves(this.now.state, seat), move)
    if (offered === undefined || offered === 'malformed') throw new Error(`entry ${n} is no longer offered`)
    this.applyMove(seat, offered.found, n, { events: [] })
  }

  /** Index in the line of the seat's last move, or −1. */
  private lastOf(seat: Seat): number {
    let index = this.line.length - 1
    while (index >= 0 && this.line.at(index).seat !== seat) index--
    return index
  }

  /** The same, if it can be undone. */
  private undoable(seat: Seat): number | Refusal {
    const index = this.lastOf(seat)
    if (index < 0) return refuse('nothing', 'there is nothing to take back')
    if (index < this.behind) return refuse('barrier', 'something was drawn or revealed since then; undo needs the consent of all')
    if (index < this.line.length - 1)
      for (let at = index; at < this.line.length; at++)
        if (!this.line.at(at).commit) return refuse('barrier', 'others have moved since then; undo needs the consent of all')
    return index
  }

  /** How many moves of the line are behind a barrier. */
  private get behind(): number {
    return this.line.length - this.before.length
  }

  private doDone(seat: Seat): Refusal | undefined {
    if (this.handing !== seat) return refuse('nothing', 'this seat has no turn to end')
    this.handing = undefined
    return undefined
  }

  private doAsk(seat: Seat, proposal: Proposal): Refusal | undefined {
    if (this.asking !== undefined) return refuse('not-your-turn', 'another request is still open')
    if (proposal === 'pause') {
      if (this.halted) return refuse('nothing', 'the match is already paused')
    } else if (proposal !== 'end') {
      if (!Number.isInteger(proposal?.undo)) return refuse('malformed', 'a proposal is pause, end or undo of an entry')
      if (this.indexOf(proposal.undo) < 0) return refuse('nothing', `entry ${proposal.undo} is not a move that can be undone`)
    }
    this.asking = { seat, proposal, agreed: [seat] }
    this.grant()
    return undefined
  }

  private doAnswer(seat: Seat, agrees: boolean): Refusal | undefined {
    if (typeof agrees !== 'boolean') return refuse('malformed', 'an answer is true or false')
    if (this.asking === undefined) return refuse('nothing', 'there is no proposal to answer')
    if (!this.voters().includes(seat)) return refuse('not-your-turn', 'this seat has no vote on this proposal')
    if (!agrees) this.asking = undefined
    else if (!this.asking.agreed.includes(seat)) this.asking = { ...this.asking, agreed: [...this.asking.agreed, seat] }
    this.grant()
    return undefined
  }

  /** People still in the match: their consent counts. */
  private voters(): readonly Seat[] {
    const voters: Seat[] = []
    for (let seat = 0; seat < this.setting.seats; seat++) if (this.seated[seat] === 'person' && !this.gone.includes(seat)) voters.push(seat)
    return voters
  }

  private grant(): void {
    const asking = this.asking
    if (asking === undefined || !this.voters().every((seat) => asking.agreed.includes(seat))) return
    this.asking = undefined
    if (asking.proposal === 'end') this.brokenOff = 'agreed'
    else if (asking.proposal === 'pause') this.halted = true
    else this.goBackTo(asking.proposal.undo)
  }

  /**
   * Rebuilds the line up to, but not including, a move; the same random numbers are drawn again. The first time it replays from the deal;
   * from then on positions are kept, so that going back and forth repeatedly costs no more than the moves themselves.
   */
  private goBackTo(n: number): void {
    const target = this.indexOf(n)
    this.wentBack = true
    this.handing = undefined
    this.moved = this.log.length + 1
    // Moves after the last barrier can be undone without consent, which needs their positions.
    let open = target
    while (open > 0 && !this.line.at(open - 1).barrier) open--
    const kept: Position<S>[] = []
    for (let index = open; index <= target; index++) {
      const position = this.pastAt(index)
      if (position !== undefined) kept.push(position)
    }
    if (kept.length > target - open) {
      this.standAt(target, kept[target - open], kept.slice(0, -1))
      return
    }
    let from = open
    while (from > 0 && this.pastAt(from) === undefined) from--
    const again = this.line.all.slice(from, target)
    this.standAt(from, this.pastAt(from) ?? deal(this.source, { events: [] }), [])
    for (const step of again) this.applyAgain(step)
  }

  private standAt(index: number, position: Position<S>, before: Position<S>[]): void {
    this.now = position
    this.before = new ForkableList(before)
    this.line.cut(index)
    this.past.cut(index)
  }

  private pastAt(index: number): Position<S> | undefined {
    return index < this.past.length ? this.past.at(index) : undefined
  }

  private keepPast(position: Position<S>): void {
    this.past.push(position)
    const old = this.past.length - 1 - PAST_RECENT
    if (old > 0 && old % PAST_EVERY !== 0) this.past.put(old, undefined)
  }

  /** Index in the line of the move of an entry, or −1. Later entries come later. */
  private indexOf(n: number): number {
    let [low, high] = [0, this.line.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.line.at(middle).n < n) low = middle + 1
      else high = middle
    }
    return low <= high && this.line.at(low).n === n ? low : -1
  }

  private doResume(): Refusal | undefined {
    if (!this.halted) return refuse('nothing', 'the match is not paused')
    this.halted = false
    return undefined
  }

  private doStop(): Refusal | undefined {
    this.brokenOff = 'stopped'
    return undefined
  }

  private doConcede(seat: Seat): Refusal | undefined {
    if (this.gone.includes(seat)) return refuse('nothing', 'this seat has already conceded')
    this.gone = [...this.gone, seat]
    this.grant()
    return undefined
  }

  private doSit(seat: Seat, sitter: Sitter): Refusal | undefined {
    if (!isSitter(sitter)) return refuse('malformed', 'a sitter is a person or a bot')
    this.seated = this.seated.with(seat, sitter)
    this.grant()
    return undefined
  }

  /** Those who conceded rank after all others; the first to concede comes last. */
  private placesWithConceded(outcome: Outcome | undefined): readonly number[] {
    const staying = this.setting.seats - this.gone.length
    const places: number[] = []
    for (let seat = 0; seat < this.setting.seats; seat++) {
      const went = this.gone.indexOf(seat)
      if (went >= 0) places.push(staying + this.gone.length - went)
      else if (outcome === undefined) places.push(1)
      else places.push(outcome.places[seat] - this.gone.filter((other) => outcome.places[other] < outcome.places[seat]).length)
    }
    return places
  }
}

/** A match of any game. */
export type AnyMatch = Match<unknown, unknown, SeenBy, unknown, unknown>

/** How many of the latest positions are kept; of earlier ones, one in so many. */
const PAST_RECENT = 512
const PAST_EVERY = 32

function reveals(each: { readonly reveals: boolean }): boolean {
  return each.reveals
}

function isOnly(seat: Seat, turn: readonly Seat[]): boolean {
  return turn.length === 1 && turn[0] === seat
}
