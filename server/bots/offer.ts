import { availableParallelism } from 'node:os'
import { isLevel, LEVELS, type Level, levelOf } from '@fairground/bots'

/** What a host lets bots do here. */
export interface BotOffer {
  /** Weakest first. */
  readonly levels: readonly Level[]
  /** Threads in which bots think. */
  readonly threads: number
  /** The longest that a bot may think about one choice, in milliseconds. */
  readonly milliseconds: number
  /** About how long a bot takes over a move while people wait for it, thinking included, in milliseconds: they should see whose turn it is. */
  readonly pause: number
}

export function botOffer(given: Partial<BotOffer> = {}): BotOffer {
  return {
    levels: LEVELS.filter((level) => given.levels?.includes(level) ?? true),
    threads: given.threads ?? Math.max(1, availableParallelism() - 1),
    milliseconds: given.milliseconds ?? 1000,
    pause: given.pause ?? 0,
  }
}

export const USUAL_LEVEL: Level = 'trader'

/** Who is seated where nobody says otherwise, and plays on for those who leave. */
export function usualLevel(levels: readonly Level[]): Level {
  return strongestUpTo(USUAL_LEVEL, levels)
}

export function isOffered(level: unknown, levels: readonly Level[]): level is string {
  return typeof level === 'string' && isLevel(level) && levels.includes(levelOf(level))
}

/** Who plays for a level that the host does not offer, or no longer: the strongest below it, or else the weakest there is. */
export function strongestUpTo(name: string, levels: readonly Level[]): Level {
  const wanted = isLevel(name) ? LEVELS.indexOf(levelOf(name)) : 0
  return levels.findLast((level) => LEVELS.indexOf(level) <= wanted) ?? levels[0]
}
