import { readOptions } from '../options.ts'
import { type Case, type Pick, randomPicks, walk } from './case.ts'
import { apart } from './laws/apart.ts'
import { determinism } from './laws/determinism.ts'
import { interference } from './laws/interference.ts'
import { type LawName, type MatchLaw, Moment, newTally, type PositionLaw, type Tally, type Verdict } from './laws/law.ts'
import { moves } from './laws/moves.ts'
import { plainJson } from './laws/plain-json.ts'
import { refusals } from './laws/refusals.ts'
import { sound } from './laws/sound.ts'
import { twins } from './laws/twins.ts'
import { undo } from './laws/undo.ts'
import { walkMatch } from './match-walk.ts'
import type { OpaqueGame, OpaqueRules } from './opaque.ts'

export const positionLaws: readonly PositionLaw[] = [twins, interference, moves, determinism, plainJson, apart, sound]
export const matchLaws: readonly MatchLaw[] = [refusals, undo]

export interface RunSetting {
  readonly seats: number
  /** Left out: the defaults. */
  readonly options?: unknown
  /** How many positions to look at. */
  readonly states: number
  /** The first game's; each further game has the next. Below 2²⁰ with all games. */
  readonly seed?: number
  /** A random game that is longer does not end. */
  readonly maxSteps?: number
  /** Which laws; left out: all. */
  readonly laws?: readonly LawName[]
  /** Stop at the first violation instead of looking for one of each law. */
  readonly first?: boolean
}

export interface Violation {
  readonly law: LawName
  readonly words: string
  readonly case: Case
}

export interface Report {
  readonly states: number
  readonly games: number
  readonly pairsCompared: number
  readonly pairsSkipped: number
  /** Kinds of event by which twins were told apart. */
  readonly revealing: readonly string[]
  /** One of each law. */
  readonly violations: readonly Violation[]
}

const MAX_STEPS = 5000
/** One game in so many is played again as a match. */
const MATCH_EVERY = 4

/** Plays random games and judges every position by every law. */
export function runBattery(game: OpaqueGame, setting: RunSetting): Report {
  const run = new Run(game, setting)
  for (let index = 0; !run.done; index++) run.play((setting.seed ?? 1) + index, index % MATCH_EVERY === 0)
  return run.report
}

/** Options with all defaults filled in. */
export function fullOptions(game: OpaqueGame, options: unknown, seats: number): unknown {
  const read = readOptions(game, options, seats)
  if ('problems' in read) throw new Error(read.problems.map(({ path, reason }) => `${path}: ${reason}`).join('; '))
  return read.options
}

class Run {
  private readonly game: OpaqueGame
  private readonly setting: RunSetting
  private readonly options: unknown
  private readonly rules: OpaqueRules
  private readonly tally: Tally = newTally()
  private readonly broken = new Map<LawName, Violation>()
  private states = 0
  private games = 0

  constructor(game: OpaqueGame, setting: RunSetting) {
    this.game = game
    this.setting = setting
    this.options = fullOptions(game, setting.options, setting.seats)
    this.rules = game.open(this.options as never, setting.seats)
  }

  get done(): boolean {
    return this.states >= this.setting.states || (this.setting.first === true && this.broken.size > 0)
  }

  get report(): Report {
    return {
      states: this.states,
      games: this.games,
      pairsCompared: this.tally.compared,
      pairsSkipped: this.tally.skipped,
      revealing: [...this.tally.revealing].sort(),
      violations: [...this.broken.values()],
    }
  }

  play(seed: number, asMatch: boolean): void {
    this.games++
    this.playRules(seed)
    if (asMatch && !this.done) this.playMatch(seed)
  }

  private playRules(seed: number): void {
    const picks: Pick[] = []
    const laws = positionLaws.filter(({ name }) => this.tries(name))
    const { seats, maxSteps = MAX_STEPS } = this.setting
    const visit = (stop: Parameters<Parameters<typeof walk>[3]>[0]): boolean => {
      this.states++
      const moment = new Moment(this.rules, seats, seed, stop, false, this.tally)
      const upright = laws.every((law) => this.holds(law.name, seed, picks, () => law.judge(moment)))
      return upright && this.holds('ends', seed, picks, () => (stop.step < maxSteps ? undefined : `no end after ${maxSteps} moves`))
    }
    this.holds('moves', seed, picks, () => {
      walk(this.rules, seed, randomPicks(seed, picks), visit)
      return undefined
    })
  }

  private playMatch(seed: number): void {
    const picks: Pick[] = []
    const laws = matchLaws.filter(({ name }) => this.tries(name))
    if (laws.length === 0) return
    const where = { seats: this.setting.seats, options: this.options, seed }
    const { maxSteps = MAX_STEPS } = this.setting
    this.holds('refusals', seed, picks, () => {
      walkMatch(
        this.game,
        this.rules,
        where,
        randomPicks(seed, picks),
        (moment, step) =>
          step < maxSteps && laws.every((law) => this.holds(law.name, seed, picks, () => law.judge({ ...moment, thorough: false }))),
      )
      return undefined
    })
  }

  private tries(law: LawName): boolean {
    return !this.broken.has(law) && (this.setting.laws?.includes(law) ?? true)
  }

  /** Asks a law and writes the violation down; what it throws is one. */
  private holds(law: LawName, seed: number, picks: readonly Pick[], judge: () => Verdict): boolean {
    const words = verdictOf(judge)
    if (words === undefined) return true
    const { seats } = this.setting
    if (!this.broken.has(law))
      this.broken.set(law, { law, words, case: { game: this.game.id, seats, options: this.options, seed, picks: [...picks], law } })
    return false
  }
}

export function verdictOf(judge: () => Verdict): Verdict {
  try {
    return judge()
  } catch (error) {
    return error instanceof Error ? `threw ${error.stack ?? error.message}` : `threw ${String(error)}`
  }
}
