import { parentPort, workerData } from 'node:worker_threads'
import { partsOf } from '@fairground/bots'
import { messageOf } from '../failure.ts'
import { gameNamed } from '../games.ts'
import { Barrier } from './barrier.ts'
import { BATCH, type Result, type Task, type ThreadData } from './messages.ts'
import { SelfPlay } from './self-play.ts'
import { Shard } from './shard.ts'

/** How slowly Adam's two means change, and the weight decay per step. */
const ADAM = { mean: 0.9, square: 0.999 }
const WEIGHT_DECAY = 1e-4

const port = parentPort
if (port === null) throw new Error('this file must run in a worker thread')
const data: ThreadData = workerData
const { shape, threads, thread, shards: all, numbers, means, squares, gradients } = data
const gamePackage = await gameNamed(data.game)
const rules = gamePackage.game.open(data.options, shape.seats)
const { learning } = await gamePackage.bot()
if (learning === undefined) throw new Error('the game does not define what a network can learn from')
const { size } = partsOf(shape)
const barrier = new Barrier(data.barrier, threads)
const shards: Shard[] = []
for (let shard = thread; shard < all; shard += threads)
  shards.push(
    new Shard(
      shape,
      await SelfPlay.open(gamePackage, rules, shape.seats),
      learning(rules),
      `${data.seed}/${shape.seats}/${shard}`,
      gradients.subarray(shard * size, (shard + 1) * size),
    ),
  )

/** All threads add up their gradients, then each updates its part of the numbers. The order of additions does not depend on the number of threads. */
function learn({ done, steps, first, last }: Extract<Task, { kind: 'learn' }>): number {
  const from = Math.floor((size * thread) / threads)
  const to = Math.floor((size * (thread + 1)) / threads)
  let loss = 0
  for (let step = 0; step < steps; step++) {
    for (const shard of shards) loss += shard.learn(numbers, BATCH)
    barrier.wait()
    const rate = first * (last / first) ** (step / steps)
    const meanBias = 1 - ADAM.mean ** (done + step + 1)
    const squareBias = 1 - ADAM.square ** (done + step + 1)
    for (let i = from; i < to; i++) {
      let gradient = 0
      for (let shard = 0, at = i; shard < all; shard++, at += size) gradient += gradients[at]
      gradient /= all * BATCH
      means[i] = ADAM.mean * means[i] + (1 - ADAM.mean) * gradient
      squares[i] = ADAM.square * squares[i] + (1 - ADAM.square) * gradient * gradient
      numbers[i] -= rate * (means[i] / meanBias / (Math.sqrt(squares[i] / squareBias) + 1e-8) + WEIGHT_DECAY * numbers[i])
    }
    barrier.wait()
  }
  return loss
}

function work(task: Task): Result {
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
      return { loss: learn(task) }
    case 'evaluate':
      return { evaluations: shards.map((shard) => shard.evaluate(numbers)) }
  }
}

port.on('message', (task: Task) => {
  let result: Result
  try {
    result = work(task)
  } catch (error) {
    result = { failed: messageOf(error) }
  }
  port.postMessage(result)
})
