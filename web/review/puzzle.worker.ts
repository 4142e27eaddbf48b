import { games } from '@fairground/games'
import type { SeenBy } from '@fairground/kernel'
import { type Estimate, lookAt, openEngine, type Question } from './engine.ts'

export interface TryRequest extends Question {
  readonly id: number
  /** The move that was tried, by its place among those offered. */
  readonly tried: number
}

export interface TryAnswer {
  readonly id: number
  /** The chance that the tried move leaves; missing when it could not be found out. */
  readonly worth?: Estimate
}

/** What a wrong try leaves: found out when somebody tries it. */
addEventListener('message', async ({ data }: MessageEvent<TryRequest>) => {
  const { id, game, options, seats, view, moves, tried } = data
  try {
    const engine = await openEngine(await games[game](), options, seats)
    const { choices } = lookAt(engine, view as SeenBy, moves, 'quick', tried)
    const worth = choices.find(({ index }) => index === tried)?.worth
    postMessage({ id, ...(worth && { worth }) } satisfies TryAnswer)
  } catch {
    postMessage({ id } satisfies TryAnswer)
  }
})
