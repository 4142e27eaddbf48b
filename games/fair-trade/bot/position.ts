import type { Seat } from '@fairground/kernel'

/** What is needed to evaluate a round. All of it is public, so states and views both have it. */
export interface Position {
  readonly round: number
  readonly farmer: Seat
  readonly current: number
  readonly purse: readonly number[]
  readonly markers: readonly number[]
  readonly debt: readonly number[]
  readonly blocked: readonly number[]
}
