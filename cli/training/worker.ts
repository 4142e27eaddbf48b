import { parentPort, workerData } from 'node:worker_threads'
import { partsOf } from '@fairground/bots'
import { messageOf } from '../failure.ts'
import { gameNamed } from '../games.ts'
import { Barrier } from './barrier.ts'
import { BATCH, type Bench, type Done, type Task } from './batch.ts'
import { SelfPlay } from './self-play.ts'
import { Shard } from './shard.ts'

/** How quickly Adam's means forget, and how much weights shrink. */
const FORGETS = { slope: 0.9, square: 0.999 }
const SHRINKS = 1e-4

const port = parentPort
if (port === null) throw new Error('this file is a thread of a training')
const bench: Bench = workerData
const { shape, threads, thread, shards: all, numbers, means, squares, slopes } = bench
const gamePackage = await gameNamed(bench.game)
const rules = gamePackage.game.open(bench.options, shape.seats)
const { learning } = await gamePackage.bot()
if (learning === undefined) throw new Error('the game does not say what could be learned from')
const { size } = partsOf(shape)
const barrier = new Barrier(bench.barrier, threads)
const shards: Shard[] = []
for (let shard = thread; shard < all; shard += threads)
  shards.push(
    new Shard(
      shape,
      await SelfPlay.open(gamePackage, rules, shape.seats),
      learning(rules),
      `${bench.seed}/${shape.seats}/${shard}`,
      slopes.subarray(shard * size, (shard + 1) * size),
    ),
  )

/** All threads add up their slopes, then each changes its part of the numbers: in the same order whatever the number of threads. */
function learn({ done, steps, first, last }: Extract<Task, { kind: 'learn' }>): number {
  const from = Math.floor((size * thread) / threads)
  const to = Math.floor((size * (thread + 1)) / threads)
  let surprise = 0
  for (let step = 0; step < steps; step++) {
    for (const shard of shards) surprise += shard.learn(numbers, BATCH)
    barrier.wait()
    const length = first * (last / first) ** (step / steps)
    const warm = 1 - FORGETS.slope ** (done + step + 1)
    const warmer = 1 - FORGETS.square ** (done + step + 1)
    for (let i = from; i < to; i++) {
      let slope = 0
      for (let shard = 0, at = i; shard < all; shard++, at += size) slope += slopes[at]
      slope /= all * BATCH
      means[i] = FORGETS.slope * means[i] + (1 - FORGETS.slope) * slope
      squares[i] = FORGETS.square * squares[i] + (1 - FORGETS.square) * slope * slope
      numbers[i] -= length * (means[i] / warm / (Math.sqrt(squares[i] / warmer) + 1e-8) + SHRINKS * numbers[i])
    }
    barrier.wait()
  }
  return surprise
}

function work(task: Task): Done {
  switch (task.kind) {
    case 'play': {
      let positions = 0
      let scores = 0
      for (const shard of shards) {
        if (task.pass === undefined) positions += shard.playRound(task, numbers)
        else {
          const practised = shard.practise(task, task.pass, numbers)
          positions += practised.positions
          scores += practised.scores
        }
      }
      return { positions, scores }
    }
    case 'learn':
      return { surprise: learn(task) }
    case 'judge':
      return { judged: shards.map((shard) => shard.judge(numbers)) }
  }
}

port.on('message', (task: Task) => {
  let done: Done
  try {
    done = work(task)
  } catch (error) {
    done = { failed: messageOf(error) }
  }
  port.postMessage(done)
})
