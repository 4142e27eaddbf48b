import { availableParallelism } from 'node:os'
import { isLevel, LEVELS, type Level, levelOf } from '@fairground/bots'

/** The host's settings for bots. */
export interface BotOffer {
  /** Weakest first. */
  readonly levels: readonly Level[]
  /** Threads in which bots think. */
  readonly threads: number
  /** The longest that a bot may think about one choice, in milliseconds. */
  readonly milliseconds: number
  /** About how long a bot takes for a move while people wait, in milliseconds, thinking included: they should see whose turn it is. */
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

/** The default level, which also replaces players who leave. */
export function usualLevel(levels: readonly Level[]): Level {
  return strongestUpTo(USUAL_LEVEL, levels)
}

export function isOffered(level: unknown, levels: readonly Level[]): level is string {
  return typeof level === 'string' && isLevel(level) && levels.includes(levelOf(level))
}

/** The replacement for a level that the host does not offer: the strongest below it, otherwise the weakest. */
export function strongestUpTo(name: string, levels: readonly Level[]): Level {
  const wanted = isLevel(name) ? LEVELS.indexOf(levelOf(name)) : 0
  return levels.findLast((level) => LEVELS.indexOf(level) <= wanted) ?? levels[0]
}
