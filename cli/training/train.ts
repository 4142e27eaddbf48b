import { Worker } from 'node:worker_threads'
import { hiddenOf, partsOf, type Shape, withScaledLogits } from '@fairground/bots'
import { fastRandom, type Random } from '@fairground/kernel'
import { Failure } from '../failure.ts'
import { BATCH, HELD_OUT, type Result, type Task, type ThreadData } from './messages.ts'
import type { Evaluation } from './shard.ts'

/** One round: games per shard, played by the fast bot (0 simulations) or with so many simulations per choice; then so many epochs over the samples. */
export interface Round {
  readonly games: number
  readonly simulations: number
  readonly epochs: number
  /** A round of practice, without a search: so many passes of playing and learning, each pass only from the games just played. */
  readonly practice?: number
}

/** What a round resulted in. */
export interface RoundReport extends Round {
  readonly positions: number
  /** Cross-entropy with who won, in nats per position: of the samples learned from, and of held-out games. */
  readonly trainLoss: number
  readonly heldOutLoss: number
  /** How far predicted chances were from what happened in held-out games, 0 to 1. */
  readonly calibrationError: number
  /** The mean score in practice. */
  readonly score?: number
  readonly seconds: { readonly play: number; readonly learn: number }
}

/** Learning rates of Adam at the start and at the end of a round, by kind of round. */
const LEARNING_RATES = {
  fastBot: { first: 0.002, last: 0.0002 },
  search: { first: 0.001, last: 0.0001 },
  practice: { first: 0.0005, last: 0.0005 },
}
/** About so many inputs are not 0 in a typical position. */
const TYPICAL_ACTIVE_INPUTS = 80

export interface Training {
  readonly game: string
  readonly options: unknown
  readonly shape: Shape
  readonly seed: string
  readonly shards: number
  readonly threads: number
}

/** Trains a network round by round. `known`: the numbers to continue from, and how many rounds they have been trained for. */
export async function train(
  training: Training,
  rounds: readonly Round[],
  known: { readonly numbers: Float32Array; readonly rounds: number } | undefined,
  learned: (report: RoundReport, numbers: Float32Array) => void,
): Promise<void> {
  const { shape, shards } = training
  await withThreads(
    training,
    known?.numbers ?? initialNumbers(shape, fastRandom(training.seed)),
    async (ask, { numbers, means, squares }) => {
      for (let round = known?.rounds ?? 0; round < rounds.length; round++) {
        const { games, simulations, epochs, practice } = rounds[round]
        const rates = practice !== undefined ? LEARNING_RATES.practice : simulations === 0 ? LEARNING_RATES.fastBot : LEARNING_RATES.search
        // Adam's moments start afresh each round: so a resumed training gives the same weights as one that was never stopped.
        means.fill(0)
        squares.fill(0)
        let [positions, scores, loss, done] = [0, 0, 0, 0]
        const seconds = { play: 0, learn: 0 }
        for (let pass = 0; pass < (practice ?? 1); pass++) {
          const began = performance.now()
          const played = await ask({ kind: 'play', round, games, simulations, holdOut: HELD_OUT, ...(practice !== undefined && { pass }) })
          const found = sum(played.map((each) => ('positions' in each ? each.positions : 0)))
          positions += found
          scores += sum(played.map((each) => ('scores' in each ? each.scores : 0)))
          const over = performance.now()
          const steps = Math.max(1, Math.round((epochs * found) / (shards * BATCH)))
          const losses = await ask({ kind: 'learn', done, steps, ...rates })
          loss += sum(losses.map((each) => ('loss' in each ? each.loss : 0)))
          done += steps
          seconds.play += (over - began) / 1000
          seconds.learn += (performance.now() - over) / 1000
        }
        const evaluations = await evaluationsOf(ask)
        const played = games * shards * (practice ?? 1)
        const report: RoundReport = {
          games: played,
          simulations,
          epochs,
          ...(practice !== undefined && { practice, score: scores / played }),
          positions,
          trainLoss: loss / (done * shards * BATCH),
          heldOutLoss: meanLoss(evaluations),
          calibrationError: calibrationErrorOf(evaluations),
          seconds,
        }
        learned(report, numbers.slice())
      }
    },
  )
}

/** How well a network predicts games that it plays itself with a search; nothing is learned. */
export interface EvaluationReport {
  readonly games: number
  readonly positions: number
  readonly loss: number
  readonly calibrationError: number
}

/** Round numbers that no training reaches: so these games were never learned from, and calibrating uses other games than evaluating. */
const EVALUATION_ROUND = 1000
const CALIBRATION_ROUND = 2000
/** Logits are scaled by a factor between these; each step of the search narrows the range by a third. */
const FACTORS = { least: 0.2, most: 5 }
const CALIBRATION_STEPS = 16

/** The same games predicted by chances as the search uses them, and as people are shown them with this calibration. */
export interface Calibrated {
  readonly calibration: number
  readonly searched: EvaluationReport
  readonly shown: EvaluationReport
}

export async function evaluate(
  training: Training,
  round: Pick<Round, 'games' | 'simulations'>,
  numbers: Float32Array,
  calibration: number,
): Promise<Calibrated> {
  return await withScaledReports(training, round, EVALUATION_ROUND, numbers, async (reportAt) => ({
    calibration,
    searched: await reportAt(1),
    shown: await reportAt(calibration),
  }))
}

/**
 * Temperature scaling: plays games with a search, then looks for the factor of the value logits with which they are predicted best. Which seat is
 * ahead stays the same, and so does the policy.
 */
export async function calibrate(
  training: Training,
  round: Pick<Round, 'games' | 'simulations'>,
  numbers: Float32Array,
): Promise<Calibrated> {
  return await withScaledReports(training, round, CALIBRATION_ROUND, numbers, async (reportAt) => {
    let [low, high] = [Math.log(FACTORS.least), Math.log(FACTORS.most)]
    for (let step = 0; step < CALIBRATION_STEPS; step++) {
      const third = (high - low) / 3
      const [left, right] = [await reportAt(Math.exp(low + third)), await reportAt(Math.exp(high - third))]
      if (left.loss < right.loss) high -= third
      else low += third
    }
    // Two decimals: more would be luck of these games.
    const calibration = Math.round(100 * Math.exp((low + high) / 2)) / 100
    return { calibration, searched: await reportAt(1), shown: await reportAt(calibration) }
  })
}

/** Plays games with the network as it is; then says how well they are predicted with its logits times a factor. */
async function withScaledReports<R>(
  training: Training,
  { games, simulations }: Pick<Round, 'games' | 'simulations'>,
  round: number,
  begin: Float32Array,
  work: (reportAt: (factor: number) => Promise<EvaluationReport>) => Promise<R>,
): Promise<R> {
  return await withThreads(training, begin, async (ask, { numbers }) => {
    await ask({ kind: 'play', round, games, simulations, holdOut: 1 })
    return await work(async (factor) => {
      numbers.set(withScaledLogits(training.shape, begin, factor))
      return reportOf(games * training.shards, await evaluationsOf(ask))
    })
  })
}

async function evaluationsOf(ask: Ask): Promise<readonly Evaluation[]> {
  return (await ask({ kind: 'evaluate' })).flatMap((result) => ('evaluations' in result ? result.evaluations : []))
}

function reportOf(games: number, evaluations: readonly Evaluation[]): EvaluationReport {
  const positions = sum(evaluations.map((each) => each.positions))
  return { games, positions, loss: meanLoss(evaluations), calibrationError: calibrationErrorOf(evaluations) }
}

type Ask = (task: Task) => Promise<readonly Result[]>
type Lists = Pick<ThreadData, 'numbers' | 'means' | 'squares'>

async function withThreads<R>(training: Training, begin: Float32Array, work: (ask: Ask, lists: Lists) => Promise<R>): Promise<R> {
  const { shape, shards } = training
  const threads = Math.min(training.threads, shards)
  const { size } = partsOf(shape)
  const list = (length: number) => new Float32Array(new SharedArrayBuffer(4 * length))
  const [numbers, means, squares, gradients] = [list(size), list(size), list(size), list(size * shards)]
  numbers.set(begin)
  const barrier = new Int32Array(new SharedArrayBuffer(8))
  const workers = Array.from({ length: threads }, (_, thread) => {
    const workerData: ThreadData = { ...training, thread, threads, numbers, means, squares, gradients, barrier }
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData })
  })
  try {
    return await work((task) => Promise.all(workers.map((worker) => answerOf(worker, task))), { numbers, means, squares })
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function meanLoss(evaluations: readonly Evaluation[]): number {
  return sum(evaluations.map((each) => each.loss)) / Math.max(1, sum(evaluations.map((each) => each.positions)))
}

function answerOf(worker: Worker, task: Task): Promise<Result> {
  return new Promise((resolve, reject) => {
    const failed = (error: unknown) => reject(error)
    worker.once('error', failed)
    worker.once('message', (result: Result) => {
      worker.off('error', failed)
      if ('failed' in result) reject(new Failure(`a thread failed: ${result.failed}.`))
      else resolve(result)
    })
    worker.postMessage(task)
  })
}

/** An untrained network: it knows only how the fast bot rates moves. */
function initialNumbers(shape: Shape, random: Random): Float32Array {
  const parts = partsOf(shape)
  const numbers = new Float32Array(parts.size)
  const hidden = hiddenOf(shape)
  for (let input = 0; input < shape.inputs; input++)
    for (let unit = 0; unit < hidden; unit++) numbers[input * shape.width + unit] = gaussian(random) * Math.sqrt(2 / TYPICAL_ACTIVE_INPUTS)
  for (let i = parts.value; i < parts.policy; i++) numbers[i] = (0.2 * gaussian(random)) / Math.sqrt(hidden)
  numbers.fill(1, parts.trust, parts.size)
  return numbers
}

/** Roughly a normal distribution around 0. */
function gaussian(random: Random): number {
  let all = 0
  for (let i = 0; i < 6; i++) all += random.below(2 ** 20) / 2 ** 20
  return 1.4 * (all - 3)
}

/** The mean distance between predicted chances and how often those seats won, over bins of ten percent. */
function calibrationErrorOf(evaluations: readonly Evaluation[]): number {
  const tenths = (evaluations[0]?.bins ?? []).map((_, tenth) => evaluations.map(({ bins }) => bins[tenth]))
  const all = sum(tenths.flatMap((parts) => parts.map(({ count }) => count)))
  return (
    sum(tenths.map((parts) => Math.abs(sum(parts.map(({ predicted }) => predicted)) - sum(parts.map(({ actual }) => actual))))) /
    Math.max(1, all)
  )
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0)
}
