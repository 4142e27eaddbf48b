import type { Edition } from '@fairground/kernel'
import type { SharedEdition } from '@fairground/protocol'
import { get } from '../lib/api.ts'

interface Offered {
  readonly code: string
  readonly name: string
}

/** The editions of a game that this server offers. */
export async function offeredBy(game: string): Promise<readonly Offered[]> {
  try {
    return (await get<{ editions: readonly Offered[] }>(`/api/games/${game}/editions`)).editions
  } catch {
    // Without a server, only this device's editions are available.
    return []
  }
}

export async function offeredEdition(code: string): Promise<Edition> {
  // The server has validated it, and does so again when it is played.
  return (await get<SharedEdition>(`/api/editions/${code}`)).edition as unknown as Edition
}
