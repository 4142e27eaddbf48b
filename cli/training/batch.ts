import type { Shape } from '@fairground/bots'
import type { Judged } from './shard.ts'

/** What a thread of the training is opened with. Shared lists: the network's numbers, Adam's two means, each shard's slope, the barrier. */
export interface Bench {
  readonly game: string
  readonly options: unknown
  readonly shape: Shape
  readonly seed: string
  readonly thread: number
  readonly threads: number
  readonly shards: number
  readonly numbers: Float32Array<SharedArrayBuffer>
  readonly means: Float32Array<SharedArrayBuffer>
  readonly squares: Float32Array<SharedArrayBuffer>
  readonly slopes: Float32Array<SharedArrayBuffer>
  readonly barrier: Int32Array<SharedArrayBuffer>
}

export interface PlayTask {
  readonly kind: 'play'
  readonly round: number
  readonly games: number
  readonly ways: number
  /** Every so many games one is not learned from, but foretold. */
  readonly apart: number
  /** In a round of practice: how often it has been played and learned in it before. */
  readonly pass?: number
}

export type Task =
  | PlayTask
  | { readonly kind: 'learn'; readonly done: number; readonly steps: number; readonly first: number; readonly last: number }
  | { readonly kind: 'judge' }

export type Done =
  | { readonly positions: number; readonly scores: number }
  | { readonly surprise: number }
  | { readonly judged: readonly Judged[] }
  | { readonly failed: string }

/** Every twelfth game is kept apart to be foretold. */
export const APART = 12

/** Samples that each shard adds up before the numbers change. */
export const BATCH = 64
