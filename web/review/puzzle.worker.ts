import { games } from '@fairground/games'
import type { SeenBy } from '@fairground/kernel'
import { type Estimate, lookAt, openEngine, type Question } from './engine.ts'

export interface TryRequest extends Question {
  readonly id: number
  /** The tried move, by its index among those offered. */
  readonly tried: number
}

export interface TryAnswer {
  readonly id: number
  /** The win chance after the tried move; missing if it could not be computed. */
  readonly worth?: Estimate
}

/** Evaluates a wrong try, when somebody makes it. */
addEventListener('message', async ({ data }: MessageEvent<TryRequest>) => {
  const { id, game, options, seats, view, moves, tried } = data
  try {
    const engine = await openEngine(await games[game](), options, seats, { withoutNetwork: true })
    const { choices } = lookAt(engine, view as SeenBy, moves, 'quick', tried)
    const worth = choices.find(({ index }) => index === tried)?.worth
    postMessage({ id, ...(worth && { worth }) } satisfies TryAnswer)
  } catch {
    postMessage({ id } satisfies TryAnswer)
  }
})
