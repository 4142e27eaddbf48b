import type { CardCount, Played } from './play.ts'

/** A number with its standard error. */
export interface Measured {
  readonly mean: number
  readonly error: number
}

export interface Spread extends Measured {
  /** The quantiles 10, 25, 50, 75 and 90 %. */
  readonly parts: readonly [number, number, number, number, number]
}

/** The results of many games. */
export interface Result {
  readonly games: number
  readonly unended: number
  readonly scores: Spread
  readonly lengths: Spread
  /** The share of games that each seat won, ties shared. */
  readonly seats: readonly Measured[]
  /** By card, for each game. */
  readonly cards: Readonly<Record<string, CardCount>>
}

export function resultOf(games: readonly Played[]): Result {
  const ended = games.filter((game) => game.ended)
  const seats = ended[0]?.places.length ?? 0
  return {
    games: games.length,
    unended: games.length - ended.length,
    scores: spreadOf(ended.flatMap((game) => game.scores)),
    lengths: spreadOf(ended.map((game) => game.decisions)),
    seats: Array.from({ length: seats }, (_, seat) => {
      const won = ended.map(({ places }) => (places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0))
      return measured(won)
    }),
    cards: summed(ended),
  }
}

function summed(games: readonly Played[]): Result['cards'] {
  const sums: Record<string, CardCount> = {}
  for (const { cards } of games)
    for (const [key, count] of Object.entries(cards)) {
      const { bought = 0, played = 0, seats = 0, winners = 0 } = sums[key] ?? {}
      sums[key] = {
        bought: bought + count.bought,
        played: played + count.played,
        seats: seats + count.seats,
        winners: winners + count.winners,
      }
    }
  return sums
}

export function measured(values: readonly number[]): Measured {
  const count = values.length
  if (count === 0) return { mean: 0, error: 0 }
  const mean = values.reduce((sum, value) => sum + value, 0) / count
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1)
  return { mean, error: Math.sqrt(variance / count) }
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return { ...measured(values), parts: [at(0.1), at(0.25), at(0.5), at(0.75), at(0.9)] }
}
