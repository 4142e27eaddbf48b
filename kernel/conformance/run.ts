import { checkedOptions } from '../setting.ts'
import { type Case, type Choice, randomPicks, type Stop, walk } from './case.ts'
import { gameLaws, matchLaws, positionLaws } from './laws/all.ts'
import { type LawName, type MatchMoment, Moment, newTally, type Tally, type Verdict } from './laws/law.ts'
import { type Vacuous, vacuousOf } from './laws/vacuous.ts'
import { walkMatch } from './match-walk.ts'
import type { OpaqueGame, OpaqueRules } from './opaque.ts'

export interface RunSetting {
  readonly seats: number
  /** Missing: the defaults. */
  readonly options?: unknown
  /** How many positions to check. */
  readonly states: number
  /** The seed of the first game; each further game takes the next. All must be below 2²⁰. */
  readonly seed?: number
  /** A random game that is longer counts as endless. */
  readonly maxSteps?: number
  /** Which laws; missing: all. */
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
  /** Kinds of event that told twins apart. */
  readonly revealing: readonly string[]
  /** Events within plays at which twins were compared, events whose changes were checked, states dealt with open choices. */
  readonly steps: number
  readonly counted: number
  readonly open: number
  /** Laws, or parts of them, that had nothing to check, and why. */
  readonly vacuous: Vacuous
  /** One of each law. */
  readonly violations: readonly Violation[]
}

const MAX_STEPS = 5000
/** One game in so many is also played as a match, and one in so many a second time from the start. */
const MATCH_EVERY = 4
const AGAIN_EVERY = 4

/** Plays random games and checks every position against every law. */
export function runBattery(game: OpaqueGame, setting: RunSetting): Report {
  const run = new Run(game, setting)
  for (let index = 0; !run.done; index++) run.play((setting.seed ?? 1) + index, index)
  return run.report
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
    this.options = checkedOptions(game, setting.options, setting.seats)
    this.rules = game.open(this.options, setting.seats)
  }

  get done(): boolean {
    // Rules that fail in setup yield no states at all.
    return Math.max(this.states, this.games) >= this.setting.states || (this.setting.first === true && this.broken.size > 0)
  }

  get report(): Report {
    return {
      states: this.states,
      games: this.games,
      pairsCompared: this.tally.compared,
      pairsSkipped: this.tally.skipped,
      revealing: [...this.tally.revealing].sort(),
      steps: this.tally.steps,
      counted: this.tally.counted,
      open: this.tally.open,
      vacuous: vacuousOf(this.tally, (law) => this.setting.laws?.includes(law) ?? true),
      violations: [...this.broken.values()],
    }
  }

  play(seed: number, index: number): void {
    this.games++
    const picks: Choice[] = []
    this.playRules(seed, picks)
    if (index % AGAIN_EVERY === 0 && !this.done) this.playAgain(seed, picks)
    if (index % MATCH_EVERY === 0 && !this.done) this.playMatch(seed)
  }

  private playRules(seed: number, picks: Choice[]): void {
    const laws = positionLaws.filter(({ name }) => this.tries(name))
    const visit = (stop: Stop): boolean => {
      this.states++
      if (stop.turn.length > 1) this.tally.together++
      const moment = new Moment({ rules: this.rules, summary: this.game.summary }, this.setting.seats, seed, stop, false, this.tally)
      for (const law of laws) if (!this.holds(law.name, seed, picks, () => law.judge(moment))) return false
      return this.goesOn(stop.step, seed, picks)
    }
    this.holds('moves', seed, picks, () => void walk(this.rules, seed, randomPicks(seed, picks), visit))
  }

  private playAgain(seed: number, picks: readonly Choice[]): void {
    const played = this.caseOf(seed, picks)
    for (const law of gameLaws) if (this.tries(law.name)) this.holds(law.name, seed, picks, () => law.judge(this.game, this.rules, played))
  }

  private playMatch(seed: number): void {
    const picks: Choice[] = []
    const laws = matchLaws.filter(({ name }) => this.tries(name))
    if (laws.length === 0) return
    const visit = (moment: Omit<MatchMoment, 'thorough'>, step: number): boolean => {
      for (const law of laws) if (!this.holds(law.name, seed, picks, () => law.judge({ ...moment, thorough: false }))) return false
      return this.goesOn(step, seed, picks)
    }
    this.holds('refusals', seed, picks, () => void walkMatch(this.game, this.rules, this.caseOf(seed, []), randomPicks(seed, picks), visit))
  }

  private goesOn(step: number, seed: number, picks: readonly Choice[]): boolean {
    const { maxSteps = MAX_STEPS } = this.setting
    return step < maxSteps || this.holds('ends', seed, picks, () => `no end after ${maxSteps} moves`)
  }

  private tries(law: LawName): boolean {
    return !this.broken.has(law) && (this.setting.laws?.includes(law) ?? true)
  }

  /** Checks a law and records a violation; an exception is one too. */
  private holds(law: LawName, seed: number, picks: readonly Choice[], judge: () => Verdict): boolean {
    const words = verdictOf(judge)
    if (words === undefined) return true
    if (this.tries(law)) this.broken.set(law, { law, words, case: { ...this.caseOf(seed, picks), law } })
    return false
  }

  private caseOf(seed: number, picks: readonly Choice[]): Case {
    return { game: this.game.id, seats: this.setting.seats, options: this.options, seed, picks: [...picks] }
  }
}

export function verdictOf(judge: () => Verdict): Verdict {
  try {
    return judge()
  } catch (error) {
    return error instanceof Error ? `threw ${error.stack ?? error.message}` : `threw ${String(error)}`
  }
}
