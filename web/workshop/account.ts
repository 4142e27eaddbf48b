import type { KeptEditionInfo, SharedEdition } from '@fairground/protocol'
import { get, put } from '../lib/api.ts'
import { known } from '../lib/me.ts'
import { readBrought } from './bring.ts'
import type { ReadFile } from './file.ts'
import { withVersion } from './kept.ts'
import { type KeptEdition, keepEdition } from './store.ts'

/** Editions in one's account: what is kept there is a version that can be played. Drafts stay on the device. */

export function hasAccount(): boolean {
  return known()?.login !== undefined
}

/** What the account keeps; nothing without an account, or where no server is in reach. */
export async function accountEditions(): Promise<readonly KeptEditionInfo[]> {
  if (!hasAccount()) return []
  try {
    return (await get<{ editions: readonly KeptEditionInfo[] }>('/api/me/editions')).editions
  } catch {
    return []
  }
}

/** Hands the latest version over to the account; answers what is then kept here. */
export async function keepInAccount(kept: KeptEdition): Promise<KeptEdition> {
  const latest = withVersion(kept)
  await put(`/api/me/editions/${kept.id}`, { game: kept.game, version: latest.version, edition: kept.edition })
  return { ...latest, account: { ...kept.account, version: latest.version } }
}

/** A code by which others can read it. */
export async function sharedCode(kept: KeptEdition): Promise<string> {
  return (await put<{ code: string }>(`/api/me/editions/${kept.id}/shared`, { shared: true })).code
}

export const offerToHouse = (id: string, offered: boolean) => put(`/api/host/editions/${id}`, { offered })

/** Brings one from the account onto this device, as the same box. */
export async function fetchFromAccount({ id, game }: KeptEditionInfo, from: string): Promise<KeptEdition> {
  const { edition, version } = await get<SharedEdition>(`/api/me/editions/${id}`)
  const now = Date.now()
  const whole = edition as unknown as KeptEdition['edition']
  const kept: KeptEdition = {
    id,
    game,
    edition: whole,
    from,
    kind: 'box',
    version,
    versions: [{ version, at: now, edition: whole }],
    walked: [],
    walking: 0,
    began: now,
    touched: now,
    account: { version },
  }
  await keepEdition(kept)
  return kept
}

/** An edition that somebody shares by its code, read as a file is. */
export async function readShared(code: string): Promise<ReadFile> {
  const { game, edition } = await get<SharedEdition>(`/api/editions/${code}`)
  return readBrought(JSON.stringify({ game, ...edition }))
}
