import type { Edition } from '@fairground/kernel'
import type { SharedEdition } from '@fairground/protocol'
import { get } from '../lib/api.ts'

interface Offered {
  readonly code: string
  readonly name: string
}

/** The editions that this server offers of a game. */
export async function offeredBy(game: string): Promise<readonly Offered[]> {
  try {
    return (await get<{ editions: readonly Offered[] }>(`/api/games/${game}/editions`)).editions
  } catch {
    // Without a server there is what this device has.
    return []
  }
}

export async function offeredEdition(code: string): Promise<Edition> {
  // The server has judged it, and whoever plays it does so once more.
  return (await get<SharedEdition>(`/api/editions/${code}`)).edition as unknown as Edition
}
