import { signal } from '@preact/signals'
import { store, stored } from '../lib/browser-storage.ts'

/** A campaign as this browser stores it: the game's own record, and the table of the current game. */
export interface KeptCampaign {
  readonly record: unknown
  readonly table?: string
}

const keyOf = (game: string): string => `fairground.campaign.${game}`

/** Incremented at each change, so that components that show a campaign update. */
const changes = signal(0)

export function campaignKept(game: string): KeptCampaign | undefined {
  void changes.value
  const kept = stored(keyOf(game))
  if (typeof kept !== 'object' || kept === null || !('record' in kept)) return undefined
  const { record } = kept
  return 'table' in kept && typeof kept.table === 'string' ? { record, table: kept.table } : { record }
}

export function keepCampaign(game: string, kept: KeptCampaign): void {
  store(keyOf(game), kept)
  changes.value++
}

/** The record of the campaign that a table belongs to, if this browser began it. */
export function campaignAt(game: string, table: string): unknown {
  const kept = campaignKept(game)
  return kept?.table === table ? kept.record : undefined
}
