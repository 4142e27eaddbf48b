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

export type Task =
  | { readonly kind: 'play'; readonly round: number; readonly games: number; readonly ways: number }
  | { readonly kind: 'learn'; readonly done: number; readonly steps: number; readonly first: number; readonly last: number }
  | { readonly kind: 'judge' }

export type Done =
  | { readonly positions: number }
  | { readonly surprise: number }
  | { readonly judged: readonly Judged[] }
  | { readonly failed: string }

/** Samples that each shard adds up before the numbers change. */
export const BATCH = 64
