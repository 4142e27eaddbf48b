import type { CatalogueEntry, Wish } from '@fairground/protocol'
import { store, stored } from '../lib/browser-storage.ts'
import { wishFor } from './pairing.ts'

/** The matchmaking settings of last time, stored on this device. */

const KEY = 'fairground.wish'
const USUAL: Omit<Wish, 'game' | 'seats'> = { pace: 'live', rated: true, botsAfter: 30 }
const USUAL_SEATS = 4

export function firstWish(games: readonly CatalogueEntry[], wanted: string | undefined): Wish {
  const last = kept()
  const entry = games.find(({ id }) => id === (wanted ?? last?.game)) ?? games[0]
  if (last !== undefined && last.game === entry.id) return last
  const { min, max } = entry.seats
  return { ...USUAL, game: entry.id, seats: [Math.max(min, Math.min(max, USUAL_SEATS))] }
}

export function keep(wish: Wish): void {
  store(KEY, wish)
}

function kept(): Wish | undefined {
  const wish = stored(KEY) as Wish | undefined // written by `keep`, perhaps by another release
  return typeof wish?.game === 'string' && Array.isArray(wish.seats) ? wish : undefined
}

/** The settings of last time, or else this game with its usual settings. */
export function wishAgain(games: readonly CatalogueEntry[], otherwise: string): Promise<void> {
  const last = kept()?.game
  const wish = firstWish(games, games.some(({ id }) => id === last) ? last : otherwise)
  return wishFor(wish)
}
