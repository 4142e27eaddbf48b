import type { KeptEditionInfo, OwnEdition, SharedEdition } from '@fairground/protocol'
import { get, put, Refused, remove } from '../lib/api.ts'
import { known } from '../lib/me.ts'
import type { ReadFile } from './file.ts'
import { type AccountEdition, begun, withTheirs, withVersion } from './kept.ts'
import { readImport } from './read-import.ts'
import { type KeptEdition, keepEdition, keptEdition } from './store.ts'

/** Editions in the account: only playable versions are stored there. Drafts stay on the device. */

export function hasAccount(): boolean {
  return known()?.login !== undefined
}

/** The editions in the account; nothing without an account or a server. */
export async function accountEditions(): Promise<readonly KeptEditionInfo[]> {
  if (!hasAccount()) return []
  try {
    return (await get<{ editions: readonly KeptEditionInfo[] }>('/api/me/editions')).editions
  } catch {
    return []
  }
}

/** Another device has stored a version that this one does not know. Nothing was replaced. */
export class ChangedElsewhere extends Error {
  readonly theirs: AccountEdition

  constructor(theirs: AccountEdition) {
    super()
    this.theirs = theirs
  }
}

/** Uploads the latest version to the account; returns the edition to store here. */
export async function keepInAccount(kept: KeptEdition): Promise<KeptEdition> {
  const latest = withVersion(kept)
  const { id, game, kind, edition } = kept
  const hand = (after: number | undefined) =>
    put(`/api/me/editions/${id}`, { game, kind, version: latest.version, ...(after !== undefined && { after }), edition })
  try {
    await hand(kept.account?.version)
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'conflict') throw error
    const theirs = await inAccount(id)
    if (theirs !== undefined) throw new ChangedElsewhere(theirs)
    // It was removed from the account elsewhere: it is new there.
    await hand(undefined)
  }
  return { ...latest, account: { version: latest.version } }
}

async function inAccount(id: string): Promise<AccountEdition | undefined> {
  try {
    const { version, edition, kind } = await get<OwnEdition>(`/api/me/editions/${id}`)
    return { version, kind, edition: edition as unknown as KeptEdition['edition'] }
  } catch (error) {
    if (error instanceof Refused && error.code === 'not-found') return undefined
    throw error
  }
}

/** A code by which others can read it. */
export async function sharedCode(id: string): Promise<string> {
  return (await put<{ code: string }>(`/api/me/editions/${id}/shared`, { shared: true })).code
}

export const withdrawLink = (id: string) => put(`/api/me/editions/${id}/shared`, { shared: false })

export const offerToHouse = (id: string, offered: boolean) => put(`/api/host/editions/${id}`, { offered })

/** Removes it from the account, with its link and the server's offer. Devices keep their copies. */
export async function removeFromAccount(id: string): Promise<void> {
  await remove(`/api/me/editions/${id}`)
  const kept = await keptEdition(id)
  if (kept === undefined) return
  const { account: _, ...left } = kept
  await keepEdition(left)
}

/** Loads one from the account to this device, as the same box. The device's current state stays among its versions. */
export async function fetchFromAccount({ id, game }: KeptEditionInfo, from: string): Promise<KeptEdition> {
  const theirs = await inAccount(id)
  if (theirs === undefined) throw new Refused('not-found', '')
  const own = await keptEdition(id)
  const { edition, kind } = theirs
  const fetched = withTheirs(own ?? { ...begun(game, edition, from, kind, edition.name), id, edition }, theirs)
  await keepEdition(fetched)
  return fetched
}

/** An edition shared by a code, parsed like a file. */
export async function readShared(code: string): Promise<ReadFile> {
  const { game, edition } = await get<SharedEdition>(`/api/editions/${code}`)
  return readImport(JSON.stringify({ game, ...edition }))
}
