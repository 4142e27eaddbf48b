import type { Seat } from '@fairground/kernel'

/** What a round is judged by: all of it lies open, so states and views both have it. */
export interface Position {
  readonly round: number
  readonly farmer: Seat
  readonly current: number
  readonly purse: readonly number[]
  readonly markers: readonly number[]
  readonly debt: readonly number[]
  readonly blocked: readonly number[]
}
