import type { AnyGamePackage, AnyRules, Learning, Thinking } from '@fairground/kernel'
import { bytesAt, madeFor, readWeights, type Weights } from './file.ts'
import { Net, withScaledLogits } from './net.ts'
import type { Learned } from './result-values.ts'

/** Each file of weights is read once per process. */
const read = new Map<string, Promise<readonly Weights[]>>()

function weightsAt(url: URL): Promise<readonly Weights[]> {
  const known = read.get(url.href) ?? bytesAt(url).then(readWeights)
  read.set(url.href, known)
  // A failed download may succeed later.
  known.catch(() => read.delete(url.href))
  return known
}

/**
 * The network for these rules and this way of thinking. Undefined where there are no weights, where they cannot be loaded now, or where they
 * were made for other rules, another edition or older features.
 */
export async function learnedFor(gamePackage: AnyGamePackage, rules: AnyRules, thinking: Thinking): Promise<Learned | undefined> {
  return await openNetwork(gamePackage, rules, thinking, ({ numbers }) => numbers)
}

/** The same network with its chances as people should be shown them: as sure as games have proved it right to be. */
export async function calibratedFor(gamePackage: AnyGamePackage, rules: AnyRules, thinking: Thinking): Promise<Learned | undefined> {
  return await openNetwork(gamePackage, rules, thinking, ({ shape, numbers, calibration }) => withScaledLogits(shape, numbers, calibration))
}

async function openNetwork(
  { game, bot }: AnyGamePackage,
  rules: AnyRules,
  thinking: Thinking,
  numbersOf: (weights: Weights) => Float32Array,
): Promise<Learned | undefined> {
  const { learning: open, weights } = await bot()
  const url = (thinking.kind === 'guided' ? thinking.weights : undefined) ?? weights
  if (open === undefined || url === undefined) return undefined
  const learning: Learning<unknown, unknown> = open(rules)
  const hash = madeFor(game, learning)
  // A missing file must not stop a table: the level then plays without the network.
  const known = await weightsAt(url).catch(() => [])
  const fitting = known.find((each) => each.hash === hash)
  return fitting === undefined ? undefined : { learning, net: new Net(fitting.shape, numbersOf(fitting)) }
}
