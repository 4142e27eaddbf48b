import type { AnyGamePackage, AnyRules, Learning, Thinking } from '@fairground/kernel'
import type { Learned } from './earned.ts'
import { bytesAt, madeFor, readWeights, type Weights } from './file.ts'
import { Net } from './net.ts'

/** Weights are read once for as long as this runs. */
const read = new Map<string, Promise<readonly Weights[]>>()

function weightsAt(url: URL): Promise<readonly Weights[]> {
  const known = read.get(url.href) ?? bytesAt(url).then(readWeights)
  read.set(url.href, known)
  // What could not be had now may be had later.
  known.catch(() => read.delete(url.href))
  return known
}

/**
 * What was learned for these rules, and for this way to think; nothing where there are no weights, where they cannot be had now, or where they were made for other
 * rules, another edition or older features.
 */
export async function learnedFor({ game, bot }: AnyGamePackage, rules: AnyRules, thinking: Thinking): Promise<Learned | undefined> {
  const { learning: open, weights } = await bot()
  const url = (thinking.kind === 'guided' ? thinking.weights : undefined) ?? weights
  if (open === undefined || url === undefined) return undefined
  const learning: Learning<unknown, unknown> = open(rules)
  const hash = madeFor(game, learning)
  // Nobody waits at a table because a file is missing: the level then thinks as it does without.
  const known = await weightsAt(url).catch(() => [])
  const fitting = known.find((each) => each.hash === hash)
  return fitting === undefined ? undefined : { learning, net: new Net(fitting.shape, fitting.numbers) }
}
