import { signal } from '@preact/signals'

/** A campaign as this browser keeps it: the game's own record, and the table of the game that is being played. */
export interface KeptCampaign {
  readonly record: unknown
  readonly table?: string
}

const keyOf = (game: string): string => `fairground.campaign.${game}`

/** Raised at each change, so that whoever shows a campaign shows it anew. */
const changes = signal(0)

export function campaignKept(game: string): KeptCampaign | undefined {
  void changes.value
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('record' in kept)) return undefined
    const { record } = kept
    return 'table' in kept && typeof kept.table === 'string' ? { record, table: kept.table } : { record }
  } catch {
    return undefined
  }
}

export function keepCampaign(game: string, kept: KeptCampaign): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing still shows the campaign until the page is left.
  }
  changes.value++
}

/** The record of the campaign that a table belongs to, if this browser began it. */
export function campaignAt(game: string, table: string): unknown {
  const kept = campaignKept(game)
  return kept?.table === table ? kept.record : undefined
}
