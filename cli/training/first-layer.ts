import type { Parts } from '@fairground/bots'
import type { SampleView } from './samples.ts'

/** The first layer of a network that learns: its inputs are sparse, and each has a row of weights. */

/** Sets the sums of all columns. */
export function sumColumns(numbers: Float32Array, { first, bias }: Parts, view: SampleView, sums: Float64Array): void {
  const width = sums.length
  for (let i = 0; i < width; i++) sums[i] = numbers[bias + i]
  for (let at = view.from; at < view.to; at++) {
    const value = view.values[at]
    const row = first + view.rows[at] * width
    for (let i = 0; i < width; i++) sums[i] += value * numbers[row + i]
  }
}

/** Adds what the errors of all columns mean for their weights. */
export function addColumnErrors(errors: Float64Array, { first, bias }: Parts, view: SampleView, gradient: Float32Array): void {
  const width = errors.length
  for (let i = 0; i < width; i++) gradient[bias + i] += errors[i]
  for (let at = view.from; at < view.to; at++) {
    const value = view.values[at]
    const row = first + view.rows[at] * width
    for (let i = 0; i < width; i++) gradient[row + i] += value * errors[i]
  }
}
