import type { CatalogueEntry, MatchmakingRequest } from '@fairground/protocol'
import { store, stored } from '../lib/browser-storage.ts'
import { requestMatch } from './matchmaking.ts'

/** The matchmaking settings of last time, stored on this device. */

const KEY = 'fairground.matchmaking-request'
const USUAL: Omit<MatchmakingRequest, 'game' | 'seats'> = { pace: 'live', rated: true, botsAfter: 30 }
const USUAL_SEATS = 4

export function initialRequest(games: readonly CatalogueEntry[], wanted: string | undefined): MatchmakingRequest {
  const last = kept()
  const entry = games.find(({ id }) => id === (wanted ?? last?.game)) ?? games[0]
  if (last !== undefined && last.game === entry.id) return last
  const { min, max } = entry.seats
  return { ...USUAL, game: entry.id, seats: [Math.max(min, Math.min(max, USUAL_SEATS))] }
}

export function keep(request: MatchmakingRequest): void {
  store(KEY, request)
}

function kept(): MatchmakingRequest | undefined {
  const request = stored(KEY) as MatchmakingRequest | undefined // written by `keep`, perhaps by another release
  return typeof request?.game === 'string' && Array.isArray(request.seats) ? request : undefined
}

/** The settings of last time, or else this game with its usual settings. */
export function requestMatchAgain(games: readonly CatalogueEntry[], otherwise: string): Promise<void> {
  const last = kept()?.game
  const request = initialRequest(games, games.some(({ id }) => id === last) ? last : otherwise)
  return requestMatch(request)
}
