import { Worker } from 'node:worker_threads'
import { hiddenOf, partsOf, type Shape } from '@fairground/bots'
import { fastRandom, type Random } from '@fairground/kernel'
import { Failure } from '../failure.ts'
import { APART, BATCH, type Bench, type Done, type Task } from './batch.ts'
import type { Judged } from './shard.ts'

/** One round: so many games a shard, by instinct or with so many ways down the tree a choice, then so many times through what they gave. */
export interface Round {
  readonly games: number
  readonly ways: number
  readonly times: number
  /** A round of practice, without a search: so often it is played and learned in turn, for that only from the games just played. */
  readonly practice?: number
}

/** What a round came to. */
export interface Lesson extends Round {
  readonly positions: number
  /** Surprise at who won, in nats a position: of what was learned from, and of games kept apart. */
  readonly shown: number
  readonly apart: number
  /** By how much chances were off in the games kept apart, 0 to 1. */
  readonly off: number
  /** The mean score in practice. */
  readonly score?: number
  readonly seconds: { readonly play: number; readonly learn: number }
}

/** Steps of Adam: how long at first and at last, in the first round and in later ones. */
const STEPS = {
  instinct: { first: 0.002, last: 0.0002 },
  search: { first: 0.001, last: 0.0001 },
  practice: { first: 0.0005, last: 0.0005 },
}
/** About so many inputs are not nothing at a time. */
const USUAL_INPUTS = 80

export interface Training {
  readonly game: string
  readonly options: unknown
  readonly shape: Shape
  readonly seed: string
  readonly shards: number
  readonly threads: number
}

/** Trains a network round by round. `known`: numbers to go on from and how many rounds they have behind them. */
export async function train(
  training: Training,
  rounds: readonly Round[],
  known: { readonly numbers: Float32Array; readonly rounds: number } | undefined,
  learned: (lesson: Lesson, numbers: Float32Array) => void,
): Promise<void> {
  const { shape, shards } = training
  await withThreads(training, known?.numbers ?? beginning(shape, fastRandom(training.seed)), async (ask, { numbers, means, squares }) => {
    for (let round = known?.rounds ?? 0; round < rounds.length; round++) {
      const { games, ways, times, practice } = rounds[round]
      const lengths = practice !== undefined ? STEPS.practice : ways === 0 ? STEPS.instinct : STEPS.search
      // Every round begins anew, so that one that is continued goes on as if it had not been stopped.
      means.fill(0)
      squares.fill(0)
      let [positions, scores, surprise, done] = [0, 0, 0, 0]
      const seconds = { play: 0, learn: 0 }
      for (let pass = 0; pass < (practice ?? 1); pass++) {
        const began = performance.now()
        const played = await ask({ kind: 'play', round, games, ways, apart: APART, ...(practice !== undefined && { pass }) })
        const found = sum(played.map((each) => ('positions' in each ? each.positions : 0)))
        positions += found
        scores += sum(played.map((each) => ('scores' in each ? each.scores : 0)))
        const over = performance.now()
        const steps = Math.max(1, Math.round((times * found) / (shards * BATCH)))
        const learnt = await ask({ kind: 'learn', done, steps, ...lengths })
        surprise += sum(learnt.map((each) => ('surprise' in each ? each.surprise : 0)))
        done += steps
        seconds.play += (over - began) / 1000
        seconds.learn += (performance.now() - over) / 1000
      }
      const judged = (await ask({ kind: 'judge' })).flatMap((done) => ('judged' in done ? done.judged : []))
      const played = games * shards * (practice ?? 1)
      const lesson: Lesson = {
        games: played,
        ways,
        times,
        ...(practice !== undefined && { practice, score: scores / played }),
        positions,
        shown: surprise / (done * shards * BATCH),
        apart: surpriseOf(judged),
        off: offBy(judged),
        seconds,
      }
      learned(lesson, numbers.slice())
    }
  })
}

/** How well numbers foretell games that are played by a search with them; nothing is learned. */
export interface Trial {
  readonly games: number
  readonly positions: number
  readonly surprise: number
  readonly off: number
}

/** So far from any round of a training that none has seen these games. */
const TRIAL_ROUND = 1000

export async function judge(training: Training, { games, ways }: Pick<Round, 'games' | 'ways'>, numbers: Float32Array): Promise<Trial> {
  return await withThreads(training, numbers, async (ask) => {
    await ask({ kind: 'play', round: TRIAL_ROUND, games, ways, apart: 1 })
    const judged = (await ask({ kind: 'judge' })).flatMap((done) => ('judged' in done ? done.judged : []))
    const positions = sum(judged.map((each) => each.positions))
    return { games: games * training.shards, positions, surprise: surpriseOf(judged), off: offBy(judged) }
  })
}

type Ask = (task: Task) => Promise<readonly Done[]>
type Lists = Pick<Bench, 'numbers' | 'means' | 'squares'>

async function withThreads<R>(training: Training, begin: Float32Array, work: (ask: Ask, lists: Lists) => Promise<R>): Promise<R> {
  const { shape, shards } = training
  const threads = Math.min(training.threads, shards)
  const { size } = partsOf(shape)
  const list = (length: number) => new Float32Array(new SharedArrayBuffer(4 * length))
  const [numbers, means, squares, slopes] = [list(size), list(size), list(size), list(size * shards)]
  numbers.set(begin)
  const barrier = new Int32Array(new SharedArrayBuffer(8))
  const workers = Array.from({ length: threads }, (_, thread) => {
    const workerData: Bench = { ...training, thread, threads, numbers, means, squares, slopes, barrier }
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData })
  })
  try {
    return await work((task) => Promise.all(workers.map((worker) => answerOf(worker, task))), { numbers, means, squares })
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function surpriseOf(judged: readonly Judged[]): number {
  return sum(judged.map((each) => each.surprise)) / Math.max(1, sum(judged.map((each) => each.positions)))
}

function answerOf(worker: Worker, task: Task): Promise<Done> {
  return new Promise((resolve, reject) => {
    const failed = (error: unknown) => reject(error)
    worker.once('error', failed)
    worker.once('message', (done: Done) => {
      worker.off('error', failed)
      if ('failed' in done) reject(new Failure(`a thread failed: ${done.failed}.`))
      else resolve(done)
    })
    worker.postMessage(task)
  })
}

/** A network that knows nothing but what the instinct thinks of moves. */
function beginning(shape: Shape, random: Random): Float32Array {
  const parts = partsOf(shape)
  const numbers = new Float32Array(parts.size)
  const hidden = hiddenOf(shape)
  for (let input = 0; input < shape.inputs; input++)
    for (let unit = 0; unit < hidden; unit++) numbers[input * shape.width + unit] = bell(random) * Math.sqrt(2 / USUAL_INPUTS)
  for (let i = parts.value; i < parts.policy; i++) numbers[i] = (0.2 * bell(random)) / Math.sqrt(hidden)
  numbers.fill(1, parts.trust, parts.size)
  return numbers
}

/** Roughly a bell curve around 0. */
function bell(random: Random): number {
  let all = 0
  for (let i = 0; i < 6; i++) all += random.below(2 ** 20) / 2 ** 20
  return 1.4 * (all - 3)
}

/** The mean distance between the chances that were said and how often it came so, over tenths. */
function offBy(judged: readonly Judged[]): number {
  const tenths = (judged[0]?.bins ?? []).map((_, tenth) => judged.map(({ bins }) => bins[tenth]))
  const all = sum(tenths.flatMap((parts) => parts.map(({ count }) => count)))
  return sum(tenths.map((parts) => Math.abs(sum(parts.map(({ said }) => said)) - sum(parts.map(({ came }) => came))))) / Math.max(1, all)
}

function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0)
}
