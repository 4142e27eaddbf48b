import { canonical, type Edition } from '@fairground/kernel'
import type { KeptEdition } from './store.ts'

const MOST_VERSIONS = 20

/** A new custom edition, based on another. */
export function begun(game: string, edition: Edition, from: string, kind: KeptEdition['kind'], name: string): KeptEdition {
  const mark = newMark()
  const now = Date.now()
  return {
    id: `box-${mark}`,
    game,
    edition: { ...edition, id: `own-${mark}`, name },
    from,
    kind,
    version: 0,
    versions: [],
    walked: [],
    walking: 0,
    began: now,
    touched: now,
  }
}

export function newMark(): string {
  return [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A copy under another name, as a separate box. */
export function duplicate(kept: KeptEdition, name: string): KeptEdition {
  const copy = begun(kept.game, kept.edition, kept.from, kept.kind, name)
  return { ...copy, walked: kept.walked, walking: kept.walking }
}

/** Saves the current state as a version, unless it already is one. */
export function withVersion(kept: KeptEdition): KeptEdition {
  const last = kept.versions.at(-1)
  if (last !== undefined && canonical(last.edition) === canonical(kept.edition)) return kept
  const version = kept.version + 1
  const versions = [...kept.versions, { version, at: Date.now(), edition: kept.edition }].slice(-MOST_VERSIONS)
  return { ...kept, version, versions }
}

/** The account's state of an edition. */
export interface AccountEdition extends Pick<KeptEdition, 'version' | 'kind' | 'edition'> {}

/** Theirs replaces the local state, which stays among the versions. */
export function withTheirs(kept: KeptEdition, theirs: AccountEdition): KeptEdition {
  const own = kept.version === 0 && kept.edition === theirs.edition ? kept : withVersion(kept)
  const { version, kind, edition } = theirs
  return {
    ...own,
    kind,
    edition,
    version: Math.max(own.version, version),
    versions: withAccounts(own.versions, theirs),
    account: { version },
  }
}

/** The local state stays, as the version after theirs, which stays among the versions. */
export function withMine(kept: KeptEdition, theirs: AccountEdition): KeptEdition {
  const own = withVersion(kept)
  const version = Math.max(own.version, theirs.version) + 1
  const versions = withAccounts(own.versions, theirs)
  return {
    ...own,
    version,
    versions: [...versions, { version, at: Date.now(), edition: own.edition }].slice(-MOST_VERSIONS),
    account: { version: theirs.version },
  }
}

function withAccounts(versions: KeptEdition['versions'], { version, edition }: AccountEdition): KeptEdition['versions'] {
  return [...versions, { version, at: Date.now(), edition, account: true as const }].slice(-MOST_VERSIONS)
}

/** What another tab has written stays; this tab's state becomes the version after it. */
export function withOtherTab(kept: KeptEdition, theirs: KeptEdition): KeptEdition {
  if (canonical(kept.edition) === canonical(theirs.edition)) return theirs
  const version = theirs.version + 1
  return { ...theirs, version, versions: [...theirs.versions, { version, at: Date.now(), edition: kept.edition }].slice(-MOST_VERSIONS) }
}

/** Has it been changed since its last version? */
export function isChanged(kept: KeptEdition): boolean {
  const last = kept.versions.at(-1)
  return last === undefined || (last.edition !== kept.edition && canonical(last.edition) !== canonical(kept.edition))
}
