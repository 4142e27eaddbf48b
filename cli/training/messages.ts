import type { Shape } from '@fairground/bots'
import type { Evaluation } from './shard.ts'

/** What a training thread is started with. Shared between threads: the network's numbers, Adam's two means, each shard's gradient, the barrier. */
export interface ThreadData {
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
  readonly gradients: Float32Array<SharedArrayBuffer>
  readonly barrier: Int32Array<SharedArrayBuffer>
}

export interface PlayTask {
  readonly kind: 'play'
  readonly round: number
  readonly games: number
  readonly simulations: number
  /** One in so many games is held out: predicted, but not learned from. */
  readonly holdOut: number
  /** In a round of practice: the number of the pass. */
  readonly pass?: number
}

export type Task =
  | PlayTask
  | { readonly kind: 'learn'; readonly done: number; readonly steps: number; readonly first: number; readonly last: number }
  | { readonly kind: 'evaluate' }

export type Result =
  | { readonly positions: number; readonly scores: number }
  | { readonly loss: number }
  | { readonly evaluations: readonly Evaluation[] }
  | { readonly failed: string }

/** Every twelfth game is held out to test predictions. */
export const HELD_OUT = 12

/** Samples per shard and step. */
export const BATCH = 64
