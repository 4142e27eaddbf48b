/** A campaign as a file to download and load again. */
interface CampaignFile {
  readonly fairground: 'campaign'
  readonly game: string
  readonly record: unknown
}

export function saveCampaign(game: string, record: unknown): void {
  const file: CampaignFile = { fairground: 'campaign', game, record }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file, undefined, 2)], { type: 'application/json' }))
  link.download = `fairground-${game}-campaign.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

/** The record in a file; undefined for a file of another kind or game. */
export async function readCampaign(game: string, file: Blob): Promise<unknown> {
  try {
    const read: unknown = JSON.parse(await file.text())
    if (typeof read !== 'object' || read === null || !('record' in read) || !('game' in read)) return undefined
    return read.game === game ? read.record : undefined
  } catch {
    return undefined
  }
}
