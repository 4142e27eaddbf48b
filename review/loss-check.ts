import { type AnyGamePackage, fastRandom, record } from '@fairground/kernel'
import { compare } from './compare.ts'
import { openEngine } from './engine.ts'
import { lineOf } from './line.ts'
import { isClear } from './look.ts'
import { openReview } from './review.ts'
import { playMatch } from './self-play.ts'
import type { Effort, Estimate } from './types.ts'

/** Tests whether what a review calls a loss is one: both lines are played to the end, with other random numbers than the review had. */

export interface LossCheckSetting {
  readonly options: unknown
  readonly seats: number
  /** Any text: the same text gives the same matches. */
  readonly seed: string
  /** How often each line is played. */
  readonly times: number
  readonly effort?: Effort
  /** The maximum number of losses to test, the first ones. */
  readonly most?: number
}

export interface Loss {
  /** The cost according to the review, and the cost when both lines were played to the end. */
  readonly said: Estimate
  readonly found: Estimate
}

/** Plays matches with a random player, who makes mistakes; reviews them, and tests each loss. */
export async function lossesIn(gamePackage: AnyGamePackage, setting: LossCheckSetting): Promise<readonly Loss[]> {
  const { options, seats, seed, times, effort = 'quick', most = Number.POSITIVE_INFINITY } = setting
  const engine = await openEngine(gamePackage, options, seats)
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ('random' as const) : ('apprentice' as const)))
  const written = record(await playMatch(gamePackage, { options, seats, seed, bots }))
  const reviewer = await openReview(gamePackage, { record: written, seat: 0, effort })
  // A review starts at the beginning of the match, so it can stop when there are enough losses.
  const losses = () => reviewer.draft.decisions.filter((each) => each.class === 'slip' || each.class === 'blunder').slice(0, most)
  while (losses().length < most && reviewer.step());
  const { played } = lineOf(gamePackage.game, written)
  return losses().map(({ n, best, played: worse, cost }) => {
    const before = played.find((each) => each.n === n)?.before
    const view = engine.rules.view(before, 0)
    const found = compare(engine, view, [best.move, worse.move], times, true, fastRandom(`truth ${seed} ${n}`)).by(0, 1)
    return { said: cost, found }
  })
}

export interface LossCheck {
  readonly losses: number
  /** Losses where the better line was clearly better when both were played to the end. */
  readonly found: number
  /** Losses where it was clearly worse. */
  readonly refuted: number
  /** The mean cost, reported and found. */
  readonly said: Estimate
  readonly cost: Estimate
}

export function lossCheckOf(losses: readonly Loss[]): LossCheck {
  return {
    losses: losses.length,
    found: losses.filter(({ found }) => found.value > 0 && isClear(found)).length,
    refuted: losses.filter(({ found }) => found.value < 0 && isClear(found)).length,
    said: meanOf(losses.map(({ said }) => said)),
    cost: meanOf(losses.map(({ found }) => found)),
  }
}

function meanOf(all: readonly Estimate[]): Estimate {
  const count = Math.max(1, all.length)
  const squares = all.reduce((sum, { error }) => sum + error ** 2, 0)
  return { value: all.reduce((sum, { value }) => sum + value, 0) / count, error: Math.sqrt(squares) / count }
}
