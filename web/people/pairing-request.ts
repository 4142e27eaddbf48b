import type { CatalogueEntry, PairingRequest } from '@fairground/protocol'
import { store, stored } from '../lib/browser-storage.ts'
import { requestPairing } from './pairing.ts'

/** The matchmaking settings of last time, stored on this device. */

const KEY = 'fairground.pairing-request'
const USUAL: Omit<PairingRequest, 'game' | 'seats'> = { pace: 'live', rated: true, botsAfter: 30 }
const USUAL_SEATS = 4

export function initialRequest(games: readonly CatalogueEntry[], wanted: string | undefined): PairingRequest {
  const last = kept()
  const entry = games.find(({ id }) => id === (wanted ?? last?.game)) ?? games[0]
  if (last !== undefined && last.game === entry.id) return last
  const { min, max } = entry.seats
  return { ...USUAL, game: entry.id, seats: [Math.max(min, Math.min(max, USUAL_SEATS))] }
}

export function keep(request: PairingRequest): void {
  store(KEY, request)
}

function kept(): PairingRequest | undefined {
  const request = stored(KEY) as PairingRequest | undefined // written by `keep`, perhaps by another release
  return typeof request?.game === 'string' && Array.isArray(request.seats) ? request : undefined
}

/** The settings of last time, or else this game with its usual settings. */
export function requestPairingAgain(games: readonly CatalogueEntry[], otherwise: string): Promise<void> {
  const last = kept()?.game
  const request = initialRequest(games, games.some(({ id }) => id === last) ? last : otherwise)
  return requestPairing(request)
}
