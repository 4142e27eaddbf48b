import type { MoveKey, Seat, SeenBy, Summary, Viewer } from '../../game.ts'
import { same } from '../../json.ts'
import type { AnyMatch } from '../../match.ts'
import { pick, type Random } from '../../random.ts'
import { type Case, type Stop, streamAt } from '../case.ts'
import type { OpaqueGame, OpaqueRules } from '../opaque.ts'
import { type Played, playOn } from '../play.ts'

/** The laws that the battery checks on random games, with their numbers as in the design. */
export const LAWS = {
  ends: 1,
  moves: 1,
  refusals: 1,
  determinism: 2,
  again: 2,
  plain: 2,
  aliasing: 2,
  keys: 2,
  twins: 3,
  sampler: 3,
  interference: 4,
  steps: 4,
  choices: 4,
  undo: 5,
  sound: 6,
  counts: 6,
} as const

export type LawName = keyof typeof LAWS

/** How a law is broken, in words; `undefined` if it holds. */
export type Verdict = string | undefined

/** A law about a position and its next move. */
export interface PositionLaw {
  readonly name: LawName
  judge(moment: Moment): Verdict
}

/** A law about a match at some point: how the kernel uses the rules. */
export interface MatchLaw {
  readonly name: LawName
  judge(moment: MatchMoment): Verdict
}

/** A law about a whole game. */
export interface GameLaw {
  readonly name: LawName
  judge(game: OpaqueGame, rules: OpaqueRules, played: Case): Verdict
}

/** What a run counts. */
export interface Tally {
  /** Pairs of twins on which the same move was played. */
  compared: number
  /** Pairs without a move in common. */
  skipped: number
  /** Kinds of event that told twins apart. */
  readonly revealing: Set<string>
  /** Events in the middle of a play at which twins were compared. */
  steps: number
  /** Events whose changes were checked. */
  counted: number
  /** Secret choices that were compared with another one. */
  committed: number
  /** States dealt with open choices. */
  open: number
  /** Is there a twin that is not the true state itself? */
  hidden: boolean
  /** Positions in which several seats choose at the same time. */
  together: number
  /** Moves by their keys, and keys by the moves' JSON. */
  readonly keys: Map<MoveKey, string>
  readonly texts: Map<string, MoveKey>
}

export function newTally(): Tally {
  return {
    compared: 0,
    skipped: 0,
    revealing: new Set(),
    steps: 0,
    counted: 0,
    committed: 0,
    open: 0,
    hidden: false,
    together: 0,
    keys: new Map(),
    texts: new Map(),
  }
}

/** A viewer and another state that looks the same to them. */
export interface Pair {
  readonly viewer: Viewer
  readonly view: SeenBy
  readonly twin: unknown
}

const THOROUGH_TWINS = 6

/** What is tested: opened rules, and the game's summary. */
export interface TestedGame {
  readonly rules: OpaqueRules
  readonly summary: Summary<SeenBy, unknown>
}

/** A position as the laws see it. They must not change the state. */
export class Moment {
  readonly rules: OpaqueRules
  readonly seats: number
  readonly state: unknown
  readonly turn: readonly Seat[]
  readonly next: Stop['next']
  /** For a law's own choices. */
  readonly random: Random
  /** Check everything, not a sample. */
  readonly thorough: boolean
  readonly tally: Tally
  /** The game's summary. */
  readonly summary: Summary<SeenBy, unknown>
  private readonly seed: number
  private readonly step: number
  private twins: readonly Pair[] | undefined
  private afterNext: Played | undefined

  constructor({ rules, summary }: TestedGame, seats: number, seed: number, stop: Stop, thorough: boolean, tally: Tally) {
    this.rules = rules
    this.summary = summary
    this.seats = seats
    this.seed = seed
    this.step = stop.step
    this.state = stop.state
    this.turn = stop.turn
    this.next = stop.next
    this.random = streamAt(seed, stop.step, 'judging')
    this.thorough = thorough
    this.tally = tally
  }

  /** The numbers that the next play draws, from the beginning. */
  chance(): Random {
    return streamAt(this.seed, this.step, 'chance')
  }

  /** The next move played on a copy, shared by all laws. */
  get played(): Played | undefined {
    if (this.next !== undefined) this.afterNext ??= playOn(this.rules, this.state, this.next.seat, this.next.move, this.chance())
    return this.afterNext
  }

  /** The viewers to check: a random one, or all. */
  get viewers(): readonly Viewer[] {
    const all = viewersOf(this.seats)
    return this.thorough ? all : [pick(all, this.random)]
  }

  /** Imagined twins, shared by all laws. */
  get pairs(): readonly Pair[] {
    this.twins ??= this.viewers.flatMap((viewer) => this.pairsOf(viewer, this.thorough ? THOROUGH_TWINS : 1))
    return this.twins
  }

  /** A sample of a list; all of it if the check is thorough or the list is short. */
  sample<T>(list: readonly T[], most: number): readonly T[] {
    if (this.thorough || list.length <= most) return list
    return Array.from({ length: most }, () => pick(list, this.random))
  }

  private pairsOf(viewer: Viewer, count: number): readonly Pair[] {
    return Array.from({ length: count }, () => {
      const view = this.rules.view(this.state, viewer)
      // Alternates between a new state and one dealt before: both must be twins.
      const sampler = this.rules.sampler(view)
      const first = sampler.deal(this.random)
      const twin = this.random.below(2) === 0 ? first : sampler.deal(this.random, first)
      this.tally.hidden ||= !same(twin, this.state)
      return { viewer, view, twin }
    })
  }
}

/** A match at some point, its next move, and its history. */
export interface MatchMoment {
  readonly game: OpaqueGame
  readonly match: AnyMatch
  readonly next: { readonly seat: Seat; readonly move: unknown } | undefined
  /** Positions as JSON, by number of entries, from the start. */
  readonly past: readonly string[]
  /** Moves offered so far, by their JSON. */
  readonly offeredBefore: ReadonlyMap<string, unknown>
  readonly random: Random
  readonly thorough: boolean
}

export function viewersOf(seats: number): readonly Viewer[] {
  return [...seatsOf(seats), 'spectator']
}

export function seatsOf(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat)
}

export function showViewer(viewer: Viewer): string {
  return viewer === 'spectator' ? 'the spectator' : `seat ${viewer}`
}
